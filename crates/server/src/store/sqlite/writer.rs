//! Group commit: all appends that arrive while one commit runs share the next one.

use std::{collections::BTreeMap, slice, sync::Arc};

use sqlx::{Row as _, SqliteConnection, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use super::{push::write_notices, stall::Stall};
use crate::store::{Entry, Notices, StoreError, chain};

/// The number of appends that may wait. A sender waits while the queue is full.
const QUEUE_CAPACITY: usize = 4096;
/// The most entries in one commit, which bounds its duration.
const MAX_BATCH: usize = 1024;

/// The tables whose last hash is kept in memory.
const MAX_HEADS: usize = 10_000;

struct Append {
    id: String,
    entry: Entry,
    notices: Notices,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The number and hash of the last entry of tables that were appended to.
#[derive(Default)]
struct Heads(BTreeMap<String, (u32, Option<String>)>);

impl Heads {
    /// The hash of an entry, which is the head of its chain from now on; `None` if the entry before is not there yet.
    async fn link(
        &mut self,
        connection: &mut SqliteConnection,
        id: &str,
        entry: &Entry,
    ) -> Result<Option<String>, StoreError> {
        let before = match self.0.remove(id) {
            _ if entry.n == 0 => None,
            Some((n, hash)) if n + 1 == entry.n => hash,
            _ => {
                let row = sqlx::query("SELECT hash FROM entry WHERE match_id = ?1 AND n = ?2")
                    .bind(id)
                    .bind(i64::from(entry.n) - 1)
                    .fetch_optional(connection)
                    .await?;
                let Some(row) = row else { return Ok(None) };
                row.try_get(0)?
            }
        };
        let hash = chain::link(before.as_deref(), id, entry);
        if self.0.len() >= MAX_HEADS {
            self.0.clear();
        }
        self.0.insert(id.to_owned(), (entry.n, Some(hash.clone())));
        Ok(Some(hash))
    }
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
    let (mut batch, mut heads) = (Vec::with_capacity(MAX_BATCH), Heads::default());
    while receiver.recv_many(&mut batch, MAX_BATCH).await > 0 {
        metrics::histogram!("comptoir_commit_entries").record(batch.len() as f64);
        let begun = Instant::now();
        let together = stall.watch(commit(&changes, &batch, &mut heads)).await;
        metrics::histogram!("comptoir_commit_seconds").record(begun.elapsed());
        for append in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                // One entry has failed the batch, for example by a number that is taken: each is retried alone.
                Err(_) => commit(&changes, slice::from_ref(&append), &mut heads).await,
            };
            // The caller may have given up; the entry is appended all the same.
            let _ = append.done.send(result);
        }
    }
}

/// Inserts all entries and their notices, or none.
async fn commit(changes: &SqlitePool, batch: &[Append], heads: &mut Heads) -> Result<(), StoreError> {
    let done = try_commit(changes, batch, heads).await;
    if done.is_err() {
        // They have the hashes of entries that are not stored.
        batch.iter().for_each(|it| _ = heads.0.remove(&it.id));
    }
    done
}

async fn try_commit(changes: &SqlitePool, batch: &[Append], heads: &mut Heads) -> Result<(), StoreError> {
    if batch.iter().all(|it| it.notices.is_empty()) {
        // A single statement is its own transaction.
        return insert(&mut *changes.acquire().await?, batch, heads).await;
    }
    let mut change = changes.begin_with(super::WRITE).await?;
    insert(&mut change, batch, heads).await?;
    for Append { id, entry, notices, .. } in batch {
        write_notices(&mut change, id, notices, entry.at).await?;
    }
    Ok(change.commit().await?)
}

/// Inserts all entries or none, with one statement: the rows are passed as one JSON text.
async fn insert(connection: &mut SqliteConnection, batch: &[Append], heads: &mut Heads) -> Result<(), StoreError> {
    let mut rows = Vec::with_capacity(batch.len());
    for Append { id, entry, .. } in batch {
        let hash = heads.link(connection, id, entry).await?;
        rows.push((id, entry.n, &entry.text, entry.at, hash));
    }
    let rows = serde_json::to_string(&rows).expect("rows are plain data");
    sqlx::query(
        "INSERT INTO entry (match_id, n, text, at, hash) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)",
    )
    .bind(rows)
    .execute(connection)
    .await?;
    Ok(())
}
