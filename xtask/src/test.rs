//! Everything that a change must pass, in one command.
//!
//! All commands that compile ask for all features: cargo then compiles every crate once for the lints and once for
//! the tests, and the server in the browser, the types of the page and the API tests are those of the tests.

use std::process::ExitCode;

use crate::{
    publish, python,
    shell::{self, Failure, command, succeeds},
    site,
    stages::{Run, Stage},
    system_packages, target,
    test_counts::TestCounts,
    tidy, wasm, web,
};

/// Cheap ones first.
const FIRST: &[Stage] = &[
    Stage { name: "system packages", run: |_| system_packages::provide() },
    FORMAT,
    TIDY,
    Stage { name: "the page: build", run: |_| web::build() },
];

pub const FORMAT: Stage = Stage { name: "format", run: |_| format() };
pub const TIDY: Stage = Stage { name: "tidy", run: |_| tidy::check() };

const MODULE: Stage = Stage { name: "the module: build", run: |_| wasm::build() };

/// The types, lints and tests of the page.
pub const PAGE: &[Stage] = &[
    Stage { name: "the page: types, lints, format", run: |_| web::check() },
    Stage { name: "the page: tests", run: web::test },
];

const LINTS: &str = "cargo clippy --workspace --all-targets --all-features -- -D warnings";

/// What has to be there before the tests in a browser.
const BUILDS: &[Stage] = &[
    Stage { name: "packages", run: |_| publish::check() },
    Stage { name: "the tests: compile", run: |_| target::server().map(drop) },
    Stage { name: "the site and its book: build", run: |_| site::build_if_possible().map(drop) },
];

/// The tests in a browser wait for pages half of the time, so all of these run beside them.
const REST: &[Stage] = &[
    Stage { name: "tests", run: |counts| rust("--workspace", counts) },
    WASM,
    PYTHON,
    Stage {
        name: "examples in the documentation",
        run: |counts| cargo_tests("test --workspace --all-features --doc", counts),
    },
];

const WASM: Stage = Stage { name: "the module against native code", run: wasm::test };

pub const PYTHON: Stage = Stage { name: "the Python package", run: python::test };

/// The whole of it.
pub fn run() -> ExitCode {
    let mut run = Run::default();
    run.stages(FIRST);
    // The module is optimised as a whole, which keeps one processor busy, as the page does: the lints run beside both.
    run.beside("lints", Ok(command(LINTS)), &[&[MODULE], PAGE].concat());
    run.stages(BUILDS);
    run.beside("the page in a browser", web::browser(), REST);
    run.finish()
}

/// The module for the page without a server alone.
pub fn wasm() -> ExitCode {
    let mut run = Run::default();
    let native = Stage { name: "tables without a server", run: |counts| rust("--package comptoir-wasm", counts) };
    run.stages(&[MODULE, native, WASM]);
    run.finish()
}

/// The Python package alone.
pub fn python() -> ExitCode {
    let mut run = Run::default();
    run.stages(&[Stage { name: "system packages", run: |_| system_packages::provide() }, PYTHON]);
    run.finish()
}

fn format() -> Result<(), Failure> {
    cargo("fmt --all --check")?;
    cargo("fmt --check --manifest-path fuzz/Cargo.toml")
}

/// The tests of some packages, as cargo selects them. The examples in the documentation are a stage of their own.
pub fn rust(packages: &str, counts: &mut TestCounts) -> Result<(), Failure> {
    if succeeds("cargo nextest --version") {
        cargo_tests(&format!("nextest run --all-features --no-fail-fast --no-tests pass {packages}"), counts)
    } else {
        cargo_tests(&format!("test --all-features --no-fail-fast --lib --bins --tests --examples {packages}"), counts)
    }
}

fn cargo(line: &str) -> Result<(), Failure> {
    shell::run(&mut command(&format!("cargo {line}")))
}

fn cargo_tests(line: &str, counts: &mut TestCounts) -> Result<(), Failure> {
    // A snapshot that differs is a failure here, never a file to be written.
    shell::count(command(&format!("cargo {line}")).env("INSTA_UPDATE", "no"), counts)
}
