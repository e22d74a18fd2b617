//! Whether the tables and indices of a file are those that the migrations make. SQLite reads their definitions from the
//! file itself, so that a letter that changes there would go unnoticed.

use std::collections::BTreeSet;

use sqlx::{Row as _, SqlitePool, migrate::Migrator, sqlite::SqlitePoolOptions};
use tokio::sync::OnceCell;

use crate::store::{FileFault, StoreError};

/// Definitions of a file that no migration made, or that are missing, by their names.
///
/// # Errors
/// If the file is so damaged that its definitions cannot be read.
pub async fn changed_definitions(file: &SqlitePool, migrations: &Migrator) -> Result<Vec<FileFault>, StoreError> {
    static MADE: OnceCell<BTreeSet<[String; 4]>> = OnceCell::const_new();
    let (made, found) = (MADE.get_or_try_init(|| made_by(migrations)).await?, definitions(file).await?);
    let names: BTreeSet<&String> = made.symmetric_difference(&found).map(|it| &it[1]).collect();
    Ok(names.into_iter().map(|it| FileFault::Row { table: "sqlite_schema".to_owned(), key: it.clone() }).collect())
}

/// What a new file has.
async fn made_by(migrations: &Migrator) -> Result<BTreeSet<[String; 4]>, StoreError> {
    // Each connection to a file in memory has one of its own.
    let new = SqlitePoolOptions::new().max_connections(1).connect("sqlite::memory:").await?;
    migrations.run(&new).await.map_err(|why| StoreError::Unavailable(why.to_string()))?;
    definitions(&new).await
}

/// Kind, name, table and text of every definition.
async fn definitions(file: &SqlitePool) -> Result<BTreeSet<[String; 4]>, StoreError> {
    let rows = sqlx::query(
        "SELECT CAST(type AS TEXT), CAST(name AS TEXT), CAST(tbl_name AS TEXT), CAST(coalesce(sql, '') AS TEXT) \
         FROM sqlite_schema",
    );
    let rows = rows.fetch_all(file).await?;
    rows.iter().map(|row| Ok([row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?])).collect()
}
