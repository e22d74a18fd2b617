use std::process::ExitCode;

use crate::{
    end,
    shell::{self, command},
    web,
};

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(web::build()
        .and_then(|()| shell::run(command("cargo run --quiet --release --package cli -- serve").args(arguments))))
}
