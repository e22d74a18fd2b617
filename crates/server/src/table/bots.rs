//! Bots search on a bounded number of threads, each for a bounded time.

use std::{any::Any, sync::Arc, time::Duration};

use catalog::{AnyBot, AnyGame, Proposal};
use kernel::Seat;
use tokio::sync::Semaphore;

/// The number of choices in a hint.
const HINT_CHOICES: usize = 5;

/// The threads on which bots search. Cheap to clone.
#[derive(Clone)]
pub struct BotPool(Executor);

#[derive(Clone)]
enum Executor {
    Threads { permits: Arc<Semaphore>, deadline: Duration },
    Inline,
}

impl BotPool {
    /// A pool for at most `threads` searches at once, each given up after `deadline`.
    pub fn new(threads: usize, deadline: Duration) -> BotPool {
        BotPool(Executor::Threads { permits: Arc::new(Semaphore::new(threads.max(1))), deadline })
    }

    /// A pool that searches on the calling task, without a deadline: the only order of events is that of the tasks.
    pub fn inline() -> BotPool {
        BotPool(Executor::Inline)
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
            (action, bot.has_reusable_tree().then_some(bot))
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
    ) -> Proposal {
        self.run(move || game.advice(seat, &*view, seed, HINT_CHOICES)).await.unwrap_or_default()
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (permits, deadline) = match &self.0 {
            Executor::Threads { permits, deadline } => (permits, *deadline),
            Executor::Inline => return Some(work()),
        };
        let permit = permits.clone().acquire_owned().await.ok()?;
        let search = tokio::task::spawn_blocking(move || {
            // Held until the thread is free, even if the caller has given up.
            let _permit = permit;
            work()
        });
        match tokio::time::timeout(deadline, search).await {
            Ok(Ok(result)) => Some(result),
            Ok(Err(_)) | Err(_) => {
                metrics::counter!("comptoir_bot_failures_total").increment(1);
                None
            }
        }
    }
}
