use std::sync::{Mutex, PoisonError};

use catalog::{
    AnyGame,
    learn::{AnyBatch, MAX_LEGAL, Rows, Shape, Wish},
};
use pyo3::{
    buffer::{Element, PyBuffer},
    prelude::*,
    types::{PyDict, PySlice},
};

use crate::{
    errors::{bad_value, guarded, no_start, no_step},
    game::Game,
    given::{self, Phrase, Which},
    memory::Array,
    state::State,
};

/// Many games of one kind, stepped at once. The arrays are written anew by each step.
#[pyclass(frozen, module = "comptoir")]
pub struct Batch {
    game: &'static dyn AnyGame,
    shape: Shape,
    tables: Mutex<Tables>,
    seen: Seen,
}

/// The games and the arrays that tell of them.
struct Tables {
    games: Box<dyn AnyBatch>,
    observations: Array<f32>,
    masks: Array<u8>,
    legal: Array<i32>,
    n_legal: Array<i32>,
    players: Array<i32>,
    rewards: Array<f32>,
    done: Array<u8>,
}

/// The same arrays as Python sees them: the memory itself, not to be written.
struct Seen {
    observations: Py<PyAny>,
    masks: Py<PyAny>,
    legal: Py<PyAny>,
    n_legal: Py<PyAny>,
    players: Py<PyAny>,
    rewards: Py<PyAny>,
    done: Py<PyAny>,
}

impl Tables {
    fn new(py: Python<'_>, games: Box<dyn AnyBatch>) -> PyResult<(Tables, Seen)> {
        let Shape { games: n, players: n_players, actions, features, list } = games.shape();
        let (observations, observations_seen) = Array::new(py, &[n, features], "float32", "float32")?;
        let (masks, masks_seen) = Array::new(py, &[n, actions], "uint8", "bool")?;
        let (legal, legal_seen) = Array::new(py, &[n, list], "int32", "int32")?;
        // Rows lie further apart than they are long.
        let columns = (PySlice::full(py), PySlice::new(py, 0, MAX_LEGAL as isize, 1));
        let legal_seen = legal_seen.bind(py).get_item(columns)?.unbind();
        let (n_legal, n_legal_seen) = Array::new(py, &[n], "int32", "int32")?;
        let (players, players_seen) = Array::new(py, &[n], "int32", "int32")?;
        let (rewards, rewards_seen) = Array::new(py, &[n, n_players], "float32", "float32")?;
        let (done, done_seen) = Array::new(py, &[n], "uint8", "bool")?;
        let seen = Seen {
            observations: observations_seen,
            masks: masks_seen,
            legal: legal_seen,
            n_legal: n_legal_seen,
            players: players_seen,
            rewards: rewards_seen,
            done: done_seen,
        };
        Ok((Tables { games, observations, masks, legal, n_legal, players, rewards, done }, seen))
    }

    /// The games, and their rows lent for a step.
    fn lent(&mut self) -> (&mut dyn AnyBatch, Rows<'_>) {
        let rows = Rows {
            observations: self.observations.lent(),
            masks: self.masks.lent(),
            legal: self.legal.lent(),
            n_legal: self.n_legal.lent(),
            players: self.players.lent(),
            rewards: self.rewards.lent(),
            done: self.done.lent(),
        };
        (&mut *self.games, rows)
    }
}

