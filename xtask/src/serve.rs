use std::process::ExitCode;

use crate::{
    end,
    shell::{self, command},
    web,
};

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own.
///
/// The profile is that of development, without link-time optimisation: it compiles faster than a release, and what is
/// hot is optimised there too. Cargo is not asked to be quiet: the first time it works for minutes, and should be seen
/// to.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(web::build().and_then(|()| shell::run(command("cargo run --bin comptoir -- serve").args(arguments))))
}
