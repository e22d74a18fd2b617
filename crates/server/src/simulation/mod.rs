//! Several servers, their store and their bus in one thread, under a clock that moves only when everybody waits,
//! with every delay, loss and death drawn from a seed. The tables, the leases and the company of servers are the
//! real ones; what a seed has found, it finds again.
//!
//! `COMPTOIR_FAULT_SEEDS` says how many seeds are tried, `COMPTOIR_FAULT_SEED` tries one and prints what happens.

mod bus;
mod checks;
mod cluster;
mod fault_rng;
mod link;
mod player;

use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use checks::Counts;
use cluster::Cluster;
use fault_rng::{FaultRng, Trace};
pub use fault_rng::{fill, now};

/// Tried in every run of the tests.
const SEEDS: u64 = 60;

/// What came of a seed.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Outcome {
    /// Of everything that happened, in order.
    hash: String,
    counts: Counts,
}

/// Plays all games of a seed, and holds what everybody saw against the logs.
fn simulate(seed: u64, aloud: bool) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without sockets needs nothing");
    runtime.block_on(async {
        let (rng, trace) = (FaultRng::new(seed), Trace::new(aloud));
        let _end = fault_rng::begin(&rng);
        let cluster = Cluster::found(rng, trace.clone());
        let counts = cluster.live_through().await;
        Outcome { hash: trace.hash(), counts }
    })
}

/// Says which seed it was before it goes on failing.
fn simulate_or_name(seed: u64) -> Outcome {
    catch_unwind(AssertUnwindSafe(|| simulate(seed, false))).unwrap_or_else(|why| {
        eprintln!("seed {seed}: look with COMPTOIR_FAULT_SEED={seed}");
        resume_unwind(why)
    })
}

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok().and_then(|it| it.parse().ok())
}

#[test]
fn whatever_order_things_fail_in_nothing_is_lost() {
    if let Some(seed) = number("COMPTOIR_FAULT_SEED") {
        eprintln!("seed {seed}: {:?}", simulate(seed, true));
        return;
    }
    let seeds = number("COMPTOIR_FAULT_SEEDS").unwrap_or(SEEDS);
    let next = AtomicU64::new(0);
    let work = || {
        let mut counts = Counts::default();
        loop {
            match next.fetch_add(1, Ordering::Relaxed) {
                seed if seed < seeds => counts += simulate_or_name(seed).counts,
                _ => return counts,
            }
        }
    };
    let counts = thread::scope(|threads| {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..processors).map(|_| threads.spawn(work)).collect();
        let mut counts = Counts::default();
        workers.into_iter().for_each(|it| counts += it.join().expect("a seed has failed"));
        counts
    });
    eprintln!("{seeds} seeds: {counts}; lost 0, duplicated 0, leaked 0");
    assert!(seeds < SEEDS || counts.is_eventful(), "{counts}: the test tests nothing");
}

#[test]
fn the_same_seed_is_the_same_story() {
    for seed in 0..5 {
        let (once, again) = (simulate(seed, false), simulate(seed, false));
        assert_eq!(once, again, "seed {seed}");
    }
}
