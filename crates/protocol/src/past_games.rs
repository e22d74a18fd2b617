//! The past games of a person, and what they come to.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A page of past games.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PastGames {
    /// The newest first.
    pub games: Vec<PastGame>,
    /// `before` of the next page; nothing at the end.
    #[schema(required)]
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PastGame {
    /// The id of the table.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// The seat of the person whose history this is.
    #[schema(minimum = 1)]
    pub seat: u8,
    /// From seat 1 on.
    pub seats: Vec<PastSeat>,
}

/// A seat of a [`PastGame`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PastSeat {
    /// Of a person; empty after it was deleted.
    #[schema(required)]
    pub name: Option<String>,
    /// Of a bot.
    #[schema(required)]
    pub level: Option<String>,
    /// From 1; nothing of a game whose places are not known.
    #[schema(required)]
    pub rank: Option<u8>,
    /// The total of the score.
    #[schema(required)]
    pub points: Option<i64>,
    /// Whether a bot ended the game, because the player resigned or ran out of time.
    pub left: bool,
}

/// Which past games.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PastQuery {
    /// The slug of the game.
    pub game: Option<String>,
    /// Part of the name of somebody else at the table, in any case of letters; at most 24 characters.
    pub with: Option<String>,
    /// Won or lost.
    #[param(inline)]
    pub result: Option<PastResult>,
    /// Ended at this moment or later, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Ended before this moment.
    pub to: Option<i64>,
    /// `next` of the page before.
    pub before: Option<String>,
}

/// How a past game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PastResult {
    /// In the first place, alone or shared.
    Won,
    /// In any other.
    Lost,
}

/// What one's last games come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Statistics {
    /// How many games this rests on: the last 500 that fit.
    pub games: u32,
    /// Those one has met most, at most 20.
    pub opponents: Vec<OpponentTally>,
    /// By game and number of players.
    pub scores: Vec<ScoreTally>,
    /// By game and first choice, at most 8 of a game.
    pub openings: Vec<OpeningTally>,
}

/// Results against one opponent.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpponentTally {
    /// Of a person, as at the last game with it.
    #[schema(required)]
    pub name: Option<String>,
    /// Of a bot.
    #[schema(required)]
    pub level: Option<String>,
    /// Games with it.
    pub games: u32,
    /// How often one ended before it.
    pub ahead: u32,
    /// How often behind it.
    pub behind: u32,
}

/// Scores in one game with so many players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ScoreTally {
    /// The slug of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Games with a score.
    pub games: u32,
    /// Of these, won or shared.
    pub wins: u32,
    /// The lowest score, the quarter, the median, the three quarters and the highest.
    pub quartiles: [i64; 5],
}

/// Games that began with the same choice.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningTally {
    /// The slug of the game.
    pub game: String,
    /// The first choice, in the game's notation.
    pub choice: String,
    /// Games that began with it.
    pub games: u32,
    /// Of these, won or shared.
    pub wins: u32,
}

/// The games that statistics are asked of.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StatisticsQuery {
    /// The slug of the game; all if absent.
    pub game: Option<String>,
}
