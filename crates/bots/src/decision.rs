use kernel::{Estimate, Observer, Seat, Step, Turn};

use crate::Search;

/// No decision takes more actions.
const MAX_ACTIONS: usize = 16;

/// Whether the decision of `seat` goes on after `action`: nothing was shown to anybody, and `seat` still has to choose.
/// `after` is the state after the action, `state` the one before it.
pub(crate) fn goes_on<G: Estimate>(state: &G, after: &G, seat: Seat, action: G::Action) -> bool {
    state.shows_nothing(seat, action) && matches!(after.turn(), Turn::Seats(seats) if seats.contains(seat))
}

/// The whole decision that begins with `first`, as `search` would go on.
///
/// A decision takes several actions where nothing is shown on the way, such as the cards of a bid. So it tells nothing
/// that the view of `seat` does not.
pub fn complete_decision<G: Estimate>(
    mut state: G,
    seat: Seat,
    first: G::Action,
    search: &mut Search<G>,
) -> Vec<G::Action> {
    let mut actions = vec![first];
    while actions.len() < MAX_ACTIONS {
        let last = actions[actions.len() - 1];
        let before = state.clone();
        state.apply(Step::Act(seat, last), &mut |_| ());
        if !goes_on(&before, &state, seat, last) {
            break;
        }
        search.clear();
        search.run(seat, &state.view(Observer::Seat(seat)));
        let Some(best) = search.actions(seat).first().map(|it| it.action) else { break };
        actions.push(best);
    }
    actions
}
