//! Where a bot searches: apart from its table, so that several can think at the same time.

use catalog::{AnyBot, AnyGame, Level};
use kernel::{MAX_SEATS, Seat};
use protocol::Refusal;
use serde::{Deserialize, Serialize};

/// Makes a bot of a level from its dice.
pub type BotMaker = fn(&dyn AnyGame, Level, u64) -> Box<dyn AnyBot>;

/// What a bot is to choose from: all that it may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    pub(crate) game: String,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    /// Of a bot that begins now.
    pub(crate) dice: u64,
    /// Whether the bot goes on with what it found at its last choice.
    pub(crate) goes_on: bool,
    /// The JSON of the view of its seat.
    pub(crate) view: String,
}

/// What a bot chose.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// In the game's notation.
    pub(crate) action: String,
    /// Whether its next choice can go on from here.
    pub(crate) goes_on: bool,
}

/// The bots of one table, or some of them.
pub struct Searcher {
    make: BotMaker,
    kept: [Option<Box<dyn AnyBot>>; MAX_SEATS],
}

impl Default for Searcher {
    fn default() -> Self {
        Searcher::with_bots(|game, level, dice| game.bot(level, dice))
    }
}

impl Searcher {
    /// With bots made in another way.
    pub(crate) fn with_bots(make: BotMaker) -> Searcher {
        Searcher { make, kept: Default::default() }
    }

    /// Lets a bot choose.
    ///
    /// # Errors
    /// If the job names no game or level, or its view is none.
    pub fn choose(&mut self, job: &Job) -> Result<Found, Refusal> {
        let game = catalog::game(&job.game).ok_or(Refusal::NotFound)?;
        let level = Level::from_id(&job.level).ok_or(Refusal::BadSeats)?;
        let view = game.read_view(&job.view).map_err(|why| Refusal::bad_request(why.to_string()))?;
        let kept = &mut self.kept[job.seat.index()];
        let going_on = kept.take().filter(|_| job.goes_on);
        let mut bot = going_on.unwrap_or_else(|| (self.make)(game, level, job.dice));
        let action = bot.choose(job.seat, &*view);
        let goes_on = bot.has_reusable_tree();
        *kept = goes_on.then_some(bot);
        Ok(Found { action, goes_on })
    }
}
