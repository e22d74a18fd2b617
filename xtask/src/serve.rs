use std::process::ExitCode;

use crate::{
    end,
    shell::{self, command},
    web,
};

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own.
///
/// The profile is that of development: it compiles in a third of the time of a release, and bots think less than
/// twice as long. Cargo is not asked to be quiet: the first time it works for minutes, and should be seen to.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(web::build().and_then(|()| shell::run(command("cargo run --bin comptoir -- serve").args(arguments))))
}
