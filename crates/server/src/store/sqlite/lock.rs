//! One server at a time has a data file: two would both acknowledge moves, each from its own memory.

use std::{
    fs::{File, OpenOptions, Permissions, TryLockError},
    os::unix::fs::{OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

use crate::store::StoreError;

/// Only the user of the server may read the data: it holds the seeds of running games.
const PRIVATE: u32 = 0o600;

/// Locks a data file until the value is dropped. The lock is on a file beside it: closing any handle of the data file
/// itself would release the locks of SQLite.
///
/// # Errors
/// If another process has the lock, or the file cannot be created.
pub fn lock(data: &Path) -> Result<File, StoreError> {
    let path = beside(data);
    let file = OpenOptions::new().create(true).truncate(false).write(true).mode(PRIVATE).open(&path);
    let file = file.map_err(|why| StoreError::Unavailable(format!("{}: {why}", path.display())))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(data.display().to_string())),
        Err(TryLockError::Error(why)) => Err(StoreError::Unavailable(format!("{}: {why}", path.display()))),
    }
}

/// The file beside a data file: it has the lock, and says how new the data file is (`mark.rs`).
pub fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}

/// Creates an empty private file, or makes an existing one private. SQLite gives the files beside it the same rights.
///
/// # Errors
/// If it cannot be created or changed.
pub fn make_private(data: &Path) -> Result<(), StoreError> {
    let done = match OpenOptions::new().create_new(true).write(true).mode(PRIVATE).open(data) {
        Ok(_) => Ok(()),
        Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => {
            std::fs::set_permissions(data, Permissions::from_mode(PRIVATE))
        }
        Err(why) => Err(why),
    };
    done.map_err(|why| StoreError::Unavailable(format!("{}: {why}", data.display())))
}
