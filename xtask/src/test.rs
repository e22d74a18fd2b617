//! Everything that a change must pass, in one command.

use std::{process::ExitCode, thread, time::Instant};

use crate::{
    codegen, publish, python,
    shell::{self, Failure, command, complain, say, succeeds},
    system_packages,
    test_counts::TestCounts,
    tidy, web,
};

/// One part of the whole, cheap ones first. The first that fails ends the run.
struct Stage {
    name: &'static str,
    run: fn(&mut TestCounts) -> Result<(), Failure>,
}

const FIRST: &[Stage] = &[
    Stage { name: "system packages", run: |_| system_packages::provide() },
    Stage { name: "format", run: |_| format() },
    Stage { name: "tidy", run: |_| tidy::check() },
    Stage { name: "the page: build", run: |_| web::build() },
];

/// What keeps one processor busy, and not always: the lints run beside it.
const PAGE: &[Stage] = &[
    Stage { name: "the page: types, lints, format", run: |_| web::check() },
    Stage { name: "the page: tests", run: web::test },
];

/// With all features: what only the page's types need is linted too.
const LINTS: &str = "cargo clippy --workspace --all-targets --all-features -- -D warnings";

const REST: &[Stage] = &[
    Stage { name: "packages", run: |_| publish::check() },
    Stage { name: "tests", run: tests },
    Stage { name: "what the page takes over", run: |counts| shell::count(&mut codegen::check_command()?, counts) },
    Stage { name: "the page in a browser", run: web::browser },
    Stage { name: "the Python package", run: python::test },
    Stage { name: "examples in the documentation", run: |counts| cargo_tests("test --workspace --doc", counts) },
];

/// The closing line is exactly `N passed, M failed`.
pub fn run() -> ExitCode {
    finish(|counts| {
        run_stages(FIRST, counts)?;
        thread::scope(|scope| {
            let lints = scope.spawn(|| shell::aside(&mut command(LINTS)));
            run_stages(PAGE, counts)?;
            say("── lints");
            let began = Instant::now();
            let (told, outcome) = lints.join().expect("running a program does not panic");
            say(told);
            say_how("lints", began, &outcome);
            outcome
        })?;
        run_stages(REST, counts)
    })
}

/// The Python package alone.
pub fn python() -> ExitCode {
    const STAGES: &[Stage] = &[
        Stage { name: "system packages", run: |_| system_packages::provide() },
        Stage { name: "the Python package", run: python::test },
    ];
    finish(|counts| run_stages(STAGES, counts))
}

fn run_stages(stages: &[Stage], counts: &mut TestCounts) -> Result<(), Failure> {
    stages.iter().try_for_each(|stage| stage.timed(counts))
}

fn finish(run: impl FnOnce(&mut TestCounts) -> Result<(), Failure>) -> ExitCode {
    let mut counts = TestCounts::default();
    let outcome = run(&mut counts);
    if outcome.is_err() && counts.failed == 0 {
        // A stage that counts no tests has failed as one.
        counts.failed = 1;
    }
    say(counts);
    if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Stage {
    fn timed(&self, counts: &mut TestCounts) -> Result<(), Failure> {
        say(format_args!("── {}", self.name));
        let began = Instant::now();
        let outcome = (self.run)(counts);
        say_how(self.name, began, &outcome);
        outcome
    }
}

fn say_how(name: &str, began: Instant, outcome: &Result<(), Failure>) {
    let seconds = began.elapsed().as_secs_f32();
    match outcome {
        Ok(()) => say(format_args!("── {name}: done in {seconds:.1} s")),
        Err(failure) => complain(format_args!("{name} failed after {seconds:.1} s: {failure}")),
    }
}

fn format() -> Result<(), Failure> {
    cargo("fmt --all --check")?;
    cargo("fmt --check --manifest-path fuzz/Cargo.toml")
}

fn tests(counts: &mut TestCounts) -> Result<(), Failure> {
    if succeeds("cargo nextest --version") {
        cargo_tests("nextest run --workspace --no-fail-fast", counts)
    } else {
        // The examples in the documentation are a stage of their own.
        cargo_tests("test --workspace --lib --bins --tests --examples --no-fail-fast", counts)
    }
}

fn cargo(line: &str) -> Result<(), Failure> {
    shell::run(&mut command(&format!("cargo {line}")))
}

fn cargo_tests(line: &str, counts: &mut TestCounts) -> Result<(), Failure> {
    // A snapshot that differs is a failure here, never a file to be written.
    shell::count(command(&format!("cargo {line}")).env("INSTA_UPDATE", "no"), counts)
}
