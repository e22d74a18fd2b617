//! Group commit: all appends that arrive while one commit runs share the next one.

use std::{slice, sync::Arc};

use sqlx::{SqliteConnection, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use super::{push::write_notices, stall::Stall};
use crate::store::{Entry, Notices, StoreError};

/// The number of appends that may wait. A sender waits while the queue is full.
const QUEUE_CAPACITY: usize = 4096;
/// The most entries in one commit, which bounds its duration.
const MAX_BATCH: usize = 1024;

struct Append {
    id: String,
    entry: Entry,
    notices: Notices,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle to the task that appends.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Append>);

impl Writer {
    /// Starts the task. It ends when the last handle is dropped.
    pub fn start(changes: SqlitePool, stall: Arc<Stall>) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(run(changes, receiver, stall));
        Writer(sender)
    }

    /// Appends an entry durably.
    pub async fn append(&self, id: &str, entry: Entry, notices: Notices) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer task has stopped".to_owned());
        self.0.send(Append { id: id.to_owned(), entry, notices, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn run(changes: SqlitePool, mut receiver: mpsc::Receiver<Append>, stall: Arc<Stall>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while receiver.recv_many(&mut batch, MAX_BATCH).await > 0 {
        metrics::histogram!("comptoir_commit_entries").record(batch.len() as f64);
        let begun = Instant::now();
        let together = stall.watch(commit(&changes, &batch)).await;
        metrics::histogram!("comptoir_commit_seconds").record(begun.elapsed());
        for append in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                // One entry has failed the batch, for example by a number that is taken: each is retried alone.
                Err(_) => commit(&changes, slice::from_ref(&append)).await,
            };
            // The caller may have given up; the entry is appended all the same.
            let _ = append.done.send(result);
        }
    }
}

/// Inserts all entries and their notices, or none.
async fn commit(changes: &SqlitePool, batch: &[Append]) -> Result<(), StoreError> {
    if batch.iter().all(|it| it.notices.is_empty()) {
        // A single statement is its own transaction.
        return insert(&mut *changes.acquire().await?, batch).await;
    }
    let mut change = changes.begin_with("BEGIN IMMEDIATE").await?;
    insert(&mut change, batch).await?;
    for Append { id, entry, notices, .. } in batch {
        write_notices(&mut change, id, notices, entry.at).await?;
    }
    Ok(change.commit().await?)
}

/// Inserts all entries or none, with one statement: the rows are passed as one JSON text.
async fn insert(connection: &mut SqliteConnection, batch: &[Append]) -> Result<(), StoreError> {
    let rows: Vec<_> = batch.iter().map(|it| (&it.id, it.entry.n, &it.entry.text, it.entry.at)).collect();
    let rows = serde_json::to_string(&rows).expect("rows are plain data");
    sqlx::query(
        "INSERT INTO entry (match_id, n, text, at) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
    )
    .bind(rows)
    .execute(connection)
    .await?;
    Ok(())
}
