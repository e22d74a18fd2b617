//! The clock and the entropy that the simulated servers are given.

use server::{
    store::{Millis, PushJob},
    testing::{Clock, Entropy, Faults, RareState, reach},
};
use std::{
    collections::BTreeSet,
    sync::{
        Mutex,
        atomic::{AtomicI64, Ordering},
    },
};
use tokio::time::Instant;

use crate::fault_rng::FaultRng;

/// The time of day at which every simulation begins.
const START: Millis = 1_800_000_000_000;

/// How far the clock of a machine may be wrong, in milliseconds: a second, an hour, a year.
const WRONG_BY: [Millis; 3] = [1_000, 3_600_000, 365 * 86_400_000];
/// How much faster or slower a clock may go, in millionths.
const MOST_DRIFT: Millis = 5_000;

/// The clock of the store, which follows the paused clock of the runtime.
pub struct TrueClock(Instant);

impl TrueClock {
    pub fn new() -> TrueClock {
        TrueClock(Instant::now())
    }
}

impl Clock for TrueClock {
    fn now(&self) -> Millis {
        START + self.0.elapsed().as_millis() as Millis
    }
}

/// The clock of a machine, which is wrong, goes wrong, and jumps.
pub struct MachineClock {
    begun: Instant,
    wrong_by: AtomicI64,
    /// By how many millionths it goes too fast.
    drift: Millis,
}

impl MachineClock {
    pub fn new(n: usize, rng: &FaultRng) -> MachineClock {
        let decision = rng.stream(&format!("clock-{n}")).decision();
        let drift = decision.draws.below(2 * MOST_DRIFT as u64 + 1) as Millis - MOST_DRIFT;
        let wrong_by = error(&decision.draws);
        let is_wrong =
            decision.one_in(2, format_args!("the clock of {n} is wrong by {wrong_by} ms, and by {drift} ppm"));
        let (wrong_by, drift) = if is_wrong { (wrong_by, drift) } else { (0, 0) };
        MachineClock { begun: Instant::now(), wrong_by: wrong_by.into(), drift }
    }

    /// Somebody sets the clock. Returns by how much.
    pub fn jump(&self, rng: &FaultRng) -> Millis {
        let by = error(rng);
        self.wrong_by.fetch_add(by, Ordering::Relaxed);
        by
    }
}

impl Clock for MachineClock {
    fn now(&self) -> Millis {
        let elapsed = self.begun.elapsed().as_millis() as Millis;
        START + elapsed + elapsed * self.drift / 1_000_000 + self.wrong_by.load(Ordering::Relaxed)
    }
}

fn error(rng: &FaultRng) -> Millis {
    let most = *rng.pick(&WRONG_BY);
    rng.below(2 * most as u64 + 1) as Millis - most
}

impl Entropy for FaultRng {
    fn fill(&self, bytes: &mut [u8]) {
        self.fill_bytes(bytes);
    }
}

/// Where the servers of a simulation are made to fail, and what takes their notifications.
pub struct SimulatedFaults {
    rng: FaultRng,
    /// How many panics may still come.
    panics: AtomicI64,
    /// The notifications that were sent, each by its browser, table and time.
    pushed: Mutex<BTreeSet<(String, String, Millis)>>,
}

impl SimulatedFaults {
    /// At most two panics, so that no table is given up.
    pub fn new(rng: &FaultRng) -> SimulatedFaults {
        let rng = rng.stream("faults-of-tables");
        let panics = AtomicI64::new(rng.below(3) as i64);
        SimulatedFaults { rng, panics, pushed: Mutex::default() }
    }

    /// No more panics.
    pub fn stop(&self) {
        self.panics.store(0, Ordering::Relaxed);
    }
}

impl Faults for SimulatedFaults {
    fn appended(&self, table: &str) {
        let decision = self.rng.decision();
        if self.panics.load(Ordering::Relaxed) > 0
            && decision.one_in(40, format_args!("{table} panics after an entry is stored"))
        {
            self.panics.fetch_sub(1, Ordering::Relaxed);
            reach(RareState::PanicInMidMove);
            // Without the panic hook: nobody needs to read of it.
            std::panic::resume_unwind(Box::new(format!("injected into {table}")));
        }
    }

    fn push(&self, job: &PushJob) -> Option<bool> {
        let decision = self.rng.decision();
        if decision.one_in(8, format_args!("the push service refuses a notification of {}", job.table)) {
            return Some(false);
        }
        let key = (job.subscription.id.clone(), job.table.clone(), job.at);
        if !self.pushed.lock().unwrap().insert(key) {
            reach(RareState::PushSentTwice);
        }
        Some(true)
    }
}
