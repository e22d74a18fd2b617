//! What is given from Python, read strictly.

use catalog::{AnyGame, learn::Reward};
use kernel::{Observer, Seat};
use pyo3::{prelude::*, types::PyDict};
use rand_core::Rng;
use record::Seed;

use crate::{
    errors::{bad_value, no_such_seat, unknown_game},
    game::Game,
};

/// How many play if nothing is said, where the game allows it.
const USUAL_PLAYERS: u8 = 4;

/// A game by its slug, or itself.
#[derive(FromPyObject)]
pub enum Which {
    /// `"money"`
    Slug(String),
    /// What `comptoir.game` gives.
    Game(Game),
}

impl Which {
    pub fn find(&self) -> PyResult<&'static dyn AnyGame> {
        match self {
            Which::Slug(slug) => catalog::game(slug).ok_or_else(|| unknown_game(slug)),
            Which::Game(game) => Ok(game.rules()),
        }
    }
}

/// A chance that can be had again: a number or a phrase.
#[derive(FromPyObject)]
pub enum Phrase {
    Number(i128),
    Text(String),
}

/// Options as texts: a value may be a text, a number, a flag or a list of these.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(given) = given else { return Ok(Vec::new()) };
    given.iter().map(|(key, value)| Ok((key.extract()?, text(&value)?))).collect()
}

fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(flag) = value.extract::<bool>() {
        return Ok(flag.to_string());
    }
    if let Ok(text) = value.extract::<String>() {
        return Ok(text);
    }
    if let Ok(several) = value.extract::<Vec<Bound<'_, PyAny>>>() {
        return Ok(several.iter().map(text).collect::<PyResult<Vec<_>>>()?.join(","));
    }
    Ok(value.str()?.to_string())
}

pub fn players(game: &dyn AnyGame, given: Option<i64>) -> u8 {
    match given {
        // What is no number of players at all is none that any game is for.
        Some(players) => u8::try_from(players).unwrap_or(u8::MAX),
        None => USUAL_PLAYERS.clamp(*game.players().start(), *game.players().end()),
    }
}

/// The official dice: a phrase as the command line takes it, or fresh ones.
pub fn seed(given: Option<&Phrase>) -> PyResult<Seed> {
    let text = match given {
        Some(Phrase::Number(number)) => number.to_string(),
        Some(Phrase::Text(text)) => text.clone(),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|why| bad_value("fail-system", &[("why", why.to_string().into())]))?;
            return Ok(Seed::new(bytes));
        }
    };
    Ok(text.parse().unwrap_or_else(|_| Seed::from_phrase(&text, 0)))
}

/// The fast dice of states, batches and bots: 64 bits, a number as it is.
pub fn small_seed(given: Option<&Phrase>) -> PyResult<u64> {
    match given {
        Some(Phrase::Number(number)) => Ok(*number as u64),
        other => Ok(seed(other)?.dice(0).next_u64()),
    }
}

/// A seat by its number from one.
pub fn seat(number: i64, last: u8) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().filter(|it| (1..=last).contains(it)).and_then(Seat::from_number);
    seat.ok_or_else(|| no_such_seat(number, last))
}

/// A player by its number from zero.
pub fn player(number: i64, players: u8) -> PyResult<usize> {
    let known = usize::try_from(number).ok().filter(|it| *it < usize::from(players));
    known.ok_or_else(|| bad_value("no-such-player", &[("number", number.into()), ("n", players.into())]))
}

/// Who looks: a seat by its number, `"spectator"` or `"arbiter"`.
#[derive(FromPyObject)]
pub enum Looking {
    Seat(i64),
    Other(String),
}

impl Looking {
    pub fn observer(&self, last: u8) -> PyResult<Observer> {
        match self {
            Looking::Seat(number) => Ok(Observer::Seat(seat(*number, last)?)),
            Looking::Other(text) => match text.as_str() {
                "spectator" => Ok(Observer::Spectator),
                "arbiter" => Ok(Observer::Arbiter),
                _ => Err(no_such_seat(text, last)),
            },
        }
    }
}

pub fn reward(text: &str) -> PyResult<Reward> {
    let known = || Reward::ALL.iter().map(|it| it.id()).collect::<Vec<_>>().join(", ");
    Reward::from_id(text).ok_or_else(|| bad_value("no-such-word", &[("text", text.into()), ("known", known().into())]))
}
