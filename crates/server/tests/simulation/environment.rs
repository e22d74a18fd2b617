//! The clock and the entropy that the simulated servers are given.

use server::{
    store::Millis,
    testing::{Clock, Entropy, Environment, Faults},
};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
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

/// Panics in the middle of a move, now and then: the entry is stored, and the table does not know it yet.
pub struct Panics {
    rng: FaultRng,
    /// How many may still come.
    left: AtomicU64,
    number: AtomicU64,
}

impl Panics {
    /// At most `most` panics, so that no table is given up.
    pub fn new(rng: FaultRng, most: u64) -> Panics {
        Panics { rng, left: AtomicU64::new(most), number: AtomicU64::new(0) }
    }

    /// No more panics.
    pub fn stop(&self) {
        self.left.store(0, Ordering::Relaxed);
    }

    /// How many there were.
    pub fn number(&self) -> u64 {
        self.number.load(Ordering::Relaxed)
    }
}

impl Faults for Panics {
    fn appended(&self, table: &str) {
        if self.left.load(Ordering::Relaxed) > 0 && self.rng.one_in(40) {
            self.left.fetch_sub(1, Ordering::Relaxed);
            self.number.fetch_add(1, Ordering::Relaxed);
            // Without the panic hook: nobody needs to read of it.
            std::panic::resume_unwind(Box::new(format!("injected into {table}")));
        }
    }
}

/// An environment that depends on the seed of `rng` alone.
pub fn simulated(rng: &FaultRng, faults: Arc<Panics>) -> Environment {
    Environment { clock: Arc::new(SimulatedClock(Instant::now())), entropy: Arc::new(rng.clone()), faults }
}
