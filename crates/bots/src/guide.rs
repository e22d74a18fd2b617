//! Judgements at first sight, which lead search and playouts.

use kernel::{Estimate, Game, Seat, Step, Turn};
use rand_core::Rng;

use crate::playout;

/// Lets nature do what it owes.
pub(crate) fn settle<G: Game>(state: &mut G, rng: &mut impl Rng) {
    while state.turn() == Turn::Chance {
        let outcome = state.sample(rng);
        state.apply(Step::Chance(outcome), &mut |_| ());
    }
}

/// What `seat` is promised once `action` and the chance that follows have happened.
pub(crate) fn promise_after<G: Estimate>(state: &G, seat: Seat, action: G::Action, rng: &mut impl Rng) -> f32 {
    let mut then = state.clone();
    then.apply(Step::Act(seat, action), &mut |_| ());
    settle(&mut then, rng);
    promise(&then, seat)
}

/// What `seat` is promised; a game that is won or lost weighs more than any promise.
fn promise<G: Estimate>(state: &G, seat: Seat) -> f32 {
    const RESULT: f32 = 20.0;
    match state.turn() {
        Turn::Over if state.winners().contains(seat) => RESULT,
        Turn::Over => -RESULT,
        Turn::Seats(_) | Turn::Chance => state.logit(seat),
    }
}

/// By how many points `seat` leads the best of the others once the game is played out at random: what judges a
/// position of a game that has no [`Estimate::estimate`]. Games are won by leads, not by points alone.
pub(crate) fn lead_after_playout<G: Game>(state: &mut G, seat: Seat, rng: &mut impl Rng) -> f32 {
    playout(state, rng);
    let best_other = state.scored().without(seat).iter().map(|other| state.points(other)).max();
    (state.points(seat) - best_other.unwrap_or(0)) as f32
}

/// As a number of tries: every action is weighed.
pub const EVERY: u8 = u8::MAX;

/// The most promising of `tries` actions of `seat` that come to mind.
pub(crate) fn best_of<G: Estimate>(state: &G, seat: Seat, tries: u8, rng: &mut impl Rng) -> G::Action {
    let mut best = state.pick(seat, rng);
    if tries > 1 {
        let mut most = promise_after(state, seat, best, rng);
        let mut weigh = |action, rng: &mut _| {
            if action != best {
                let promise = promise_after(state, seat, action, rng);
                if promise > most {
                    (most, best) = (promise, action);
                }
            }
        };
        if tries == EVERY {
            state.actions(seat, &mut |action| weigh(action, rng));
        } else {
            (1..tries).for_each(|_| weigh(state.pick(seat, rng), rng));
        }
    }
    best
}
