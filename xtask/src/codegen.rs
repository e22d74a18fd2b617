//! What the page takes over: from the rules types, tables and a sample game, one set a game; from the protocol the
//! types of its messages, which stand in `docs/protocol.md` too.

use std::fs;

use crate::shell::{self, Failure, command};

/// Writes the files of `web/src/generated`.
pub fn write() -> Result<(), Failure> {
    let games = games()?;
    shell::run(tests(&games).env("COMPTOIR_BLESS", "1"))
}

/// The tests that hold the committed files against the rules.
pub fn check_command() -> Result<std::process::Command, Failure> {
    games().map(|games| tests(&games))
}

fn tests(games: &[String]) -> std::process::Command {
    let packages: String =
        games.iter().map(|game| format!(" -p comptoir-{game} --features comptoir-{game}/ts")).collect();
    command(&format!("cargo test --test it -p comptoir-protocol{packages} types::"))
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
