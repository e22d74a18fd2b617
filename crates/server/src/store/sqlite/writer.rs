//! Group commit: all appends that arrive while one commit runs share the next one.

use std::slice;

use sqlx::SqlitePool;
use tokio::{
    sync::{mpsc, oneshot},
    time::Instant,
};

use crate::store::{Entry, StoreError};

/// More wait in the channel, and whoever sends to it waits too.
const QUEUE: usize = 4096;
/// A commit this large takes about as long as the next few hundred appends take to arrive.
const MOST: usize = 1024;

struct Append {
    id: String,
    entry: Entry,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle to the task that appends.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Append>);

impl Writer {
    /// Starts the task. It ends when the last handle is dropped.
    pub fn start(changes: SqlitePool) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(changes, receiver));
        Writer(sender)
    }

    /// Done means it is on disk.
    pub async fn append(&self, id: &str, entry: Entry) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.0.send(Append { id: id.to_owned(), entry, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn run(changes: SqlitePool, mut receiver: mpsc::Receiver<Append>) {
    let mut batch = Vec::with_capacity(MOST);
    while receiver.recv_many(&mut batch, MOST).await > 0 {
        metrics::histogram!("comptoir_commit_entries").record(batch.len() as f64);
        let begun = Instant::now();
        let together = commit(&changes, &batch).await;
        metrics::histogram!("comptoir_commit_seconds").record(begun.elapsed());
        for append in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                // One of them cannot be kept, such as a number that is taken: the others are kept all the same.
                Err(_) => commit(&changes, slice::from_ref(&append)).await,
            };
            // Nobody may be waiting any more; the entry is kept all the same.
            let _ = append.done.send(result);
        }
    }
}

/// All or none. One statement for all of them: the rows travel as one JSON text.
async fn commit(changes: &SqlitePool, batch: &[Append]) -> Result<(), StoreError> {
    let rows: Vec<_> = batch.iter().map(|it| (&it.id, it.entry.n, &it.entry.text, it.entry.at)).collect();
    let rows = serde_json::to_string(&rows).expect("rows are plain data");
    // A statement alone is a transaction: it is on disk when it is done.
    sqlx::query(
        "INSERT INTO entry (match_id, n, text, at) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
    )
    .bind(rows)
    .execute(changes)
    .await?;
    Ok(())
}
