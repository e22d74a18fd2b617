//! What is kept: people, tables, and the log of every game. The log is the truth; everything live is
//! rebuilt from it.

#[cfg(test)]
pub(crate) mod memory;
mod postgres;
mod rows;
mod sqlite;
mod timely;

use async_trait::async_trait;
use record::Seed;
use serde::{Deserialize, Serialize};

pub use postgres::Postgres;
pub use protocol::{Clock, Status};
pub use rows::Rows;
pub use sqlite::Sqlite;
pub use timely::{Timely, within};

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
    /// The lease has gone to another server.
    #[error("lease lost")]
    Fenced,
    /// It did not do it; what it says is for the log.
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// It broke off on the way: it may have done it, or may still do it.
    #[error("no answer: {0}")]
    Unknown(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(it) if it.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::Database(it) if it.is_foreign_key_violation() => StoreError::NotFound,
            // A text with a zero byte, which PostgreSQL has no way to hold: so it holds nothing by that name.
            sqlx::Error::Database(it) if it.code().as_deref() == Some("22021") => StoreError::NotFound,
            // PostgreSQL shuts down or has crashed, perhaps just after it has done it.
            sqlx::Error::Database(it) if it.code().is_some_and(|it| it.starts_with("57P")) => {
                StoreError::Unknown(error.to_string())
            }
            sqlx::Error::RowNotFound => StoreError::NotFound,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => {
                StoreError::Unknown(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Exactly one row was there to be changed.
fn changed(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// What every store does; one suite of tests holds all of them to it.
pub trait Store: People + Tables + Logs + Analyses {
    /// Nothing for a store that has but one server.
    fn leases(&self) -> Option<&dyn Leases> {
        None
    }
}

/// Grows whenever a lease changes hands.
pub type Token = i64;

/// What a server learns when it says that it is alive.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Beat {
    /// The time of day of the store, which is the same for all servers.
    pub now: Millis,
    /// All servers that are alive.
    pub alive: Vec<String>,
}

/// Which server looks after the bots and clocks of which running game. A lease is good as long as its
/// server is alive, so that one row is written a beat, however many games there are.
#[async_trait]
pub trait Leases: Send + Sync {
    /// `node` is alive for `ttl` more milliseconds; [`StoreError::Fenced`] if it has been given up.
    async fn beat(&self, node: &str, ttl: Millis) -> Result<Beat, StoreError>;
    /// Takes the lease of a running game that nobody alive has.
    async fn take(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError>;
    /// Takes leases of running games that nobody alive has.
    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError>;
    /// What `node` has: it may not know, where an answer was lost.
    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError>;
    /// `node` stops: whatever it has is free.
    async fn leave(&self, node: &str) -> Result<(), StoreError>;
    /// How many entries the logs of these tables have.
    async fn heights(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError>;
}

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
    /// Notes how strong persons are now, one game later; [`StoreError::Conflict`] if another game has come
    /// between.
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
    /// From waiting to playing, once: [`StoreError::Conflict`] if it is not waiting, or a seat is free.
    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError>;
    /// From playing to over.
    async fn finish(&self, id: &str, winners: &[u8], at: Millis) -> Result<(), StoreError>;
    /// Names the table that follows, once: [`StoreError::Conflict`] if there is one.
    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError>;
    /// Forgets a table that waits.
    async fn drop_table(&self, id: &str) -> Result<(), StoreError>;
    /// The ids of tables in their order, those after `after` only.
    async fn ids_after(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Forgets tables that were over before `before`, and says how many.
    async fn forget_finished(&self, before: Millis) -> Result<u64, StoreError>;
}

/// What happened at a table, in order.
#[async_trait]
pub trait Logs: Send + Sync {
    /// Appends to a log; done means it is on disk. [`StoreError::Conflict`] if that number is taken,
    /// [`StoreError::Fenced`] if a lease is named that is somebody else's now.
    async fn append(&self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError>;
    /// A log from its `n`th entry on.
    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError>;
    /// A whole log.
    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        self.entries_from(id, 0).await
    }
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
