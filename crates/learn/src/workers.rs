use std::process;

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads of a batch besides the one that calls. They are kept from step to step: starting one takes longer than
/// stepping a hundred games.
pub struct Workers {
    number: usize,
    /// `None` before they are needed.
    pool: Option<Pool>,
}

struct Pool {
    threads: ThreadPool,
    /// The process that has started them.
    process: u32,
}

impl Workers {
    /// So many threads, which are started when they are needed.
    pub fn new(number: usize) -> Workers {
        Workers { number, pool: None }
    }

    /// The threads, started if there are none in this process.
    pub fn threads(&mut self) -> &ThreadPool {
        let process = process::id();
        // A fork has the pool of its parent and none of its threads. To drop the pool could wait for a lock that one of them
        // held at that moment, so it is forgotten.
        if let Some(parents) = self.pool.take_if(|it| it.process != process) {
            std::mem::forget(parents);
        }
        let start = || {
            let threads = ThreadPoolBuilder::new().num_threads(self.number).build();
            Pool { threads: threads.expect("the system starts a thread"), process }
        };
        &self.pool.get_or_insert_with(start).threads
    }
}
