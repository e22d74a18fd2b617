//! Bots think on a bounded number of threads, and never longer than a deadline.

use std::{any::Any, sync::Arc, time::Duration};

use catalog::{Advice, AnyBot, AnyGame};
use kernel::Seat;
use tokio::sync::Semaphore;

/// How many choices are advised.
const ADVICE: usize = 5;

/// The threads that bots think on.
#[derive(Clone)]
pub struct BotPool {
    places: Arc<Semaphore>,
    deadline: Duration,
}

impl BotPool {
    /// At most `threads` bots think at once.
    pub fn new(threads: usize, deadline: Duration) -> BotPool {
        BotPool { places: Arc::new(Semaphore::new(threads.max(1))), deadline }
    }

    /// What `bot` chooses who sees `view`, and the bot itself if it has thought ahead; nothing if it took too
    /// long or failed.
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
        self.think(chosen).await
    }

    /// What a hard bot thinks of the choices of whoever sees `view`, the best first; nothing if it took too
    /// long or failed.
    pub async fn advise(
        &self,
        game: &'static dyn AnyGame,
        seat: Seat,
        view: Box<dyn Any + Send>,
        seed: u64,
    ) -> Vec<Advice> {
        self.think(move || game.advice(seat, &*view, seed, ADVICE)).await.unwrap_or_default()
    }

    async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        #[cfg(test)]
        if crate::simulation::now().is_some() {
            // Threads would come to an end in any order.
            return Some(work());
        }
        let place = self.places.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            // The place is held until the thread is free again, even if nobody waits any more.
            let _place = place;
            work()
        });
        match tokio::time::timeout(self.deadline, thinking).await {
            Ok(Ok(thought)) => Some(thought),
            Ok(Err(_)) | Err(_) => {
                metrics::counter!("comptoir_bot_failures_total").increment(1);
                None
            }
        }
    }
}
