//! The packages of crates.io: a server that is built from them has its page.

use super::{
    Dist,
    binary::{self, X86_64},
    files, trial,
};
use crate::{publish, shell::Failure};

/// Builds the command from its package, beside the packages it depends on: what `cargo install comptoir` does once they
/// are published. Dependencies are those of the binary, so that they are compiled once.
pub fn make(dist: &Dist) -> Result<(), Failure> {
    let packages = publish::unpack()?;
    let built = dist.work.join("comptoir-from-crates");
    files::copy(&binary::build_in(dist, &X86_64, &packages)?, &built)?;
    trial::in_empty_root(dist, &built, None)
}
