//! The rows of the store as values.

pub use protocol::{AdminPerson, ChatAccess, Clock, Status};
use record::Seed;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970-01-01 UTC.
pub type Millis = i64;

/// The fencing token of a lease. It grows whenever the lease changes hands.
pub type Token = i64;

/// A guest or an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// An opaque id.
    pub id: String,
    /// The name that others are shown.
    pub name: String,
    /// The login name of an account; `None` for a guest.
    pub login: Option<String>,
}

/// What is shown of a session instead of its token.
pub type SessionId = String;

/// A signed-in device.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Session {
    /// The hash of its token: a reader of the store cannot sign in with it.
    pub token_hash: String,
    /// The id of the person.
    pub person: String,
    /// The name of the device; may be empty.
    pub device: String,
    /// When it began.
    pub created_at: Millis,
    /// When it was last used, give or take an hour.
    pub seen_at: Millis,
}

impl Session {
    /// The id that its person is shown.
    pub fn id(&self) -> SessionId {
        session_id(&self.token_hash)
    }
}

/// The id of the session or link with this hash of a token.
pub fn session_id(token_hash: &str) -> SessionId {
    token_hash.chars().take(16).collect()
}

/// A link that signs another device in, once.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DeviceLink {
    /// The hash of its token.
    pub token_hash: String,
    /// The id of the person.
    pub person: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it expires.
    pub expires_at: Millis,
}

/// A key pair of a person's device, of which the server has the public half.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Passkey {
    /// The credential id, as base64url.
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// As the person calls it.
    pub name: String,
    /// The public key, as base64url of the form that `passkeys.rs` reads.
    pub public_key: String,
    /// What changes with each use, such as the counter of signatures, likewise.
    pub state: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used.
    pub used_at: Option<Millis>,
}

/// What a browser was asked to sign.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Challenge {
    /// The hash of the challenge.
    pub hash: String,
    /// The id of the person who wants to make a passkey; `None` where one is to be used.
    pub person: Option<String>,
    /// The login that a guest is to have.
    pub login: Option<String>,
    /// The state of the ceremony, in the form that `passkeys.rs` reads.
    pub state: String,
    /// When it expires.
    pub expires_at: Millis,
}

/// What a new account signs in with.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Credential {
    /// The hash of a password.
    Password(String),
    /// A passkey, and no password.
    Passkey(Passkey),
}

/// The estimated strength of a person.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The mean of the estimate.
    pub value: f64,
    /// The standard deviation of the estimate.
    pub uncertainty: f64,
    /// The number of rated games.
    pub games: i64,
}

/// The settings of a table, stored as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The number of players.
    pub players: u8,
    /// The options of the game as keys and values.
    pub options: Vec<(String, String)>,
    /// The time control.
    pub clock: Clock,
    /// Whether the page shows what a player could remember.
    pub memory: bool,
    /// Whether players may ask a bot for advice.
    pub hints: bool,
    /// Whether the result counts for ratings if two accounts play. Never together with hints.
    #[serde(default)]
    pub rated: bool,
    /// Whether the players' browsers add shares to the seed. Tables from before shares have none.
    #[serde(default)]
    pub shares: bool,
    /// Who may write in the chat.
    #[serde(default)]
    pub chat: ChatAccess,
}

/// Who or what has a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Occupant {
    /// The seat is free: any person may take it.
    Open,
    /// The seat is free, and reserved for an invited person.
    Invite {
        /// The secret of the invitation link.
        invite: String,
        /// The id of the person for whom the seat is reserved, after a rematch.
        kept_for: Option<String>,
    },
    /// A person sits there.
    Person {
        /// The person's id; `None` after the person was deleted.
        id: Option<String>,
        /// The person's name.
        name: String,
        /// The text that the person has mixed into the seed.
        entropy: Option<String>,
    },
    /// A bot of this level.
    Bot(String),
}

/// A table and its seats.
#[derive(Clone, Debug)]
pub struct Table {
    /// An opaque id that cannot be guessed.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The revision of the rules under which the game was started.
    pub revision: u16,
    /// The settings that were chosen when the table was made.
    pub settings: Settings,
    /// The seed, which is secret until the end of the game.
    pub seed: Seed,
    /// The phase of the table.
    pub status: Status,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// The id of the person who made the table.
    pub maker: Option<String>,
    /// The network from which the table was made, as a hash, until the game is over.
    pub maker_prefix: Option<String>,
    /// When the table was made.
    pub created_at: Millis,
    /// When the game was started.
    pub started_at: Option<Millis>,
    /// The occupants in the order of the seats. Their entropy is mixed into the seed in this order.
    pub seats: Vec<Occupant>,
    /// The numbers of the winning seats, after the end.
    pub winners: Vec<u8>,
    /// The id of the table that continues this one.
    pub rematch: Option<String>,
    /// The numbers of the seats whose result counts for ratings, fixed at the start.
    pub rated: Vec<u8>,
    /// Whether the operator has closed its chat.
    pub chat_closed: bool,
}

/// One entry of a log: an acknowledged message and the steps it led to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// The number of the entry, from zero without gaps.
    pub n: u32,
    /// The lines of the entry; `table::log` defines their format.
    pub text: String,
    /// When the entry was appended.
    pub at: Millis,
}

/// A chat line.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chat {
    /// The number of the line, from zero.
    pub n: u32,
    /// The seat of the author; `None` for a spectator.
    pub seat: Option<u8>,
    /// The name of the author.
    pub name: String,
    /// The text of the line.
    pub text: String,
    /// When the line was added.
    pub at: Millis,
}

/// The answer of the store to a heartbeat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Heartbeat {
    /// The clock of the store, by which all nodes go.
    pub now: Millis,
    /// The names of all nodes that are alive.
    pub alive: Vec<String>,
}
