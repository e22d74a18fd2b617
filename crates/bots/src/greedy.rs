use kernel::{Estimate, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{
    Bot,
    guide::{lead_after_playout, promise_after, settle},
};

/// How many states behind the view are asked.
const N_STATES: usize = 12;

/// Chooses the action after which it stands best at once.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Pcg64Mcg,
    by: By,
}

/// By what a position is judged.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum By {
    /// A person's judgement: the game's own estimate, in points.
    Estimate,
    /// The weights fitted to played games.
    Weights,
}

impl Greedy {
    /// The same seed chooses the same.
    pub fn new(by: By, seed: u64) -> Self {
        Greedy { rng: Pcg64Mcg::seed_from_u64(seed), by }
    }

    /// What the judgement is once `action` and the chance that follows have happened.
    fn worth<G: Estimate>(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        if self.by == By::Weights {
            return promise_after(state, seat, action, &mut self.rng);
        }
        let mut then = state.clone();
        then.apply(Step::Act(seat, action), &mut |_| ());
        settle(&mut then, &mut self.rng);
        then.estimate(seat).unwrap_or_else(|| lead_after_playout(&mut then, seat, &mut self.rng))
    }
}

impl<G: Estimate> Bot<G> for Greedy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let states: [G; N_STATES] = std::array::from_fn(|_| G::determinize(view, &mut self.rng));
        let mut best = None;
        states[0].actions(seat, &mut |action| {
            let worth = states.iter().map(|state| self.worth(state, seat, action)).sum::<f32>();
            // The first of equals stays: the order of actions is fixed, so the choice is too.
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, action));
            }
        });
        best.expect("a seat whose turn it is has an action").1
    }
}
