//! The store in PostgreSQL, which several servers may share.

// The SQL that both databases share is compiled once for each, because the types of the drivers differ.
#![allow(clippy::duplicate_mod)]

#[path = "../sql/analyses.rs"]
mod analyses;
#[path = "../sql/clubs.rs"]
mod clubs;
#[path = "../sql/health.rs"]
mod health;
#[path = "../sql/histories.rs"]
mod histories;
mod leases;
#[path = "../sql/log.rs"]
mod log;
#[path = "../sql/mails.rs"]
mod mails;
#[path = "../sql/operator.rs"]
mod operator;
#[path = "../sql/passkeys.rs"]
mod passkeys;
#[path = "../sql/people.rs"]
mod people;
#[path = "../sql/push.rs"]
mod push;
#[path = "../sql/ratings.rs"]
mod ratings;
#[path = "../sql/rows.rs"]
mod rows;
#[path = "../sql/seats.rs"]
mod seats;
#[path = "../sql/sessions.rs"]
mod sessions;
#[path = "../sql/social.rs"]
mod social;
#[path = "../sql/tables.rs"]
mod tables;
#[path = "../sql/tournaments.rs"]
mod tournaments;
#[path = "../sql/vacations.rs"]
mod vacations;
#[path = "../sql/versions.rs"]
mod versions;
mod writer;

use std::{str::FromStr, sync::LazyLock, time::Duration};

use sqlx::{
    ConnectOptions, Connection as _, PgConnection as Connection, PgPool, Row as _, Transaction,
    migrate::Migrator,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow as Row},
};

use super::{
    Entry, FileFault, Leases, Notices, Store, StoreError, Token, is_current,
    migrations::{files, migrator},
};
use writer::Writer;

/// The size of the connection pool. Appends have connections of their own.
const POOL_SIZE: u32 = 12;
/// How long a query waits for a connection, and a connection for an answer to its ping.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(5);

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| migrator(files!("postgres")));

type Base = Postgres;
type Db = sqlx::Postgres;
type SharedChange = Transaction<'static, Db>;
/// Begins a transaction that reads a consistent snapshot.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// Disables the time limits of a transaction, for copies of the whole store.
const NO_TIMEOUT: &str = "SELECT set_config('statement_timeout', '0', true), \
                         set_config('idle_in_transaction_session_timeout', '0', true)";

/// A PostgreSQL database.
pub struct Postgres {
    readers: PgPool,
    changes: PgPool,
    writer: Writer,
}

impl Postgres {
    /// Opens a database by its address, such as `postgres://comptoir@localhost/comptoir`, and runs its migrations. Of
    /// several servers that start at once, one migrates while the others wait.
    ///
    /// # Errors
    /// If the address is invalid, or the database cannot be reached or migrated.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = options(address)?;
        let pool = PgPoolOptions::new().max_connections(POOL_SIZE).acquire_timeout(CONNECTION_TIMEOUT);
        // A connection whose query has timed out may be dead: it returns to the pool only if it answers a ping.
        let pool = pool.after_release(|connection, _| Box::pin(answers_ping(connection)));
        let all = pool.connect_with(options.clone()).await?;
        versions::bring_up_to_date(&all, &MIGRATIONS).await?;
        let writer = Writer::start(&options);
        Ok(Postgres { readers: all.clone(), changes: all, writer })
    }

    /// Opens a database for reading.
    ///
    /// # Errors
    /// If it cannot be reached, or was written by another version.
    pub async fn open_read_only(address: &str) -> Result<Postgres, StoreError> {
        let options = options(address)?.options([("default_transaction_read_only", "on")]);
        let all = PgPoolOptions::new().max_connections(POOL_SIZE).connect_with(options.clone()).await?;
        let version = sqlx::query("SELECT max(version), count(*) FROM _sqlx_migrations").fetch_one(&all).await?;
        is_current(version.try_get(0)?, version.try_get(1)?, &MIGRATIONS)?;
        let writer = Writer::start(&options);
        Ok(Postgres { readers: all.clone(), changes: all, writer })
    }

    /// Several servers may use a database.
    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn end_use(&self) {}

    /// PostgreSQL checks its own pages.
    #[expect(clippy::unused_async, reason = "the other store awaits here")]
    async fn integrity(&self) -> Result<Vec<FileFault>, StoreError> {
        Ok(Vec::new())
    }

    /// Begins a write transaction.
    async fn change(&self) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.changes.begin().await?)
    }

    /// Begins a change of which many come at once. PostgreSQL has them share a wait for the disk by itself.
    async fn shared_change(&self) -> Result<SharedChange, StoreError> {
        self.change().await
    }

    /// Commits a shared change if it was made, and else undoes it.
    async fn end<T>(change: SharedChange, made: Result<T, StoreError>) -> Result<T, StoreError> {
        let value = made?;
        change.commit().await?;
        Ok(value)
    }

    async fn append_fenced(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        self.writer.append(id, entry, notices.clone(), lease).await
    }

    /// Adds the free lease of a game that starts.
    async fn begin_lease(&self, change: &mut Connection, id: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO lease (match_id, token) VALUES ($1, 0)").bind(id).execute(change).await?;
        Ok(())
    }

    /// Adds the free leases of all running games, after a copy.
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

fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(address).map_err(|why| StoreError::Unavailable(why.to_string()))?;
    let options = options.application_name("comptoir").options([
        // No statement takes a second. One that does is cancelled, which releases its locks.
        ("statement_timeout", "20s"),
        ("lock_timeout", "10s"),
        ("idle_in_transaction_session_timeout", "20s"),
    ]);
    Ok(options.disable_statement_logging())
}

async fn answers_ping(connection: &mut Connection) -> sqlx::Result<bool> {
    let timed_out = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    tokio::time::timeout(CONNECTION_TIMEOUT, connection.ping()).await.map_err(timed_out)?.map(|()| true)
}

impl Store for Postgres {
    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }
}
