//! The store: people, tables, and the log of every game. The log is the source of truth; all state in memory is
//! rebuilt from it.
//!
//! Every method fails with [`StoreError::Unavailable`] if nothing was done, and with [`StoreError::Unknown`] if the
//! outcome is not known. Other errors are named by the methods that return them.

mod chain;
mod error;
mod migrations;
mod model;
#[cfg(feature = "cluster")]
mod postgres;
mod profiles;
mod rows;
mod social;
mod sqlite;
mod timeout;

use async_trait::async_trait;

pub use error::{FileFault, StoreError};
use error::{changed_one, is_current};
pub use model::*;
#[cfg(feature = "cluster")]
pub use postgres::Postgres;
pub use profiles::*;
pub use rows::Rows;
pub use social::*;
pub use sqlite::Sqlite;
pub use timeout::{TimeoutStore, with_timeout};

/// How the ids of tables begin that were played on a device without a server.
pub const IMPORTED: &str = "device-";

/// The number of chat lines that are kept of a table.
pub const KEPT_CHATS: u32 = 200;

/// The version of the data that this binary writes.
pub fn data_version() -> i64 {
    sqlite::version()
}

/// A complete store. One test suite holds every implementation to the same contract.
pub trait Store:
    People
    + Ratings
    + RatingMaintenance
    + Histories
    + Sessions
    + Passkeys
    + Push
    + Mails
    + Vacations
    + Social
    + Clubs
    + Tables
    + Tournaments
    + Logs
    + Analyses
    + Operator
    + Health
{
    /// The leases of a store that several servers share; `None` if the store serves one server only.
    fn leases(&self) -> Option<&dyn Leases> {
        None
    }
}

