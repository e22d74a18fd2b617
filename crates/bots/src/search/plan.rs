//! The game's own plan in place of a search.

use kernel::{Estimate, Seat, Step, Turn};

use super::{
    Search,
    tree::{NO_NODE, NodeId},
};

impl<G: Estimate> Search<G> {
    /// Lets the game plan the turn of `seat`, and puts what every choice promises into the tree, as if visited as often as
    /// the settings ask for. Says whether the game has a plan.
    pub(super) fn plan(&mut self, seat: Seat, view: &G::View) -> bool {
        let Search { tree, leaves, senseless, settings, rng, .. } = self;
        let state = G::determinize(view, rng);
        let (root, visits) = (seat.index() as NodeId, settings.iterations);
        tree.clear();
        let mut last = NO_NODE;
        let is_planned =
            state.plan(seat, &mut |after| leaves.win_probabilities(after, seat)[seat.index()], &mut |action, value| {
                if senseless.is_of(seat) && senseless.contains(action) {
                    return;
                }
                let mut node = tree.find(root, NO_NODE, seat, action);
                if node == NO_NODE {
                    node = tree.add(root, last, seat, action, 0.0);
                    last = if node == NO_NODE { last } else { node };
                }
                if node != NO_NODE {
                    let it = tree.at_mut(node);
                    (it.visits, it.total_value) = (visits, it.total_value.max(value * visits as f32));
                }
            });
        let n = tree.children(root).count() as u32;
        tree.at_mut(root).child_visits = n * visits;
        is_planned
    }

    /// Adds a choice that a plan has left out, with what the turn promises after it. Says whether it could: the turn must
    /// go on.
    pub(super) fn plan_after(&mut self, seat: Seat, view: &G::View, action: G::Action) -> bool {
        let Search { tree, leaves, settings, rng, .. } = self;
        let mut state = G::determinize(view, rng);
        state.apply(Step::Act(seat, action), &mut |_| ());
        if !matches!(state.turn(), Turn::Seats(seats) if seats.contains(seat)) {
            return false;
        }
        let mut best = f32::NEG_INFINITY;
        let judge = &mut |after: &G| leaves.win_probabilities(after, seat)[seat.index()];
        state.plan(seat, judge, &mut |_, value| best = best.max(value));
        let node = tree.add(seat.index() as NodeId, NO_NODE, seat, action, 0.0);
        if best == f32::NEG_INFINITY || node == NO_NODE {
            return false;
        }
        let (it, visits) = (tree.at_mut(node), settings.iterations);
        (it.visits, it.total_value) = (visits, best * visits as f32);
        true
    }
}
