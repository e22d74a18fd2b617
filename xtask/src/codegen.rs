//! What the page takes over: from the rules types, tables and a sample game, one set a game; from the protocol the
//! types of its messages, which stand in `docs/protocol.md` too.

use std::fs;

use crate::shell::{self, Failure, command};

/// Writes the files of `web/src/generated`. The same tests, without the variable, hold them against the rules.
pub fn write() -> Result<(), Failure> {
    let packages: String = games()?.iter().map(|game| format!(" -p comptoir-{game}")).collect();
    let line = format!("cargo test --all-features --test it -p comptoir-protocol{packages} types::");
    shell::run(command(&line).env("COMPTOIR_BLESS", "1"))
}

/// The games whose types the page knows.
fn games() -> Result<Vec<String>, Failure> {
    let path = shell::root().join("crates/games");
    let folders = fs::read_dir(&path).map_err(|error| Failure::File { path, error })?;
    let named = folders.flatten().filter(|it| it.path().join("tests/it/types.rs").exists());
    let mut games: Vec<String> = named.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    games.sort();
    Ok(games)
}
