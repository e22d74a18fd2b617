use std::time::Duration;

use bots::{EVERY, Others, Settings};

/// How well a bot plays.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Level {
    /// Any legal action: a measure for the others, and no opponent.
    Random,
    /// The better of a few actions that come to its mind, and a slip now and then.
    Easy,
    /// The best at once, by a person's judgement of a position: the game's estimate.
    Medium,
    /// The best that a short search finds.
    Hard,
    /// The best that a longer search finds.
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

    /// The ids of the words that name it and say what it does.
    pub const fn words(self) -> [&'static str; 2] {
        match self {
            Level::Random => ["level-random", "level-random-help"],
            Level::Easy => ["level-easy", "level-easy-help"],
            Level::Medium => ["level-medium", "level-medium-help"],
            Level::Hard => ["level-hard", "level-hard-help"],
            Level::Expert => ["level-expert", "level-expert-help"],
        }
    }

    /// The inverse of [`Level::id`]. Tables of old name the medium level after what it does.
    pub fn from_id(id: &str) -> Option<Level> {
        let id = if id == "greedy" { Level::Medium.id() } else { id };
        Level::ALL.iter().copied().find(|level| level.id() == id)
    }

    /// How it searches at the game with this slug; nothing for levels that do not.
    pub fn settings(self, slug: &str) -> Option<Settings> {
        let usual = tuned(slug);
        let hard = Settings { iterations: 200, time: Some(Duration::from_millis(300)), ..usual };
        let expert = Settings { iterations: 1600, time: Some(Duration::from_secs(2)), ..usual };
        match (self, slug) {
            (Level::Random | Level::Easy | Level::Medium, _) => None,
            // There more iterations win little: with 200 the expert would hardly stand out.
            (Level::Hard, "mint-works") => Some(Settings { iterations: 100, ..hard }),
            // There choices differ little, and only a long search can afford to look at few of them closely.
            (Level::Expert, "ginkgopolis") => Some(Settings { explore: 0.2, ..expert }),
            (Level::Hard, _) => Some(hard),
            (Level::Expert, _) => Some(expert),
        }
    }
}

/// The settings that won most often in the arena, at the same time a decision.
pub(crate) fn tuned(slug: &str) -> Settings {
    let usual = Settings::default();
    match slug {
        "money" => Settings { others: Others::Guess(EVERY), tries: EVERY, calm: true, ..usual },
        "mint-works" => Settings { others: Others::Guess(EVERY), ..usual },
        "ginkgopolis" => Settings { tries: 3, calm: true, ..usual },
        "donnant" => Settings { others: Others::Search, ..usual },
        "alhambra" => Settings { playout: 6, tries: 3, ..usual },
        _ => usual,
    }
}
