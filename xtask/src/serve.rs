use std::process::ExitCode;

use crate::{
    end,
    shell::{self, command},
    web,
};

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own. Cargo is not
/// asked to be quiet: the first time it works for minutes, and should be seen to.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(web::build()
        .and_then(|()| shell::run(command("cargo run --release --package comptoir -- serve").args(arguments))))
}
