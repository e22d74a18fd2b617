//! Notices a data file that is older than the one that was here last: a copy that was put back, or a file whose
//! write-ahead log has lost its end.
//!
//! While something is written, the file is marked every few seconds: a number in its header grows, and once that is on
//! the disk, the same number is written into the file beside it, which also bears the lock. A header that is behind the
//! file beside it belongs to an older state; it is never ahead by mistake, because it is written first. What was lost
//! since the last mark is noticed only by a client that comes back and has seen it.

use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

use sqlx::{AssertSqlSafe, SqliteConnection, SqlitePool};

use crate::store::StoreError;

/// A file that is written to is marked no more often.
const MARK_INTERVAL: Duration = Duration::from_secs(10);

/// How often a file was marked by its own header, and by the file beside it, which says more.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Older {
    /// By the header.
    pub found: i64,
    /// By the file beside it.
    pub kept: i64,
}

impl std::fmt::Display for Older {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Older { found, kept } = self;
        write!(f, "this file is older than the one that was here last, or another: mark {found}, expected {kept}")
    }
}

/// The mark of a file that is written to.
pub struct Mark {
    /// The file beside it.
    beside: PathBuf,
    /// What SQLite counts of changes by others, when it was marked last.
    changes_seen: i64,
    at: Instant,
}

impl Mark {
    /// Says in the log whether the file is an older one, and goes on from the newer mark, so that it is said once.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub async fn open(beside: PathBuf, changes: &SqlitePool) -> Result<Mark, StoreError> {
        if let Some(Older { found, kept }) = older(&beside, changes).await? {
            tracing::error!(found, kept, "data_file_older");
            set_header(changes, kept).await?;
        }
        Ok(Mark { beside, changes_seen: 0, at: Instant::now() })
    }

    /// Marks the file if something has changed since it was marked last, and that was a while ago. `connection` is one
    /// that writes nothing: SQLite counts for it what others write.
    ///
    /// # Errors
    /// If either file cannot be written.
    pub async fn advance(&mut self, connection: &mut SqliteConnection, changes: &SqlitePool) -> Result<(), StoreError> {
        if self.at.elapsed() < MARK_INTERVAL || changes_seen_by(connection).await? == self.changes_seen {
            return Ok(());
        }
        self.at = Instant::now();
        write(&self.beside, changes).await?;
        self.changes_seen = changes_seen_by(connection).await?;
        Ok(())
    }
}

/// Marks the file now.
///
/// # Errors
/// If either file cannot be written.
pub async fn write(beside: &PathBuf, changes: &SqlitePool) -> Result<(), StoreError> {
    let next = header(changes).await? + 1;
    set_header(changes, next).await?;
    let failed = |why: std::io::Error| StoreError::Unavailable(format!("{}: {why}", beside.display()));
    fs::write(beside, format!("{next}\n")).map_err(failed)
}

/// Whether the file was marked less often than the file beside it says. A mark that cannot be read says nothing.
///
/// # Errors
/// If the header cannot be read.
pub async fn older(beside: &PathBuf, file: &SqlitePool) -> Result<Option<Older>, StoreError> {
    let found = header(file).await?;
    let kept = fs::read_to_string(beside).ok().and_then(|it| it.trim().parse().ok());
    Ok(kept.filter(|kept| found < *kept).map(|kept| Older { found, kept }))
}

/// The number in the header that SQLite leaves to its users.
async fn header(file: &SqlitePool) -> sqlx::Result<i64> {
    sqlx::query_scalar("PRAGMA user_version").fetch_one(file).await
}

async fn set_header(changes: &SqlitePool, to: i64) -> sqlx::Result<()> {
    // A pragma takes no parameters, and a number needs no quotes.
    sqlx::query(AssertSqlSafe(format!("PRAGMA user_version = {to}"))).execute(changes).await?;
    Ok(())
}

async fn changes_seen_by(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("PRAGMA data_version").fetch_one(connection).await
}
