use bots::{Bot, Easy, Evaluation, Greedy, Random, SearchBot};
use kernel::Estimate;

use crate::{AnyBot, bot::erase};

/// The strength of a bot.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Level {
    /// Any legal action: a baseline for measurements, not an opponent.
    Random,
    /// The best of a few random actions, and a blunder now and then.
    Easy,
    /// One step of lookahead by the game's hand-written estimate.
    Medium,
    /// A short search.
    Hard,
    /// A longer search.
    Expert,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Those that people may play against.
    pub const OFFERED: &'static [Level] = &[Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The ids of its name and of its description in the Fluent files.
    pub const fn words(self) -> [&'static str; 2] {
        match self {
            Level::Random => ["level-random", "level-random-help"],
            Level::Easy => ["level-easy", "level-easy-help"],
            Level::Medium => ["level-medium", "level-medium-help"],
            Level::Hard => ["level-hard", "level-hard-help"],
            Level::Expert => ["level-expert", "level-expert-help"],
        }
    }

    /// The inverse of [`Level::id`]. Old tables call the medium level `greedy`.
    pub fn from_id(id: &str) -> Option<Level> {
        let id = if id == "greedy" { Level::Medium.id() } else { id };
        Level::ALL.iter().copied().find(|level| level.id() == id)
    }

    /// How it searches the game `G`; `None` for levels that do not search.
    #[cfg(feature = "learning")]
    pub(crate) fn search_settings<G: Estimate>(self) -> Option<kernel::SearchSettings> {
        match self {
            Level::Random | Level::Easy | Level::Medium => None,
            Level::Hard => Some(G::HARD),
            Level::Expert => Some(G::EXPERT),
        }
    }

    /// A bot of this level for the game `G`.
    pub(crate) fn player<G: Estimate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::new(seed)),
            Level::Medium => Box::new(Greedy::new(Evaluation::Estimate, seed)),
            Level::Hard => Box::new(SearchBot::<G>::new(G::HARD, seed)),
            Level::Expert => Box::new(SearchBot::<G>::new(G::EXPERT, seed)),
        }
    }

    /// The same without its types.
    pub(crate) fn bot<G: Estimate>(self, seed: u64) -> Box<dyn AnyBot> {
        erase::<G>(self.player::<G>(seed))
    }
}
