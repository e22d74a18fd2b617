//! The policy of playouts and of modelled opponents: one step of lookahead, evaluated by the game's fitted weights
//! or by its estimate.

use kernel::{Candidates, Estimate, Game, Seat, Step, Turn};
use rand_core::Rng;

use crate::{Judge, playout};

/// Samples outcomes until a seat owes a choice or the game is over.
pub(crate) fn resolve_chance<G: Game>(state: &mut G, rng: &mut impl Rng) {
    while state.turn() == Turn::Chance {
        let outcome = state.sample(rng);
        state.apply(Step::Chance(outcome), &mut |_| ());
    }
}

/// The logit of `seat` after `action` and the chance that follows it.
pub(crate) fn logit_after<G: Estimate>(
    judge: &Judge,
    state: &G,
    seat: Seat,
    action: G::Action,
    rng: &mut impl Rng,
) -> f32 {
    let mut next = state.clone();
    next.apply(Step::Act(seat, action), &mut |_| ());
    resolve_chance(&mut next, rng);
    judge.logit(&next, seat)
}

/// The points by which `seat` leads the best of the others after a random playout: the evaluation of a game that has no
/// [`Estimate::estimate`].
pub(crate) fn lead_after_playout<G: Game>(state: &mut G, seat: Seat, rng: &mut impl Rng) -> f32 {
    playout(state, rng);
    let best_other = state.scored().without(seat).iter().map(|other| state.points(other)).max();
    (state.points(seat) - best_other.unwrap_or(0)) as f32
}

/// The action of `seat` with the highest logit among `candidates`.
pub(crate) fn best_of<G: Estimate>(
    judge: &Judge,
    state: &G,
    seat: Seat,
    candidates: Candidates,
    rng: &mut impl Rng,
) -> G::Action {
    let mut best = state.pick(seat, rng);
    if matches!(candidates, Candidates::Sample(0 | 1)) {
        return best;
    }
    let mut highest = logit_after(judge, state, seat, best, rng);
    let mut compare = |action, rng: &mut _| {
        if action != best {
            let logit = logit_after(judge, state, seat, action, rng);
            if logit > highest {
                (highest, best) = (logit, action);
            }
        }
    };
    match candidates {
        Candidates::All => state.actions(seat, &mut |action| compare(action, rng)),
        Candidates::Sample(n) => (1..n).for_each(|_| compare(state.pick(seat, rng), rng)),
    }
    best
}
