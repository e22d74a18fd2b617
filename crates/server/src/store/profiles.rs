//! What the store knows of people's play: ratings, past games, and whom they show them to.

use async_trait::async_trait;
pub use protocol::{Audience, GameTally, PageSettings, PastGame, PastSeat, PlayerClass};

use super::{Millis, Rating, SeatResult, StoreError};

/// Ratings by game and class. [`Tables::finish`] computes them, in its own transaction.
#[async_trait]
pub trait Ratings: Send + Sync {
    /// The rating of a person in a game; `None` before its first rated game.
    async fn rating(&self, person: &str, game: &str, class: PlayerClass) -> Result<Option<Rating>, StoreError>;
    /// All ratings of a person, those with most games first.
    async fn ratings_of(&self, person: &str) -> Result<Vec<LadderRating>, StoreError>;
    /// The ratings of a person after its last `limit` games, the oldest first.
    async fn rating_points(
        &self,
        person: &str,
        game: &str,
        class: PlayerClass,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError>;
    /// Accounts that want to be listed, the best first.
    async fn leaderboard(&self, filter: &LeaderboardFilter, limit: u32) -> Result<Vec<Listed>, StoreError>;
    /// The rated members of a club, the best first: accounts that show ratings to other members, and `viewer`. Those who
    /// have blocked `viewer` are left out.
    async fn club_leaderboard(
        &self,
        club: &str,
        game: &str,
        class: PlayerClass,
        viewer: &str,
    ) -> Result<Vec<Listed>, StoreError>;
}

/// Computes ratings again.
#[async_trait]
pub trait RatingMaintenance: Send + Sync {
    /// Replaces the results of a finished game by what its log says. [`StoreError::Conflict`] if it is not over.
    async fn set_results(&self, id: &str, results: &[SeatResult]) -> Result<(), StoreError>;
    /// Computes all ratings of a ladder again, from the results of its games in the order in which they ended. Games
    /// that end meanwhile wait. A game whose table is deleted keeps its ratings. Returns the number of games.
    async fn rebuild_ladder(&self, game: &str, class: PlayerClass) -> Result<u64, StoreError>;
}

/// What people have played, and whom they show it to.
#[async_trait]
pub trait Histories: Send + Sync {
    /// Finished games of a person, the newest first.
    async fn past_games(&self, person: &str, filter: &PastFilter, limit: u32) -> Result<Vec<PlayedGame>, StoreError>;
    /// What a person has played of each game, those that it played most first.
    async fn tallies(&self, person: &str) -> Result<Vec<GameTally>, StoreError>;
    /// Whether two people have sat at a table whose game began.
    async fn have_played(&self, one: &str, other: &str) -> Result<bool, StoreError>;
    /// What a person shows of itself; the default of somebody who is not known.
    async fn page_settings(&self, person: &str) -> Result<PageSettings, StoreError>;
    /// Changes what a person shows of itself.
    async fn set_page_settings(&self, person: &str, settings: PageSettings) -> Result<(), StoreError>;
}

/// A rating and what it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderRating {
    /// The slug of the game.
    pub game: String,
    /// The class of player counts.
    pub class: PlayerClass,
    /// As it is now.
    pub rating: Rating,
}

/// A rating after a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RatingPoint {
    /// The number of the game on its ladder.
    pub n: i64,
    /// When the game ended.
    pub at: Millis,
    /// The rating after it.
    pub rating: Rating,
}

/// A person of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The id of the person.
    pub person: String,
    /// The name that others are shown.
    pub name: String,
    /// Who may see the page of the person.
    pub audience: Audience,
    /// As it is now.
    pub rating: Rating,
}

/// Who is listed by a leaderboard.
#[derive(Clone, Debug)]
pub struct LeaderboardFilter {
    /// The slug of the game.
    pub game: String,
    /// The class of player counts.
    pub class: PlayerClass,
    /// The fewest rated games.
    pub min_games: i64,
    /// The largest uncertainty.
    pub max_uncertainty: f64,
    /// How many of the first are left out.
    pub skip: u32,
}

/// Which finished games of a person.
#[derive(Clone, Debug, Default)]
pub struct PastFilter {
    /// The slug of the game.
    pub game: Option<String>,
    /// Part of the name of somebody else at the table, in lower case.
    pub with: Option<String>,
    /// Whether the person won.
    pub won: Option<bool>,
    /// Ended at this moment or later.
    pub from: Option<Millis>,
    /// Ended before this moment.
    pub to: Option<Millis>,
    /// When the last game of the page before ended, and its id.
    pub before: Option<(Millis, String)>,
    /// Whether games that were played on a device are left out.
    pub online: bool,
    /// For whom the list is.
    pub reader: Reader,
}

/// Who reads a history.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub enum Reader {
    /// The person whose history it is: every game.
    #[default]
    Oneself,
    /// Anybody: public games.
    Anybody,
    /// Somebody else, by its id: public games, and those at which it sat.
    Other(String),
}

/// A finished game as statistics need it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PlayedGame {
    /// The game and its seats.
    pub past: PastGame,
    /// The ids of the people who sit there, from seat 1 on.
    pub people: Vec<Option<String>>,
    /// The first choices of the person whose history it is.
    pub opening: Vec<String>,
}
