use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Where a table stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// The game runs.
    Playing,
    /// The game has ended.
    Over,
}

/// How time is kept.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    None,
    /// A budget of seconds for the game, and some back for each choice.
    Live {
        /// At the start.
        seconds: u32,
        /// For each choice.
        increment: u32,
    },
    /// So many days for each choice.
    Days {
        /// The number of days.
        days: u32,
    },
}

/// Who may write in the chat of a table. Anybody who may watch may read it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatAccess {
    /// Anybody who is signed in.
    #[default]
    Everyone,
    /// People who have a seat.
    Players,
}

/// What a table is made from.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The slug of the game.
    pub game: String,
    /// Option values in their text form; the others have their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// As many as players.
    pub seats: Vec<NewSeat>,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Whether the page shows what a player could remember.
    pub memory: bool,
    /// Whether players may ask a bot. Not together with `rated`.
    pub hints: bool,
    /// Whether the result counts for ratings if two accounts play. Not together with `hints`.
    #[serde(default)]
    pub rated: bool,
    /// Who may write in the chat; everyone if absent.
    #[serde(default)]
    pub chat: ChatAccess,
    /// At most 64 bytes of one's own that are mixed into the seed.
    pub entropy: Option<String>,
    /// Whether the players' browsers add shares to the seed by commit and reveal. A client that does not is left out
    /// after some seconds.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub shares: bool,
    /// The club whose members see the table in their lobby and sit down at its open seats. Not together with `public`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

fn yes() -> bool {
    true
}

/// A seat of a [`NewTable`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// For the one who makes the table.
    Me {},
    /// Open to anybody.
    Open {},
    /// For one who knows the invitation.
    Invite {},
    /// For a bot.
    Bot {
        /// One of the game's `levels`.
        level: String,
    },
}

/// How to sit down.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// From 1; any if absent.
    #[schema(minimum = 1)]
    pub seat: Option<u8>,
    /// For a seat that needs one.
    pub invite: Option<String>,
    /// At most 64 bytes of one's own that are mixed into the seed.
    pub entropy: Option<String>,
}

/// A finished game that was played on a device without the server.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceRecord {
    /// The text of its record.
    pub record: String,
    /// The seat at which the client sat.
    #[schema(minimum = 1)]
    pub seat: u8,
}

/// A list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tables {
    /// As the client sees them.
    pub tables: Vec<TableInfo>,
}

/// A table as a client sees it from outside of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableInfo {
    /// The opaque id of the table.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Option values in their text form.
    pub options: BTreeMap<String, String>,
    /// Where it stands.
    pub status: Status,
    /// Whether the lobby lists it.
    pub public: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Whether the page shows what a player could remember.
    pub memory: bool,
    /// Whether players may ask a bot.
    pub hints: bool,
    /// Whether the players' browsers add shares to the seed.
    pub shares: bool,
    /// Whether the result counts for ratings: while the table waits, if two accounts play; from the start on, for good.
    pub rated: bool,
    /// Who may write in the chat.
    pub chat: ChatAccess,
    /// From seat 1 on.
    pub seats: Vec<SeatInfo>,
    /// Whether the client made the table.
    pub made_by_you: bool,
    /// The client's own seat.
    #[schema(required, minimum = 1)]
    pub you: Option<u8>,
    /// Whether the client owes a choice.
    pub your_turn: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// What the seed is held against at the end.
    pub seed_hash: String,
    /// Once the game is over.
    #[schema(required)]
    pub seed: Option<String>,
    /// For the one who made the table.
    pub invites: Vec<String>,
    /// The table that follows this one.
    #[schema(required)]
    pub rematch: Option<String>,
    /// Seats, once the game is over.
    pub winners: Vec<u8>,
    /// How many only watch.
    pub spectators: u32,
    /// The tournament that the table belongs to.
    #[schema(required)]
    pub tournament: Option<String>,
    /// Whether other tables of the tournament still play the same deal: until then nobody may watch or look back, but
    /// for the players through their own eyes.
    #[serde(default)]
    #[schema(required)]
    pub sealed: bool,
    /// The club whose members see the table in their lobby.
    #[schema(required)]
    pub club: Option<String>,
    /// When bots take the free seats of a quick match that waits, in milliseconds since 1970.
    #[schema(required)]
    pub fill_at: Option<i64>,
}

/// A game with those who look for one at the same time.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The slug of the game.
    pub game: String,
}

/// A seat of a [`TableInfo`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatInfo {
    /// What the seat is taken by.
    pub r#type: SeatType,
    /// Of a person.
    #[schema(required)]
    pub name: Option<String>,
    /// Of a bot.
    #[schema(required)]
    pub level: Option<String>,
    /// Whether the person follows the game.
    pub online: bool,
    /// Whether a bot makes this person's choices for now: it resigned or ran out of time.
    pub away: bool,
    /// Whether the person has resigned: the bot plays to the end, and the game is lost for this seat.
    pub resigned: bool,
    /// Until when the person is or was on vacation, and a clock of days stands still, in milliseconds since 1970.
    #[schema(required)]
    pub vacation_until: Option<i64>,
}

/// What a seat is taken by.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatType {
    /// Anybody may sit down.
    Open,
    /// One who knows the invitation may sit down.
    Invite,
    /// A person sits there.
    Person,
    /// A bot sits there.
    Bot,
}

/// What a bot would do in the client's seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// The whole of the best decision, in the game's notation: to be sent as it is.
    pub actions: Vec<String>,
    /// The best few with their chances, the best first.
    pub choices: Vec<HintChoice>,
}

/// A choice of a [`Hint`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintChoice {
    /// In the game's notation.
    pub action: String,
    /// How likely it is to win, from 0 to 1.
    pub chance: f32,
}

/// The query of a socket's address.
#[derive(Clone, Debug, Default, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SocketQuery {
    /// The last version that this client was shown; 0 or absent: none.
    #[serde(default)]
    pub since: u32,
    /// Whether frames after the first are sent as what has changed since the one before.
    #[serde(default)]
    pub changes: bool,
    /// The server to which a proxy is to lead, as an `elsewhere` named it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<String>,
}

/// The query of the lobby's address.
#[derive(Copy, Clone, Debug, Default, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LobbyQuery {
    /// Whether the list is sent once and then what changes in it, rather than the whole list after every change.
    #[serde(default)]
    pub changes: bool,
}

/// The query of a look back.
#[derive(Clone, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MomentsQuery {
    /// `seat-N`, `spectator` or `arbiter`.
    pub r#as: String,
    /// The first version; 0 if absent.
    pub from: Option<u32>,
    /// The last version.
    pub to: Option<u32>,
}
