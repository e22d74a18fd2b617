//! Runs a command with a temporary PostgreSQL and NATS:
//!
//! ```console
//! cargo run --release -p comptoir-test-services --example beside -- target/release/comptoir load --servers 3
//! ```
//!
//! The command gets their addresses by `--database` and `--bus`, and their process ids by `--watch`, to measure their
//! processor time. Unlike in tests, PostgreSQL answers a commit when it is on disk.

use std::{
    env,
    process::{Command, ExitCode},
};

use test_services::{Nats, Postgres};

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let Some(program) = arguments.next() else {
        eprintln!("beside: expected a command to run");
        return ExitCode::from(2);
    };
    let postgres = Postgres::start_with(&["fsync=on", "shared_buffers=256MB"]);
    let nats = Nats::start();
    let mut command = Command::new(&program);
    command.args(arguments).args(["--database", &postgres.database("beside"), "--bus", &nats.address()]);
    for id in [postgres.id(), nats.id()].into_iter().flatten() {
        command.args(["--watch", &id.to_string()]);
    }
    match command.status() {
        Ok(status) => status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)),
        Err(why) => {
            eprintln!("beside: {}: {why}", program.display());
            ExitCode::FAILURE
        }
    }
}
