//! Conversion of Python arguments, strict about what they may be.

use catalog::{
    AnyGame,
    learn::{Masks, Observations, Reward},
};
use kernel::{Observer, Seat};
use pyo3::{prelude::*, types::PyDict};
use rand_core::Rng;
use record::Seed;

use crate::{
    errors::{bad_value, no_such_seat, unknown_game},
    game::Game,
};

/// The default number of players, within what the game allows.
const DEFAULT_PLAYERS: u8 = 4;

/// A game, given as its slug or as a `Game`.
#[derive(FromPyObject)]
pub enum GameArg {
    /// `"money"`
    Slug(String),
    /// The result of `comptoir.game`.
    Game(Game),
}

impl GameArg {
    pub fn find(&self) -> PyResult<&'static dyn AnyGame> {
        match self {
            GameArg::Slug(slug) => catalog::game(slug).ok_or_else(|| unknown_game(slug)),
            GameArg::Game(game) => Ok(game.rules()),
        }
    }
}

/// A seed, given as a number or as a phrase.
#[derive(FromPyObject)]
pub enum SeedArg {
    Number(i128),
    Text(String),
}

/// Options as texts. A value may be a string, a number, a bool or a list of these.
pub fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    options.iter().map(|(key, value)| Ok((key.extract()?, text(&value)?))).collect()
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

pub fn players(game: &dyn AnyGame, players: Option<i64>) -> u8 {
    match players {
        // A number out of range becomes one that every game refuses.
        Some(players) => u8::try_from(players).unwrap_or(u8::MAX),
        None => DEFAULT_PLAYERS.clamp(*game.players().start(), *game.players().end()),
    }
}

/// The seed of a match: that of a phrase, as on the command line, or a random one.
pub fn seed(seed: Option<&SeedArg>) -> PyResult<Seed> {
    let text = match seed {
        Some(SeedArg::Number(number)) => number.to_string(),
        Some(SeedArg::Text(text)) => text.clone(),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|why| bad_value("fail-system", &[("why", why.to_string().into())]))?;
            return Ok(Seed::new(bytes));
        }
    };
    Ok(text.parse().unwrap_or_else(|_| Seed::from_phrase(&text, 0)))
}

/// The 64-bit seed of states, batches and bots: a number as it is, or derived from a phrase.
pub fn small_seed(small: Option<&SeedArg>) -> PyResult<u64> {
    match small {
        Some(SeedArg::Number(number)) => Ok(*number as u64),
        other => Ok(seed(other)?.dice(0).next_u64()),
    }
}

/// A seat, by its number from one.
pub fn seat(number: i64, last: u8) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().filter(|it| (1..=last).contains(it)).and_then(Seat::from_number);
    seat.ok_or_else(|| no_such_seat(number, last))
}

/// A player, by its number from zero.
pub fn player(number: i64, players: u8) -> PyResult<usize> {
    let known = usize::try_from(number).ok().filter(|it| *it < usize::from(players));
    known.ok_or_else(|| bad_value("no-such-player", &[("number", number.into()), ("n", players.into())]))
}

/// An observer, given as the number of a seat, `"spectator"` or `"arbiter"`.
#[derive(FromPyObject)]
pub enum ObserverArg {
    Seat(i64),
    Other(String),
}

impl ObserverArg {
    pub fn observer(&self, last: u8) -> PyResult<Observer> {
        match self {
            ObserverArg::Seat(number) => Ok(Observer::Seat(seat(*number, last)?)),
            ObserverArg::Other(text) => match text.as_str() {
                "spectator" => Ok(Observer::Spectator),
                "arbiter" => Ok(Observer::Arbiter),
                _ => Err(no_such_seat(text, last)),
            },
        }
    }
}

pub fn reward(text: &str) -> PyResult<Reward> {
    let known: Vec<_> = Reward::ALL.iter().map(|it| (it.id(), *it)).collect();
    word(text, &known)
}

/// How observations are written; nothing for none.
pub fn observations(text: Option<&str>) -> PyResult<Observations> {
    let known = [("float32", Observations::Float32), ("int8", Observations::Int8), ("sparse", Observations::Sparse)];
    text.map_or(Ok(Observations::None), |text| word(text, &known))
}

/// How masks are written; nothing for none.
pub fn masks(text: Option<&str>) -> PyResult<Masks> {
    text.map_or(Ok(Masks::None), |text| word(text, &[("bytes", Masks::Bytes), ("bits", Masks::Bits)]))
}

/// One of several words.
fn word<T: Copy>(text: &str, known: &[(&str, T)]) -> PyResult<T> {
    let found = known.iter().find(|(word, _)| *word == text).map(|(_, it)| *it);
    let words = || known.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| bad_value("no-such-word", &[("text", text.into()), ("known", words().into())]))
}
