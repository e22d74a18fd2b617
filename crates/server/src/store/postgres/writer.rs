//! Group commit: all appends that arrive while one commit runs share the next one.

use std::{
    collections::{BTreeMap, btree_map},
    mem,
    time::Duration,
};

use sqlx::{
    Connection, PgConnection, Row,
    postgres::{PgConnectOptions, PgRow},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::store::{Entry, StoreError, Token};

/// Commits that are under way at once: while one waits for the disk, the next is prepared.
const LANES: usize = 4;
/// More wait in the channel, and whoever sends to it waits too.
const QUEUE: usize = 4096;
const MOST: usize = 1024;
/// A commit that takes longer is given up, and nobody knows whether it was done.
const PATIENCE: Duration = Duration::from_secs(5);

struct Append {
    id: String,
    entry: Entry,
    lease: Option<Token>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle to the tasks that append.
pub struct Writer(Vec<mpsc::Sender<Append>>);

impl Writer {
    /// Starts the tasks. They end when the handle is dropped.
    pub fn start(options: &PgConnectOptions) -> Writer {
        let lane = |_| {
            let (sender, receiver) = mpsc::channel(QUEUE);
            tokio::spawn(Lane { options: options.clone(), connection: None }.run(receiver));
            sender
        };
        Writer((0..LANES).map(lane).collect())
    }

    /// Done means it is on disk.
    pub async fn append(&self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        // A table keeps to its lane.
        let lane = id.bytes().map(usize::from).sum::<usize>() % self.0.len();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.0[lane].send(Append { id: id.to_owned(), entry, lease, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

struct Lane {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
}

impl Lane {
    async fn run(mut self, mut receiver: mpsc::Receiver<Append>) {
        let (mut batch, mut later) = (Vec::with_capacity(MOST), Vec::new());
        while !later.is_empty() || receiver.recv_many(&mut batch, MOST).await > 0 {
            // Sorted, so that two servers that want the same numbers do not wait for each other in a circle;
            // and each number once, so that what comes of it is known.
            let mut wanted = BTreeMap::new();
            for append in mem::take(&mut later).into_iter().chain(batch.drain(..)) {
                match wanted.entry((append.id.clone(), append.entry.n)) {
                    btree_map::Entry::Vacant(place) => _ = place.insert(append),
                    btree_map::Entry::Occupied(_) => later.push(append),
                }
            }
            metrics::histogram!("comptoir_commit_entries").record(wanted.len() as f64);
            self.commit_all(wanted.into_values().collect()).await;
        }
    }

    async fn commit_all(&mut self, wanted: Vec<Append>) {
        let together = self.commit(&wanted.iter().collect::<Vec<_>>()).await;
        for (n, append) in wanted.into_iter().enumerate() {
            let result = match &together {
                Ok(results) => results[n].clone(),
                Err(StoreError::Unknown(why)) => Err(StoreError::Unknown(why.clone())),
                // One of them cannot be kept, such as one of a table that is gone: the others are kept all the same.
                Err(_) => self.commit(&[&append]).await.and_then(|mut results| results.remove(0)),
            };
            // Nobody may be waiting any more; the entry is kept all the same.
            let _ = append.done.send(result);
        }
    }

    async fn commit(&mut self, wanted: &[&Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => match timeout(PATIENCE, PgConnection::connect_with(&self.options)).await {
                Ok(connected) => connected.map_err(|why| StoreError::Unavailable(why.to_string()))?,
                Err(_) => return Err(StoreError::Unavailable("no connection in time".to_owned())),
            },
        };
        match timeout(PATIENCE, insert(&mut connection, wanted)).await {
            Ok(Ok(rows)) => {
                self.connection = Some(connection);
                Ok(rows)
            }
            // A connection that something went wrong with is not used again.
            Ok(Err(why)) => Err(why.into()),
            Err(_) => Err(StoreError::Unknown("no answer in time".to_owned())),
        }
    }
}

/// One statement, which alone is a transaction: it is on disk when it is done. A lease that is named is
/// held while it runs, so that it cannot change hands before the entry is there.
async fn insert(connection: &mut PgConnection, wanted: &[&Append]) -> sqlx::Result<Vec<Result<(), StoreError>>> {
    let column = |of: fn(&Append) -> i64| wanted.iter().map(|it| of(it)).collect::<Vec<i64>>();
    let rows = sqlx::query(
        "WITH wanted AS ( \
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) \
             WITH ORDINALITY AS it (match_id, n, text, at, token, place)), \
         held AS (SELECT match_id, token FROM lease WHERE match_id = ANY ($6::text[]) ORDER BY match_id FOR SHARE), \
         kept AS ( \
             INSERT INTO entry (match_id, n, text, at) \
             SELECT match_id, n, text, at FROM wanted LEFT JOIN held USING (match_id) \
             WHERE wanted.token IS NULL OR wanted.token = held.token ORDER BY place \
             ON CONFLICT DO NOTHING RETURNING match_id, n) \
         SELECT kept.n IS NOT NULL, wanted.token IS NULL OR coalesce(wanted.token = held.token, false) \
         FROM wanted LEFT JOIN held USING (match_id) LEFT JOIN kept USING (match_id, n) ORDER BY place",
    )
    .bind(wanted.iter().map(|it| it.id.as_str()).collect::<Vec<_>>())
    .bind(column(|it| i64::from(it.entry.n)))
    .bind(wanted.iter().map(|it| it.entry.text.as_str()).collect::<Vec<_>>())
    .bind(column(|it| it.entry.at))
    .bind(wanted.iter().map(|it| it.lease).collect::<Vec<_>>())
    .bind(wanted.iter().filter(|it| it.lease.is_some()).map(|it| it.id.as_str()).collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    let result = |row: &PgRow| {
        Ok(match (row.try_get(0)?, row.try_get(1)?) {
            (true, _) => Ok(()),
            (false, true) => Err(StoreError::Conflict),
            (false, false) => Err(StoreError::Fenced),
        })
    };
    rows.iter().map(result).collect()
}
