use catalog::{
    AnyGame,
    learn::{AnyState, StepError},
};
use kernel::{Seat, Turn};
use pyo3::{
    buffer::{Element, PyBuffer},
    exceptions::PyValueError,
    prelude::*,
    types::PyDict,
};

use crate::{
    arguments::{self, GameArg, ObserverArg, SeedArg},
    errors::{catch_panic, start_error, step_error},
    game::Game,
};

/// The value of `player` when the game is over.
pub const OVER: i64 = -1;
/// The value of `player` at a chance node, with `explicit_chance`.
const CHANCE: i64 = -2;

/// A position without a log: the fastest way to step one game, and cheap to copy.
#[pyclass(module = "comptoir")]
pub struct State {
    game: &'static dyn AnyGame,
    state: Box<dyn AnyState>,
    /// Whether chance is left to the caller.
    explicit: bool,
    legal: Vec<usize>,
}

impl State {
    pub fn of(game: &'static dyn AnyGame, state: Box<dyn AnyState>) -> State {
        State { game, state, explicit: false, legal: Vec::new() }
    }

    pub fn inner(&self) -> &dyn AnyState {
        &*self.state
    }

    /// The player with this number; by default the one to act.
    fn player_or_current(&self, player: Option<i64>) -> PyResult<usize> {
        match player {
            Some(number) => arguments::player(number, self.state.players()),
            None => Ok(self.state.player().unwrap_or(0)),
        }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, *, players = None, seed = None, options = None, rewards = "win", explicit_chance = false))]
    fn new(
        game: GameArg,
        players: Option<i64>,
        seed: Option<SeedArg>,
        options: Option<&Bound<'_, PyDict>>,
        rewards: &str,
        explicit_chance: bool,
    ) -> PyResult<State> {
        let game = game.find()?;
        let (options, reward) = (arguments::options(options)?, arguments::reward(rewards)?);
        let seed = arguments::small_seed(seed.as_ref())?;
        let started = catch_panic(|| game.learn().state(arguments::players(game, players), &options, seed, reward))?;
        let mut state = started.map_err(|why| start_error(game, &why))?;
        if !explicit_chance {
            catch_panic(|| state.resolve_chance())?;
        }
        Ok(State { game, state, explicit: explicit_chance, legal: Vec::new() })
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.state.players()
    }

    /// The player to act, from zero; -1 at the end of the game, -2 at a chance node.
    #[getter]
    fn player(&self) -> i64 {
        match self.state.turn() {
            Turn::Seats(seats) => seats.lowest().map_or(OVER, |seat| seat.index() as i64),
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// The indices of the legal actions of a player; by default of the one to act.
    #[pyo3(signature = (player = None, /))]
    fn legal(&mut self, player: Option<i64>) -> PyResult<Vec<usize>> {
        let player = self.player_or_current(player)?;
        catch_panic(|| self.state.legal(player, &mut self.legal))?;
        Ok(self.legal.clone())
    }

    /// The players who owe a choice; each chooses without seeing the others' choices.
    #[getter]
    fn owing(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Plays the action with this index for a player, by default for the one to act, and returns the next player to
    /// act.
    #[pyo3(signature = (action, player = None, /))]
    fn step(&mut self, action: i64, player: Option<i64>) -> PyResult<i64> {
        let index = usize::try_from(action).unwrap_or(usize::MAX);
        let player = player.map(|player| arguments::player(player, self.state.players())).transpose()?;
        let stepped = catch_panic(|| {
            self.state.choose(player, index)?;
            if !self.explicit {
                self.state.resolve_chance();
            }
            Ok(())
        })?;
        stepped.map_err(|why| step_error(self.game, action, why, None))?;
        Ok(self.player())
    }

    /// The outcomes of the current chance node, each with its probability.
    fn outcomes(&self) -> PyResult<Vec<(String, f64)>> {
        let outcomes = catch_panic(|| self.state.outcomes())?;
        let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        Ok(outcomes.into_iter().map(|(text, weight)| (text, f64::from(weight) / total)).collect())
    }

    /// Applies the outcome with this index in `outcomes()`, and returns the next player to act.
    #[pyo3(signature = (outcome, /))]
    fn apply_outcome(&mut self, outcome: i64) -> PyResult<i64> {
        let index = usize::try_from(outcome).map_err(|_| step_error(self.game, outcome, StepError::Outcome, None))?;
        catch_panic(|| self.state.apply_outcome(index))?.map_err(|why| step_error(self.game, outcome, why, None))?;
        Ok(self.player())
    }

    /// The observation of a player, as a new array or written to `out`.
    #[pyo3(signature = (player = None, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let player = self.player_or_current(player)?;
        let n = self.game.learn().n_features();
        let out = match out {
            Some(out) => out,
            None => py.import("numpy")?.call_method1("empty", (n, "float32"))?,
        };
        let mut row = vec![0.0; n];
        catch_panic(|| self.state.observe(player, &mut row))?;
        write(py, &out, &row)?;
        Ok(out)
    }

    /// The mask of legal actions, as a new array or written to `out`.
    #[pyo3(signature = (player = None, out = None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let out = match out {
            Some(out) => out,
            None => py.import("numpy")?.call_method1("empty", (self.game.learn().n_actions(), "int8"))?,
        };
        let player = self.player_or_current(player)?;
        catch_panic(|| self.state.legal(player, &mut self.legal))?;
        let mut row = vec![0; self.game.learn().n_actions()];
        self.legal.iter().for_each(|&index| row[index] = 1);
        write::<i8>(py, &out, &row)?;
        Ok(out)
    }

    /// The view of an observer as a dict: the number of a seat from one, "spectator" or "arbiter".
    #[pyo3(signature = (observer, /))]
    fn view<'py>(&self, py: Python<'py>, observer: ObserverArg) -> PyResult<Bound<'py, PyAny>> {
        let observer = observer.observer(self.state.players())?;
        parsed(py, &catch_panic(|| self.state.view(observer))?)
    }

    /// The same as JSON text; equal views have equal texts.
    #[pyo3(signature = (observer, /))]
    fn view_text(&self, observer: ObserverArg) -> PyResult<String> {
        let observer = observer.observer(self.state.players())?;
        catch_panic(|| self.state.view(observer))
    }

    /// The reward of each player; zeros before the end of the game.
    #[getter]
    fn rewards(&self) -> PyResult<Vec<f64>> {
        catch_panic(|| self.state.rewards())
    }

    /// The total score of each player so far.
    #[getter]
    fn points(&self) -> PyResult<Vec<i32>> {
        catch_panic(|| self.state.points())
    }

    /// An independent copy.
    fn copy(&self) -> State {
        State { game: self.game, state: self.state.copy(), explicit: self.explicit, legal: Vec::new() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    #[pyo3(signature = (_memo, /))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    /// A state with the same view for a player, sampled by its probability.
    #[pyo3(signature = (player = None, seed = None))]
    fn determinize(&self, player: Option<i64>, seed: Option<SeedArg>) -> PyResult<State> {
        let (player, seed) = (self.player_or_current(player)?, arguments::small_seed(seed.as_ref())?);
        let state = catch_panic(|| self.state.determinize(player, seed))?;
        Ok(State { game: self.game, state, explicit: self.explicit, legal: Vec::new() })
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.State of {}, player {}>", self.game.slug(), self.player())
    }
}

/// Writes a row into an array that the caller has passed.
fn write<T: Element>(py: Python<'_>, to: &Bound<'_, PyAny>, row: &[T]) -> PyResult<()> {
    let to = PyBuffer::<T>::get(to)?;
    if to.readonly() || to.item_count() != row.len() {
        let message = format!("out must be a writable array of {} numbers", row.len());
        return Err(PyValueError::new_err(message));
    }
    to.copy_from_slice(py, row)
}

/// Converts JSON to Python objects.
pub fn parsed<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}
