//! The random numbers of a simulation: one stream for each thing that draws, so that a fault which is left out changes
//! nothing but what follows from it.

use std::{
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sha2::{Digest, Sha256};

use crate::story::{FaultId, Plan};

/// A stream of random numbers. Clones share it.
#[derive(Clone)]
pub struct FaultRng {
    seed: u64,
    name: Arc<str>,
    state: Arc<Mutex<State>>,
    plan: Plan,
}

struct State {
    rng: Pcg64Mcg,
    decisions: u32,
}

impl FaultRng {
    pub fn new(seed: u64, plan: Plan) -> FaultRng {
        FaultRng::named(seed, Arc::from("root"), plan)
    }

    fn named(seed: u64, name: Arc<str>, plan: Plan) -> FaultRng {
        let hash: [u8; 32] = Sha256::digest(format!("{seed} {name}")).into();
        let [first, ..] = hash.as_chunks().0 else { unreachable!("a hash has 32 bytes") };
        let state = State { rng: Pcg64Mcg::seed_from_u64(u64::from_le_bytes(*first)), decisions: 0 };
        FaultRng { seed, name, state: Arc::new(Mutex::new(state)), plan }
    }

    /// The stream of this name, from its beginning.
    pub fn stream(&self, name: &str) -> FaultRng {
        FaultRng::named(self.seed, Arc::from(name), self.plan.clone())
    }

    /// The next decision of this stream. What it draws does not move the stream on.
    pub fn decision(&self) -> Decision {
        let mut state = self.state.lock().unwrap();
        let n = state.decisions;
        state.decisions += 1;
        let rng = Pcg64Mcg::seed_from_u64(state.rng.next_u64());
        let state = Arc::new(Mutex::new(State { rng, decisions: 0 }));
        let draws = FaultRng { seed: self.seed, name: self.name.clone(), state, plan: self.plan.clone() };
        Decision { n, draws }
    }

    pub fn fill_bytes(&self, bytes: &mut [u8]) {
        self.state.lock().unwrap().rng.fill_bytes(bytes);
    }

    /// A number less than `end`.
    pub fn below(&self, end: u64) -> u64 {
        self.state.lock().unwrap().rng.next_u64() % end.max(1)
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

/// One draw that may turn out to be a fault.
pub struct Decision {
    n: u32,
    pub draws: FaultRng,
}

impl Decision {
    /// Whether the fault that was drawn happens. A story may leave it out.
    pub fn happens(&self, what: fmt::Arguments<'_>) -> bool {
        self.draws.plan.happens(FaultId { stream: self.draws.name.clone(), n: self.n }, what)
    }

    /// Whether a fault is drawn, with probability `1 / n`, and happens.
    pub fn one_in(&self, n: u64, what: fmt::Arguments<'_>) -> bool {
        self.draws.one_in(n) && self.happens(what)
    }
}
