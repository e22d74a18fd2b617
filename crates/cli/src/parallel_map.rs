//! A parallel map whose results come in order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::sync_channel,
    },
    thread,
};

/// Finished results that each thread may buffer while an earlier one is still computed.
const BUFFERED: usize = 16;

/// Computes `work(n)` for all `n` below `jobs` on `threads` threads, and passes the results to `take` in the order of
/// `n`, so that nothing depends on the number of threads. Stops at the first error.
pub fn parallel_map<T: Send, E: Send>(
    jobs: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (send, receive) = sync_channel(BUFFERED * threads);
        for _ in 0..threads {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    // The receiver is gone after an error.
                    if n >= jobs || send.send((n, work(n))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let (mut waiting, mut next) = (BTreeMap::new(), 0);
        for (n, done) in receive {
            waiting.insert(n, done);
            while let Some(done) = waiting.remove(&next) {
                take(next, done?)?;
                next += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        for threads in [1, 3, 8] {
            let mut taken = Vec::new();
            let take = |n, it| {
                taken.push((n, it));
                Ok(())
            };
            assert_eq!(parallel_map::<_, ()>(100, threads, |n| Ok(n * n), take), Ok(()));
            assert_eq!(taken, (0..100).map(|n| (n, n * n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_first_error_stops_it() {
        let work = |n| if n == 5 { Err("five") } else { Ok(n) };
        let mut taken = Vec::new();
        let take = |n, _| {
            taken.push(n);
            Ok(())
        };
        assert_eq!(parallel_map(1000, 4, work, take), Err("five"));
        assert_eq!(taken, [0, 1, 2, 3, 4]);
    }
}
