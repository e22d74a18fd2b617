//! Bots search on a bounded number of threads, each for a bounded time.

use std::{any::Any, time::Duration};

use catalog::{AnyBot, AnyGame, Proposal};
use kernel::Seat;

use super::pool::{Owner, Pool};

/// The number of choices in a hint.
const HINT_CHOICES: usize = 5;
/// Replays of logs that run at once.
const REPLAY_THREADS: usize = 2;

/// The threads on which bots search, and those on which logs are replayed. Cheap to clone.
#[derive(Clone)]
pub struct BotPool {
    searches: Pool,
    replays: Pool,
    /// From the moment that it is a bot's turn to search.
    deadline: Option<Duration>,
}

impl BotPool {
    /// A pool for at most `threads` searches at once, each given up after `deadline`.
    pub fn new(threads: usize, deadline: Duration) -> BotPool {
        BotPool { searches: Pool::new(threads), replays: Pool::new(REPLAY_THREADS), deadline: Some(deadline) }
    }

    /// A pool that searches on the calling task, without a deadline: the only order of events is that of the tasks.
    pub fn inline() -> BotPool {
        BotPool { searches: Pool::inline(), replays: Pool::inline(), deadline: None }
    }

    /// The threads on which logs are replayed.
    pub fn replays(&self) -> &Pool {
        &self.replays
    }

    /// The action that `bot` chooses from `view`, and the bot itself if it has planned further actions. `None` if it
    /// exceeds the deadline or panics.
    pub async fn choose(
        &self,
        owner: &Owner,
        mut bot: Box<dyn AnyBot>,
        seat: Seat,
        view: Box<dyn Any + Send>,
    ) -> Option<(String, Option<Box<dyn AnyBot>>)> {
        let chosen = move || {
            let action = bot.choose(seat, &*view);
            (action, bot.has_reusable_tree().then_some(bot))
        };
        self.run(owner, chosen).await
    }

    /// How a hard bot rates the choices of `seat` from `view`, the best first. Empty if it exceeds the deadline or
    /// panics.
    pub async fn advise(
        &self,
        owner: &Owner,
        game: &'static dyn AnyGame,
        seat: Seat,
        view: Box<dyn Any + Send>,
        seed: u64,
    ) -> Proposal {
        self.run(owner, move || game.advice(seat, &*view, seed, HINT_CHOICES)).await.unwrap_or_default()
    }

    async fn run<T: Send + 'static>(&self, owner: &Owner, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let search = self.searches.run_within(owner, self.deadline, work).await;
        if search.is_none() {
            metrics::counter!("comptoir_bot_failures_total").increment(1);
        }
        search
    }
}
