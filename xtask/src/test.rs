//! Everything that a change must pass, in one command.

use std::{process::ExitCode, time::Instant};

use crate::{
    codegen, packages, python,
    shell::{self, Failure, command, complain, say, succeeds},
    tally::Tally,
    tidy, web,
};

/// One part of the whole, cheap ones first. The first that fails ends the run.
struct Stage {
    name: &'static str,
    run: fn(&mut Tally) -> Result<(), Failure>,
}

const STAGES: &[Stage] = &[
    Stage { name: "system packages", run: |_| packages::provide() },
    Stage { name: "format", run: |_| format() },
    Stage { name: "tidy", run: |_| tidy::check() },
    Stage { name: "the page: types, lints, format", run: |_| web::check() },
    Stage { name: "the page: tests", run: web::test },
    Stage { name: "the page: build", run: |_| web::build() },
    Stage { name: "lints", run: |_| cargo("clippy --workspace --all-targets -- -D warnings") },
    Stage { name: "tests", run: tests },
    Stage { name: "what the page takes over", run: |tally| shell::count(&mut codegen::check_command()?, tally) },
    Stage { name: "the page in a browser", run: web::browser },
    Stage { name: "the Python package", run: python::test },
    Stage { name: "examples in the documentation", run: |tally| cargo_tests("test --workspace --doc", tally) },
];

/// The closing line is exactly `N passed, M failed`.
pub fn run() -> ExitCode {
    run_stages(STAGES)
}

/// The Python package alone.
pub fn python() -> ExitCode {
    run_stages(&[
        Stage { name: "system packages", run: |_| packages::provide() },
        Stage { name: "the Python package", run: python::test },
    ])
}

fn run_stages(stages: &[Stage]) -> ExitCode {
    let mut tally = Tally::default();
    let outcome = stages.iter().try_for_each(|stage| stage.timed(&mut tally));
    if outcome.is_err() && tally.failed == 0 {
        // A stage that counts no tests has failed as one.
        tally.failed = 1;
    }
    say(tally);
    if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Stage {
    fn timed(&self, tally: &mut Tally) -> Result<(), Failure> {
        say(format_args!("── {}", self.name));
        let began = Instant::now();
        let outcome = (self.run)(tally);
        let seconds = began.elapsed().as_secs_f32();
        match &outcome {
            Ok(()) => say(format_args!("── {}: done in {seconds:.1} s", self.name)),
            Err(failure) => complain(format_args!("{} failed after {seconds:.1} s: {failure}", self.name)),
        }
        outcome
    }
}

fn format() -> Result<(), Failure> {
    cargo("fmt --all --check")?;
    cargo("fmt --check --manifest-path fuzz/Cargo.toml")
}

fn tests(tally: &mut Tally) -> Result<(), Failure> {
    if succeeds("cargo nextest --version") {
        cargo_tests("nextest run --workspace --no-fail-fast", tally)
    } else {
        // The examples in the documentation are a stage of their own.
        cargo_tests("test --workspace --lib --bins --tests --examples --no-fail-fast", tally)
    }
}

fn cargo(line: &str) -> Result<(), Failure> {
    shell::run(&mut command(&format!("cargo {line}")))
}

fn cargo_tests(line: &str, tally: &mut Tally) -> Result<(), Failure> {
    // A snapshot that differs is a failure here, never a file to be written.
    shell::count(command(&format!("cargo {line}")).env("INSTA_UPDATE", "no"), tally)
}
