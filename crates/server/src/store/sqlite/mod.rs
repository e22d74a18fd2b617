//! The store in one data file.

// What both databases do in the same words is compiled once for each: types and drivers differ.
#![allow(clippy::duplicate_mod)]

#[path = "../sql/analyses.rs"]
mod analyses;
mod carrier;
#[path = "../sql/log.rs"]
mod log;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/rows.rs"]
mod rows;
#[path = "../sql/tables.rs"]
mod tables;
mod writer;

use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, SqliteConnection as Connection, SqlitePool, Transaction,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow as Row, SqliteSynchronous},
};

use super::{Entry, Store, StoreError, Token};
use carrier::Carrier;
use writer::Writer;

/// For a file that is locked.
const PATIENCE: Duration = Duration::from_secs(10);
/// Bytes.
const PAGE: u32 = 1024;

type Base = Sqlite;
type Db = sqlx::Sqlite;
/// A transaction sees what there was when it first reads.
const SNAPSHOT: &str = "BEGIN";
/// Nothing here is ever given up for taking long.
const UNHURRIED: &str = "SELECT 1";

/// One data file. Reads come from a pool; all writes go through one connection, for which they queue up,
/// since SQLite itself would let them find the file locked.
pub struct Sqlite {
    readers: SqlitePool,
    changes: SqlitePool,
    writer: Writer,
    _carrier: Carrier,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            // Every move changes one page, that of its own table: small ones make small commits.
            .page_size(PAGE)
            .journal_mode(SqliteJournalMode::Wal)
            // Pages are carried over into the main file by a task of their own.
            .pragma("wal_autocheckpoint", "0")
            // Every commit reaches the disk before it is acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        // A commit that fails, as on a full disk, leaves a transaction behind that nobody can end: such a
        // connection is replaced.
        let is_free = |connection: &mut Connection| Ok(!connection.is_in_transaction());
        let one = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
        let one = one.before_acquire(move |connection, _| Box::pin(std::future::ready(is_free(connection))));
        let changes = one.connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&changes)
            .await
            .map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let writer = Writer::start(changes.clone());
        let carrier = Carrier::start(options.connect().await?, changes.clone());
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { readers, changes, writer, _carrier: carrier })
    }
}

impl Sqlite {
    /// Copies a data file, as it stands at one moment, into a new one. A server may use it meanwhile.
    pub async fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(from).busy_timeout(PATIENCE).disable_statement_logging();
        let mut file = options.connect().await?;
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut file).await?;
        // What is not on disk yet is no copy.
        std::fs::File::open(to).and_then(|it| it.sync_all()).map_err(|why| StoreError::Unavailable(why.to_string()))
    }

    /// Several statements that change something, whole or not at all. It waits for its turn at the
    /// beginning: a transaction that first reads could find later that the file has changed.
    async fn change(&self) -> Result<Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.changes.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A data file has one server, so nobody else can have the lease.
    async fn append_fenced(&self, id: &str, entry: Entry, _: Option<Token>) -> Result<(), StoreError> {
        self.writer.append(id, entry).await
    }

    #[expect(clippy::unused_async, reason = "elsewhere there is something to do")]
    async fn begin_lease(&self, _: &mut Connection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "elsewhere there is something to do")]
    async fn end_lease(&self, _: &mut Connection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Sqlite {
    #[expect(clippy::unused_async, reason = "elsewhere there is something to do")]
    async fn begin_leases(&self, _: &mut Connection) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Store for Sqlite {}
