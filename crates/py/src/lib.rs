//! The games in Python: the module `comptoir._native`, which the package in `python/comptoir` shows.
//!
//! | file | what it has |
//! |---|---|
//! | `game` | what there is: games, their options, actions and features |
//! | `played` | a match with its log: views, notation, records |
//! | `state` | a position without a past, to step and to copy |
//! | `batch` | many games stepped at once into arrays of NumPy |
//! | `memory` | these arrays, the only place with `unsafe` |
//! | `bot` | our players |
//! | `errors` | exceptions, in the words that the terminal uses |
//!
//! Whatever goes wrong is an exception: bad input a typed one, and a fault of ours a `Fault`, never a
//! panic that crosses the border. Nothing lives on a thread of its own, so a `fork` finds all it needs.

// What comes from Python is extracted into values, and nobody else holds them.
#![allow(clippy::needless_pass_by_value)]

mod batch;
mod bot;
mod errors;
mod game;
mod given;
mod memory;
mod played;
mod state;

use pyo3::prelude::*;

/// Board games at full speed.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::{
        batch::Batch,
        bot::{Bot, levels},
        errors::{fault, language},
        game::{Game, game, games},
        played::{Match, make, replay, verify},
        state::State,
    };

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        errors::add_to(module)
    }
}
