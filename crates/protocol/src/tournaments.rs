use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{Clock, ClubName};

/// How entrants of a tournament are paired.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentFormat {
    /// Rounds among entrants of like points who have not met.
    Swiss {
        /// From 1 to 20.
        rounds: u8,
    },
    /// Everybody meets everybody.
    RoundRobin {},
    /// Who loses is out.
    Knockout {},
    /// Those who are free are paired again.
    Arena {
        /// For how long, from 5 to 240.
        minutes: u32,
    },
}

/// What becomes of the seat of a person who does not come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoShow {
    /// A bot plays it.
    Bot,
    /// It loses without a game, unless two others are there to play.
    Forfeit,
}

/// Where a tournament stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentPhase {
    /// People may enter.
    Open,
    /// Rounds are played.
    Running,
    /// It has ended.
    Over,
    /// It was called off.
    Cancelled,
}

/// What a tournament is made from.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// At most 60 characters.
    pub name: String,
    /// The slug of the game.
    pub game: String,
    /// Option values in their text form; the others have their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How entrants are paired.
    pub format: TournamentFormat,
    /// How many sit at a table; where the number of entrants does not allow it, some tables are smaller.
    pub table_size: u8,
    /// The most entrants: up to 512, or 32 in a round robin.
    pub capacity: u16,
    /// When it starts by itself, in milliseconds since 1970; within a year.
    pub start_at: Option<i64>,
    /// Whether it starts as soon as it is full.
    pub starts_when_full: bool,
    /// How time is kept at its tables; not `none`, which would let one player keep all others waiting.
    pub clock: Clock,
    /// How many seconds a table waits for its people, from 10 to 3600. Tables over days wait for nobody.
    pub show_up: u32,
    /// What becomes of the seat of a person who does not come.
    pub no_show: NoShow,
    /// The level of the bot that plays such a seat.
    pub bot_level: String,
    /// Whether all tables of a round have the same deal. Not in an arena.
    pub duplicate: bool,
    /// Whether results count for ratings.
    pub rated: bool,
    /// Whether it is listed.
    pub public: bool,
    /// The id of a club that the client organises. If the tournament is not listed, the members alone see and enter it.
    #[serde(default)]
    pub club: Option<String>,
}

/// Bots that enter a tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBots {
    /// One of the game's `levels`.
    pub level: String,
    /// How many; 64 in a tournament.
    pub count: u8,
}

/// A list of tournaments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tournaments {
    /// As the client sees them.
    pub tournaments: Vec<TournamentInfo>,
}

/// A tournament as a client sees it in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TournamentInfo {
    /// The opaque id of the tournament.
    pub id: String,
    /// As its organiser calls it.
    pub name: String,
    /// The slug of the game.
    pub game: String,
    /// Option values in their text form.
    pub options: BTreeMap<String, String>,
    /// How entrants are paired.
    pub format: TournamentFormat,
    /// How many sit at a table.
    pub table_size: u8,
    /// The most entrants.
    pub capacity: u16,
    /// How many take part.
    pub entrants: u16,
    /// Where it stands.
    pub phase: TournamentPhase,
    /// How many rounds have been paired.
    pub rounds: u32,
    /// When it starts by itself, in milliseconds since 1970.
    #[schema(required)]
    pub start_at: Option<i64>,
    /// Whether it starts as soon as it is full.
    pub starts_when_full: bool,
    /// How time is kept at its tables.
    pub clock: Clock,
    /// How many seconds a table waits for its people; nothing where it does not.
    #[schema(required)]
    pub show_up: Option<u32>,
    /// What becomes of the seat of a person who does not come.
    pub no_show: NoShow,
    /// The level of the bot that plays such a seat.
    pub bot_level: String,
    /// Whether all tables of a round have the same deal.
    pub duplicate: bool,
    /// Whether results count for ratings.
    pub rated: bool,
    /// Whether it is listed.
    pub public: bool,
    /// The club that it belongs to, for members of the club.
    #[schema(required)]
    pub club: Option<ClubName>,
    /// Whether the client has opened it.
    pub organised_by_you: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// A tournament with all that may be known of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tournament {
    /// What stands in a list.
    pub info: TournamentInfo,
    /// How many events it has had.
    pub version: u32,
    /// The client's own number.
    #[schema(required)]
    pub you: Option<u16>,
    /// Where the client has to play.
    #[schema(required)]
    pub your_table: Option<YourTable>,
    /// In the order of their numbers, from 0.
    pub entrants: Vec<EntrantInfo>,
    /// The first place first.
    pub standings: Vec<StandingInfo>,
    /// From the first one on; of an arena the last 50.
    pub rounds: Vec<RoundInfo>,
    /// Of a duplicate tournament, what its secret is held against at the end.
    #[schema(required)]
    pub seed_hash: Option<String>,
    /// Of a duplicate tournament that is over: what the seed of each round follows from.
    #[schema(required)]
    pub seed: Option<String>,
}

/// The table at which the client has to play.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct YourTable {
    /// The id of the table.
    pub id: String,
    /// The round, from 1.
    pub round: u32,
    /// Until when the seat has to be taken, in milliseconds since 1970; nothing once the game runs.
    #[schema(required)]
    pub take_seat_by: Option<i64>,
}

/// An entrant of a tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EntrantInfo {
    /// Of a person.
    #[schema(required)]
    pub name: Option<String>,
    /// Of a bot.
    #[schema(required)]
    pub level: Option<String>,
    /// By which it is seeded.
    #[schema(required)]
    pub rating: Option<i32>,
    /// Whether it is paired.
    pub active: bool,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StandingInfo {
    /// The number of the entrant, from 0.
    pub entrant: u16,
    /// From 1; equal in points and tie-breaks is the same place.
    pub place: u16,
    /// A win is 1, the last place 0.
    pub points: f64,
    /// The first tie-break: the points of the opponents.
    pub opponents: f64,
    /// The second tie-break: first places at tables.
    pub wins: u32,
    /// How many games have a result.
    pub games: u32,
}

/// A round of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundInfo {
    /// From 1.
    pub number: u32,
    /// The tables that were paired together.
    pub tables: Vec<RoundTable>,
    /// The numbers of those who do not play, and have a point for it.
    pub byes: Vec<u16>,
    /// Whether all its games are over, and may be looked at.
    pub closed: bool,
    /// Of a duplicate tournament, the hash of the seed of all its tables.
    #[schema(required)]
    pub seed_hash: Option<String>,
    /// Of a duplicate tournament, the seed, once the round is over.
    #[schema(required)]
    pub seed: Option<String>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundTable {
    /// The id of the table.
    pub id: String,
    /// The numbers of the entrants, in the order of the seats.
    pub seats: Vec<u16>,
    /// The points of the seats for the standings; empty before the result.
    pub points: Vec<f64>,
    /// The scores of the seats in the game; empty without one.
    pub scores: Vec<i64>,
    /// The numbers of those who have not come or have left.
    pub absent: Vec<u16>,
}

/// The query of a file of results.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ResultsQuery {
    /// The kind of file.
    #[param(inline)]
    pub r#as: ResultsKind,
}

/// A kind of file.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ResultsKind {
    /// Comma-separated values, a line for each entrant.
    Csv,
    /// A [`Tournament`].
    Json,
}
