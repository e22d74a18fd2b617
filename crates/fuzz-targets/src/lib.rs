//! What must withstand any input: a function for each way in which text comes from outside.
//!
//! The tests feed them the seeds of `fuzz/seeds`, cut off at every byte and spoilt at random; `cargo xtask fuzz` feeds
//! them what libFuzzer finds.

mod decoder;
mod local_table;
mod message;

pub use decoder::decoder;
pub use local_table::local_table;
pub use message::message;

use catalog::{AnyGame, AnyMatch, GAMES};
use kernel::{Seat, Turn};
use record::{Record, Seed};

/// Steps that are played with options that were accepted.
const STEPS: usize = 30;

fn split(input: &[u8]) -> Option<(&'static dyn AnyGame, u8, &str)> {
    let (&first, rest) = input.split_first()?;
    let (&second, rest) = rest.split_first()?;
    Some((GAMES[usize::from(first) % GAMES.len()], second, std::str::from_utf8(rest).ok()?))
}

/// No text makes the parser of records panic, and what it accepts it writes again byte for byte.
///
/// # Panics
/// If a record breaks that.
pub fn record(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(record) = Record::parse(text) {
        assert_eq!(record.to_string(), text, "an accepted record must be written again as it was");
    }
}

/// A byte for the game, a byte for the option, and its value: a deck file is one. What is accepted is written
/// again as something that is accepted, and can be played.
///
/// # Panics
/// If an option breaks that.
pub fn option(input: &[u8]) {
    let Some((game, key, value)) = split(input) else { return };
    let specs = game.options();
    if specs.is_empty() {
        return;
    }
    let key = specs[usize::from(key) % specs.len()].key;
    for players in game.players() {
        let Ok(mut played) = game.start(players, &[(key.to_owned(), value.to_owned())], Seed::new([7; 32])) else {
            continue;
        };
        let record = played.record().to_string();
        assert!(Record::parse(&record).is_ok(), "a game that began can be recorded: {record}");
        for _ in 0..STEPS {
            let Turn::Seats(seats) = played.turn() else { break };
            let seat = seats.lowest().expect("somebody owes a choice");
            let choice = played.legal(seat).swap_remove(0);
            played.play(seat, &choice).expect("what is offered is accepted");
        }
    }
}

/// A byte for the game, a byte for how far it is, and a choice. What is accepted was offered.
///
/// # Panics
/// If a choice breaks that.
pub fn action(input: &[u8]) {
    let Some((game, far, text)) = split(input) else { return };
    let mut played: Box<dyn AnyMatch> =
        game.start(*game.players().start(), &[], Seed::new([far; 32])).expect("every game begins without options");
    for n in 0..usize::from(far % 16) {
        let Turn::Seats(seats) = played.turn() else { return };
        let seat = seats.lowest().expect("somebody owes a choice");
        let mut legal = played.legal(seat);
        let choice = legal.swap_remove(n % legal.len());
        played.play(seat, &choice).expect("what is offered is accepted");
    }
    for seat in (0..usize::from(played.players())).map(Seat::new) {
        let (legal, ply) = (played.legal(seat), played.ply());
        if played.play(seat, text).is_ok() {
            let (_, taken) = &played.steps(ply)[0];
            assert!(legal.contains(taken), "{}: {text} was taken for {taken}", game.slug());
            return;
        }
        assert_eq!(played.ply(), ply, "what is refused changes nothing");
    }
}
