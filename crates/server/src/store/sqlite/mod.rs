//! The store in one data file.

mod log;
mod people;
mod tables;
mod writer;

use std::{path::Path, time::Duration};

use sqlx::{
    ConnectOptions, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::StoreError;
use writer::Writer;

/// One data file. Reads come from a pool, all writes go through one connection each of two kinds: the
/// log has its own, so that appends share commits.
pub struct Sqlite {
    readers: SqlitePool,
    changes: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit reaches the disk before it is acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let changes = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&changes)
            .await
            .map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let writer = Writer::start(options.connect().await?);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { readers, changes, writer })
    }
}

fn changed(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(it) if it.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::RowNotFound => StoreError::NotFound,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}