/// Which node runs the bots and clocks of which game. A lease is valid as long as its node is alive, so that a
/// heartbeat writes one row however many leases the node holds.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Declares `node` alive for `ttl` milliseconds. [`StoreError::Fenced`] if it was declared dead before.
    async fn heartbeat(&self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError>;
    /// Acquires the lease of a running game, if no living node holds it.
    async fn acquire(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError>;
    /// Acquires up to `limit` leases of running games that no living node holds.
    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError>;
    /// The leases of `node`, including those whose acquisition was never answered.
    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError>;
    /// The living node that holds the lease of a running game.
    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError>;
    /// Removes `node` and frees its leases.
    async fn leave(&self, node: &str) -> Result<(), StoreError>;
    /// Notes who is connected to `node`: each person with the table at which it plays, or with nothing if it has gone.
    async fn set_online(&self, node: &str, people: &[(String, Option<Option<String>>)]) -> Result<(), StoreError>;
    /// Those of `people` who are connected to a living node, with the table at which each plays.
    async fn online_of(&self, people: &[String]) -> Result<Vec<(String, Option<String>)>, StoreError>;
    /// The number of log entries of each of these tables.
    async fn log_lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError>;
}

/// Guests and accounts.
#[async_trait]
pub trait People: Send + Sync {
    /// Adds a guest and its first session.
    async fn add_person(&self, person: &Person, session: &Session) -> Result<(), StoreError>;
    /// The person with this id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
    /// Accounts with this name, whatever its case, the oldest first.
    async fn people_named(&self, name: &str, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// Renames a person, also at tables that are not over.
    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError>;
    /// The person with this login, and the hash of its password, unless it has passkeys alone.
    async fn person_by_login(&self, login: &str) -> Result<Option<(Person, Option<String>)>, StoreError>;
    /// Deletes a person with its name, login, sessions and chat lines. Its seats stay without it.
    async fn delete_person(&self, person: &str) -> Result<(), StoreError>;
    /// Replaces the recovery codes of a person, given by their hashes.
    async fn set_recovery_codes(&self, person: &str, hashes: &[String]) -> Result<(), StoreError>;
    /// The number of recovery codes that a person has left.
    async fn recovery_codes(&self, person: &str) -> Result<u32, StoreError>;
    /// Uses a recovery code up, sets the password, ends all sessions and links, and adds `session`. False, and nothing
    /// is changed, if there is no such code.
    async fn use_recovery_code(
        &self,
        person: &str,
        code_hash: &str,
        password: &str,
        session: &Session,
    ) -> Result<bool, StoreError>;
}

/// Sessions, the links that make them, and the changes of rights that end them.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Adds a session.
    async fn add_session(&self, session: &Session) -> Result<(), StoreError>;
    /// The session with this token, and its person. Whether it has expired is for the caller to decide.
    async fn session(&self, token_hash: &str) -> Result<Option<(Session, Person)>, StoreError>;
    /// The sessions of a person, the last one used first.
    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError>;
    /// Notes that a session was used.
    async fn touch_session(&self, token_hash: &str, at: Millis) -> Result<(), StoreError>;
    /// Ends a session.
    async fn end_session(&self, token_hash: &str) -> Result<(), StoreError>;
    /// Ends all sessions of a person, except for the one with the token `except`, and deletes its links.
    async fn end_sessions_of(&self, person: &str, except: Option<&str>) -> Result<(), StoreError>;
    /// Deletes the sessions made before `created` or last used before `seen`. Returns their number.
    async fn delete_stale_sessions(&self, created: Millis, seen: Millis) -> Result<u64, StoreError>;
    /// Adds a link that signs another device in once.
    async fn add_link(&self, link: &DeviceLink) -> Result<(), StoreError>;
    /// The links of a person that have not expired, the oldest first.
    async fn links_of(&self, person: &str, now: Millis) -> Result<Vec<DeviceLink>, StoreError>;
    /// Deletes a link.
    async fn delete_link(&self, token_hash: &str) -> Result<(), StoreError>;
    /// Deletes a link and returns its person, unless the link has expired.
    async fn consume_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError>;
    /// Turns a guest into an account, ends all its sessions and links, and adds `session`. [`StoreError::Conflict`] if
    /// the login or the passkey is taken.
    async fn set_login(
        &self,
        person: &str,
        login: &str,
        credential: &Credential,
        session: &Session,
    ) -> Result<(), StoreError>;
    /// Sets the password of an account, ends all its sessions and links, and adds `session`.
    async fn set_password(&self, person: &str, password: &str, session: &Session) -> Result<(), StoreError>;
}

/// Passkeys, and what browsers were asked to sign with them.
#[async_trait]
pub trait Passkeys: Send + Sync {
    /// Adds a challenge, and forgets those that have expired. [`StoreError::Conflict`] if there are `limit` others.
    async fn add_challenge(&self, challenge: &Challenge, now: Millis, limit: u32) -> Result<(), StoreError>;
    /// Deletes a challenge and returns it, unless it has expired: nothing is signed twice.
    async fn take_challenge(&self, hash: &str, now: Millis) -> Result<Option<Challenge>, StoreError>;
    /// Adds a passkey. [`StoreError::Conflict`] if its id is known, or the person has `limit` others.
    async fn add_passkey(&self, passkey: &Passkey, limit: u32) -> Result<(), StoreError>;
    /// The passkey with this id, and its person.
    async fn passkey(&self, id: &str) -> Result<Option<(Passkey, Person)>, StoreError>;
    /// The passkeys of a person, the oldest first.
    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError>;
    /// Notes that a passkey was used. [`StoreError::Conflict`] if its state is not `was` any more.
    async fn use_passkey(&self, id: &str, was: &str, state: &str, at: Millis) -> Result<(), StoreError>;
    /// Renames a passkey. [`StoreError::Conflict`] if there is none.
    async fn rename_passkey(&self, id: &str, name: &str) -> Result<(), StoreError>;
    /// Removes a passkey of a person. [`StoreError::Conflict`] if there is none, or no other passkey and no password.
    async fn remove_passkey(&self, person: &str, id: &str) -> Result<(), StoreError>;
}

/// Subscriptions of browsers, and the outbox of notifications: of each table one event and one reminder.
#[async_trait]
pub trait Push: Send + Sync {
    /// The secret of the server with this name, which is `new` if there was none.
    async fn secret(&self, name: &str, new: &str) -> Result<String, StoreError>;
    /// Adds a subscription, in place of another one with its id or of the same browser.
    async fn subscribe(&self, subscription: &Subscription) -> Result<(), StoreError>;
    /// The subscription with this id.
    async fn subscription(&self, id: &str) -> Result<Option<Subscription>, StoreError>;
    /// Deletes a subscription and what it was to be told.
    async fn unsubscribe(&self, id: &str) -> Result<(), StoreError>;
    /// The people at a table who have subscriptions.
    async fn subscribers_at(&self, table: &str) -> Result<Vec<String>, StoreError>;
    /// Turns the notifications of a table off or on.
    async fn mute(&self, person: &str, table: &str, muted: bool) -> Result<(), StoreError>;
    /// Whether a person wants to hear nothing of a table.
    async fn is_muted(&self, person: &str, table: &str) -> Result<bool, StoreError>;
    /// Tells people something of a table that no entry of its log says.
    async fn tell(&self, table: &str, notices: &Notices, at: Millis) -> Result<(), StoreError>;
    /// Claims what is due and what nobody else is sending, until `until`.
    async fn claim_pushes(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<PushJob>, StoreError>;
    /// Deletes what was sent, unless something newer has taken its place.
    async fn push_done(&self, job: &PushJob) -> Result<(), StoreError>;
    /// Sends a notification again later, unless something newer has taken its place.
    async fn push_later(&self, job: &PushJob, due_at: Millis) -> Result<(), StoreError>;
}

/// Requests to confirm an e-mail address. A confirmed one is a [`Subscription`].
#[async_trait]
pub trait Mails: Send + Sync {
    /// Adds a request, and forgets old ones. [`StoreError::Conflict`] if there are too many for the person or the address.
    async fn add_mail_request(&self, request: &MailRequest, limits: MailLimits) -> Result<(), StoreError>;
    /// Deletes a request that was made after `after`, and returns it.
    async fn take_mail_request(&self, token_hash: &str, after: Millis) -> Result<Option<MailRequest>, StoreError>;
    /// Ends the letters whose link has this secret, if there are any.
    async fn stop_mail(&self, token: &str) -> Result<(), StoreError>;
}

/// Vacations, during which clocks of days stand still.
#[async_trait]
pub trait Vacations: Send + Sync {
    /// The vacations of a person that end after `after`, in order.
    async fn vacations_of(&self, person: &str, after: Millis) -> Result<Vec<Vacation>, StoreError>;
    /// Adds a vacation, and puts off the reminders that fall into it. [`StoreError::Conflict`] if another one lasts
    /// still, or it would be more than `days` days in a year.
    async fn begin_vacation(&self, person: &str, vacation: Vacation, days: u32) -> Result<(), StoreError>;
    /// Ends the vacation that lasts at `at`, if there is one, and brings reminders forward.
    async fn end_vacation(&self, person: &str, at: Millis) -> Result<(), StoreError>;
}

/// Tables and their seats.
#[async_trait]
pub trait Tables: Send + Sync {
    /// Adds a table.
    async fn add_table(&self, table: &Table) -> Result<(), StoreError>;
    /// Adds a table whose game is over, with its log and its results. [`StoreError::Conflict`] if its id is known, or
    /// its maker has `limit` others whose id begins with [`IMPORTED`].
    async fn import_table(
        &self,
        table: &Table,
        entries: &[Entry],
        results: &[SeatResult],
        limit: u32,
    ) -> Result<(), StoreError>;
    /// The table with this id.
    async fn table(&self, id: &str) -> Result<Option<Table>, StoreError>;
    /// Public tables that are not over, waiting ones first, then by age.
    async fn public_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// The tables at which a person has a seat, those that are not over first, then by age.
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// The number of tables that a person has made and that are not over.
    async fn count_made_by(&self, person: &str) -> Result<u32, StoreError>;
    /// The number of tables that were made from a network and that are not over.
    async fn count_made_from(&self, prefix: &str) -> Result<u32, StoreError>;
    /// The ids of the tables whose game runs.
    async fn running(&self) -> Result<Vec<String>, StoreError>;
    /// Changes the occupant of a seat. [`StoreError::Conflict`] if it is not `was` any more, or the person has another
    /// seat at the table.
    async fn set_seat(
        &self,
        id: &str,
        seat: u8,
        was: &Occupant,
        occupant: &Occupant,
        at: Millis,
    ) -> Result<(), StoreError>;
    /// Changes the status from waiting to playing. [`StoreError::Conflict`] if it is not waiting, or a seat is free.
    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError>;
    /// Changes the status from playing to over, keeps the results, and rates a rated game. [`StoreError::Conflict`] if
    /// it is not playing.
    async fn finish(&self, id: &str, outcome: &Outcome, at: Millis) -> Result<(), StoreError>;
    /// Sets the table that continues this one. [`StoreError::Conflict`] if there is one.
    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError>;
    /// Deletes the tables that wait and were made before `before`. Returns their ids.
    async fn delete_waiting(&self, before: Millis) -> Result<Vec<String>, StoreError>;
    /// Deletes a table that waits.
    async fn delete_waiting_table(&self, id: &str) -> Result<(), StoreError>;
    /// The ids after `after` in their order.
    async fn ids_after(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Deletes the tables that were over before `before`. Returns their number.
    async fn delete_finished(&self, before: Millis) -> Result<u64, StoreError>;
}

/// Tournaments, their events and their leases.
#[async_trait]
pub trait Tournaments: Send + Sync {
    /// Adds a tournament. [`StoreError::Conflict`] if its organiser has `limit` others that are not over.
    async fn add_tournament(&self, tournament: &StoredTournament, limit: u32) -> Result<(), StoreError>;
    /// The tournament with this id.
    async fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError>;
    /// Public tournaments, those that are not over first, then by age.
    async fn public_tournaments(&self, limit: u32) -> Result<Vec<StoredTournament>, StoreError>;
    /// The tournaments that a person has opened or entered, and those of its clubs, in the same order.
    async fn tournaments_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError>;
    /// The tournaments of a club, in the same order.
    async fn club_tournaments(&self, club: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError>;
    /// The events from number `from` on.
    async fn tournament_events(&self, id: &str, from: u32) -> Result<Vec<Entry>, StoreError>;
    /// The entrants, by number.
    async fn tournament_entrants(&self, id: &str) -> Result<Vec<StoredEntrant>, StoreError>;
    /// Appends an event with all that it changes, or nothing. [`StoreError::Conflict`] if its number is taken,
    /// [`StoreError::Fenced`] if `lease` is not the current token.
    async fn append_tournament(
        &self,
        id: &str,
        event: &Entry,
        effects: &TournamentChange,
        lease: Option<Token>,
    ) -> Result<(), StoreError>;
    /// Takes the leases of the tournaments that are not over and that no living node runs. Returns all that `node` runs;
    /// a store that serves one server only returns all with any token.
    async fn claim_tournaments(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError>;
    /// The ids of the tables of a tournament, and where they stand.
    async fn tournament_table_states(&self, id: &str) -> Result<Vec<(String, Status)>, StoreError>;
    /// Deletes the tournaments that were over before `before`. Returns their number.
    async fn delete_tournaments(&self, before: Millis) -> Result<u64, StoreError>;
}

/// The log and the chat of a table.
#[async_trait]
pub trait Logs: Send + Sync {
    /// Appends an entry durably. [`StoreError::Conflict`] if its number is taken, [`StoreError::Fenced`] if `lease` is
    /// not the current token.
    async fn append(&self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        self.append_telling(id, entry, &Notices::default(), lease).await
    }
    /// Appends an entry as [`Logs::append`] does, and in the same transaction what people are to be told of it.
    async fn append_telling(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError>;
    /// The entries from number `n` on.
    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError>;
    /// The hash of the last entry, which stands for the whole log; `None` if it was written before there were hashes.
    async fn head(&self, id: &str) -> Result<Option<String>, StoreError>;
    /// All entries of a table, in the order of their numbers.
    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        self.entries_from(id, 0).await
    }
    /// Adds a chat line and returns its number. Of each table the last [`KEPT_CHATS`] lines are kept.
    async fn add_chat(&self, id: &str, chat: &Chat) -> Result<u32, StoreError>;
    /// The last chat lines, oldest first.
    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError>;
}

/// What only the operator of a server asks for.
#[async_trait]
pub trait Operator: Send + Sync {
    /// People whose name, login or id contains `search`, the newest first.
    async fn list_people(&self, search: &str, limit: u32) -> Result<Vec<AdminPerson>, StoreError>;
    /// Tables that are not over, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// Deletes a table with everything that belongs to it. [`StoreError::Conflict`] if there is none.
    async fn delete_table(&self, id: &str) -> Result<(), StoreError>;
    /// Closes or opens the chat of a table. [`StoreError::Conflict`] if there is none.
    async fn set_chat_closed(&self, id: &str, closed: bool) -> Result<(), StoreError>;
    /// Who is banned, as text that `Ban` reads.
    async fn bans(&self) -> Result<Vec<String>, StoreError>;
    /// Adds a ban, if it is not there already.
    async fn add_ban(&self, who: &str, at: Millis) -> Result<(), StoreError>;
    /// Removes a ban. [`StoreError::Conflict`] if there is none.
    async fn remove_ban(&self, who: &str) -> Result<(), StoreError>;
}

/// Whether the store works.
#[async_trait]
pub trait Health: Send + Sync {
    /// Writes something durably that nobody reads.
    async fn probe(&self, at: Millis) -> Result<(), StoreError>;
    /// What is wrong with the files of the store, games apart.
    async fn file_faults(&self) -> Result<Vec<FileFault>, StoreError> {
        Ok(Vec::new())
    }
    /// Ends the use of the store by this process: another one may have it. Later queries fail.
    async fn close(&self) {}
}

/// Analyses of finished games.
#[async_trait]
pub trait Analyses: Send + Sync {
    /// Stores an analysis, in place of an older one.
    async fn save_analysis(&self, id: &str, text: &str) -> Result<(), StoreError>;
    /// The analysis of a table.
    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError>;
}
