//! The tests of Toll, as every game has them, and of the laws: each fails on a game that breaks it.

mod course;
mod flaws;
mod laws;
mod records;
mod rulebook;
