//! What people may know of each other: pages, ratings, leaderboards.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The classes of player counts. Each has its own rating: playing against one opponent is another skill.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerClass {
    /// Tables with two seats.
    Two,
    /// Tables with three seats or more.
    More,
}

impl PlayerClass {
    /// In the order in which they are listed.
    pub const ALL: [PlayerClass; 2] = [PlayerClass::Two, PlayerClass::More];

    /// The class of a table with so many seats.
    pub const fn of(players: u8) -> PlayerClass {
        if players <= 2 { PlayerClass::Two } else { PlayerClass::More }
    }

    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            PlayerClass::Two => "two",
            PlayerClass::More => "more",
        }
    }

    /// The inverse of [`PlayerClass::id`].
    pub fn from_id(id: &str) -> Option<PlayerClass> {
        PlayerClass::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// Who may see the page of a person.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Strangers, too.
    Everyone,
    /// Those who have begun a game with the person, and those whom the person follows.
    #[default]
    Known,
    /// The person alone.
    Nobody,
}

impl Audience {
    /// All, the widest first.
    pub const ALL: [Audience; 3] = [Audience::Everyone, Audience::Known, Audience::Nobody];

    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Audience::Everyone => "everyone",
            Audience::Known => "known",
            Audience::Nobody => "nobody",
        }
    }

    /// The inverse of [`Audience::id`].
    pub fn from_id(id: &str) -> Option<Audience> {
        Audience::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// What a person shows of itself.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PageSettings {
    /// Who may see one's page.
    pub audience: Audience,
    /// Whether they see one's past games there.
    pub history: bool,
    /// Whether they see one's ratings there, and members of one's clubs in the leaderboards of these.
    #[serde(default = "shown")]
    #[schema(required)]
    pub ratings: bool,
    /// Whether they see what one's games come to: form, games played, reliability.
    #[serde(default = "shown")]
    #[schema(required)]
    pub results: bool,
    /// Whether anybody sees one's name and rating in leaderboards.
    pub leaderboard: bool,
}

/// What somebody shows who has not chosen: nothing to strangers.
impl Default for PageSettings {
    fn default() -> PageSettings {
        let (ratings, results) = (shown(), shown());
        PageSettings { audience: Audience::Known, history: true, ratings, results, leaderboard: false }
    }
}

/// What a client of an earlier version does not send is shown, as it was.
fn shown() -> bool {
    true
}

/// The page of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonPage {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// Whether the person has an account; a guest has no ratings.
    pub account: bool,
    /// Whether it is the client's own page.
    pub you: bool,
    /// By game and class, the ones with most games first.
    pub ratings: Vec<GameRating>,
    /// What was played, the games that were played most first.
    pub games: Vec<GameTally>,
    /// The last results, the newest first; at most 10.
    pub form: Vec<FormResult>,
    /// Whether past games may be asked for.
    pub history: bool,
    /// What the person shows to nobody else, so that there is none of it here.
    pub hides: Vec<PagePart>,
}

/// A part of a page that its person may keep to itself.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PagePart {
    /// Ratings and their curves.
    Ratings,
    /// Form, games played and reliability.
    Results,
}

/// The rating of a person in one game and class.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameRating {
    /// The slug of the game.
    pub game: String,
    /// The class of player counts.
    pub class: PlayerClass,
    /// The mean of the estimate. A newcomer has 1500.
    pub value: i64,
    /// The standard deviation of the estimate. A newcomer has 500.
    pub uncertainty: i64,
    /// The number of rated games.
    pub games: i64,
    /// Whether the estimate rests on too little: few games, or a large uncertainty.
    pub provisional: bool,
}

/// What a person has played of one game, rated or not.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameTally {
    /// The slug of the game.
    pub game: String,
    /// Games that have come to their end.
    pub games: i64,
    /// Of these, won or shared.
    pub wins: i64,
    /// Of these, ended by a bot because the person ran out of time.
    pub timeouts: i64,
}

/// One of the last results.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FormResult {
    /// The slug of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// From 1; nothing of a game whose places are not known.
    #[schema(required)]
    pub rank: Option<u8>,
}

/// A rating over time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingCurves {
    /// Of each class with rated games.
    pub curves: Vec<RatingCurve>,
}

/// The rating of one class over time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingCurve {
    /// The class of player counts.
    pub class: PlayerClass,
    /// The oldest first; at most the last 200 games.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingPoint {
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The mean of the estimate.
    pub value: i64,
    /// The standard deviation of the estimate.
    pub uncertainty: i64,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Leaderboard {
    /// The best first.
    pub entries: Vec<LeaderboardEntry>,
    /// The fixed ratings of bots, the best first.
    pub bots: Vec<BotRating>,
    /// `after` of the next page; nothing at the end.
    #[schema(required)]
    pub next: Option<String>,
}

/// A person in a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LeaderboardEntry {
    /// From 1.
    pub place: u32,
    /// As others see it.
    pub name: String,
    /// The id of the person, where the client may see its page.
    #[schema(required)]
    pub person: Option<String>,
    /// Whether it is the client.
    pub you: bool,
    /// The mean of the estimate.
    pub value: i64,
    /// The standard deviation of the estimate.
    pub uncertainty: i64,
    /// The number of rated games.
    pub games: i64,
    /// Whether the rating rests on too little yet; only clubs list such ratings.
    pub provisional: bool,
}

/// The fixed rating of a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BotRating {
    /// The id of its level.
    pub level: String,
    /// It never changes.
    pub value: i64,
}

/// The leaderboard that is asked for.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LeaderboardQuery {
    /// The slug of the game.
    pub game: String,
    /// The class of player counts.
    pub class: PlayerClass,
    /// `next` of the page before.
    pub after: Option<String>,
}

/// The leaderboard of a club that is asked for.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ClubLeaderboardQuery {
    /// The slug of the game.
    pub game: String,
    /// The class of player counts.
    pub class: PlayerClass,
}

/// Whose seat it is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonId {
    /// The opaque id of the person.
    pub id: String,
}

/// The seat whose person is asked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SeatQuery {
    /// From 1.
    #[param(minimum = 1)]
    pub seat: u8,
}

/// The game whose ratings are asked for.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RatingsQuery {
    /// The slug of the game.
    pub game: String,
}
