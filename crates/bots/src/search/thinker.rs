use kernel::{Estimate, Observer, Seat, Step, Turn};

use super::{Search, Settings, tree::Place};
use crate::Bot;

/// Chooses what a search found best, and keeps the tree from one step of a turn to the next.
pub struct Thinker<G: Estimate> {
    search: Search<G>,
    /// What it would see next if nothing happened that it cannot foresee: then the tree still holds.
    expected: Option<(Seat, G::View)>,
}

impl<G: Estimate> Thinker<G> {
    /// The same seed and iterations choose the same.
    pub fn new(settings: Settings, seed: u64) -> Self {
        Thinker { search: Search::new(settings, seed), expected: None }
    }

    /// Keeps what was found about the choice after `action`, if `seat` chooses again and sees just what it
    /// foresees.
    fn follow(&mut self, seat: Seat, view: &G::View, action: G::Action) {
        self.expected = None;
        let room_left = self.search.tree.len() < self.search.settings.nodes / 2;
        let mut state = G::determinize(view, &mut self.search.rng);
        state.apply(Step::Act(seat, action), &mut |_| ());
        if let Turn::Seats(seats) = state.turn()
            && seats.contains(seat)
            && room_left
        {
            let place = self.search.tree.find(seat.index() as Place, super::tree::NOWHERE, seat, action);
            if place != super::tree::NOWHERE {
                self.search.tree.descend(seat, place);
                self.expected = Some((seat, state.view(Observer::Seat(seat))));
            }
        }
    }
}

impl<G: Estimate> Bot<G> for Thinker<G> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        if self.expected.as_ref().is_none_or(|it| it.0 != seat || it.1 != *view) {
            self.search.clear();
        }
        self.expected = None;
        let (mut n, mut only) = (0, None);
        G::determinize(view, &mut self.search.rng).actions(seat, &mut |action| {
            n += 1;
            only = Some(action);
        });
        let only = only.expect("a seat whose turn it is has an action");
        if n == 1 {
            return only;
        }
        self.search.run(seat, view);
        let chosen = self.search.choices(seat).first().map_or(only, |it| it.action);
        self.follow(seat, view, chosen);
        chosen
    }

    fn thinks_ahead(&self) -> bool {
        self.expected.is_some()
    }
}
