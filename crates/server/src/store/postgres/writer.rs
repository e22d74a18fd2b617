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

use super::push::write_notices;
use crate::store::{Entry, Notices, StoreError, Token};

/// Simultaneous commits: while one waits for the disk, another is prepared.
const LANES: usize = 4;
/// The number of appends that may wait for a lane. A sender waits while the queue is full.
const QUEUE_CAPACITY: usize = 4096;
/// The most entries in one commit, which bounds its duration.
const MAX_BATCH: usize = 1024;
/// The outcome of a commit that takes longer is unknown.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(5);

struct Append {
    id: String,
    entry: Entry,
    notices: Notices,
    lease: Option<Token>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// A handle to the tasks that append.
pub struct Writer(Vec<mpsc::Sender<Append>>);

impl Writer {
    /// Starts the tasks. They end when the handle is dropped.
    pub fn start(options: &PgConnectOptions) -> Writer {
        let lane = |_| {
            let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
            tokio::spawn(Lane { options: options.clone(), connection: None }.run(receiver));
            sender
        };
        Writer((0..LANES).map(lane).collect())
    }

    /// Appends an entry durably.
    pub async fn append(
        &self,
        id: &str,
        entry: Entry,
        notices: Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        // All entries of a table use the same lane, which keeps their order.
        let lane = id.bytes().map(usize::from).sum::<usize>() % self.0.len();
        let gone = || StoreError::Unavailable("the writer task has stopped".to_owned());
        self.0[lane].send(Append { id: id.to_owned(), entry, notices, lease, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

struct Lane {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
}

impl Lane {
    async fn run(mut self, mut receiver: mpsc::Receiver<Append>) {
        let (mut batch, mut later) = (Vec::with_capacity(MAX_BATCH), Vec::new());
        while !later.is_empty() || receiver.recv_many(&mut batch, MAX_BATCH).await > 0 {
            // The order of keys is the same on all servers, which prevents deadlocks; and each key occurs once in a
            // batch, so that the outcome of each append is known.
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
                // One entry has failed the batch, for example by a deleted table: each is retried alone.
                Err(_) => self.commit(&[&append]).await.and_then(|mut results| results.remove(0)),
            };
            // The caller may have given up; the entry is appended all the same.
            let _ = append.done.send(result);
        }
    }

    async fn commit(&mut self, wanted: &[&Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => match timeout(COMMIT_TIMEOUT, PgConnection::connect_with(&self.options)).await {
                Ok(connected) => connected.map_err(|why| StoreError::Unavailable(why.to_string()))?,
                Err(_) => return Err(StoreError::Unavailable("no connection within the time limit".to_owned())),
            },
        };
        match timeout(COMMIT_TIMEOUT, insert_telling(&mut connection, wanted)).await {
            Ok(Ok(rows)) => {
                self.connection = Some(connection);
                Ok(rows)
            }
            // A connection with an error is not used again.
            Ok(Err(why)) => Err(why),
            Err(_) => Err(StoreError::Unknown("no answer to the commit within the time limit".to_owned())),
        }
    }
}

/// Inserts entries, and in the same transaction the notices of those that were kept.
async fn insert_telling(
    connection: &mut PgConnection,
    wanted: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if wanted.iter().all(|it| it.notices.is_empty()) {
        return Ok(insert(connection, wanted).await?);
    }
    let mut change = connection.begin().await?;
    let results = insert(&mut change, wanted).await?;
    for (Append { id, entry, notices, .. }, _) in wanted.iter().zip(&results).filter(|(_, kept)| kept.is_ok()) {
        write_notices(&mut change, id, notices, entry.at).await?;
    }
    change.commit().await?;
    Ok(results)
}

/// Inserts entries with one statement, which is its own transaction. It locks the rows of the named leases, so that no
/// lease changes hands before the entry is durable. The hash is that of `chain::link`: the entry before is durable,
/// since its server had read it (else there would be no hash).
async fn insert(connection: &mut PgConnection, wanted: &[&Append]) -> sqlx::Result<Vec<Result<(), StoreError>>> {
    let column = |of: fn(&Append) -> i64| wanted.iter().map(|it| of(it)).collect::<Vec<i64>>();
    let rows = sqlx::query(
        "WITH wanted AS ( \
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) \
             WITH ORDINALITY AS it (match_id, n, text, at, token, place)), \
         held AS (SELECT match_id, token FROM lease WHERE match_id = ANY ($6::text[]) ORDER BY match_id FOR SHARE), \
         kept AS ( \
             INSERT INTO entry (match_id, n, text, at, hash) \
             SELECT wanted.match_id, wanted.n, wanted.text, wanted.at, \
                 CASE WHEN wanted.n = 0 OR before.n IS NOT NULL THEN encode(sha256(convert_to(concat_ws(chr(10), \
                     coalesce(before.hash, ''), wanted.match_id, wanted.n, wanted.at, wanted.text), 'UTF8')), 'hex') END \
             FROM wanted LEFT JOIN held USING (match_id) \
             LEFT JOIN entry AS before ON before.match_id = wanted.match_id AND before.n = wanted.n - 1 \
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
