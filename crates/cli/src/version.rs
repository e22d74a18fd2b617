//! `comptoir version`: what this program is made of and which files it reads. It asks nobody.

use std::{env::consts, io::Write};

use catalog::GAMES;
use words::Words;

use crate::{
    columns::{Side, columns},
    fail::Fail,
    out::Out,
};

/// Runs the command.
pub fn run(words: &Words, out: &mut Out) -> Result<(), Fail> {
    let say = |id: &str| words.say(id, &[]);
    let cluster = if cfg!(feature = "cluster") { "version-with" } else { "version-without" };
    let games: Vec<String> = GAMES.iter().map(|it| format!("{} {}", it.slug(), it.revision())).collect();
    let rows = [
        ("version-program", format!("comptoir {}", env!("CARGO_PKG_VERSION"))),
        ("version-system", format!("{} {}", consts::OS, consts::ARCH)),
        ("version-cluster", say(cluster)),
        ("version-page", server::page_build().map_or_else(|| say("version-without"), str::to_owned)),
        ("version-record", record::TITLE.to_owned()),
        ("version-protocol", protocol::VERSION.to_string()),
        ("version-data", server::data_version().to_string()),
        ("version-rules", games.join(", ")),
    ];
    let rows: Vec<Vec<String>> = rows.into_iter().map(|(name, value)| vec![say(name), value]).collect();
    columns(&rows, &[Side::Left, Side::Left]).iter().try_for_each(|line| out.say(line))?;
    Ok(out.flush()?)
}
