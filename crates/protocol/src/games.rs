use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::PreparationInfo;

/// The games that a server offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Games {
    /// In the order in which they are shown.
    pub games: Vec<GameInfo>,
}

/// A game of the catalogue.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses.
    pub slug: String,
    /// The revision of its rules.
    pub revision: u16,
    /// How many may play.
    pub players: PlayerCount,
    /// What may be settled when a table is made.
    pub options: Vec<OptionSpec>,
    /// Bots, the weakest first.
    pub levels: Vec<String>,
    /// What may be prepared while one waits for others.
    #[serde(default)]
    #[schema(required)]
    pub preparations: Vec<PreparationInfo>,
}

/// How many may play, both ends included.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerCount {
    /// The fewest players.
    pub min: u8,
    /// The most players.
    pub max: u8,
}

/// An option of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OptionSpec {
    /// The name under which a table sets it.
    pub key: String,
    /// The values that it takes.
    pub kind: OptionKind,
    /// The text form of its default.
    pub default: String,
}

/// The values that an option takes. All have a text form.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum OptionKind {
    /// A whole number, both ends included.
    Number {
        /// The least value that is allowed.
        min: u32,
        /// The greatest value that is allowed.
        max: u32,
    },
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice {
        /// The words that are allowed.
        of: Vec<String>,
    },
    /// Several of these words, separated by commas, each at most once; or nothing.
    Several {
        /// The words that are allowed.
        of: Vec<String>,
    },
    /// One of `words`, or several of `of`, separated by commas.
    ChoiceOrSeveral {
        /// Words that stand alone.
        words: Vec<String>,
        /// Words of which several may be given.
        of: Vec<String>,
    },
    /// Numbers separated by commas, one a seat; or nothing.
    Numbers {
        /// The least value that is allowed.
        min: u32,
        /// The greatest value that is allowed.
        max: u32,
    },
    /// The text of a file.
    Text {
        /// Its largest size.
        max_bytes: usize,
        /// How names of such files end.
        extension: String,
        /// Such a text to begin with.
        template: String,
    },
}
