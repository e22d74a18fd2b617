use std::sync::{Mutex, PoisonError};

use catalog::{AnyBot, AnyGame, Level};
use kernel::{Observer, Seat};
use pyo3::prelude::*;

use crate::{
    errors::{NotYourTurn, guarded, no_move, unknown_level, words},
    game::Game,
    given::{self, Phrase, Which},
    played::Match,
    state::State,
};

/// The levels of our players, the weakest first.
#[pyfunction]
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.id()).collect()
}

/// One of our players. All that it sees is what its seat sees.
#[pyclass(frozen, module = "comptoir")]
pub struct Bot {
    game: &'static dyn AnyGame,
    level: Level,
    bot: Mutex<Box<dyn AnyBot>>,
}

impl Bot {
    /// Thinks while Python goes on.
    fn think(&self, py: Python<'_>, seat: Seat, view: Box<dyn std::any::Any + Send>) -> PyResult<String> {
        py.detach(move || {
            guarded(move || {
                let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
                bot.choose(seat, &*view)
            })
        })
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level = "medium", *, seed = None))]
    fn new(game: Which, level: &str, seed: Option<Phrase>) -> PyResult<Bot> {
        let game = game.find()?;
        let level = Level::from_id(level).ok_or_else(|| unknown_level(level))?;
        let seed = given::small_seed(seed.as_ref())?;
        Ok(Bot { game, level, bot: Mutex::new(game.bot(level, seed)) })
    }

    /// The game it plays.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// How well.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.id()
    }

    /// What it would choose at a seat of a match, in the game's notation.
    #[pyo3(signature = (played, seat, /))]
    fn choose(&self, py: Python<'_>, played: &Match, seat: i64) -> PyResult<String> {
        let seat = played.owing(self.game, seat)?;
        self.think(py, seat, played.inner().any_view(Observer::Seat(seat)))
    }

    /// The number of the action that it would choose for the player whose turn it is.
    #[pyo3(signature = (state, /))]
    fn act(&self, py: Python<'_>, state: &State) -> PyResult<usize> {
        let inner = state.inner();
        if inner.slug() != self.game.slug() {
            return Err(crate::errors::bad_value("other-game", &[]));
        }
        let Some(player) = inner.player() else {
            return Err(NotYourTurn::new_err(words().say("not-your-turn", &[])));
        };
        let seat = Seat::new(player);
        let action = self.think(py, seat, inner.any_view(Observer::Seat(seat)))?;
        let number = self.game.number(&action);
        number.ok_or_else(|| no_move(inner.slug(), catalog::MoveError::Parse(0, kernel::ParseError::Form), &[&action]))
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Bot of {}, {}>", self.game.slug(), self.level.id())
    }
}
