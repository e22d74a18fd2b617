//! `comptoir manual`: the manual pages, for packages.

use std::fs;

use words::Words;

use crate::{args::Manual, fail::Fail, help};

/// Writes one page for `comptoir` and one for each command.
pub fn run(args: &Manual, words: &Words) -> Result<(), Fail> {
    let failed = |why| Fail::Write(args.folder.clone(), why);
    fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(help::command(words), &args.folder).map_err(failed)
}
