//! The tests of Money!: its laws, its rules, its course and recorded games.

mod course;
mod forecast;
mod laws;
mod records;
mod rulebook;
mod table;
#[cfg(feature = "ts")]
mod types;
