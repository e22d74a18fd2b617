//! Carries pages from the write-ahead log over into the main file, beside everybody's work: a commit
//! that did it on its way would keep others waiting.

use std::time::Duration;

use sqlx::{Row, SqliteConnection, SqlitePool};
use tokio::task::JoinSet;

const ROUND: Duration = Duration::from_secs(2);
/// In pages. A log that is written all the time never ends by itself, so it is made to.
const LARGE: i64 = 16 * 1024;

/// The task; it ends when this is dropped.
pub struct Carrier {
    _task: JoinSet<()>,
}

impl Carrier {
    /// Starts the task on a connection of its own.
    pub fn start(connection: SqliteConnection, changes: SqlitePool) -> Carrier {
        let mut task = JoinSet::new();
        task.spawn(run(connection, changes));
        Carrier { _task: task }
    }
}

async fn run(mut connection: SqliteConnection, changes: SqlitePool) {
    loop {
        tokio::time::sleep(ROUND).await;
        if let Err(why) = carry(&mut connection, &changes).await {
            tracing::warn!(%why, "the log is not carried over");
        }
    }
}

async fn carry(connection: &mut SqliteConnection, changes: &SqlitePool) -> sqlx::Result<()> {
    let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    let pages: i64 = done.try_get("log")?;
    metrics::gauge!("comptoir_wal_pages").set(pages as f64);
    if pages > LARGE {
        // Nobody else writes meanwhile, but little is left to do.
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(changes).await?;
    }
    Ok(())
}
