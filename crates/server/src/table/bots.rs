//! Bots search on a bounded number of threads, each for a bounded time.

use std::{any::Any, sync::Arc, time::Duration};

use catalog::{Advice, AnyBot, AnyGame};
use kernel::Seat;
use tokio::sync::Semaphore;

/// The number of choices in a hint.
const HINT_CHOICES: usize = 5;

/// The threads on which bots search. Cheap to clone.
#[derive(Clone)]
pub struct BotPool {
    permits: Arc<Semaphore>,
    deadline: Duration,
}

impl BotPool {
    /// A pool for at most `threads` searches at once, each given up after `deadline`.
    pub fn new(threads: usize, deadline: Duration) -> BotPool {
        BotPool { permits: Arc::new(Semaphore::new(threads.max(1))), deadline }
    }

    /// The action that `bot` chooses from `view`, and the bot itself if it has planned further actions. `None` if it
    /// exceeds the deadline or panics.
    pub async fn choose(
        &self,
        mut bot: Box<dyn AnyBot>,
        seat: Seat,
        view: Box<dyn Any + Send>,
    ) -> Option<(String, Option<Box<dyn AnyBot>>)> {
        let chosen = move || {
            let action = bot.choose(seat, &*view);
            (action, bot.thinks_ahead().then_some(bot))
        };
        self.run(chosen).await
    }

    /// How a hard bot rates the choices of `seat` from `view`, the best first. Empty if it exceeds the deadline or
    /// panics.
    pub async fn advise(
        &self,
        game: &'static dyn AnyGame,
        seat: Seat,
        view: Box<dyn Any + Send>,
        seed: u64,
    ) -> Vec<Advice> {
        self.run(move || game.advice(seat, &*view, seed, HINT_CHOICES)).await.unwrap_or_default()
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        #[cfg(test)]
        if crate::simulation::now().is_some() {
            // Threads would finish in any order.
            return Some(work());
        }
        let permit = self.permits.clone().acquire_owned().await.ok()?;
        let search = tokio::task::spawn_blocking(move || {
            // Held until the thread is free, even if the caller has given up.
            let _permit = permit;
            work()
        });
        match tokio::time::timeout(self.deadline, search).await {
            Ok(Ok(result)) => Some(result),
            Ok(Err(_)) | Err(_) => {
                metrics::counter!("comptoir_bot_failures_total").increment(1);
                None
            }
        }
    }
}
