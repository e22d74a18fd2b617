use std::sync::{Mutex, PoisonError};

use catalog::{
    AnyGame, OpponentConfig,
    learn::{BatchConfig, Shape},
};
use pyo3::{
    buffer::{Element, PyBuffer},
    prelude::*,
    types::PyDict,
};

use crate::{
    arguments::{self, GameArg, SeedArg},
    batch_arrays::{Envs, Views},
    errors::{bad_value, catch_panic, start_error, step_error, unknown_level},
    game::Game,
    state::State,
};

/// Many games with the same rules and options, stepped at once. Each step overwrites the arrays.
#[pyclass(frozen, module = "comptoir")]
pub struct Batch {
    game: &'static dyn AnyGame,
    shape: Shape,
    envs: Mutex<Envs>,
    views: Views,
}

impl Batch {
    /// Steps the games without holding the GIL, while no other thread does.
    fn with_envs<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Envs) -> T + Send) -> PyResult<T> {
        // After a panic the games can still be reset.
        py.detach(|| catch_panic(|| work(&mut self.envs.lock().unwrap_or_else(PoisonError::into_inner))))
    }

    /// One seed for each game: those given, or consecutive ones.
    fn seeds(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<u64>> {
        let first = match seed {
            Some(several) if several.extract::<SeedArg>().is_err() => return self.one_each(py, several, "uint64"),
            Some(one) => arguments::small_seed(Some(&one.extract()?))?,
            None => arguments::small_seed(None)?,
        };
        Ok((0..self.shape.games as u64).map(|n| first.wrapping_add(n)).collect())
    }

    /// One number for each game. A buffer of `T` is copied; anything else is converted by NumPy.
    fn one_each<T: Element + Default>(
        &self,
        py: Python<'_>,
        numbers: &Bound<'_, PyAny>,
        dtype: &str,
    ) -> PyResult<Vec<T>> {
        let n = self.shape.games;
        let buffer = PyBuffer::<T>::get(numbers).or_else(|_| {
            let array = py.import("numpy")?.call_method1("asarray", (numbers,))?;
            if !"iub".contains(&array.getattr("dtype")?.getattr("kind")?.extract::<String>()?) {
                return Err(bad_value("not-numbers", &[]));
            }
            PyBuffer::get(&array.call_method1("astype", (dtype,))?)
        })?;
        if buffer.item_count() != n {
            return Err(bad_value("wrong-number", &[("found", buffer.item_count().into()), ("n", n.into())]));
        }
        let mut numbers = vec![T::default(); n];
        buffer.copy_to_slice(py, &mut numbers)?;
        Ok(numbers)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, players = None, seed = None, options = None, rewards = "win", observations = Some("float32"), masks = None, lists = true, factors = false, threads = 1, opponents = None, seat = None, writable = false))]
    #[allow(clippy::too_many_arguments, reason = "they are keyword arguments in Python")]
    fn new(
        py: Python<'_>,
        game: GameArg,
        n: usize,
        players: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
        rewards: &str,
        observations: Option<&str>,
        masks: Option<&str>,
        lists: bool,
        factors: bool,
        threads: usize,
        opponents: Option<&str>,
        seat: Option<i64>,
        writable: bool,
    ) -> PyResult<Batch> {
        let game = game.find()?;
        let (options, reward) = (arguments::options(options)?, arguments::reward(rewards)?);
        if n == 0 || threads == 0 {
            return Err(bad_value("at-least-one", &[]));
        }
        let players = arguments::players(game, players);
        let config = BatchConfig {
            games: n,
            reward,
            observations: arguments::observations(observations)?,
            masks: arguments::masks(masks)?,
            lists,
            factors,
            threads,
        };
        let opponents = match opponents {
            Some(level) => Some(OpponentConfig {
                level: game.level(level).ok_or_else(|| unknown_level(game, level))?,
                learner: seat.map(|seat| arguments::player(seat, players)).transpose()?,
            }),
            None => None,
        };
        let started = catch_panic(|| game.learn().batch(players, &options, config, opponents))?;
        let games = started.map_err(|why| start_error(game, &why))?;
        let (envs, views) = Envs::new(py, games, writable)?;
        let shape = envs.shape();
        let this = Batch { game, shape, envs: Mutex::new(envs), views };
        this.reset(py, seed)?;
        Ok(this)
    }

    /// Restarts every game. `seed` is one seed, from which those of the games follow, or a sequence of one for each.
    #[pyo3(signature = (seed = None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = self.seeds(py, seed)?;
        self.with_envs(py, |envs| {
            let (games, rows) = envs.split();
            games.reset(&seeds, rows);
        })
    }

    /// Plays one action in each game. If any is refused, no game is stepped.
    #[pyo3(signature = (actions, /))]
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        // A copy made while holding the GIL: no other thread can change it during the step.
        let actions: Vec<i64> = self.one_each(py, actions, "int64")?;
        let stepped = self.with_envs(py, |envs| {
            let (games, rows) = envs.split();
            games.step(&actions, rows)
        })?;
        stepped.map_err(|(n, why)| step_error(self.game, actions[n], why, Some(n)))
    }

    /// Plays a random legal action in each game, `times` times.
    #[pyo3(signature = (times = 1, /))]
    fn step_random(&self, py: Python<'_>, times: usize) -> PyResult<()> {
        self.with_envs(py, |envs| {
            let (games, rows) = envs.split();
            games.step_random(times, rows);
        })
    }

    /// A copy of the game with this index.
    #[pyo3(signature = (n, /))]
    fn state(&self, py: Python<'_>, n: usize) -> PyResult<State> {
        if n >= self.shape.games {
            return Err(bad_value("no-such-game", &[("number", n.into()), ("n", self.shape.games.into())]));
        }
        Ok(State::of(self.game, self.with_envs(py, |envs| envs.games.state(n))?))
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// The number of players of each game.
    #[getter]
    fn players(&self) -> usize {
        self.shape.players
    }

    fn __len__(&self) -> usize {
        self.shape.games
    }

    /// The seat that learns in each game; `None` without opponents.
    #[getter]
    fn learners(&self, py: Python<'_>) -> PyResult<Option<Vec<usize>>> {
        self.with_envs(py, |envs| (0..envs.shape().games).map(|n| envs.games.learner(n)).collect())
    }

    /// The observation of the player to act, one row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.observations.clone_ref(py)
    }

    /// Which numbers of a sparse observation are not zero, one row for each game; the first `n_nonzero[n]` of row `n`
    /// are valid.
    #[getter]
    fn indices(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.indices.clone_ref(py)
    }

    /// The values at `indices`, in the same order.
    #[getter]
    fn values(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.values.clone_ref(py)
    }

    /// How many numbers of a sparse observation are not zero.
    #[getter]
    fn n_nonzero(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.n_nonzero.clone_ref(py)
    }

    /// The factors of the legal actions, in the order of `legal`.
    #[getter]
    fn factors(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.factors.clone_ref(py)
    }

    /// The mask of legal actions, one row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.masks.clone_ref(py)
    }

    /// The indices of the legal actions, one row for each game; the first `n_legal[n]` of row `n` are valid.
    #[getter]
    fn legal(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.legal.clone_ref(py)
    }

    /// The number of legal actions of each game.
    #[getter]
    fn n_legal(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.n_legal.clone_ref(py)
    }

    /// The player to act in each game, from zero.
    #[getter]
    fn player(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.players.clone_ref(py)
    }

    /// The reward of each player for the last step, one row for each game.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.rewards.clone_ref(py)
    }

    /// Whether the last step ended a game; the next one has started already.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.views.done.clone_ref(py)
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Batch of {} games of {}>", self.shape.games, self.game.slug())
    }
}
