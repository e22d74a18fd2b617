//! The clock and the entropy that the simulated servers are given.

use server::{
    store::Millis,
    testing::{Clock, Entropy, Environment},
};
use std::sync::Arc;
use tokio::time::Instant;

use crate::fault_rng::FaultRng;

/// The time of day at which every simulation begins.
const START: Millis = 1_800_000_000_000;

/// Follows the paused clock of the runtime.
struct SimulatedClock(Instant);

impl Clock for SimulatedClock {
    fn now(&self) -> Millis {
        START + self.0.elapsed().as_millis() as Millis
    }
}

impl Entropy for FaultRng {
    fn fill(&self, bytes: &mut [u8]) {
        self.fill_bytes(bytes);
    }
}

/// An environment that depends on the seed of `rng` alone.
pub fn simulated(rng: &FaultRng) -> Environment {
    Environment { clock: Arc::new(SimulatedClock(Instant::now())), entropy: Arc::new(rng.clone()) }
}
