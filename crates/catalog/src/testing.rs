//! Internals for the tests of this crate, without any promise of stability. Tests inside of the crate would have the
//! bots of all games compiled a second time.

pub use crate::{analysis::OpenDecision, net_training::NetSelfPlay};
