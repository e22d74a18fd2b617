use catalog::{AnyGame, AnyMatch};
use kernel::{Seat, Seats, Turn};
use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};
use record::{Record, Seed};

use crate::{
    errors::{bad_value, guarded, no_move, no_record, no_start, no_undo, not_accepted, unknown_game, words},
    game::Game,
    given::{self, Looking, Phrase, Which},
    state::parsed,
};

/// A match with its log. Seats count from one, as in records and views.
#[pyclass(module = "comptoir")]
pub struct Match {
    game: &'static dyn AnyGame,
    played: Box<dyn AnyMatch>,
    /// The official dice, where they are known.
    seed: Option<Seed>,
}

/// Begins a match. Without a seed, chance is fresh.
#[pyfunction]
#[pyo3(signature = (game, options = None, *, players = None, seed = None))]
pub fn make(
    game: Which,
    options: Option<&Bound<'_, PyDict>>,
    players: Option<i64>,
    seed: Option<Phrase>,
) -> PyResult<Match> {
    let game = game.find()?;
    let (options, seed) = (given::options(options)?, given::seed(seed.as_ref())?);
    let begun = guarded(|| game.start(given::players(game, players), &options, seed))?;
    let played = begun.map_err(|why| no_start(game, &why))?;
    Ok(Match { game, played, seed: Some(seed) })
}

/// Plays a record again, each step held against the rules.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub fn replay(record: &str) -> PyResult<Match> {
    let (game, record) = read(record)?;
    let played = guarded(|| game.replay(&record))?.map_err(|why| not_accepted(game, &record, &why))?;
    Ok(Match { game, played, seed: record.seed })
}

/// Holds a record against the rules, its seed and its own result, and says what could be held.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub fn verify<'py>(py: Python<'py>, record: &str) -> PyResult<Bound<'py, PyDict>> {
    let (game, record) = read(record)?;
    let verdict = guarded(|| game.verify(&record))?.map_err(|why| not_accepted(game, &record, &why))?;
    let told = PyDict::new(py);
    told.set_item("seed", verdict.seed)?;
    told.set_item("hash", verdict.hash)?;
    told.set_item("ended", verdict.ended)?;
    Ok(told)
}

fn read(text: &str) -> PyResult<(&'static dyn AnyGame, Record)> {
    let record = guarded(|| Record::parse(text))?.map_err(no_record)?;
    let game = catalog::game(&record.game).ok_or_else(|| unknown_game(&record.game))?;
    Ok((game, record))
}

impl Match {
    pub fn inner(&self) -> &dyn AnyMatch {
        &*self.played
    }

    fn seat(&self, number: i64) -> PyResult<Seat> {
        given::seat(number, self.played.players())
    }

    /// The seat, which owes a choice in a match of `game`.
    pub fn owing(&self, game: &dyn AnyGame, number: i64) -> PyResult<Seat> {
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
    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.played.players()
    }

    /// Every option in force.
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

    /// How many steps the log has, chance included.
    #[getter]
    fn ply(&self) -> usize {
        self.played.ply()
    }

    /// The legal actions of a seat in the game's notation; of the first that owes a choice, if none is named.
    #[pyo3(signature = (seat = None, /))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let first = self.seats().first().copied();
        match seat.or(first) {
            Some(number) => {
                let seat = self.seat(number)?;
                guarded(|| self.played.legal(seat))
            }
            None => Ok(Vec::new()),
        }
    }

    /// Plays one choice, or several of one seat, all or none.
    #[pyo3(signature = (seat, /, *actions))]
    fn play(&mut self, seat: i64, actions: Vec<String>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let played = guarded(|| match texts[..] {
            [one] => self.played.play(seat, one),
            _ => self.played.play_all(seat, &texts),
        })?;
        played.map_err(|why| no_move(self.game.slug(), why, &texts))
    }

    /// Takes the last choice of a seat back, if that tells nobody anything.
    #[pyo3(signature = (seat, /))]
    fn undo(&mut self, seat: i64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        guarded(|| self.played.undo(seat))?.map_err(no_undo)
    }

    /// What somebody can know, as a dict: a seat by its number, "spectator" or "arbiter".
    #[pyo3(signature = (observer = Looking::Other("spectator".to_owned()), /))]
    fn view<'py>(&self, py: Python<'py>, observer: Looking) -> PyResult<Bound<'py, PyAny>> {
        let observer = observer.observer(self.played.players())?;
        parsed(py, &guarded(|| self.played.view(observer))?)
    }

    /// What somebody may hear of what happened from ply `since` on: each event as a dict.
    #[pyo3(signature = (observer = Looking::Other("spectator".to_owned()), since = 0))]
    fn news<'py>(&self, py: Python<'py>, observer: Looking, since: usize) -> PyResult<Bound<'py, PyList>> {
        let observer = observer.observer(self.played.players())?;
        let news = PyList::empty(py);
        for (_, event) in guarded(|| self.played.news(observer, since))? {
            news.append(parsed(py, &event.to_string())?)?;
        }
        Ok(news)
    }

    /// The steps so far, as they stand in a record: whose (nothing for chance), and what.
    #[getter]
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let mover = |mover| match mover {
            record::Mover::Seat(seat) => Some(seat.number()),
            record::Mover::Chance => None,
        };
        self.played.steps(0).into_iter().map(|(it, text)| (mover(it), text)).collect()
    }

    /// The points of every seat that has any, so far: the total and what it is made of.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let scores = PyDict::new(py);
        for score in guarded(|| self.played.scores())? {
            let (about, parts) = (PyDict::new(py), PyDict::new(py));
            score.parts.iter().try_for_each(|(id, points)| parts.set_item(id, points))?;
            about.set_item("total", score.total)?;
            about.set_item("parts", parts)?;
            scores.set_item(score.seat.number(), about)?;
        }
        Ok(scores)
    }

    /// Who ranks first so far; several share the win.
    #[getter]
    fn winners(&self) -> PyResult<Vec<i64>> {
        guarded(|| numbers(self.played.winners()))
    }

    /// The record so far, with the seed once the game is over.
    fn record(&self) -> PyResult<String> {
        guarded(|| {
            let seed = self.seed.filter(|_| self.over());
            Record { seed, seed_hash: self.seed.map(Seed::hash), ..self.played.record() }.to_string()
        })
    }

    /// The match as it stood when the log had `ply` steps.
    #[pyo3(signature = (ply, /))]
    fn at(&self, ply: usize) -> PyResult<Match> {
        Ok(Match { game: self.game, played: guarded(|| self.played.at(ply))?, seed: self.seed })
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Match of {}, {} players, ply {}>", self.game.slug(), self.players(), self.ply())
    }
}

fn numbers(seats: Seats) -> Vec<i64> {
    seats.iter().map(|seat| seat.number().into()).collect()
}
