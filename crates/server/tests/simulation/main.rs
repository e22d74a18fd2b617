//! A deterministic simulation: several servers, their store and their bus on one thread, under a paused clock, with
//! every delay, loss and crash drawn from a seed. Tables, leases and heartbeats are the real ones. The same seed always
//! gives the same events.
//!
//! `COMPTOIR_FAULT_SEEDS` sets the number of seeds, `COMPTOIR_FAULT_FIRST` the first of them, `COMPTOIR_FAULT_SEED` runs
//! one seed and prints its events. A seed that fails is shrunk, and its story is written into `COMPTOIR_STORIES`.

mod batch;
mod bus;
mod checks;
mod cluster;
mod environment;
mod fault_rng;
mod hostile;
mod link;
mod player;
mod player_draw;
mod run;
mod shrink;
mod sign_out;
mod story;
mod trace;

use std::{env, fs, path::PathBuf, time::Duration};

use test_services::memory::Flaw;

use batch::Batch;
use run::simulate;
use shrink::Shrinker;
use story::Story;

/// The number of seeds in a normal test run.
const SEEDS: u64 = 60;
/// So many seeds at most until a planted flaw is found.
const SEEDS_A_FLAW: u64 = 400;

/// # Panics
/// If the variable is set and not a number: a test that ignored it would test something else.
fn number(variable: &str) -> Option<u64> {
    let value = env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not `{value}`")))
}

/// The stories of failures that were mended.
fn stories() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/simulation/stories")
}

#[test]
fn whatever_order_things_fail_in_nothing_is_lost() {
    if let Some(seed) = number("COMPTOIR_FAULT_SEED") {
        eprintln!("seed {seed}: {:?}", simulate(&Story::of(seed), None, true));
        return;
    }
    let first = number("COMPTOIR_FAULT_FIRST").unwrap_or(0);
    let seeds = number("COMPTOIR_FAULT_SEEDS").unwrap_or(SEEDS);
    Batch::new(first..first + seeds).run();
}

#[test]
fn the_same_seed_gives_the_same_events() {
    let passes = |seed| simulate(&Story::of(seed), None, false).expect("the seed passes");
    for seed in 0..5 {
        assert_eq!(passes(seed), passes(seed), "seed {seed}");
    }
    assert_ne!(passes(0).trace, passes(1).trace, "the trace depends on the seed");
}

/// What once failed, in as few faults as it took.
#[test]
fn what_was_mended_stays_mended() {
    let mut n = 0;
    for file in fs::read_dir(stories()).unwrap() {
        let path = file.unwrap().path();
        let story = Story::read(&fs::read_to_string(&path).unwrap());
        if let Err(failure) = simulate(&story, None, false) {
            panic!("{}: {}: {}", path.display(), failure.place, failure.message);
        }
        n += 1;
    }
    assert!(n > 0, "there are stories");
}

/// A store that breaks a promise on purpose is found out, and by few faults.
#[test]
fn a_planted_flaw_is_found_and_its_story_is_short() {
    for flaw in Flaw::ALL {
        let found =
            (0..SEEDS_A_FLAW).find_map(|seed| Some((seed, simulate(&Story::of(seed), Some(flaw), false).err()?)));
        let (seed, failure) = found.unwrap_or_else(|| panic!("{flaw:?} was not found by {SEEDS_A_FLAW} seeds"));
        if flaw != Flaw::ForgetsFencing {
            // What is lost does not let its game end, and ten minutes of waiting are long to simulate again and again.
            continue;
        }
        let all = (failure.met.len(), failure.messages);
        let limit = Duration::from_secs(number("COMPTOIR_SHRINK_SECONDS").unwrap_or(6));
        let (story, failure, runs) = Shrinker::new(Story::of(seed), failure, Some(flaw), limit).shrink();
        let now = (failure.met.len(), failure.messages);
        eprintln!("{flaw:?}: seed {seed}, {all:?} faults and messages, {now:?} after {runs} runs: {}", failure.message);
        assert!(now.0 < all.0 && now.1 <= all.1, "{flaw:?}: the story did not become shorter");
        let read = Story::read(&story.text(&failure.message, &failure.met));
        let again = simulate(&read, Some(flaw), false).expect_err("a story that is written and read fails as before");
        assert_eq!(again.place, failure.place, "{flaw:?}");
    }
}
