use std::sync::{Mutex, PoisonError};

use catalog::{AnyBot, AnyGame, Level};
use kernel::{Observer, Seat};
use pyo3::prelude::*;

use crate::{
    arguments::{self, GameArg, SeedArg},
    errors::{NotYourTurn, catch_panic, move_error, unknown_level, words},
    game::Game,
    game_match::Match,
    state::State,
};

/// The levels of the bots, the weakest first.
#[pyfunction]
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.id()).collect()
}

/// A bot. It decides from the view of its seat alone.
#[pyclass(frozen, module = "comptoir")]
pub struct Bot {
    game: &'static dyn AnyGame,
    level: Level,
    bot: Mutex<Box<dyn AnyBot>>,
}

impl Bot {
    /// Computes a choice without holding the GIL.
    fn compute(&self, py: Python<'_>, seat: Seat, view: Box<dyn std::any::Any + Send>) -> PyResult<String> {
        py.detach(move || {
            catch_panic(move || {
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
    fn new(game: GameArg, level: &str, seed: Option<SeedArg>) -> PyResult<Bot> {
        let game = game.find()?;
        let level = game.level(level).ok_or_else(|| unknown_level(game, level))?;
        let seed = arguments::small_seed(seed.as_ref())?;
        Ok(Bot { game, level, bot: Mutex::new(game.bot(level, seed)) })
    }

    /// The game that it plays.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// The strength of the bot: one of `levels()`.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.id()
    }

    /// The bot's choice for a seat of a match, in the game's notation.
    #[pyo3(signature = (played, seat, /))]
    fn choose(&self, py: Python<'_>, played: &Match, seat: i64) -> PyResult<String> {
        let seat = played.seat_to_act(self.game, seat)?;
        self.compute(py, seat, played.inner().any_view(Observer::Seat(seat)))
    }

    /// The index of the bot's action for the player to act.
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
        let action = self.compute(py, seat, inner.any_view(Observer::Seat(seat)))?;
        let index = self.game.learn().action_index(&action);
        index
            .ok_or_else(|| move_error(inner.slug(), catalog::MoveError::Parse(0, kernel::ParseError::Form), &[&action]))
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Bot of {}, {}>", self.game.slug(), self.level.id())
    }
}
