//! Passwords are hashed slowly and with much memory on purpose, so few are hashed at once.

use std::{sync::Arc, time::Duration};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Refusal;

/// Simultaneous hashes, of 19 MiB each.
const CONCURRENCY: usize = 4;
/// Requests that may wait for their turn.
const MAX_WAITING: usize = 64;
/// How long a request waits for its turn.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The turns to hash a password.
pub struct Hashing {
    running: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Hashing {
    /// All turns are free.
    pub fn new() -> Hashing {
        Hashing { running: Arc::new(Semaphore::new(CONCURRENCY)), waiting: Semaphore::new(MAX_WAITING) }
    }

    /// Waits for a turn, which the thread that hashes keeps until it is done.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if too many wait, or it takes too long.
    pub async fn turn(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let _place = self.waiting.try_acquire().map_err(|_| Refusal::Rate)?;
        let turn = tokio::time::timeout(TIMEOUT, self.running.clone().acquire_owned()).await;
        turn.map_err(|_| Refusal::Rate)?.map_err(|_| Refusal::Unavailable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn few_hash_and_few_wait() {
        let hashing = Arc::new(Hashing::new());
        let turns: Vec<_> = futures_util::future::join_all((0..CONCURRENCY).map(|_| hashing.turn())).await;
        assert!(turns.iter().all(Result::is_ok));
        let waiting: Vec<_> = (0..MAX_WAITING + 1)
            .map(|_| {
                let hashing = hashing.clone();
                tokio::spawn(async move { hashing.turn().await.map(drop) })
            })
            .collect();
        tokio::task::yield_now().await;
        drop(turns);
        let mut refused = 0;
        for turn in waiting {
            refused += usize::from(turn.await.unwrap().is_err());
        }
        assert_eq!(refused, 1, "one more than may wait");
    }
}
