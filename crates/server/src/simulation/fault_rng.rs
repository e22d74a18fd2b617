//! What a simulation puts in place of the clock and the entropy of the system, and what it remembers.

use std::{
    cell::RefCell,
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use data_encoding::HEXLOWER;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::store::Millis;

/// When every simulation begins.
const DAWN: Millis = 1_800_000_000_000;

thread_local! {
    static SIMULATED: RefCell<Option<(Instant, FaultRng)>> = const { RefCell::new(None) };
}

/// The time of day in a simulation.
pub fn now() -> Option<Millis> {
    SIMULATED.with_borrow(|it| it.as_ref().map(|(begun, _)| DAWN + begun.elapsed().as_millis() as Millis))
}

/// The entropy of a simulation; whether there is one.
pub fn fill(bytes: &mut [u8]) -> bool {
    SIMULATED.with_borrow(|it| it.as_ref().map(|(_, rng)| rng.0.lock().expect("no panic").fill_bytes(bytes)).is_some())
}

/// The simulation of this thread, until it is dropped.
pub struct Simulated;

pub fn begin(rng: &FaultRng) -> Simulated {
    SIMULATED.set(Some((Instant::now(), rng.clone())));
    Simulated
}

impl Drop for Simulated {
    fn drop(&mut self) {
        SIMULATED.set(None);
    }
}

/// Everything that is left to chance; all draw from the same source.
#[derive(Clone)]
pub struct FaultRng(Arc<Mutex<Pcg64Mcg>>);

impl FaultRng {
    pub fn new(seed: u64) -> FaultRng {
        FaultRng(Arc::new(Mutex::new(Pcg64Mcg::seed_from_u64(seed))))
    }

    pub fn below(&self, end: u64) -> u64 {
        self.0.lock().expect("no panic").next_u64() % end.max(1)
    }

    /// Once in so many times.
    pub fn once_in(&self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub fn pick<'a, T>(&self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// Milliseconds.
    pub fn between(&self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.below(most - least + 1))
    }
}

/// Everything that happened, as a hash, and aloud if somebody listens.
#[derive(Clone)]
pub struct Trace {
    hash: Arc<Mutex<Sha256>>,
    begun: Instant,
    aloud: bool,
}

impl Trace {
    pub fn new(aloud: bool) -> Trace {
        Trace { hash: Arc::default(), begun: Instant::now(), aloud }
    }

    pub fn note(&self, what: fmt::Arguments<'_>) {
        let line = format!("{} {what}\n", self.begun.elapsed().as_millis());
        self.hash.lock().expect("no panic").update(&line);
        if self.aloud {
            eprint!("{line}");
        }
    }

    pub fn hash(&self) -> String {
        HEXLOWER.encode(&self.hash.lock().expect("no panic").clone().finalize())
    }
}
