use kernel::{Estimate, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Bot;

/// How many states behind the view are asked.
const N_STATES: usize = 12;

/// Chooses the action after which it stands best at once, by the game's own estimate.
#[derive(Clone, Debug)]
pub struct Greedy(Pcg64Mcg);

impl Greedy {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Self {
        Greedy(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl<G: Estimate> Bot<G> for Greedy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let states: [G; N_STATES] = std::array::from_fn(|_| G::determinize(view, &mut self.0));
        let mut best = None;
        states[0].actions(seat, &mut |action| {
            let worth = states.iter().map(|state| self.worth(state.clone(), seat, action)).sum::<f32>();
            // The first of equals stays: the order of actions is fixed, so the choice is too.
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, action));
            }
        });
        best.expect("a seat whose turn it is has an action").1
    }
}

impl Greedy {
    /// What the estimate says once `action` and the chance that follows have happened.
    fn worth<G: Estimate>(&mut self, mut state: G, seat: Seat, action: G::Action) -> f32 {
        state.apply(Step::Act(seat, action), &mut |_| ());
        while state.turn() == Turn::Chance {
            let outcome = state.sample(&mut self.0);
            state.apply(Step::Chance(outcome), &mut |_| ());
        }
        state.estimate(seat)
    }
}
