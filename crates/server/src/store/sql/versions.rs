//! Data that a newer program has brought up to date; see `people.rs`.
//!
//! A migration names the oldest program that may still use the data (`least_program`), so that servers can be replaced one
//! after the other and back again. What an older program must not see any more is removed a release later.

use sqlx::{Pool, Row as _, migrate::Migrator};

use super::Db;
use crate::store::{StoreError, migrations::newest};

/// Runs the migrations, unless the data is newer and this program may use it as it is.
///
/// # Errors
/// [`StoreError::OtherVersion`] if the data is newer and this program must not use it.
pub async fn bring_up_to_date(pool: &Pool<Db>, migrations: &Migrator) -> Result<(), StoreError> {
    let newest = newest(migrations);
    // A new file has neither of the two tables.
    let version: Option<i64> = number(pool, "SELECT max(version) FROM _sqlx_migrations").await;
    match version {
        Some(version) if version > newest => {
            let least = number(pool, "SELECT max(version) FROM least_program").await;
            if least.is_none_or(|it| it > newest) {
                return Err(StoreError::OtherVersion { version, newest });
            }
            tracing::warn!(version, newest, "data_newer_than_program");
            Ok(())
        }
        _ => migrations.run(pool).await.map_err(|why| StoreError::Unavailable(why.to_string())),
    }
}

async fn number(pool: &Pool<Db>, query: &'static str) -> Option<i64> {
    sqlx::query(query).fetch_one(pool).await.ok()?.try_get(0).ok()?
}
