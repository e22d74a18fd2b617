use kernel::{Estimate, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Bot, Judge,
    policy::{lead_after_playout, logit_after, resolve_chance},
    sense::Senseless,
};

/// Determinizations over which the value of an action is summed.
const N_STATES: usize = 12;

/// Chooses the action with the best value after one step of lookahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Pcg64Mcg,
    evaluation: Evaluation,
    judge: Judge,
    sense: bool,
}

/// The function that evaluates a position.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Evaluation {
    /// The game's hand-written estimate, in points ([`Estimate::estimate`]), or the lead after a random playout where
    /// the game has none.
    Estimate,
    /// The weights fitted to played games ([`Estimate::logit`]), or the net of the bot.
    Logit,
}

impl Greedy {
    /// The same seed chooses the same.
    pub fn new(evaluation: Evaluation, seed: u64) -> Self {
        Greedy { rng: Pcg64Mcg::seed_from_u64(seed), evaluation, judge: Judge::WEIGHTS, sense: true }
    }

    /// By the estimate, and without leaving out what cannot serve anything.
    pub fn senseless(seed: u64) -> Self {
        Greedy { sense: false, ..Greedy::new(Evaluation::Estimate, seed) }
    }

    /// Goes by this judge.
    pub fn by(judge: Judge, seed: u64) -> Self {
        Greedy { rng: Pcg64Mcg::seed_from_u64(seed), evaluation: Evaluation::Logit, judge, sense: true }
    }

    /// The value for `seat` after `action` and the chance that follows it.
    fn value<G: Estimate>(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        if self.evaluation == Evaluation::Logit {
            return logit_after(&self.judge, state, seat, action, &mut self.rng);
        }
        let mut next = state.clone();
        next.apply(Step::Act(seat, action), &mut |_| ());
        resolve_chance(&mut next, &mut self.rng);
        next.estimate(seat).unwrap_or_else(|| lead_after_playout(&mut next, seat, &mut self.rng))
    }
}

impl<G: Estimate> Bot<G> for Greedy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let states: [G; N_STATES] = std::array::from_fn(|_| G::determinize(view, &mut self.rng));
        let senseless = if self.sense { Senseless::of(&states[0], seat) } else { Senseless::default() };
        let mut best = None;
        states[0].actions(seat, &mut |action| {
            if senseless.contains(action) {
                return;
            }
            let value = states.iter().map(|state| self.value(state, seat, action)).sum::<f32>();
            // The first of equal actions stays: the order of actions is fixed, so the choice is too.
            if best.is_none_or(|(highest, _)| highest < value) {
                best = Some((value, action));
            }
        });
        best.expect("a seat whose turn it is has a legal action").1
    }
}
