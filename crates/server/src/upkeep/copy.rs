//! Copies of everything. A backup is a data file, whatever it was taken from.

use std::path::Path;

use tokio::sync::mpsc;

use super::CopyError;
use crate::store::{Postgres, Rows, Sqlite, StoreError};

/// Batches of rows on their way.
const WAITING: usize = 16;

/// What an address means.
enum Place<'a> {
    File(&'a Path),
    Database(&'a str),
}

impl<'a> Place<'a> {
    fn of(address: &'a str) -> Place<'a> {
        match address.strip_prefix("sqlite:") {
            Some(file) => Place::File(Path::new(file)),
            None => Place::Database(address),
        }
    }

    async fn open(&self) -> Result<Box<dyn Rows>, StoreError> {
        Ok(match self {
            Place::File(file) => Box::new(Sqlite::open(file).await?),
            Place::Database(address) => Box::new(Postgres::open(address).await?),
        })
    }
}

/// Copies everything at an address, as it stands at one moment, into a new data file. A server may run
/// meanwhile.
pub async fn backup(address: &str, file: &Path) -> Result<(), CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.to_owned()));
    }
    match Place::of(address) {
        Place::File(data) => Ok(Sqlite::copy_file(existing(data)?, file).await?),
        from => copy(&*from.open().await?, &Sqlite::open(file).await?).await,
    }
}

/// Puts a backup where there is nothing yet.
pub async fn restore(file: &Path, address: &str) -> Result<(), CopyError> {
    match Place::of(address) {
        Place::File(data) if data.exists() => Err(CopyError::Exists(data.to_owned())),
        Place::File(data) => Ok(Sqlite::copy_file(existing(file)?, data).await?),
        to => copy(&Sqlite::open(existing(file)?).await?, &*to.open().await?).await,
    }
}

/// Copies everything from one address to another, where there is nothing yet.
pub async fn migrate(from: &str, to: &str) -> Result<(), CopyError> {
    let from: Box<dyn Rows> = match Place::of(from) {
        Place::File(file) => Box::new(Sqlite::open(existing(file)?).await?),
        from => from.open().await?,
    };
    copy(&*from, &*Place::of(to).open().await?).await
}

fn existing(file: &Path) -> Result<&Path, CopyError> {
    if file.is_file() { Ok(file) } else { Err(CopyError::Missing(file.to_owned())) }
}

/// Whole or not at all.
async fn copy(from: &dyn Rows, to: &dyn Rows) -> Result<(), CopyError> {
    if !to.is_empty().await? {
        return Err(CopyError::NotEmpty);
    }
    let (sender, receiver) = mpsc::channel(WAITING);
    let (read, written) = tokio::join!(from.read_all(sender), to.write_all(receiver));
    read?;
    Ok(written?)
}
