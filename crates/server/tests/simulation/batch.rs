//! Many seeds on all processors: what they have reached, and what becomes of one that fails.

use std::{
    collections::BTreeMap,
    env, fs,
    ops::{AddAssign, Range},
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use server::testing::RareState;

use crate::{
    checks::Counts,
    run::{Failure, Report, simulate},
    shrink::Shrinker,
    story::Story,
};

/// With so many seeds every rare state must have been reached.
const SEEDS_FOR_ALL_STATES: u64 = 10_000;
/// States that even a few seeds must reach.
const USUAL_STATES: [RareState; 4] =
    [RareState::PanicInMidMove, RareState::HalfOpenStop, RareState::LeaseLostWhileFull, RareState::JoinedTwice];
/// With so many seeds every kind of event must have occurred.
const SEEDS_FOR_ALL_EVENTS: u64 = 60;
/// How long a story is shrunk.
const SHRINK_TIME: Duration = Duration::from_secs(120);
/// After so many seeds a line says how far it is.
const PROGRESS: u64 = 1_000;

/// What some seeds have shown.
#[derive(Default)]
struct Total {
    seeds: u64,
    counts: Counts,
    /// How many seeds have reached each state, and how often.
    reached: BTreeMap<RareState, (u64, u64)>,
}

impl AddAssign<Report> for Total {
    fn add_assign(&mut self, report: Report) {
        self.seeds += 1;
        self.counts += report.counts;
        for (state, times) in report.reached {
            let (seeds, all) = self.reached.entry(state).or_default();
            *seeds += 1;
            *all += times;
        }
    }
}

impl Total {
    fn print_states(&self) {
        for state in RareState::ALL {
            let (seeds, times) = self.reached.get(state).copied().unwrap_or_default();
            let thousand = seeds as f64 * 1000.0 / self.seeds.max(1) as f64;
            eprintln!("{thousand:7.1} of 1000 seeds, {times:7} times: {}", state.description());
        }
    }

    fn missing(&self) -> Vec<&'static str> {
        let needed = match self.seeds {
            SEEDS_FOR_ALL_STATES.. => RareState::ALL,
            SEEDS_FOR_ALL_EVENTS.. => &USUAL_STATES,
            _ => &[],
        };
        needed.iter().filter(|it| !self.reached.contains_key(it)).map(|it| it.description()).collect()
    }
}

pub struct Batch {
    seeds: Range<u64>,
    next: AtomicU64,
    total: Mutex<Total>,
    failed: Mutex<Option<(u64, Failure)>>,
    begun: Instant,
}

impl Batch {
    pub fn new(seeds: Range<u64>) -> Batch {
        let next = AtomicU64::new(seeds.start);
        Batch { seeds, next, total: Mutex::default(), failed: Mutex::default(), begun: Instant::now() }
    }

    /// Runs all seeds, or until one fails.
    ///
    /// # Panics
    /// If a seed fails, or too little has happened to test anything.
    pub fn run(self) {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|threads| {
            for _ in 0..processors {
                threads.spawn(|| self.work());
            }
        });
        if let Some((seed, failure)) = self.failed.into_inner().unwrap() {
            report_failure(seed, failure);
        }
        let total = self.total.into_inner().unwrap();
        let Total { seeds, counts, .. } = &total;
        let seconds = self.begun.elapsed().as_secs_f64();
        if *seeds >= PROGRESS {
            total.print_states();
        }
        let missing = total.missing();
        assert!(missing.is_empty(), "not reached by {seeds} seeds: {}", missing.join("; "));
        assert!(*seeds < SEEDS_FOR_ALL_EVENTS || counts.is_eventful(), "{counts}: too few events to test anything");
        eprintln!(
            "{seeds} seeds in {seconds:.0} s on {processors} processors: {counts}; lost 0, duplicated 0, leaked 0"
        );
    }

    fn work(&self) {
        loop {
            let seed = self.next.fetch_add(1, Ordering::Relaxed);
            if seed >= self.seeds.end || self.failed.lock().unwrap().is_some() {
                return;
            }
            match simulate(&Story::of(seed), None, false) {
                Ok(report) => {
                    let mut total = self.total.lock().unwrap();
                    *total += report;
                    if total.seeds.is_multiple_of(PROGRESS) {
                        eprintln!("{} seeds after {:.0} s", total.seeds, self.begun.elapsed().as_secs_f64());
                    }
                }
                Err(failure) => _ = self.failed.lock().unwrap().get_or_insert((seed, failure)),
            }
        }
    }
}

/// Shrinks a failure, writes its story down, and fails.
fn report_failure(seed: u64, failure: Failure) -> ! {
    eprintln!("seed {seed}, COMPTOIR_FAULT_SEED={seed} prints its events: {}", failure.message);
    let (faults, messages) = (failure.met.len(), failure.messages);
    let (story, failure, runs) = Shrinker::new(Story::of(seed), failure, None, SHRINK_TIME).shrink();
    let Failure { place, message, met, messages: fewer, .. } = &failure;
    let text = story.text(&format!("{place}\n{message}"), met);
    eprintln!(
        "shrunk by {runs} simulations from {faults} faults and {messages} messages to {} and {fewer}:\n{text}",
        met.len()
    );
    if let Some(folder) = env::var_os("COMPTOIR_STORIES") {
        let path = PathBuf::from(folder).join(format!("seed-{seed}.story"));
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        eprintln!("written to {}: commit it with the change that mends it", path.display());
    }
    panic!("seed {seed}: {place}: {message}");
}
