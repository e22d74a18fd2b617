use catalog::{AnyGame, GAMES};
use kernel::OptionKind;
use pyo3::{prelude::*, types::PyDict};

use crate::errors::{bad_notation, bad_value, guarded, unknown_game, words};

/// A game: what it is called, how many may play, what may be settled, what can be done and seen.
#[pyclass(frozen, eq, from_py_object, module = "comptoir")]
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Game {
    place: usize,
}

impl Game {
    pub fn rules(self) -> &'static dyn AnyGame {
        GAMES[self.place]
    }

    pub fn of(rules: &'static dyn AnyGame) -> Game {
        let place = GAMES.iter().position(|it| it.slug() == rules.slug());
        Game { place: place.expect("whoever has rules has them from the catalogue") }
    }
}

/// All games.
#[pyfunction]
pub fn games() -> Vec<Game> {
    (0..GAMES.len()).map(|place| Game { place }).collect()
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
        self.place.cast_signed()
    }

    /// The name in addresses, records and commands.
    #[getter]
    fn slug(&self) -> &'static str {
        self.rules().slug()
    }

    /// The name in the language in use.
    #[getter]
    fn name(&self) -> String {
        words().game(self.slug())
    }

    /// The revision of the rules.
    #[getter]
    fn revision(&self) -> u16 {
        self.rules().revision()
    }

    /// The numbers of players that the game is for.
    #[getter]
    fn players(&self) -> Vec<usize> {
        self.rules().players().map(usize::from).collect()
    }

    /// What may be settled beforehand: by key, the default and what is taken.
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

    /// No game has more steps, chance included.
    #[getter]
    fn max_steps(&self) -> usize {
        self.rules().max_steps()
    }

    /// How many actions have a number.
    #[getter]
    fn n_actions(&self) -> usize {
        self.rules().n_actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn n_features(&self) -> usize {
        self.rules().n_features()
    }

    /// The names of the numbers of an observation, in order.
    #[getter]
    fn features(&self) -> Vec<String> {
        self.rules().features()
    }

    /// The notation of the action with this number.
    #[pyo3(signature = (number, /))]
    fn action(&self, number: i64) -> PyResult<String> {
        let action = usize::try_from(number).ok().and_then(|number| self.rules().action(number));
        let n = self.n_actions();
        action.ok_or_else(|| bad_value("no-such-action", &[("number", number.into()), ("n", n.into())]))
    }

    /// The number of an action in the game's notation.
    #[pyo3(signature = (action, /))]
    fn number(&self, action: &str) -> PyResult<usize> {
        guarded(|| self.rules().number(action))?.ok_or_else(|| bad_notation(action))
    }

    /// What the action with this number does, in the language in use.
    #[pyo3(signature = (number, /))]
    fn describe(&self, number: i64) -> PyResult<String> {
        Ok(words().action(self.slug(), &self.action(number)?))
    }

    fn __repr__(&self) -> String {
        format!("comptoir.game('{}')", self.slug())
    }

    /// What rebuilds it in another process.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        Ok((py.import("comptoir")?.getattr("game")?, (self.slug(),)))
    }
}
