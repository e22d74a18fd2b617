//! What strangers may try: every address and every message gets nonsense, too much of it, too early and too
//! often. Each is bounded and answered by a typed error, and the game beside it goes on untouched.

// What a crowd costs is told.
#![allow(clippy::print_stdout)]

mod crowd;
mod forged;
mod requests;
mod sockets;

use test_services::{Client, Guest, TestServer, money};
