//! What is kept: people, tables, and the log of every game. The log is the truth; everything live is
//! rebuilt from it.

mod sqlite;

use async_trait::async_trait;
use record::Seed;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use sqlite::Sqlite;

/// Milliseconds since 1970.
pub type Millis = i64;

/// A person, guest or account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// Opaque.
    pub id: String,
    /// As it wants to be called.
    pub name: String,
    /// What it signs in with; guests have none.
    pub login: Option<String>,
}

/// How strong a person was found to be.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The mean.
    pub value: f64,
    /// The deviation.
    pub uncertainty: f64,
    /// Over so many games.
    pub games: i64,
}

/// What was settled when a table was made; kept as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How many play.
    pub players: u8,
    /// Keys and text values.
    pub options: Vec<(String, String)>,
    /// How time is kept.
    pub clock: Clock,
    /// Whether the page shows what could be remembered.
    pub memory: bool,
    /// Whether a bot may be asked.
    pub hints: bool,
}

/// How time is kept.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    None,
    /// Everybody has so many seconds for the game, and gets some back for each choice.
    Live {
        /// At the start.
        seconds: u32,
        /// For each choice.
        increment: u32,
    },
    /// So many days for each choice.
    Days {
        /// Days.
        days: u32,
    },
}

/// Where a table stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// The game runs.
    Playing,
    /// It has ended.
    Over,
}

/// What a seat is taken by.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Sitter {
    /// Anybody may sit down.
    Open,
    /// Whoever knows the invitation, or the person it is kept for.
    Invite {
        /// The text to know.
        invite: String,
        /// A person for whom it is kept.
        kept_for: Option<String>,
    },
    /// A person.
    Person {
        /// Whose id; nothing once it was deleted.
        id: Option<String>,
        /// As it was called.
        name: String,
        /// What it mixed into the seed.
        entropy: Option<String>,
    },
    /// A bot of this level.
    Bot(String),
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Table {
    /// Opaque, and not to be guessed.
    pub id: String,
    /// The slug.
    pub game: String,
    /// The revision of the rules it was begun under.
    pub revision: u16,
    /// What was settled.
    pub settings: Settings,
    /// Secret until the end.
    pub seed: Seed,
    /// Where it stands.
    pub status: Status,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Who made it.
    pub maker: Option<String>,
    /// When.
    pub created_at: Millis,
    /// When its last seat was taken.
    pub started_at: Option<Millis>,
    /// In order; persons in the order of `seats` mix their entropy in.
    pub seats: Vec<Sitter>,
    /// Once it is over.
    pub winners: Vec<u8>,
    /// The table that follows it.
    pub rematch: Option<String>,
}

/// One acknowledged message: the steps it led to, one a line.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// From zero, without gaps.
    pub n: u32,
    /// See `table::entry`.
    pub text: String,
    /// When it was made.
    pub at: Millis,
}

/// A line of chat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chat {
    /// From zero.
    pub n: u32,
    /// Whose seat, if it has one.
    pub seat: Option<u8>,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// Why the store refuses.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody was faster: a number, a seat or a login is taken.
    #[error("conflict")]
    Conflict,
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// It did not answer; what it says is for the log.
    #[error("unavailable: {0}")]
    Unavailable(String),
}

/// What every store does; one suite of tests holds all of them to it.
pub trait Store: People + Tables + Logs + Analyses {}
impl<T: People + Tables + Logs + Analyses> Store for T {}

/// People, their sessions and their strength.
#[async_trait]
pub trait People: Send + Sync {
    /// A new guest and its first session.
    async fn add_person(&self, person: &Person, token_hash: &str, at: Millis) -> Result<(), StoreError>;
    /// Who has this session.
    async fn person_of(&self, token_hash: &str) -> Result<Option<Person>, StoreError>;
    /// A person.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
    /// Another session.
    async fn add_session(&self, token_hash: &str, person: &str, at: Millis) -> Result<(), StoreError>;
    /// The end of a session.
    async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError>;
    /// Another name.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError>;
    /// Makes a guest an account; [`StoreError::Conflict`] if the login is taken.
    async fn set_login(&self, person: &str, login: &str, password: &str) -> Result<(), StoreError>;
    /// The person with this login, and the hash of its password.
    async fn by_login(&self, login: &str) -> Result<Option<(Person, String)>, StoreError>;
    /// How strong a person is.
    async fn rating(&self, person: &str) -> Result<Option<Rating>, StoreError>;
    /// Notes how strong persons are now.
    async fn rate(&self, ratings: &[(String, Rating)]) -> Result<(), StoreError>;
    /// Forgets a person: name, login, sessions and chat; its seats stay without it.
    async fn delete_person(&self, person: &str) -> Result<(), StoreError>;
    /// A link that signs another device in once.
    async fn add_link(&self, token_hash: &str, person: &str, expires_at: Millis) -> Result<(), StoreError>;
    /// Uses a link up.
    async fn take_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError>;
}

/// Tables and their seats.
#[async_trait]
pub trait Tables: Send + Sync {
    /// A new table.
    async fn add_table(&self, table: &Table) -> Result<(), StoreError>;
    /// A table as it stands.
    async fn table(&self, id: &str) -> Result<Option<Table>, StoreError>;
    /// Public tables that wait or run, newest first.
    async fn public_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// The tables of a person, newest first.
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// How many tables a person has made that are not over.
    async fn count_made_by(&self, person: &str) -> Result<u32, StoreError>;
    /// Tables whose game runs: a server that starts looks after their clocks and bots.
    async fn running(&self) -> Result<Vec<String>, StoreError>;
    /// Puts `sitter` into a seat if it still is what it `was`, else [`StoreError::Conflict`].
    async fn set_seat(&self, id: &str, seat: u8, was: &Sitter, sitter: &Sitter, at: Millis) -> Result<(), StoreError>;
    /// From waiting to playing, once: [`StoreError::Conflict`] if it is not waiting.
    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError>;
    /// From playing to over.
    async fn finish(&self, id: &str, winners: &[u8], at: Millis) -> Result<(), StoreError>;
    /// Names the table that follows, once: [`StoreError::Conflict`] if there is one.
    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError>;
    /// Forgets a table that waits.
    async fn drop_table(&self, id: &str) -> Result<(), StoreError>;
}

/// What happened at a table, in order.
#[async_trait]
pub trait Logs: Send + Sync {
    /// Appends to a log; done means it is on disk. [`StoreError::Conflict`] if that number is taken.
    async fn append(&self, id: &str, entry: Entry) -> Result<(), StoreError>;
    /// A whole log.
    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError>;
    /// Adds a line of chat and gives its number.
    async fn add_chat(&self, id: &str, person: &str, chat: &Chat) -> Result<u32, StoreError>;
    /// The last lines of chat, oldest first.
    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError>;
}

/// What a bot thinks of finished games.
#[async_trait]
pub trait Analyses: Send + Sync {
    /// Keeps an analysis, in place of an older one.
    async fn keep_analysis(&self, id: &str, text: &str) -> Result<(), StoreError>;
    /// The analysis of a table, if there is one.
    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError>;
}
