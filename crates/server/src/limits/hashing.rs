//! Passwords are hashed slowly and with much memory on purpose, so few are hashed at once.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use argon2::Block;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::Refusal;

/// Simultaneous hashes, of 19 MiB each.
const CONCURRENCY: usize = 4;
/// Requests that may wait for their turn.
const MAX_WAITING: usize = 64;
/// How long a request waits for its turn.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The turns to hash a password, and the memory for them.
///
/// The memory is kept and used again: the system's allocator keeps what it is given back by the thread that had it, and
/// a crowd that signs in is spread over dozens of threads.
pub struct Hashing {
    running: Arc<Semaphore>,
    waiting: Semaphore,
    memory: Arc<Mutex<Vec<Vec<Block>>>>,
}

/// A turn to hash a password, which the thread that hashes keeps until it is done.
pub struct Turn {
    blocks: Vec<Block>,
    memory: Arc<Mutex<Vec<Vec<Block>>>>,
    // Given back after the memory, so that no more of it is made than there are turns.
    _permit: OwnedSemaphorePermit,
}

impl Turn {
    /// So much memory, with whatever is in it.
    pub fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.blocks.len() < count {
            self.blocks.resize(count, Block::new());
        }
        &mut self.blocks[..count]
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let blocks = std::mem::take(&mut self.blocks);
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).push(blocks);
    }
}

impl Hashing {
    /// All turns are free.
    pub fn new() -> Hashing {
        Hashing {
            running: Arc::new(Semaphore::new(CONCURRENCY)),
            waiting: Semaphore::new(MAX_WAITING),
            memory: Arc::default(),
        }
    }

    /// Waits for a turn.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if too many wait, or it takes too long.
    pub async fn turn(&self) -> Result<Turn, Refusal> {
        let _place = self.waiting.try_acquire().map_err(|_| Refusal::Rate)?;
        let turn = tokio::time::timeout(TIMEOUT, self.running.clone().acquire_owned()).await;
        let permit = turn.map_err(|_| Refusal::Rate)?.map_err(|_| Refusal::Unavailable)?;
        let blocks = self.memory.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
        Ok(Turn { blocks, memory: self.memory.clone(), _permit: permit })
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

    #[tokio::test]
    async fn memory_is_used_again() {
        let hashing = Hashing::new();
        let mut turn = hashing.turn().await.unwrap();
        let first = turn.blocks(8).as_ptr();
        drop(turn);
        for _ in 0..CONCURRENCY + 1 {
            assert_eq!(hashing.turn().await.unwrap().blocks(8).as_ptr(), first);
        }
        assert_eq!(hashing.memory.lock().unwrap().len(), 1, "as much as was ever used at once");
    }
}
