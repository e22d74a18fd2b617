//! Copies of a whole store. A backup is always a SQLite file.

use std::path::Path;

use tokio::sync::mpsc;

use super::CopyError;
use crate::store::{Postgres, Rows, Sqlite, StoreError};

/// The number of row batches between reader and writer.
const CHANNEL_CAPACITY: usize = 16;

/// A parsed address of a store.
enum Address<'a> {
    File(&'a Path),
    Database(&'a str),
}

impl<'a> Address<'a> {
    fn of(address: &'a str) -> Address<'a> {
        match address.strip_prefix("sqlite:") {
            Some(file) => Address::File(Path::new(file)),
            None => Address::Database(address),
        }
    }

    async fn open(&self) -> Result<Box<dyn Rows>, StoreError> {
        Ok(match self {
            Address::File(file) => Box::new(Sqlite::open(file).await?),
            Address::Database(address) => Box::new(Postgres::open(address).await?),
        })
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
    match Address::of(address) {
        Address::File(data) => Ok(Sqlite::copy_file(existing(data)?, file).await?),
        from => copy(&*from.open().await?, &Sqlite::open(file).await?).await,
    }
}

/// Copies a backup to an address where there is no file, or an empty database.
///
/// # Errors
/// If the backup does not exist, the target is not empty, or one of the stores fails.
pub async fn restore(file: &Path, address: &str) -> Result<(), CopyError> {
    match Address::of(address) {
        Address::File(data) if data.exists() => Err(CopyError::Exists(data.to_owned())),
        Address::File(data) => Ok(Sqlite::copy_file(existing(file)?, data).await?),
        to => copy(&Sqlite::open(existing(file)?).await?, &*to.open().await?).await,
    }
}

/// Copies the store at one address to another, which must be empty.
///
/// # Errors
/// If the source does not exist, the target is not empty, or one of the stores fails.
pub async fn migrate(from: &str, to: &str) -> Result<(), CopyError> {
    let from: Box<dyn Rows> = match Address::of(from) {
        Address::File(file) => Box::new(Sqlite::open(existing(file)?).await?),
        from => from.open().await?,
    };
    copy(&*from, &*Address::of(to).open().await?).await
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
