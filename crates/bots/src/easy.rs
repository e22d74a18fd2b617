use kernel::{Draw, Estimate, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Bot, guide::best_of};

/// One choice in so many is a slip: any legal action.
const SLIPS: u32 = 4;
/// How many actions come to its mind.
const TRIES: u8 = 3;

/// Takes the better of the few actions that come to its mind, and errs now and then.
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
        let tries = if self.0.below(SLIPS) == 0 { 1 } else { TRIES };
        best_of(&state, seat, tries, &mut self.0)
    }
}
