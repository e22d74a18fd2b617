use std::{
    env,
    process::{Command, ExitCode},
    thread,
    time::Instant,
};

use crate::{
    end,
    shell::{self, Failure, command, complain, say},
    target, wasm, web,
};

/// Processor time of the first build, at most: twice what docs/building.md has for two processors.
const FIRST_BUILD_SECONDS: usize = 400;

/// What asks for PostgreSQL or NATS, which a server from source has only then: a file of settings may name them too.
const CLUSTER_OPTIONS: [&str; 4] = ["--database", "--bus", "--config", "-c"];
const CLUSTER_VARIABLES: [&str; 3] = ["COMPTOIR_DATABASE", "COMPTOIR_BUS", "COMPTOIR_CONFIG"];

/// Builds the page where it is stale, then the server, and starts it. `arguments` are the server's own.
///
/// The profile is that of development, without link-time optimisation: it compiles faster than a release, and what is
/// hot is optimised there too. Cargo is not asked to be quiet: the first time it works for minutes, and should be seen
/// to. The module for the page without a server is built once the server stands; a server from source finds it then.
pub fn run(arguments: &[&str]) -> ExitCode {
    end(timed("the page", web::build).and_then(|()| serve(arguments)))
}

fn serve(arguments: &[&str]) -> Result<(), Failure> {
    let server = target::folder()?.join("debug/comptoir").with_extension(env::consts::EXE_EXTENSION);
    if !server.exists() {
        say(format_args!("first build of the server: {}; later starts take seconds", first_build(processors())));
    }
    let features = if needs_cluster(arguments) { "" } else { "--no-default-features" };
    let build = format!("cargo build --package comptoir --bin comptoir {features}");
    timed("the server", || shell::run(&mut command(&build)))?;
    thread::scope(|scope| {
        scope.spawn(|| wasm::build().unwrap_or_else(complain));
        shell::run(Command::new(server).arg("serve").args(arguments).current_dir(shell::root()))
    })
}

fn timed(what: &str, build: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    let began = Instant::now();
    build()?;
    say(format_args!("{what}: ready after {:.0} s", began.elapsed().as_secs_f32()));
    Ok(())
}

fn needs_cluster(arguments: &[&str]) -> bool {
    let named = |it: &&str| CLUSTER_OPTIONS.iter().any(|option| it.split('=').next() == Some(option));
    arguments.iter().any(named) || CLUSTER_VARIABLES.iter().any(|it| env::var_os(it).is_some())
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Crates wait for each other: beyond eight processors there is little to gain.
fn first_build(processors: usize) -> String {
    let minutes = FIRST_BUILD_SECONDS.div_ceil(60 * processors.min(8));
    match minutes {
        1 => "about a minute".to_owned(),
        _ => format!("about {minutes} minutes on {processors} processors"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn postgres_and_nats_are_built_where_they_are_asked_for() {
        assert!(needs_cluster(&["--listen", "127.0.0.1:1", "--database=postgres://x"]));
        assert!(needs_cluster(&["--bus", "nats://x"]));
        assert!(!needs_cluster(&["--data", "--databases"]));
    }

    #[test]
    fn the_first_build_is_as_long_as_the_machine_is_small() {
        assert_eq!(first_build(2), "about 4 minutes on 2 processors");
        assert_eq!(first_build(16), "about a minute");
    }
}
