//! Fault injection while clients play: servers are killed, suspended and given wrong clocks, PostgreSQL and NATS crash,
//! connections are cut, slow or silent. Afterwards every acknowledged move is in the log once and in order, every client
//! was sent the one game that is in the log, and all games have ended.
//!
//! `COMPTOIR_CHAOS_SECONDS` sets how long things go wrong, `COMPTOIR_CHAOS_SEED` what goes wrong when. With
//! `COMPTOIR_CHAOS_OLDER`, the program of another release, servers begin with that one and are rolled forward and back.

// A run prints its result, whether it has passed or not.
#![allow(clippy::print_stdout)]

mod client;
mod counts;
mod fault_rng;
mod faults;
mod harness;
mod hostile;
mod node;
mod player;
mod tables;

use std::{env, time::Duration};

use counts::Counts;
use fault_rng::FaultRng;
use faults::Faults;
use harness::Harness;

const SECONDS: u64 = 20;
/// Tables that are played at the same time.
const TABLES: u64 = 6;
/// Games that run when the last fault is healed end within this.
const COMPLETION_TIMEOUT: Duration = Duration::from_secs(300);

fn number(variable: &str) -> Option<u64> {
    let value = env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable} must be a number, not `{value}`")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_whatever_fails() {
    let seconds = number("COMPTOIR_CHAOS_SECONDS").unwrap_or(SECONDS);
    let seed = number("COMPTOIR_CHAOS_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("seed {seed}, {seconds} s");
    let harness = Harness::open(env::var_os("COMPTOIR_CHAOS_OLDER").map(Into::into)).await;
    let counts = Counts::default();
    let until = tokio::time::Instant::now() + Duration::from_secs(seconds);
    let mut faults = Faults::new(&harness, FaultRng::new(seed));
    let play = async {
        let tables =
            (0..TABLES).map(|n| tables::play_on(&harness, n, FaultRng::new(seed ^ (n + 1) << 32), until, &counts));
        let all = futures_util::future::join_all(tables);
        tokio::time::timeout_at(until + COMPLETION_TIMEOUT, all).await.expect("all games end");
    };
    tokio::join!(faults.happen_until(until), play);
    harness.check_by_command().await;
    println!("{}", faults.summary());
    println!("{}", counts.summary());
    println!("{}", counts.verdict());
    assert_eq!(counts.verdict(), "lost 0, duplicated 0, leaked 0");
    assert!(faults.count() > 0, "no fault was injected: the test tests nothing");
    assert!(counts.acknowledged() > 0 && counts.frames() > 0, "no move or frame was compared: the test tests nothing");
}
