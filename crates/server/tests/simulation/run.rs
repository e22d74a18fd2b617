//! One simulation from its beginning to its end, whether it passes or fails.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind},
    sync::{Once, atomic::Ordering},
    time::Duration,
};

use server::testing::{RareState, take_reached};
use test_services::memory::Flaw;

use crate::{
    checks::Counts,
    cluster::Cluster,
    fault_rng::FaultRng,
    story::{Met, Plan, Story},
    trace::Trace,
};

/// What a simulation that passes has shown.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Report {
    /// The hash of all events in order.
    pub trace: String,
    pub counts: Counts,
    pub reached: BTreeMap<RareState, u64>,
}

/// How a simulation failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Where the first assertion failed. Two failures at one place are taken for the same.
    pub place: String,
    pub message: String,
    /// The faults until then.
    pub met: Vec<Met>,
    /// The messages of clients until then.
    pub messages: u64,
    /// When it failed.
    pub after: Duration,
}

thread_local! {
    /// The first panic of the simulation on this thread, by its place and message; `None` outside of simulations.
    static PANIC: RefCell<Option<Vec<(String, String)>>> = const { RefCell::new(None) };
}

/// Plays all games of a story, and compares what each client was sent with the logs.
pub fn simulate(story: &Story, flaw: Option<Flaw>, verbose: bool) -> Result<Report, Failure> {
    note_panics();
    PANIC.set(Some(Vec::new()));
    take_reached();
    let mut kept = None;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let run = async {
        let (trace, plan) = (Trace::new(verbose), Plan::new(story));
        let cluster = Cluster::new(FaultRng::new(story.seed, plan.clone()), trace.clone(), story.until);
        cluster.store.inspect(|data| data.flaw = flaw);
        kept = Some((trace, plan, cluster.clone()));
        cluster.run().await
    };
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(run)));
    let (trace, plan, cluster) = kept.expect("a simulation begins");
    let messages = cluster.messages.load(Ordering::Relaxed);
    drop(runtime);
    // A task of a server that panicked has not stopped the simulation; a fault of the program it is all the same.
    let panics = PANIC.take().unwrap_or_default();
    match (outcome, panics.into_iter().next()) {
        (Ok(counts), None) => Ok(Report { trace: trace.hash(), counts, reached: take_reached() }),
        (_, first) => {
            let (place, message) = first.unwrap_or_default();
            Err(Failure { place, message, met: plan.met(), messages, after: trace.last() })
        }
    }
}

/// Panics of simulations are noted instead of printed: a failure is shrunk by failing again and again.
fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            let place = info.location().map_or_else(String::new, |it| format!("{}:{}", it.file(), it.line()));
            let message = info.payload_as_str().unwrap_or("a panic without a text").to_owned();
            let noted = PANIC.with_borrow_mut(|it| it.as_mut().map(|it| it.push((place, message))));
            if noted.is_none() {
                usual(info);
            }
        }));
    });
}
