//! `comptoir completions`: the completion script of a shell.

use std::io::Write;

use words::Words;

use crate::{args::Completions, fail::Fail, help, out::Out};

/// Runs the command.
pub fn run(args: &Completions, words: &Words, out: &mut Out) -> Result<(), Fail> {
    // Written to memory first, because the generator panics on a broken pipe.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(words), "comptoir", &mut script);
    out.write_all(&script)?;
    Ok(out.flush()?)
}
