//! Copies of a whole store. A backup is always a SQLite file.

use std::path::Path;

use tokio::sync::mpsc;

use super::CopyError;
#[cfg(feature = "cluster")]
use crate::store::Postgres;
use crate::store::{Rows, Sqlite, StoreError};

/// The number of row batches between reader and writer.
const CHANNEL_CAPACITY: usize = 16;

/// The file of an address such as `sqlite:FILE`; `None` for a database.
fn file_of(address: &str) -> Option<&Path> {
    address.strip_prefix("sqlite:").map(Path::new)
}

async fn open(address: &str) -> Result<Box<dyn Rows>, StoreError> {
    match file_of(address) {
        Some(file) => Ok(Box::new(Sqlite::open(file).await?)),
        #[cfg(feature = "cluster")]
        None => Ok(Box::new(Postgres::open(address).await?)),
        #[cfg(not(feature = "cluster"))]
        None => Err(StoreError::NoPostgres),
    }
}

/// Copies a consistent snapshot of the store at `address` into a new SQLite file. A server may run meanwhile.
///
/// # Errors
/// If the file exists, or one of the stores fails.
pub async fn backup(address: &str, file: &Path) -> Result<(), CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.to_owned()));
    }
    match file_of(address) {
        Some(data) => Ok(Sqlite::copy_file(existing(data)?, file).await?),
        None => copy(&*open(address).await?, &Sqlite::open(file).await?).await,
    }
}

/// Copies a backup to an address where there is no file, or an empty database.
///
/// # Errors
/// If the backup does not exist, the target is not empty, or one of the stores fails.
pub async fn restore(file: &Path, address: &str) -> Result<(), CopyError> {
    match file_of(address) {
        Some(data) if data.exists() => Err(CopyError::Exists(data.to_owned())),
        Some(data) => Ok(Sqlite::copy_file(existing(file)?, data).await?),
        None => copy(&Sqlite::open(existing(file)?).await?, &*open(address).await?).await,
    }
}

/// Copies the store at one address to another, which must be empty.
///
/// # Errors
/// If the source does not exist, the target is not empty, or one of the stores fails.
pub async fn migrate(from: &str, to: &str) -> Result<(), CopyError> {
    if let Some(file) = file_of(from) {
        existing(file)?;
    }
    copy(&*open(from).await?, &*open(to).await?).await
}

fn existing(file: &Path) -> Result<&Path, CopyError> {
    if file.is_file() { Ok(file) } else { Err(CopyError::Missing(file.to_owned())) }
}

/// Copies all rows in one transaction of the target.
async fn copy(from: &dyn Rows, to: &dyn Rows) -> Result<(), CopyError> {
    if !to.is_empty().await? {
        return Err(CopyError::NotEmpty);
    }
    let (sender, receiver) = mpsc::channel(CHANNEL_CAPACITY);
    let (read, written) = tokio::join!(from.read_all(sender), to.write_all(receiver));
    read?;
    Ok(written?)
}
