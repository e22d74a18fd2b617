use kernel::{Estimate, Observer, SearchSettings, Seat, Step, Turn};

use super::{
    Search,
    tree::{NO_NODE, NodeId},
};
use crate::{Bot, Judge};

/// Plays the most visited action of a search, and reuses the subtree for the next step of the same turn.
pub struct SearchBot<G: Estimate> {
    search: Search<G>,
    /// The next choice for which the kept subtree is valid: the seat and the view it will have if nothing unforeseen
    /// happens.
    expected: Option<(Seat, G::View)>,
    value: Option<f32>,
}

impl<G: Estimate> SearchBot<G> {
    /// The same seed and iterations choose the same.
    pub fn new(settings: SearchSettings, seed: u64) -> Self {
        SearchBot::with_judge(settings, &Judge::WEIGHTS, seed)
    }

    /// The same with a judge, which is asked for what [`SearchSettings::net`] says.
    pub fn with_judge(settings: SearchSettings, judge: &Judge, seed: u64) -> Self {
        SearchBot { search: Search::with_judge(settings, judge, seed), expected: None, value: None }
    }

    /// The probability of winning with the action chosen last, if it was searched for.
    pub fn value(&self) -> Option<f32> {
        self.value
    }

    /// Makes the subtree below `action` the tree, if `seat` chooses again at once and half of the nodes are free.
    fn keep_subtree(&mut self, seat: Seat, view: &G::View, action: G::Action) {
        self.expected = None;
        let has_room = !self.search.settings.plan && self.search.tree.len() < self.search.settings.max_nodes / 2;
        let mut state = G::determinize(view, &mut self.search.rng);
        state.apply(Step::Act(seat, action), &mut |_| ());
        if let Turn::Seats(seats) = state.turn()
            && seats.contains(seat)
            && has_room
        {
            let child = self.search.tree.find(seat.index() as NodeId, NO_NODE, seat, action);
            if child != NO_NODE {
                self.search.tree.reroot(seat, child);
                self.expected = Some((seat, state.view(Observer::Seat(seat))));
            }
        }
    }
}

impl<G: Estimate> Bot<G> for SearchBot<G> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        if self.expected.as_ref().is_none_or(|it| it.0 != seat || it.1 != *view) {
            self.search.clear();
        }
        (self.expected, self.value) = (None, None);
        let (mut n, mut last) = (0, None);
        G::determinize(view, &mut self.search.rng).actions(seat, &mut |action| {
            n += 1;
            last = Some(action);
        });
        let last = last.expect("a seat whose turn it is has a legal action");
        if n == 1 {
            return last;
        }
        self.search.run(seat, view);
        let best = self.search.actions(seat).first().copied();
        self.value = best.map(|it| it.value);
        let chosen = best.map_or(last, |it| it.action);
        self.keep_subtree(seat, view, chosen);
        chosen
    }

    fn has_reusable_tree(&self) -> bool {
        self.expected.is_some()
    }
}
