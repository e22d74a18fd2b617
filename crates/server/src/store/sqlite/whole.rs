//! Rows that stand in the file twice, in their table and in an index over all columns (`0019_whole.sql`), and are not
//! alike there: one of the two is not what was written.

use sqlx::{AssertSqlSafe, Row as _, SqlitePool};

use crate::store::{FileFault, StoreError};

/// The end of the name of an index over all columns. What is before it is the table.
pub const SUFFIX: &str = "_whole";

/// The rows that differ, by the first column of their key.
///
/// # Errors
/// If the file is so damaged that a table or its index cannot be read.
pub async fn changed_rows(file: &SqlitePool) -> Result<Vec<FileFault>, StoreError> {
    let names = sqlx::query(
        "SELECT s.name, s.tbl_name, t.wr FROM sqlite_schema s JOIN pragma_table_list t ON t.name = s.tbl_name \
         WHERE s.type = 'index' AND s.name = s.tbl_name || ?1",
    )
    .bind(SUFFIX)
    .fetch_all(file);
    let mut faults = Vec::new();
    for name in names.await? {
        let (index, table): (String, String) = (name.try_get(0)?, name.try_get(1)?);
        // A table without row ids is an index itself, that of its primary key, and takes another if it is not named.
        let from = match name.try_get(2)? {
            true => format!("{table} INDEXED BY sqlite_autoindex_{table}_1"),
            false => format!("{table} NOT INDEXED"),
        };
        for key in changed_keys(file, &from, &table, &index).await? {
            faults.push(FileFault::Row { table: table.clone(), key });
        }
    }
    Ok(faults)
}

async fn changed_keys(file: &SqlitePool, from: &str, table: &str, index: &str) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query("SELECT name FROM pragma_index_info(?1) ORDER BY seqno").bind(index).fetch_all(file).await?;
    let columns: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let Some(key) = columns.first() else { return Ok(Vec::new()) };
    let columns = columns.join(", ");
    let row = format!("SELECT {columns} FROM {from}");
    let copy = format!("SELECT {columns} FROM {table} INDEXED BY {index}");
    let keys = format!(
        "SELECT DISTINCT CAST({key} AS TEXT) AS key FROM \
         (SELECT * FROM ({row} EXCEPT {copy}) UNION ALL SELECT * FROM ({copy} EXCEPT {row})) ORDER BY key LIMIT 100"
    );
    let rows = sqlx::query(AssertSqlSafe(keys)).fetch_all(file).await?;
    // A key that is no text any more is shown as far as it is one.
    Ok(rows.iter().map(|row| row.try_get_unchecked::<String, _>(0).unwrap_or_default()).collect())
}
