//! The game's own plan in place of a search.

use kernel::{Estimate, Seat};

use super::{
    Search,
    tree::{NO_NODE, NodeId},
};

impl<G: Estimate> Search<G> {
    /// Lets the game plan the turn of `seat`, and puts what every choice promises into the tree, as visited as often as
    /// the settings ask for. Says whether the game has a plan.
    pub(super) fn plan(&mut self, seat: Seat, view: &G::View) -> bool {
        let Search { tree, leaves, senseless, settings, rng, .. } = self;
        let state = G::determinize(view, rng);
        let root = seat.index() as NodeId;
        tree.clear();
        let (mut last, mut n) = (NO_NODE, 0);
        let is_planned =
            state.plan(seat, &mut |after| leaves.win_probabilities(after, seat)[seat.index()], &mut |action, value| {
                if senseless.contains(action) {
                    return;
                }
                let found = tree.find(root, NO_NODE, seat, action);
                let node = if found == NO_NODE { tree.add(root, last, seat, action, 0.0) } else { found };
                if node == NO_NODE {
                    return;
                }
                last = if found == NO_NODE { node } else { last };
                let (it, visits) = (tree.at_mut(node), settings.iterations);
                (it.visits, it.total_value) = (visits, it.total_value.max(value * visits as f32));
                n += visits;
            });
        tree.at_mut(root).child_visits = n;
        is_planned
    }
}
