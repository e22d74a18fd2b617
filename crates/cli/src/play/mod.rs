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
    setup::{self, GameSetup},
    values::{Players, number},
};

/// The maximum length of a name in a record.
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
    let setup = GameSetup::of(&args.of)?;
    let levels = setup::levels(setup.game, &args.bots)?;
    let players = players(args, &setup, &levels)?;
    let phrase = match &args.seed {
        Some(seed) => seed.clone(),
        None => random_seed()?.to_string(),
    };
    let seed = setup::seed(&phrase, 0, true);
    let played = setup.start(players, seed)?;
    let mine = name(args, words)?;
    let (mut bots, mut names) = (Vec::new(), Vec::new());
    for seat in Seats::first(players).iter() {
        let level = (seat != ME).then(|| levels[(seat.index() - 1) % levels.len()]);
        bots.push(level.map(|level| setup::bot(setup.game, level, &phrase, 0, seat)));
        names.push(level.map_or_else(|| mine.clone(), |level| bot_name(words, level, seat)));
    }
    let path = match &args.record {
        Some(path) => path.clone(),
        None => free_path(&format!("comptoir-{}-{}", setup.game.slug(), setup::short_name(seed))),
    };
    Ok(Seating { words, played, bots, names, seed, path })
}

/// The number of players: as given, else one for each named bot and the person, else the default.
fn players(args: &Play, setup: &GameSetup, levels: &[Level]) -> Result<u8, Fail> {
    let players = match (&args.players, levels.len()) {
        (Some(text), _) => number(text).ok_or_else(|| Fail::Players(setup.game, text.clone()))?,
        (None, 1) => setup.default_players(),
        (None, bots) => u8::try_from(bots + 1).unwrap_or(u8::MAX),
    };
    setup.check_players(Players::only(players))?;
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

/// A file name that is not in use in the current folder.
fn free_path(stem: &str) -> PathBuf {
    let numbered = |n: u32| if n == 1 { format!("{stem}.record") } else { format!("{stem}-{n}.record") };
    (1..).map(|n| PathBuf::from(numbered(n))).find(|path| !Path::exists(path)).expect("some number is free")
}
