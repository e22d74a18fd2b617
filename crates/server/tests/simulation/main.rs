//! A deterministic simulation: several servers, their store and their bus on one thread, under a paused clock, with
//! every delay, loss and crash drawn from a seed. Tables, leases and heartbeats are the real ones. The same seed always
//! gives the same events.
//!
//! `COMPTOIR_FAULT_SEEDS` sets the number of seeds, `COMPTOIR_FAULT_SEED` runs one seed and prints its events.

mod bus;
mod checks;
mod cluster;
mod environment;
mod fault_rng;
mod hostile;
mod link;
mod player;
mod sign_out;
mod trace;

use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use checks::Counts;
use cluster::Cluster;
use fault_rng::FaultRng;
use trace::Trace;

/// The number of seeds in a normal test run.
const SEEDS: u64 = 60;

#[derive(Clone, Eq, PartialEq, Debug)]
struct Report {
    /// The hash of all events in order.
    trace: String,
    counts: Counts,
}

/// Plays all games of a seed, and compares what each client was sent with the logs.
fn simulate(seed: u64, verbose: bool) -> Report {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let trace = Trace::new(verbose);
        let cluster = Cluster::new(FaultRng::new(seed), trace.clone());
        let counts = cluster.run().await;
        Report { trace: trace.hash(), counts }
    })
}

/// Prints the seed of a failure before the panic goes on.
fn simulate_or_name(seed: u64) -> Report {
    catch_unwind(AssertUnwindSafe(|| simulate(seed, false))).unwrap_or_else(|panic| {
        eprintln!("seed {seed}: set COMPTOIR_FAULT_SEED={seed} to see its events");
        resume_unwind(panic)
    })
}

/// # Panics
/// If the variable is set and not a number: a test that ignored it would test something else.
fn number(variable: &str) -> Option<u64> {
    let value = env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not `{value}`")))
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
        workers.into_iter().for_each(|it| counts += it.join().expect("every seed passes"));
        counts
    });
    eprintln!("{seeds} seeds: {counts}; lost 0, duplicated 0, leaked 0");
    assert!(seeds < SEEDS || counts.is_eventful(), "{counts}: too few events to test anything");
}

#[test]
fn the_same_seed_gives_the_same_events() {
    for seed in 0..5 {
        let (once, again) = (simulate(seed, false), simulate(seed, false));
        assert_eq!(once, again, "seed {seed}");
    }
    assert_ne!(simulate(0, false).trace, simulate(1, false).trace, "the trace depends on the seed");
}
