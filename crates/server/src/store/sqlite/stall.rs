//! Notices that the disk is slow: acknowledgements wait for it, and nothing should make it worse.

use std::{
    pin::pin,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use tokio::time::{Instant, timeout};

/// A commit that takes longer is reported. Disks that are well take a few milliseconds.
const SLOW_COMMIT: Duration = Duration::from_millis(250);

/// Whether a commit is taking long.
#[derive(Default)]
pub struct Stall(AtomicBool);

impl Stall {
    /// Awaits a commit, and reports it while it lasts if it takes long.
    pub async fn watch<T>(&self, commit: impl Future<Output = T>) -> T {
        let (begun, mut commit) = (Instant::now(), pin!(commit));
        if let Ok(done) = timeout(SLOW_COMMIT, commit.as_mut()).await {
            return done;
        }
        self.set(true);
        metrics::counter!("comptoir_commits_slow_total").increment(1);
        tracing::warn!(milliseconds = SLOW_COMMIT.as_millis(), "commit_slow");
        let done = commit.await;
        self.set(false);
        tracing::warn!(milliseconds = begun.elapsed().as_millis(), "commit_slow_done");
        done
    }

    /// Whether a commit is taking long now.
    pub fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, on: bool) {
        self.0.store(on, Ordering::Relaxed);
        metrics::gauge!("comptoir_commit_stalled").set(if on { 1.0 } else { 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_commit_that_takes_long_is_noticed_while_it_lasts() {
        let stall = Stall::default();
        assert_eq!(stall.watch(async { 1 }).await, 1);
        let slow = async {
            tokio::time::sleep(SLOW_COMMIT / 2).await;
            let before = stall.is_on();
            tokio::time::sleep(SLOW_COMMIT).await;
            (before, stall.is_on())
        };
        assert_eq!(stall.watch(slow).await, (false, true));
        assert!(!stall.is_on());
    }
}
