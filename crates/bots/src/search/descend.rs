//! One iteration: down the trees, on to the end of the playout, and back with what it brought.

use kernel::{Estimate, MAX_SEATS, Observer, Seat, Step, Turn};

use super::{
    Others, Search,
    tree::{NOWHERE, Place},
};
use crate::{
    chances::{Chances, chances, exp},
    guide::{best_of, promise_after, settle},
    playout,
};

/// How much of all priors is the same for every choice: what seems bad is tried too, sometimes.
const EVEN: f32 = 0.1;
/// How much worse than its neighbours a choice is believed to be before it was tried.
const UNTRIED: f32 = 0.05;
/// No more choices than this are waited for until things are calm.
const UNTIL_CALM: u16 = 64;

impl<G: Estimate> Search<G> {
    /// Imagines a state behind `view` and plays it; `first` is the choice of `seat` there, if it is given.
    pub(super) fn iterate(&mut self, seat: Seat, view: &G::View, first: Option<G::Action>) {
        let mut state = G::determinize(view, &mut self.rng);
        self.path.clear();
        self.descend(&mut state, seat, first);
        self.play_on(&mut state);
        let brought = chances(&state);
        self.back_up(&brought);
    }

    /// Follows the trees until one of them ends.
    fn descend(&mut self, state: &mut G, searcher: Seat, first: Option<G::Action>) {
        let mut places: [Place; MAX_SEATS] = std::array::from_fn(|index| index as Place);
        let (mut depth, mut first) = (0, first);
        loop {
            settle(state, &mut self.rng);
            let Turn::Seats(seats) = state.turn() else { return };
            // The searching seat chooses before the others of its time, so that what it has begun is
            // looked at even where the playout is short.
            let seat = if seats.contains(searcher) { searcher } else { seats.lowest().expect("somebody owes") };
            if let (Others::Guess(tries), true) = (self.settings.others, seat != searcher) {
                let action = best_of(state, seat, tries, &mut self.rng);
                state.apply(Step::Act(seat, action), &mut |_| ());
                continue;
            }
            let place = places[seat.index()];
            let is_root = place == seat.index() as Place;
            let deep = seat == searcher && depth == self.settings.depth;
            if place == NOWHERE || deep || (!is_root && self.tree.at(place).visits < 2) {
                return;
            }
            let (child, action) = match first.take() {
                Some(action) if seat == searcher => {
                    self.legal_after(place, seat, state);
                    (self.tree.find(place, NOWHERE, seat, action), action)
                }
                forced => {
                    first = forced;
                    match self.select(place, seat, state) {
                        Some(chosen) => chosen,
                        None => return,
                    }
                }
            };
            depth += u8::from(seat == searcher);
            self.advance(state, &mut places, seat, action, child);
        }
    }

    /// The choice that promises most, or of which least is known.
    fn select(&mut self, place: Place, seat: Seat, state: &G) -> Option<(Place, G::Action)> {
        self.legal_after(place, seat, state);
        let (mut worth, mut visits) = (0.0, 0);
        for &child in &self.legal {
            let node = self.tree.at_mut(child);
            node.seen += 1;
            worth += node.worth;
            visits += node.visits;
        }
        let untried = if visits > 0 { worth / visits as f32 - UNTRIED } else { 0.5 };
        let mut best = (f32::NEG_INFINITY, NOWHERE);
        for &child in &self.legal {
            let node = self.tree.at(child);
            let bonus = self.settings.explore * node.prior * (node.seen as f32).sqrt() / (1 + node.visits) as f32;
            let score = node.mean().unwrap_or(untried) + bonus;
            if score > best.0 {
                best = (score, child);
            }
        }
        // Without room for a single node there is nothing to choose from.
        (best.1 != NOWHERE).then(|| self.tree.at(best.1).action.map(|action| (best.1, action)))?
    }

    /// Finds the nodes of all legal choices, and makes those that there are not yet.
    fn legal_after(&mut self, place: Place, seat: Seat, state: &G) {
        let Search { tree, legal, weighed, rng, settings, .. } = self;
        legal.clear();
        if !tree.has_children(place) {
            weighed.clear();
            let mut most = f32::NEG_INFINITY;
            state.actions(seat, &mut |action| {
                let promise = promise_after(state, seat, action, rng);
                most = most.max(promise);
                weighed.push((action, promise));
            });
            let mut sum = 0.0;
            for (_, promise) in weighed.iter_mut() {
                *promise = exp((*promise - most) / settings.heat);
                sum += *promise;
            }
            let even = EVEN / weighed.len() as f32;
            let mut last = NOWHERE;
            for &(action, likely) in weighed.iter() {
                last = tree.add(place, last, seat, action, even + (1.0 - EVEN) * likely / sum);
                if last == NOWHERE {
                    return;
                }
                legal.push(last);
            }
            return;
        }
        let mut last = NOWHERE;
        state.actions(seat, &mut |action| {
            let mut child = tree.find(place, last, seat, action);
            if child == NOWHERE {
                // Another imagined state allows it; it is as likely as one of many.
                child = tree.add(place, last, seat, action, EVEN);
            }
            if child != NOWHERE {
                last = child;
                legal.push(child);
            }
        });
    }

    /// Makes the choice, and moves everybody on who sees it.
    fn advance(&mut self, state: &mut G, places: &mut [Place], seat: Seat, action: G::Action, child: Place) {
        let step = Step::Act(seat, action);
        self.tree.at_mut(places[seat.index()]).asked += 1;
        places[seat.index()] = child;
        if child != NOWHERE {
            self.path.push(child);
        }
        if self.settings.others == Others::Search {
            let witnesses = state.witnesses(step);
            for other in state.seats().without(seat).iter() {
                let place = places[other.index()];
                if place == NOWHERE || !witnesses.include(Observer::Seat(other)) {
                    continue;
                }
                let mut next = self.tree.find(place, NOWHERE, seat, action);
                if next == NOWHERE {
                    next = self.tree.add(place, NOWHERE, seat, action, 0.0);
                }
                places[other.index()] = next;
                if next != NOWHERE {
                    self.path.push(next);
                }
            }
        }
        state.apply(step, &mut |_| ());
    }

    /// Some guided choices more, until the judgement can be trusted.
    fn play_on(&mut self, state: &mut G) {
        if G::FEATURES.is_empty() {
            playout(state, &mut self.rng);
            return;
        }
        for n in 0..self.settings.playout.saturating_add(UNTIL_CALM) {
            settle(state, &mut self.rng);
            let Turn::Seats(seats) = state.turn() else { return };
            if n >= self.settings.playout && (!self.settings.calm || state.is_quiescent()) {
                return;
            }
            let seat = seats.lowest().expect("somebody owes a choice");
            let action = best_of(state, seat, self.settings.tries, &mut self.rng);
            state.apply(Step::Act(seat, action), &mut |_| ());
        }
        settle(state, &mut self.rng);
    }

    fn back_up(&mut self, brought: &Chances) {
        for &place in &self.path {
            let node = self.tree.at_mut(place);
            node.visits += 1;
            node.worth += brought[node.seat.index()];
        }
    }
}
