//! Many jobs on several threads, with results in order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::sync_channel,
    },
    thread,
};

/// How many finished jobs a thread may be ahead of the one that is waited for.
const AHEAD: usize = 16;

/// Does `jobs` jobs on `threads` threads and gives their results to `take` in the order of their
/// numbers, so that nothing depends on the number of threads. The first error ends it all.
pub fn in_order<T: Send, E: Send>(
    jobs: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (send, receive) = sync_channel(AHEAD * threads);
        for _ in 0..threads {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    // Whoever takes the results may have had enough.
                    if n >= jobs || send.send((n, work(n))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (n, done) in receive {
            early.insert(n, done);
            while let Some(done) = early.remove(&due) {
                take(due, done?)?;
                due += 1;
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
            assert_eq!(in_order::<_, ()>(100, threads, |n| Ok(n * n), take), Ok(()));
            assert_eq!(taken, (0..100).map(|n| (n, n * n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_first_error_ends_it() {
        let work = |n| if n == 5 { Err("five") } else { Ok(n) };
        let mut taken = Vec::new();
        let take = |n, _| {
            taken.push(n);
            Ok(())
        };
        assert_eq!(in_order(1000, 4, work, take), Err("five"));
        assert_eq!(taken, [0, 1, 2, 3, 4]);
    }
}
