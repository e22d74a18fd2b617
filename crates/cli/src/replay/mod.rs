//! `comptoir replay`: a record, step by step.

mod app;
#[cfg(test)]
mod tests;

use std::io::Write;

use catalog::AnyMatch;
use kernel::{Observer, Seat};
use words::Words;

use self::app::App;
use crate::{
    args::Replay,
    board,
    fail::Fail,
    out::{self, Out},
    record_file::{self, Recorded},
    score_table, screen,
};

/// Runs the command.
pub fn run(args: &Replay, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let recorded = record_file::replay(&args.file)?;
    let observer = observer(args, recorded.record.players)?;
    let names = record_file::names(&recorded.record, words);
    match out::is_interactive() {
        true => screen::show(&mut App::new(recorded.played, names, observer, words)),
        false => print(&recorded, &names, observer, words, out),
    }
}

fn observer(args: &Replay, players: u8) -> Result<Observer, Fail> {
    let Some(text) = &args.seat else {
        return Ok(if args.spectator { Observer::Spectator } else { Observer::Arbiter });
    };
    let seat = text.parse().ok().filter(|seat: &Seat| seat.number() <= players);
    seat.map(Observer::Seat).ok_or_else(|| Fail::Seat(text.clone(), players))
}

/// The messages of all events up to `played`.
fn log(played: &dyn AnyMatch, observer: Observer, names: &[String], words: &Words) -> Vec<String> {
    let name = |number| board::name(names, words, number);
    let news = played.news(observer, 0);
    news.iter().map(|(_, event)| words.event(played.slug(), event, &name)).collect()
}

/// Prints the messages of the whole game.
fn print(it: &Recorded, names: &[String], observer: Observer, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let head = [("game", words.game(it.game.slug()).into()), ("players", it.record.players.into())];
    out.say(&words.say("replay-head", &head))?;
    for line in log(&*it.played, observer, names, words) {
        out.say(&line)?;
    }
    out.say("")?;
    if it.record.end.is_none() {
        out.say(&words.say("verdict-unfinished", &[]))?;
    }
    out.lines(&score_table::lines(&*it.played, names, words))?;
    Ok(out.flush()?)
}
