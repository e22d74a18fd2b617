use std::{
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

/// A hash of all events in order, which are also printed if `verbose`. Clones share one hash.
#[derive(Clone)]
pub struct Trace {
    state: Arc<Mutex<State>>,
    begun: Instant,
    verbose: bool,
}

#[derive(Default)]
struct State {
    hash: Sha256,
    /// When the last event was, since the beginning.
    last: Duration,
    /// The line being written, kept for its memory.
    line: String,
}

impl Trace {
    pub fn new(verbose: bool) -> Trace {
        Trace { state: Arc::default(), begun: Instant::now(), verbose }
    }

    pub fn event(&self, what: fmt::Arguments<'_>) {
        let mut state = self.state.lock().unwrap();
        let State { hash, last, line } = &mut *state;
        *last = self.begun.elapsed();
        line.clear();
        // Writing into a text cannot fail.
        let _ = fmt::write(line, format_args!("{} {what}\n", last.as_millis()));
        hash.update(&*line);
        if self.verbose {
            eprint!("{line}");
        }
    }

    /// When the last event was, since the beginning.
    pub fn last(&self) -> Duration {
        self.state.lock().unwrap().last
    }

    pub fn hash(&self) -> String {
        HEXLOWER.encode(&self.state.lock().unwrap().hash.clone().finalize())
    }
}
