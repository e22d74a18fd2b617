//! The store in PostgreSQL, which several servers may share.

// What both databases do in the same words is compiled once for each: types and drivers differ.
#![allow(clippy::duplicate_mod)]

#[path = "../sql/analyses.rs"]
mod analyses;
mod leases;
#[path = "../sql/log.rs"]
mod log;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/rows.rs"]
mod rows;
#[path = "../sql/tables.rs"]
mod tables;
mod writer;

use std::{str::FromStr, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, PgConnection as Connection, PgPool, Transaction,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow as Row},
};

use super::{Entry, Leases, Store, StoreError, Token};
use writer::Writer;

/// For everything but appends, which have connections of their own.
const CONNECTIONS: u32 = 12;
/// Whoever waits longer for a connection is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

type Base = Postgres;
type Db = sqlx::Postgres;
/// A transaction sees what there was when it first reads.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// A copy of everything may take long.
const UNHURRIED: &str = "SELECT set_config('statement_timeout', '0', true), \
                         set_config('idle_in_transaction_session_timeout', '0', true)";

/// One database.
pub struct Postgres {
    readers: PgPool,
    changes: PgPool,
    writer: Writer,
}

impl Postgres {
    /// Opens a database by its address, such as `postgres://comptoir@localhost/comptoir`, and brings it up
    /// to date. Of several servers that start at once one does that, and the others wait for it.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|why| StoreError::Unavailable(why.to_string()))?
            .application_name("comptoir")
            // Nothing here takes a second; what does is given up, and its locks with it.
            .options([
                ("statement_timeout", "20s"),
                ("lock_timeout", "10s"),
                ("idle_in_transaction_session_timeout", "20s"),
            ])
            .disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        // A connection whose answer nobody waited for any more comes back silent: it is not kept.
        let pool = pool.after_release(|connection, _| Box::pin(is_there(connection)));
        let all = pool.connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/postgres")
            .run(&all)
            .await
            .map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let writer = Writer::start(&options);
        Ok(Postgres { readers: all.clone(), changes: all, writer })
    }

    /// Several statements that change something, whole or not at all.
    async fn change(&self) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.changes.begin().await?)
    }

    async fn append_fenced(&self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        self.writer.append(id, entry, lease).await
    }

    /// A game that begins has a lease that nobody has taken yet.
    async fn begin_lease(&self, change: &mut Connection, id: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO lease (match_id, token) VALUES ($1, 0)").bind(id).execute(change).await?;
        Ok(())
    }

    /// So have all games of a copy.
    async fn begin_leases(&self, change: &mut Connection) -> Result<(), StoreError> {
        let all = "INSERT INTO lease (match_id, token) SELECT id, 0 FROM match WHERE status = 'playing'";
        sqlx::query(all).execute(change).await?;
        Ok(())
    }

    async fn end_lease(&self, change: &mut Connection, id: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM lease WHERE match_id = $1").bind(id).execute(change).await?;
        Ok(())
    }
}

async fn is_there(connection: &mut Connection) -> sqlx::Result<bool> {
    let silent = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    tokio::time::timeout(PATIENCE, connection.ping()).await.map_err(silent)?.map(|()| true)
}

impl Store for Postgres {
    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }
}
