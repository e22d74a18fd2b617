use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The random numbers that decide all delays, faults and choices. Clones share one stream.
#[derive(Clone)]
pub struct FaultRng(Arc<Mutex<Pcg64Mcg>>);

impl FaultRng {
    pub fn new(seed: u64) -> FaultRng {
        FaultRng(Arc::new(Mutex::new(Pcg64Mcg::seed_from_u64(seed))))
    }

    pub fn fill_bytes(&self, bytes: &mut [u8]) {
        self.0.lock().unwrap().fill_bytes(bytes);
    }

    /// A number less than `end`.
    pub fn below(&self, end: u64) -> u64 {
        self.0.lock().unwrap().next_u64() % end.max(1)
    }

    /// True with probability `1 / n`.
    pub fn one_in(&self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a, T>(&self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// A duration between two numbers of milliseconds, both included.
    pub fn between(&self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.below(most - least + 1))
    }
}
