use catalog::{AnyGame, AnyMatch};
use kernel::{Seat, Seats, Turn};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};
use record::{Record, Seed};

use crate::{
    arguments::{self, GameArg, ObserverArg, SeedArg},
    errors::{
        bad_value, catch_panic, move_error, record_error, start_error, undo_error, unknown_game, verify_error, words,
    },
    game::Game,
    state::parsed,
};

/// A match with its log. Seats count from one, as in records and views.
#[pyclass(module = "comptoir")]
pub struct Match {
    game: &'static dyn AnyGame,
    played: Box<dyn AnyMatch>,
    /// The seed, if it is known.
    seed: Option<Seed>,
}

/// Starts a match. Without a seed, a random one is drawn.
#[pyfunction]
#[pyo3(signature = (game, options = None, *, players = None, seed = None))]
pub fn make(
    game: GameArg,
    options: Option<&Bound<'_, PyDict>>,
    players: Option<i64>,
    seed: Option<SeedArg>,
) -> PyResult<Match> {
    let game = game.find()?;
    let (options, seed) = (arguments::options(options)?, arguments::seed(seed.as_ref())?);
    let started = catch_panic(|| game.start(arguments::players(game, players), &options, seed))?;
    let played = started.map_err(|why| start_error(game, &why))?;
    Ok(Match { game, played, seed: Some(seed) })
}

/// Replays a record and checks each step against the rules.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub fn replay(record: &str) -> PyResult<Match> {
    let (game, record) = read(record)?;
    let played = catch_panic(|| game.replay(&record))?.map_err(|why| verify_error(game, &record, &why))?;
    Ok(Match { game, played, seed: record.seed })
}

/// Checks a record against the rules, its seed and its own result, and returns what could be checked.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub fn verify<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyDict>> {
    let (game, record) = read(record)?;
    let verdict = catch_panic(|| game.verify(&record))?.map_err(|why| verify_error(game, &record, &why))?;
    let checked = PyDict::new(py);
    checked.set_item("seed", verdict.seed)?;
    checked.set_item("hash", verdict.hash)?;
    checked.set_item("ended", verdict.ended)?;
    Ok(checked)
}

fn read(text: &str) -> PyResult<(&'static dyn AnyGame, Record)> {
    let record = catch_panic(|| Record::parse(text))?.map_err(record_error)?;
    let game = catalog::game(&record.game).ok_or_else(|| unknown_game(&record.game))?;
    Ok((game, record))
}

impl Match {
    pub fn inner(&self) -> &dyn AnyMatch {
        &*self.played
    }

    fn seat(&self, number: i64) -> PyResult<Seat> {
        arguments::seat(number, self.played.players())
    }

    /// The seat with this number, if it owes a choice and the match is one of `game`.
    pub fn seat_to_act(&self, game: &dyn AnyGame, number: i64) -> PyResult<Seat> {
        let seat = self.seat(number)?;
        if game.slug() != self.game.slug() {
            return Err(bad_value("other-game", &[]));
        }
        match self.played.turn() {
            Turn::Seats(seats) if seats.contains(seat) => Ok(seat),
            Turn::Over => Err(crate::errors::GameOver::new_err(words().say("over", &[]))),
            _ => Err(crate::errors::NotYourTurn::new_err(words().say("not-your-turn", &[]))),
        }
    }
}

#[pymethods]
impl Match {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.played.players()
    }

    /// The value of every option.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parsed(py, &self.played.options())
    }

    /// The seats that owe a choice.
    #[getter]
    fn seats(&self) -> Vec<i64> {
        match self.played.turn() {
            Turn::Seats(seats) => numbers(seats),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.played.turn() == Turn::Over
    }

    /// The number of steps in the log, chance included.
    #[getter]
    fn ply(&self) -> usize {
        self.played.ply()
    }

    /// The legal actions of a seat in the game's notation; by default of the first seat that owes a choice.
    #[pyo3(signature = (seat = None, /))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let first = self.seats().first().copied();
        match seat.or(first) {
            Some(number) => {
                let seat = self.seat(number)?;
                catch_panic(|| self.played.legal(seat))
            }
            None => Ok(Vec::new()),
        }
    }

    /// Plays one choice, or several of one seat, all or none.
    #[pyo3(signature = (seat, /, *actions))]
    fn play(&mut self, seat: i64, actions: Vec<String>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let played = catch_panic(|| match texts[..] {
            [one] => self.played.play(seat, one),
            _ => self.played.play_all(seat, &texts),
        })?;
        played.map_err(|why| move_error(self.game.slug(), why, &texts))
    }

    /// Takes the last choice of a seat back, unless something was revealed or another seat acted since.
    #[pyo3(signature = (seat, /))]
    fn undo(&mut self, seat: i64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        catch_panic(|| self.played.undo(seat))?.map_err(undo_error)
    }

    /// The view of an observer as a dict: the number of a seat, "spectator" or "arbiter".
    #[pyo3(signature = (observer = ObserverArg::Other("spectator".to_owned()), /))]
    fn view<'py>(&self, py: Python<'py>, observer: ObserverArg) -> PyResult<Bound<'py, PyAny>> {
        let observer = observer.observer(self.played.players())?;
        parsed(py, &catch_panic(|| self.played.view(observer))?)
    }

    /// The events from ply `since` on as an observer may hear them, each as a dict.
    #[pyo3(signature = (observer = ObserverArg::Other("spectator".to_owned()), since = 0))]
    fn news<'py>(&self, py: Python<'py>, observer: ObserverArg, since: usize) -> PyResult<Bound<'py, PyList>> {
        let observer = observer.observer(self.played.players())?;
        let news = PyList::empty(py);
        for (_, event) in catch_panic(|| self.played.news(observer, since))? {
            news.append(parsed(py, &event.to_string())?)?;
        }
        Ok(news)
    }

    /// The steps so far, as they stand in a record: the number of the seat (None for chance) and the notation.
    #[getter]
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let mover = |mover| match mover {
            record::Mover::Seat(seat) => Some(seat.number()),
            record::Mover::Chance => None,
        };
        self.played.steps(0).into_iter().map(|(it, text)| (mover(it), text)).collect()
    }

    /// The score of every seat that has one, so far: the total and its parts.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let scores = PyDict::new(py);
        for score in catch_panic(|| self.played.scores())? {
            let (about, parts) = (PyDict::new(py), PyDict::new(py));
            score.parts.iter().try_for_each(|(id, points)| parts.set_item(id, points))?;
            about.set_item("total", score.total)?;
            about.set_item("parts", parts)?;
            scores.set_item(score.seat.number(), about)?;
        }
        Ok(scores)
    }

    /// The seats in the first place so far; several share the win.
    #[getter]
    fn winners(&self) -> PyResult<Vec<i64>> {
        catch_panic(|| numbers(self.played.winners()))
    }

    /// The record so far, with the seed once the game is over.
    fn record(&self) -> PyResult<String> {
        catch_panic(|| {
            let seed = self.seed.filter(|_| self.over());
            Record { seed, seed_hash: self.seed.map(Seed::hash), ..self.played.record() }.to_string()
        })
    }

    /// The match as it was when the log had `ply` steps.
    #[pyo3(signature = (ply, /))]
    fn at(&self, ply: usize) -> PyResult<Match> {
        Ok(Match { game: self.game, played: catch_panic(|| self.played.at(ply))?, seed: self.seed })
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Match of {}, {} players, ply {}>", self.game.slug(), self.players(), self.ply())
    }
}

fn numbers(seats: Seats) -> Vec<i64> {
    seats.iter().map(|seat| seat.number().into()).collect()
}
