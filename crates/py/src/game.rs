use catalog::{AnyGame, GAMES};
use kernel::OptionKind;
use pyo3::{prelude::*, types::PyDict};

use crate::errors::{bad_notation, bad_value, catch_panic, unknown_game, words};

/// A game: its name, numbers of players, options, action space and observation space.
#[pyclass(frozen, eq, from_py_object, module = "comptoir")]
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Game {
    index: usize,
}

impl Game {
    pub fn rules(self) -> &'static dyn AnyGame {
        GAMES[self.index]
    }

    pub fn of(rules: &'static dyn AnyGame) -> Game {
        let index = GAMES.iter().position(|it| it.slug() == rules.slug());
        Game { index: index.expect("every `AnyGame` comes from `GAMES`") }
    }
}

/// Every game, in the order of the catalogue.
#[pyfunction]
pub fn games() -> Vec<Game> {
    (0..GAMES.len()).map(|index| Game { index }).collect()
}

/// The game with this slug.
#[pyfunction]
#[pyo3(signature = (slug, /))]
pub fn game(slug: &str) -> PyResult<Game> {
    catalog::game(slug).map(Game::of).ok_or_else(|| unknown_game(slug))
}

#[pymethods]
impl Game {
    fn __hash__(&self) -> isize {
        self.index.cast_signed()
    }

    /// Its name in addresses, records and commands.
    #[getter]
    fn slug(&self) -> &'static str {
        self.rules().slug()
    }

    /// Its name in the current language.
    #[getter]
    fn name(&self) -> String {
        words().game(self.slug())
    }

    /// The revision of the rules.
    #[getter]
    fn revision(&self) -> u16 {
        self.rules().revision()
    }

    /// The numbers of players that it allows.
    #[getter]
    fn players(&self) -> Vec<usize> {
        self.rules().players().map(usize::from).collect()
    }

    /// The options by key: the default and the values that are accepted.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for spec in self.rules().options() {
            let about = PyDict::new(py);
            about.set_item("default", spec.default)?;
            about.set_item("takes", words().expected(spec.kind))?;
            if let OptionKind::Choice { of } = spec.kind {
                about.set_item("choices", of)?;
            }
            options.set_item(spec.key, about)?;
        }
        Ok(options)
    }

    /// An upper bound of the steps of a game, chance included.
    #[getter]
    fn max_steps(&self) -> usize {
        self.rules().max_steps()
    }

    /// The size of the action space.
    #[getter]
    fn n_actions(&self) -> usize {
        self.rules().learn().n_actions()
    }

    /// How many values each factor of an action has.
    #[getter]
    fn factor_sizes(&self) -> Vec<usize> {
        self.rules().learn().factor_sizes().to_vec()
    }

    /// The factors of the action with this index: a verb, a piece, a place.
    #[pyo3(signature = (number, /))]
    fn factors(&self, number: i64) -> PyResult<Vec<i16>> {
        let factors = usize::try_from(number).ok().and_then(|number| self.rules().learn().factors(number));
        let n = self.n_actions();
        let factors = factors.map(|it| it.to_vec());
        factors.ok_or_else(|| bad_value("no-such-action", &[("number", number.into()), ("n", n.into())]))
    }

    /// The most numbers of an observation that are not zero.
    #[getter]
    fn max_nonzero(&self) -> usize {
        self.rules().learn().max_nonzero()
    }

    /// The length of an observation.
    #[getter]
    fn n_features(&self) -> usize {
        self.rules().learn().n_features()
    }

    /// The names of the numbers of an observation, in order.
    #[getter]
    fn features(&self) -> Vec<String> {
        self.rules().learn().features()
    }

    /// The notation of the action with this index.
    #[pyo3(signature = (number, /))]
    fn action(&self, number: i64) -> PyResult<String> {
        let action = usize::try_from(number).ok().and_then(|number| self.rules().learn().action(number));
        let n = self.n_actions();
        action.ok_or_else(|| bad_value("no-such-action", &[("number", number.into()), ("n", n.into())]))
    }

    /// The index of an action given in the game's notation.
    #[pyo3(signature = (action, /))]
    fn number(&self, action: &str) -> PyResult<usize> {
        catch_panic(|| self.rules().learn().action_index(action))?.ok_or_else(|| bad_notation(action))
    }

    /// A description of the action with this index, in the current language.
    #[pyo3(signature = (number, /))]
    fn describe(&self, number: i64) -> PyResult<String> {
        Ok(words().action(self.slug(), &self.action(number)?))
    }

    fn __repr__(&self) -> String {
        format!("comptoir.game('{}')", self.slug())
    }

    /// Support for pickle.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        Ok((py.import("comptoir")?.getattr("game")?, (self.slug(),)))
    }
}
