//! The store in a SQLite file.

// The SQL that both databases share is compiled once for each, because the types of the drivers differ.
#![allow(clippy::duplicate_mod)]

#[path = "../sql/analyses.rs"]
mod analyses;
mod checkpointer;
#[path = "../sql/clubs.rs"]
mod clubs;
#[path = "../sql/health.rs"]
mod health;
#[path = "../sql/histories.rs"]
mod histories;
mod lock;
#[path = "../sql/log.rs"]
mod log;
#[path = "../sql/mails.rs"]
mod mails;
mod mark;
#[path = "../sql/operator.rs"]
mod operator;
#[path = "../sql/passkeys.rs"]
mod passkeys;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/push.rs"]
mod push;
#[path = "../sql/ratings.rs"]
mod ratings;
#[path = "../sql/rows.rs"]
mod rows;
mod schema;
#[path = "../sql/seats.rs"]
mod seats;
#[path = "../sql/sessions.rs"]
mod sessions;
mod shared_changes;
#[path = "../sql/social.rs"]
mod social;
mod stall;
#[path = "../sql/tables.rs"]
mod tables;
#[path = "../sql/tournaments.rs"]
mod tournaments;
#[path = "../sql/vacations.rs"]
mod vacations;
#[path = "../sql/versions.rs"]
mod versions;
mod whole;
mod writer;

use std::{
    fs::File,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, Mutex},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection as _, Row as _, SqliteConnection as Connection, SqlitePool, Transaction,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow as Row, SqliteSynchronous},
};

use super::{
    Entry, FileFault, Notices, Store, StoreError, Token, is_current,
    migrations::{files, migrator, newest},
};
use checkpointer::Checkpointer;
use mark::Mark;
use shared_changes::{SharedChange, SharedChanges};
use stall::Stall;
use writer::Writer;

/// How long a statement waits for a locked file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The size of a page of the data file, in bytes. Smaller ones make smaller commits, and trees so deep that a reader,
/// which forgets its pages with every commit, has twice as many to read.
const PAGE_SIZE: u32 = 4096;

/// Room for the last page of the log of some eight thousand tables: a page that is not there is read from the file again
/// for each move. In KiB, which SQLite marks by the sign.
const WRITER_CACHE: &str = "-32768";

/// How long a server that stops waits for its last queries.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(400);

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrator(files!("sqlite")));

/// The newest version of a data file.
pub(super) fn version() -> i64 {
    newest(&MIGRATIONS)
}

type Base = Sqlite;
type Db = sqlx::Sqlite;
/// Begins a transaction that writes.
const WRITE: &str = "BEGIN IMMEDIATE";
/// Begins a transaction that reads a consistent snapshot.
const SNAPSHOT: &str = "BEGIN";
/// SQLite has no statement timeout to disable.
const NO_TIMEOUT: &str = "SELECT 1";

/// A SQLite file. Reads use a pool of connections; all writes share one connection and queue for it, because SQLite
/// would fail concurrent writers with a locked file.
pub struct Sqlite {
    readers: SqlitePool,
    changes: SqlitePool,
    shared_changes: SharedChanges,
    writer: Writer,
    /// Absent if the file is only read.
    _checkpointer: Option<Checkpointer>,
    /// Held as long as this process may write.
    lock: Mutex<Option<File>>,
    /// The file beside it, with the lock and the mark.
    beside: PathBuf,
}

impl Sqlite {
    /// Opens or creates the file, and runs its migrations. Nobody else may write to it until the value is dropped.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another server has the file; else if it cannot be opened, or was migrated by a newer
    /// version.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock::lock(path)?;
        lock::make_private(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .page_size(PAGE_SIZE)
            .journal_mode(SqliteJournalMode::Wal)
            // The checkpointer runs in its own task.
            .pragma("wal_autocheckpoint", "0")
            // A commit is acknowledged after it has reached the disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            .disable_statement_logging();
        let changes = one_connection(options.clone().pragma("cache_size", WRITER_CACHE)).await?;
        versions::bring_up_to_date(&changes, &MIGRATIONS).await?;
        let beside = lock::beside(path);
        let mark = Mark::open(beside.clone(), &changes).await?;
        let stall = Arc::<Stall>::default();
        let writer = Writer::start(changes.clone(), stall.clone());
        let checkpointer = Checkpointer::start(options.connect().await?, changes.clone(), stall, mark);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let shared_changes = SharedChanges::new(changes.clone());
        Ok(Sqlite {
            readers,
            changes,
            shared_changes,
            writer,
            _checkpointer: Some(checkpointer),
            lock: Mutex::new(Some(lock)),
            beside,
        })
    }

