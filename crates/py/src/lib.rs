//! The Python module `comptoir._native`, which the package in `python/comptoir` re-exports.
//!
//! | file | what it has |
//! |---|---|
//! | `game` | the list of games, their options, actions and features |
//! | `game_match` | a match with its log: views, notation, records |
//! | `state` | a position without a log, to step and to copy |
//! | `batch` | many games stepped at once into NumPy arrays |
//! | `array` | these arrays; the only file with `unsafe` |
//! | `bot` | the bots |
//! | `arguments` | conversion of Python arguments |
//! | `errors` | exceptions, with the messages that the terminal shows |
//!
//! Every failure is an exception: bad input raises a typed one, and a panic is caught and raised as a `Fault`. No
//! thread outlives a call, so a process can `fork` at any time between calls.

// PyO3 extracts arguments into owned values.
#![allow(clippy::needless_pass_by_value)]

mod arguments;
mod array;
mod batch;
mod batch_arrays;
mod bot;
mod errors;
mod game;
mod game_match;
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
        game_match::{Match, make, replay, verify},
        state::State,
    };

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        errors::add_to(module)
    }
}
