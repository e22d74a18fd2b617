//! What is done to what is kept, besides playing: copies, and a look whether all of it is sound.

mod check;
mod copy;

use std::path::PathBuf;

pub use check::{Fault, Report, check};
pub use copy::{backup, migrate, restore};

use crate::store::StoreError;

/// Why a copy is not made.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the stores.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file is not there.
    #[error("there is no file {0}")]
    Missing(PathBuf),
    /// A file is in the way.
    #[error("{0} is there already")]
    Exists(PathBuf),
    /// Where it should go there is something already.
    #[error("there are tables or people already")]
    NotEmpty,
}