impl Batch {
    /// Works on the tables while Python goes on, once no other thread does.
    fn work<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Tables) -> T + Send) -> PyResult<T> {
        // After a fault the tables are still whole enough to be begun anew.
        py.detach(|| guarded(|| work(&mut self.tables.lock().unwrap_or_else(PoisonError::into_inner))))
    }

    /// One seed a game: those given, or those that follow from one.
    fn seeds(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<u64>> {
        let first = match seed {
            Some(several) if several.extract::<Phrase>().is_err() => return self.one_each(py, several, "uint64"),
            Some(one) => given::small_seed(Some(&one.extract()?))?,
            None => given::small_seed(None)?,
        };
        Ok((0..self.shape.games as u64).map(|n| first.wrapping_add(n)).collect())
    }

    /// One number a game: an array of such numbers as it is, anything else by way of NumPy.
    fn one_each<T: Element + Default>(&self, py: Python<'_>, given: &Bound<'_, PyAny>, kind: &str) -> PyResult<Vec<T>> {
        let n = self.shape.games;
        let buffer = PyBuffer::<T>::get(given).or_else(|_| {
            let array = py.import("numpy")?.call_method1("asarray", (given,))?;
            if !"iub".contains(&array.getattr("dtype")?.getattr("kind")?.extract::<String>()?) {
                return Err(bad_value("not-numbers", &[]));
            }
            PyBuffer::get(&array.call_method1("astype", (kind,))?)
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
    #[pyo3(signature = (game, n, *, players = None, seed = None, options = None, rewards = "win", observe = true, lists = true, threads = 1))]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: Which,
        n: usize,
        players: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
        rewards: &str,
        observe: bool,
        lists: bool,
        threads: usize,
    ) -> PyResult<Batch> {
        let game = game.find()?;
        let (options, reward) = (given::options(options)?, given::reward(rewards)?);
        if n == 0 || threads == 0 {
            return Err(bad_value("at-least-one", &[]));
        }
        let wish = Wish { games: n, reward, observe, list: lists, threads };
        let begun = guarded(|| game.batch(given::players(game, players), &options, wish))?;
        let games = begun.map_err(|why| no_start(game, &why))?;
        let shape = games.shape();
        let (tables, seen) = Tables::new(py, games)?;
        let this = Batch { game, shape, tables: Mutex::new(tables), seen };
        this.reset(py, seed)?;
        Ok(this)
    }

    /// Begins every game anew. `seed` is one for all, from which those of the games follow, or one a game.
    #[pyo3(signature = (seed = None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = self.seeds(py, seed)?;
        self.work(py, |tables| {
            let (games, rows) = tables.lent();
            games.reset(&seeds, rows);
        })
    }

    /// Plays one action in each game. Where one is refused, nothing is played.
    #[pyo3(signature = (actions, /))]
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        // A copy, made while Python stands still: nobody can change it under us.
        let actions: Vec<i64> = self.one_each(py, actions, "int64")?;
        let stepped = self.work(py, |tables| {
            let (games, rows) = tables.lent();
            games.step(&actions, rows)
        })?;
        stepped.map_err(|(n, why)| no_step(self.game, actions[n], why, Some(n)))
    }

    /// Plays a random legal action in each game, so many times.
    #[pyo3(signature = (times = 1, /))]
    fn step_random(&self, py: Python<'_>, times: usize) -> PyResult<()> {
        self.work(py, |tables| {
            for _ in 0..times {
                let (games, rows) = tables.lent();
                games.step_random(rows);
            }
        })
    }

    /// A copy of one of the games.
    #[pyo3(signature = (n, /))]
    fn state(&self, py: Python<'_>, n: usize) -> PyResult<State> {
        if n >= self.shape.games {
            return Err(bad_value("no-such-game", &[("number", n.into()), ("n", self.shape.games.into())]));
        }
        Ok(State::of(self.game, self.work(py, |tables| tables.games.state(n))?))
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game::of(self.game)
    }

    /// How many play each game.
    #[getter]
    fn players(&self) -> usize {
        self.shape.players
    }

    fn __len__(&self) -> usize {
        self.shape.games
    }

    /// What the player to choose sees, a row a game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.observations.clone_ref(py)
    }

    /// Which actions are legal, a row a game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.masks.clone_ref(py)
    }

    /// The numbers of the legal actions, a row a game; of row `n` the first `n_legal[n]` count.
    #[getter]
    fn legal(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.legal.clone_ref(py)
    }

    /// How many actions are legal.
    #[getter]
    fn n_legal(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.n_legal.clone_ref(py)
    }

    /// Who is to choose, from zero.
    #[getter]
    fn player(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.players.clone_ref(py)
    }

    /// What the last step was worth to each player.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.rewards.clone_ref(py)
    }

    /// Where the last step ended a game, and another has begun.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.done.clone_ref(py)
    }

    fn __repr__(&self) -> String {
        format!("<comptoir.Batch of {} games of {}>", self.shape.games, self.game.slug())
    }
}
