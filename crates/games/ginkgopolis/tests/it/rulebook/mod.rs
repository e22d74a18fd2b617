//! The rules, paragraph by paragraph, with every worked example.

mod actions;
mod exhaustion;
mod memory;
mod rounds;
mod scoring;
mod set_up;
mod solo;
mod tokens;
