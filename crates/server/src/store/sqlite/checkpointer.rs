//! Moves pages from the write-ahead log into the main file in the background: a commit that did it would delay others.

use std::{sync::Arc, time::Duration};

use sqlx::{Row, SqliteConnection, SqlitePool};
use tokio::task::JoinSet;

use super::{mark::Mark, stall::Stall};

const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(2);
/// A log that is written all the time is never reset by passive checkpoints. Beyond this many pages, a blocking
/// checkpoint resets it.
const MAX_WAL_PAGES: i64 = 4 * 1024;

/// The background task. It ends when this value is dropped.
pub struct Checkpointer {
    _task: JoinSet<()>,
}

impl Checkpointer {
    /// Starts the task on a connection of its own.
    pub fn start(connection: SqliteConnection, changes: SqlitePool, stall: Arc<Stall>, mark: Mark) -> Checkpointer {
        let mut task = JoinSet::new();
        task.spawn(run(connection, changes, stall, mark));
        Checkpointer { _task: task }
    }
}

async fn run(mut connection: SqliteConnection, changes: SqlitePool, stall: Arc<Stall>, mut mark: Mark) {
    loop {
        tokio::time::sleep(CHECKPOINT_INTERVAL).await;
        // A disk that is slow already has enough to do: the log may grow meanwhile.
        if stall.is_on() {
            continue;
        }
        if let Err(error) = checkpoint(&mut connection, &changes).await {
            tracing::warn!(%error, "checkpoint_failed");
        }
        if let Err(error) = mark.advance(&mut connection, &changes).await {
            tracing::warn!(%error, "mark_failed");
        }
    }
}

async fn checkpoint(connection: &mut SqliteConnection, changes: &SqlitePool) -> sqlx::Result<()> {
    let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    let pages: i64 = done.try_get("log")?;
    metrics::gauge!("comptoir_wal_pages").set(pages as f64);
    if pages > MAX_WAL_PAGES {
        // On the connection of the writer, so that no commit interferes. The passive checkpoint has left little to do.
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(changes).await?;
    }
    Ok(())
}
