//! Whole tournaments, played by a harness that checks every pairing.

mod formats;
mod harness;
mod pairing;
mod restarts;
