//! Maintenance of a store: backup, restore, migration, a check of all logs, and ratings computed from them.

mod check;
mod copy;
mod ratings;

use std::path::PathBuf;

pub use check::{Fault, Report, check};
pub use copy::{backup, migrate, restore};
pub use ratings::{RebuiltRatings, rebuild_ratings};

use crate::store::StoreError;

/// Why a copy fails.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the stores fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The source file does not exist.
    #[error("there is no file {0}")]
    Missing(PathBuf),
    /// The target file exists.
    #[error("{0} is there already")]
    Exists(PathBuf),
    /// The target store has rows.
    #[error("there are tables or people already")]
    NotEmpty,
}
