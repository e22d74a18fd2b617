use std::{
    fmt,
    sync::{Arc, Mutex},
};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

/// A hash of all events in order, which are also printed if `verbose`. Clones share one hash.
#[derive(Clone)]
pub struct Trace {
    hash: Arc<Mutex<Sha256>>,
    begun: Instant,
    verbose: bool,
}

impl Trace {
    pub fn new(verbose: bool) -> Trace {
        Trace { hash: Arc::default(), begun: Instant::now(), verbose }
    }

    pub fn event(&self, what: fmt::Arguments<'_>) {
        let line = format!("{} {what}\n", self.begun.elapsed().as_millis());
        self.hash.lock().unwrap().update(&line);
        if self.verbose {
            eprint!("{line}");
        }
    }

    pub fn hash(&self) -> String {
        HEXLOWER.encode(&self.hash.lock().unwrap().clone().finalize())
    }
}