    /// Opens an existing file for reading. A server may use it meanwhile.
    ///
    /// # Errors
    /// If the file cannot be opened, or was written by another version.
    pub async fn open_read_only(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY_TIMEOUT);
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.disable_statement_logging()).await?;
        let version = sqlx::query("SELECT max(version), count(*) FROM _sqlx_migrations").fetch_one(&readers).await?;
        is_current(version.try_get(0)?, version.try_get(1)?, &MIGRATIONS)?;
        let writer = Writer::start(readers.clone(), Arc::default());
        let (lock, beside) = (Mutex::default(), lock::beside(path));
        let shared_changes = SharedChanges::new(readers.clone());
        Ok(Sqlite { changes: readers.clone(), shared_changes, readers, writer, _checkpointer: None, lock, beside })
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
        // An empty file may be written into.
        lock::make_private(to)?;
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut file).await?;
        // The copy is complete when it is durable.
        File::open(to).and_then(|it| it.sync_all()).map_err(|why| StoreError::Unavailable(why.to_string()))
    }

    /// What SQLite finds wrong with the pages and indices of the file, rows and definitions that are not what was
    /// written, and whether it is an older file.
    async fn integrity(&self) -> Result<Vec<FileFault>, StoreError> {
        let rows = match sqlx::query("PRAGMA integrity_check(20)").fetch_all(&self.readers).await {
            Ok(rows) => rows,
            Err(error) => return Ok(vec![FileFault::Words(error.to_string())]),
        };
        let lines: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        // A file that cannot be read to its end has said so already.
        let rows = whole::changed_rows(&self.readers).await.unwrap_or_default();
        // SQLite counts such rows without a name.
        let is_named = |it: &str| !rows.is_empty() && it.ends_with(whole::SUFFIX);
        let is_fault = |it: &&str| *it != "ok" && !it.starts_with("***") && !is_named(it);
        let mut faults: Vec<FileFault> =
            lines.iter().flat_map(|it| it.lines()).filter(is_fault).map(|it| FileFault::Words(it.to_owned())).collect();
        faults.extend(rows);
        faults.extend(schema::changed_definitions(&self.readers, &MIGRATIONS).await?);
        let older = mark::older(&self.beside, &self.readers).await?;
        faults.extend(older.map(|it| FileFault::Words(it.to_string())));
        Ok(faults)
    }

    /// Closes the file and releases its lock. Connections that are in use are waited for only so long.
    async fn end_use(&self) {
        if self.lock.lock().expect("no thread panics while it holds this lock").is_some() {
            // The mark before it is true as well, so nothing waits for long.
            if let Ok(Err(error)) = tokio::time::timeout(CLOSE_TIMEOUT, self.last_mark()).await {
                tracing::warn!(%error, "mark_failed");
            }
        }
        let closed = async { tokio::join!(self.changes.close(), self.readers.close()) };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, closed).await;
        self.lock.lock().expect("no thread panics while it holds this lock").take();
    }

    /// Marks the file once more, and leaves all of it in one file: a copy need not know of a write-ahead log.
    async fn last_mark(&self) -> Result<(), StoreError> {
        mark::write(&self.beside, &self.changes).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.changes).await?;
        Ok(())
    }

    /// Begins a write transaction. `IMMEDIATE` takes the write lock at once: a transaction that starts with a read could
    /// fail at its first write.
    async fn change(&self) -> Result<Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.changes.begin_with(WRITE).await?)
    }

    /// Begins a change of which many come at once. It is committed together with others.
    async fn shared_change(&self) -> Result<SharedChange, StoreError> {
        self.shared_changes.begin().await
    }

    /// Commits a shared change if it was made, and else undoes it.
    async fn end<T>(change: SharedChange, made: Result<T, StoreError>) -> Result<T, StoreError> {
        change.end(made).await
    }

    /// A SQLite file has one server, which needs no lease.
    async fn append_fenced(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        _: Option<Token>,
    ) -> Result<(), StoreError> {
        self.writer.append(id, entry, notices.clone()).await
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
    async fn check_tournament_lease(&self, _: &mut Connection, _: &str, _: Option<Token>) -> Result<(), StoreError> {
        Ok(())
    }

    /// The one server runs all tournaments.
    async fn claim_free_tournaments(&self, _: &str) -> Result<Vec<(String, Token)>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tournament WHERE phase <> 'over'").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, 0))).collect()
    }

    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn begin_leases(&self, _: &mut Connection) -> Result<(), StoreError> {
        Ok(())
    }
}

/// The connection that writes. A failed commit, as on a full disk, leaves it inside a transaction: it is replaced then.
async fn one_connection(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let is_idle = |connection: &mut Connection| Ok(!connection.is_in_transaction());
    let one = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
    let one = one.before_acquire(move |connection, _| Box::pin(std::future::ready(is_idle(connection))));
    Ok(one.connect_with(options).await?)
}

impl Store for Sqlite {}
