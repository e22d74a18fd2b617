use bots::{Bot, Easy, Evaluation, Greedy, Judge, Random, SearchBot};
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
    /// A search whose positions a trained net judges; only games that have a net offer it.
    Master,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: &'static [Level] =
        &[Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Those that people may play against, in some games; [`AnyGame::levels`](crate::AnyGame::levels) has those of one.
    pub const OFFERED: &'static [Level] = &[Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Its name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
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
            Level::Master => ["level-master", "level-master-help"],
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
            Level::Master => Some(G::MASTER),
        }
    }

    /// A bot of this level for the game `G`. A master without a net is an expert.
    pub(crate) fn player<G: Estimate>(self, judge: &Judge, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::new(seed)),
            Level::Medium => Box::new(Greedy::new(Evaluation::Estimate, seed)),
            Level::Hard => Box::new(SearchBot::<G>::new(G::HARD, seed)),
            Level::Master if judge.has_net() => Box::new(SearchBot::<G>::with_judge(G::MASTER, judge, seed)),
            Level::Expert | Level::Master => Box::new(SearchBot::<G>::new(G::EXPERT, seed)),
        }
    }

    /// The same, but making choices that cannot serve anything, as its first generation did.
    #[cfg(feature = "learning")]
    pub(crate) fn senseless_bot<G: Estimate>(self, judge: &Judge, seed: u64) -> Box<dyn AnyBot> {
        match self {
            Level::Easy => erase::<G>(Easy::senseless(seed)),
            Level::Medium => erase::<G>(Greedy::senseless(seed)),
            _ => self.bot::<G>(judge, seed),
        }
    }

    /// The same without its types.
    pub(crate) fn bot<G: Estimate>(self, judge: &Judge, seed: u64) -> Box<dyn AnyBot> {
        erase::<G>(self.player::<G>(judge, seed))
    }
}
