use std::{process::ExitCode, thread};

use crate::{
    end,
    shell::{self, Failure, command, complain},
    target, wasm, web,
};

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own.
///
/// The profile is that of development, without link-time optimisation: it compiles faster than a release, and what is
/// hot is optimised there too. Cargo is not asked to be quiet: the first time it works for minutes, and should be seen
/// to. The module for the page without a server is built once the server stands; a server from source finds it then.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(web::build().and_then(|()| serve(arguments)))
}

fn serve(arguments: &[&str]) -> Result<(), Failure> {
    shell::run(&mut command("cargo build --bin comptoir"))?;
    let server = target::folder()?.join("debug/comptoir").with_extension(std::env::consts::EXE_EXTENSION);
    thread::scope(|scope| {
        scope.spawn(|| wasm::build().unwrap_or_else(complain));
        shell::run(std::process::Command::new(server).arg("serve").args(arguments).current_dir(shell::root()))
    })
}
