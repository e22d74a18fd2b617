//! The store in a SQLite file.

// The SQL that both databases share is compiled once for each, because the types of the drivers differ.
#![allow(clippy::duplicate_mod)]

#[path = "../sql/analyses.rs"]
mod analyses;
mod checkpointer;
#[path = "../sql/log.rs"]
mod log;
#[path = "../sql/operator.rs"]
mod operator;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/rows.rs"]
mod rows;
#[path = "../sql/sessions.rs"]
mod sessions;
#[path = "../sql/tables.rs"]
mod tables;
mod writer;

use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, SqliteConnection as Connection, SqlitePool, Transaction,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow as Row, SqliteSynchronous},
};

use super::{Entry, Store, StoreError, Token};
use checkpointer::Checkpointer;
use writer::Writer;

/// How long a statement waits for a locked file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The size of a page of the data file, in bytes. Most rows are small.
const PAGE_SIZE: u32 = 1024;

type Base = Sqlite;
type Db = sqlx::Sqlite;
/// Begins a transaction that reads a consistent snapshot.
const SNAPSHOT: &str = "BEGIN";
/// SQLite has no statement timeout to disable.
const NO_TIMEOUT: &str = "SELECT 1";

/// A SQLite file. Reads use a pool of connections; all writes share one connection and queue for it, because SQLite
/// would fail concurrent writers with a locked file.
pub struct Sqlite {
    readers: SqlitePool,
    changes: SqlitePool,
    writer: Writer,
    _checkpointer: Checkpointer,
}

impl Sqlite {
    /// Opens or creates the file, and runs its migrations.
    ///
    /// # Errors
    /// If the file cannot be opened, or was migrated by a newer version.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            // A move changes one page, so small pages make small commits.
            .page_size(PAGE_SIZE)
            .journal_mode(SqliteJournalMode::Wal)
            // The checkpointer runs in its own task.
            .pragma("wal_autocheckpoint", "0")
            // A commit is acknowledged after it has reached the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            .disable_statement_logging();
        // A failed commit, as on a full disk, leaves its connection inside a transaction: such a connection is replaced.
        let is_idle = |connection: &mut Connection| Ok(!connection.is_in_transaction());
        let one = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
        let one = one.before_acquire(move |connection, _| Box::pin(std::future::ready(is_idle(connection))));
        let changes = one.connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&changes)
            .await
            .map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let writer = Writer::start(changes.clone());
        let checkpointer = Checkpointer::start(options.connect().await?, changes.clone());
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { readers, changes, writer, _checkpointer: checkpointer })
    }
}

impl Sqlite {
    /// Copies a consistent snapshot of a file into a new one. A server may use the file meanwhile.
    ///
    /// # Errors
    /// If either file cannot be opened, or the disk is full.
    pub async fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(from).busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
        let mut file = options.connect().await?;
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut file).await?;
        // The copy is complete when it is durable.
        std::fs::File::open(to).and_then(|it| it.sync_all()).map_err(|why| StoreError::Unavailable(why.to_string()))
    }

    /// Begins a write transaction. `IMMEDIATE` takes the write lock at once: a transaction that starts with a read could
    /// fail at its first write.
    async fn change(&self) -> Result<Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.changes.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A SQLite file has one server, which needs no lease.
    async fn append_fenced(&self, id: &str, entry: Entry, _: Option<Token>) -> Result<(), StoreError> {
        self.writer.append(id, entry).await
    }

    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn begin_lease(&self, _: &mut Connection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn end_lease(&self, _: &mut Connection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Sqlite {
    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn begin_leases(&self, _: &mut Connection) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Store for Sqlite {}
