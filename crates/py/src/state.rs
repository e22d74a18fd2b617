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
    errors::{guarded, no_start, no_step},
    game::Game,
    given::{self, Looking, Phrase, Which},
};

/// What `player` says where nobody is to choose: the game is over.
pub const OVER: i64 = -1;
/// Nature is to choose, and whoever made the state wants to choose for it.
const CHANCE: i64 = -2;

/// A position without a past: the fastest way to step one game, and cheap to copy.
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

    /// The player meant: the one to choose, if none is named.
    fn meant(&self, player: Option<i64>) -> PyResult<usize> {
        match player {
            Some(number) => given::player(number, self.state.players()),
            None => Ok(self.state.player().unwrap_or(0)),
        }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, *, players = None, seed = None, options = None, rewards = "win", explicit_chance = false))]
    fn new(
        game: Which,
        players: Option<i64>,
        seed: Option<Phrase>,
        options: Option<&Bound<'_, PyDict>>,
        rewards: &str,
        explicit_chance: bool,
    ) -> PyResult<State> {
        let game = game.find()?;
        let (options, reward) = (given::options(options)?, given::reward(rewards)?);
        let seed = given::small_seed(seed.as_ref())?;
        let begun = guarded(|| game.state(given::players(game, players), &options, seed, reward))?;
        let mut state = begun.map_err(|why| no_start(game, &why))?;
        if !explicit_chance {
            guarded(|| state.settle())?;
        }
        Ok(State { game, state, explicit: explicit_chance, legal: Vec::new() })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.state.players()
    }

    /// Who is to choose, from zero; -1 once the game is over, -2 where chance is.
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

    /// The numbers of the legal actions of the player to choose, or of another who may choose too.
    #[pyo3(signature = (player = None, /))]
    fn legal(&mut self, player: Option<i64>) -> PyResult<Vec<usize>> {
        let player = self.meant(player)?;
        guarded(|| self.state.legal(player, &mut self.legal))?;
        Ok(self.legal.clone())
    }

    /// The players who owe a choice, blind to one another's.
    #[getter]
    fn owing(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Plays the action with this number, of the player to choose or of another who owes a choice too, and
    /// says who is to choose then.
    #[pyo3(signature = (action, player = None, /))]
    fn step(&mut self, action: i64, player: Option<i64>) -> PyResult<i64> {
        let number = usize::try_from(action).unwrap_or(usize::MAX);
        let player = player.map(|player| given::player(player, self.state.players())).transpose()?;
        let stepped = guarded(|| {
            self.state.choose(player, number)?;
            if !self.explicit {
                self.state.settle();
            }
            Ok(())
        })?;
        stepped.map_err(|why| no_step(self.game, action, why, None))?;
        Ok(self.player())
    }

    /// The outcomes that chance may pick now, each with its probability.
    fn outcomes(&self) -> PyResult<Vec<(String, f64)>> {
        let outcomes = guarded(|| self.state.outcomes())?;
        let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        Ok(outcomes.into_iter().map(|(text, weight)| (text, f64::from(weight) / total)).collect())
    }

    /// Lets the outcome with this place in `outcomes()` happen.
    #[pyo3(signature = (outcome, /))]
    fn happen(&mut self, outcome: i64) -> PyResult<i64> {
        let number = usize::try_from(outcome).map_err(|_| no_step(self.game, outcome, StepError::Outcome, None))?;
        guarded(|| self.state.happen(number))?.map_err(|why| no_step(self.game, outcome, why, None))?;
        Ok(self.player())
    }

    /// What a player sees as numbers: an array, or `out` written anew.
    #[pyo3(signature = (player = None, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let player = self.meant(player)?;
        let n = self.game.n_features();
        let out = match out {
            Some(out) => out,
            None => py.import("numpy")?.call_method1("empty", (n, "float32"))?,
        };
        let mut row = vec![0.0; n];
        guarded(|| self.state.observe(player, &mut row))?;
        write(py, &out, &row)?;
        Ok(out)
    }

    /// Which actions are legal: an array with one flag an action, or `out` written anew.
    #[pyo3(signature = (player = None, out = None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let out = match out {
            Some(out) => out,
            None => py.import("numpy")?.call_method1("empty", (self.game.n_actions(), "int8"))?,
        };
        let player = self.meant(player)?;
        guarded(|| self.state.legal(player, &mut self.legal))?;
        let mut row = vec![0; self.game.n_actions()];
        self.legal.iter().for_each(|&number| row[number] = 1);
        write::<i8>(py, &out, &row)?;
        Ok(out)
    }

    /// What somebody can know, as a dict: a seat by its number from one, "spectator" or "arbiter".
    #[pyo3(signature = (observer, /))]
    fn view<'py>(&self, py: Python<'py>, observer: Looking) -> PyResult<Bound<'py, PyAny>> {
        let observer = observer.observer(self.state.players())?;
        parsed(py, &guarded(|| self.state.view(observer))?)
    }

    /// The same as JSON: equal texts are equal views.
    #[pyo3(signature = (observer, /))]
    fn view_text(&self, observer: Looking) -> PyResult<String> {
        let observer = observer.observer(self.state.players())?;
        guarded(|| self.state.view(observer))
    }

    /// What the game is worth to each player; zeros before its end.
    #[getter]
    fn rewards(&self) -> PyResult<Vec<f64>> {
        guarded(|| self.state.rewards())
    }

    /// The points of each player so far.
    #[getter]
    fn points(&self) -> PyResult<Vec<i32>> {
        guarded(|| self.state.points())
    }

    /// A copy that plays on by itself.
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

    /// A state that looks the same to a player, sampled as likely as it is.
    #[pyo3(signature = (player = None, seed = None))]
    fn imagine(&self, player: Option<i64>, seed: Option<Phrase>) -> PyResult<State> {
        let (player, seed) = (self.meant(player)?, given::small_seed(seed.as_ref())?);
        let state = guarded(|| self.state.imagine(player, seed))?;
        Ok(State { game: self.game, state, explicit: self.explicit, legal: Vec::new() })
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.State of {}, player {}>", self.game.slug(), self.player())
    }
}

/// Writes a row into an array that somebody else made.
fn write<T: Element>(py: Python<'_>, to: &Bound<'_, PyAny>, row: &[T]) -> PyResult<()> {
    let to = PyBuffer::<T>::get(to)?;
    if to.readonly() || to.item_count() != row.len() {
        let message = format!("out must be a writable array of {} numbers", row.len());
        return Err(PyValueError::new_err(message));
    }
    to.copy_from_slice(py, row)
}

/// JSON as objects of Python.
pub fn parsed<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}
