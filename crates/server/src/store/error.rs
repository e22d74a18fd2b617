use super::migrations::newest;

/// Why the store does not do what it is asked.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The row has changed meanwhile: a number, a seat or a login is taken.
    #[error("conflict: the row has changed meanwhile")]
    Conflict,
    /// There is no such row.
    #[error("not found")]
    NotFound,
    /// Another node holds the lease, or this node was declared dead.
    #[error("fenced: the lease is held by another node")]
    Fenced,
    /// Another process uses this data file.
    #[error("{0} is in use by another server")]
    InUse(String),
    /// The data was written by another version of this program.
    #[error("the data has version {version}, and this program reads version {newest}: make a backup and check that")]
    OtherVersion {
        /// The version of the data.
        version: i64,
        /// The version of this program.
        newest: i64,
    },
    /// The entry with this number is not what was written.
    #[error("entry {0} of the log is not what was written")]
    Damaged(u32),
    /// This binary was built without PostgreSQL.
    #[error("this comptoir was built without PostgreSQL: build it with the feature `cluster`")]
    NoPostgres,
    /// Nothing was changed. The text is for the log.
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// The connection broke or the answer timed out: the change may have been made, or may still be made.
    #[error("unknown outcome: {0}")]
    Unknown(String),
}

/// What is wrong with a data file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum FileFault {
    /// A page or an index is damaged, or the file is an older one, in the words of the database.
    Words(String),
    /// A row is not what was written.
    Row {
        /// The table of the database.
        table: String,
        /// The first column of the row, by which it is known.
        key: String,
    },
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(it) if it.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::Database(it) if it.is_foreign_key_violation() => StoreError::NotFound,
            // PostgreSQL cannot store a text with a zero byte, so no row has such a key.
            sqlx::Error::Database(it) if it.code().as_deref() == Some("22021") => StoreError::NotFound,
            // PostgreSQL shuts down or has crashed, perhaps just after the commit.
            sqlx::Error::Database(it) if it.code().is_some_and(|it| it.starts_with("57P")) => {
                StoreError::Unknown(error.to_string())
            }
            sqlx::Error::RowNotFound => StoreError::NotFound,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => {
                StoreError::Unknown(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Succeeds if exactly one row was changed.
pub fn changed_one(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Succeeds if a store that is only read has all of `migrations`, and no newer one.
pub fn is_current(version: i64, number: i64, migrations: &sqlx::migrate::Migrator) -> Result<(), StoreError> {
    let newest = newest(migrations);
    match version == newest && number == migrations.iter().count() as i64 {
        true => Ok(()),
        false => Err(StoreError::OtherVersion { version, newest }),
    }
}
