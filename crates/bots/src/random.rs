use kernel::{Game, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Bot;

/// Chooses a legal action uniformly at random.
#[derive(Clone, Debug)]
pub struct Random(Pcg64Mcg);

impl Random {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Self {
        Random(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        // A seat's legal actions follow from its view, so every determinization has the same.
        G::determinize(view, &mut self.0).pick(seat, &mut self.0)
    }
}
