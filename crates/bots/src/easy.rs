use kernel::{Candidates, Draw, Estimate, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Bot, policy::best_of};

/// One decision in this many is a blunder: a uniformly random action.
const BLUNDER_INTERVAL: u32 = 4;
/// Actions compared for every other decision.
const CANDIDATES: u8 = 3;

/// Takes the best of a few random actions, and blunders now and then.
#[derive(Clone, Debug)]
pub struct Easy(Pcg64Mcg);

impl Easy {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Self {
        Easy(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl<G: Estimate> Bot<G> for Easy {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        let state = G::determinize(view, &mut self.0);
        let candidates = if self.0.below(BLUNDER_INTERVAL) == 0 { 1 } else { CANDIDATES };
        best_of(&state, seat, Candidates::Sample(candidates), &mut self.0)
    }
}
