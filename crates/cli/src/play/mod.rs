//! `comptoir play`: a person against bots.

mod app;
mod draw;
mod plain;
mod session;
#[cfg(test)]
mod tests;

use std::{
    io,
    path::{Path, PathBuf},
};

use catalog::Level;
use kernel::{Seat, Seats};
use record::Seed;
use words::Words;

use self::session::{ME, Seating, Session};
use crate::{
    args::Play,
    fail::Fail,
    out::{self, Out},
    table::{self, Table},
    values::{Players, number},
};

/// No name in a record is longer.
const MAX_NAME: usize = 64;

/// Runs the command.
pub fn run(args: &Play, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let session = Session::begin(seating(args, words)?)?;
    match out::is_interactive() {
        true => app::run(session, out),
        false => plain::run(session, &mut io::stdin().lock(), out),
    }
}

fn seating(args: &Play, words: &'static Words) -> Result<Seating, Fail> {
    let table = Table::of(&args.of)?;
    let levels = table::levels(&args.bots)?;
    let players = players(args, &table, &levels)?;
    let phrase = match &args.seed {
        Some(seed) => seed.clone(),
        None => random_seed()?.to_string(),
    };
    let seed = table::seed(&phrase, 0, true);
    let played = table.start(players, seed)?;
    let mine = name(args, words)?;
    let (mut bots, mut names) = (Vec::new(), Vec::new());
    for seat in Seats::first(players).iter() {
        let level = (seat != ME).then(|| levels[(seat.index() - 1) % levels.len()]);
        bots.push(level.map(|level| table::bot(table.game, level, &phrase, 0, seat)));
        names.push(level.map_or_else(|| mine.clone(), |level| bot_name(words, level, seat)));
    }
    let path = match &args.record {
        Some(path) => path.clone(),
        None => free_path(&format!("comptoir-{}-{}", table.game.slug(), table::short_name(seed))),
    };
    Ok(Seating { words, played, bots, names, seed, path })
}

/// As many as were asked for; as many as the bots that were named, and the person; else as usual.
fn players(args: &Play, table: &Table, levels: &[Level]) -> Result<u8, Fail> {
    let players = match (&args.players, levels.len()) {
        (Some(text), _) => number(text).ok_or_else(|| Fail::Players(table.game, text.clone()))?,
        (None, 1) => table.usual_players(),
        (None, bots) => u8::try_from(bots + 1).unwrap_or(u8::MAX),
    };
    table.check_players(Players::only(players))?;
    Ok(players)
}

fn name(args: &Play, words: &Words) -> Result<String, Fail> {
    let Some(name) = &args.name else { return Ok(words.seat(ME.number())) };
    let name = name.trim();
    let fits = !name.is_empty() && name.len() <= MAX_NAME && !name.contains(|it: char| it.is_control());
    if fits { Ok(name.to_owned()) } else { Err(Fail::Name) }
}

fn bot_name(words: &Words, level: Level, seat: Seat) -> String {
    format!("{} {seat}", words.say(level.words()[0], &[]))
}

fn random_seed() -> Result<Seed, Fail> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| Fail::System(io::Error::other(why.to_string())))?;
    Ok(Seed::new(bytes))
}

/// A file in the current folder that is not there yet.
fn free_path(stem: &str) -> PathBuf {
    let numbered = |n: u32| if n == 1 { format!("{stem}.record") } else { format!("{stem}-{n}.record") };
    (1..).map(|n| PathBuf::from(numbered(n))).find(|path| !Path::exists(path)).expect("some number is free")
}
