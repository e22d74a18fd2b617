//! The packages of crates.io: a server that is built from them has its page.

use super::{
    Dist,
    binary::{self, X86_64},
    files, trial,
};
use crate::{
    publish,
    shell::{self, Failure, command},
};

/// Builds the command from its package, beside the packages it depends on: what `cargo install comptoir` does once they
/// are published. Dependencies are those of the binary, so that they are compiled once.
pub fn make(dist: &Dist) -> Result<(), Failure> {
    let packages = publish::unpack()?;
    // The versions are ours; which packages are members is not.
    shell::run(command("cargo update --workspace --offline --quiet").current_dir(&packages))?;
    let built = dist.work.join("comptoir-from-crates");
    files::copy(&binary::build_in(dist, &X86_64, &packages)?, &built)?;
    trial::in_empty_root(dist, &built, None)
}
