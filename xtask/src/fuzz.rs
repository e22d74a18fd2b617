use std::fs;

use crate::shell::{self, Failure, command, say, succeeds};

pub const DEFAULT_SECONDS: u32 = 60;

/// Each has a function in `crates/fuzz-targets`, a program in `fuzz/fuzz_targets` and a folder in `fuzz/seeds`.
const TARGETS: &[&str] = &["record", "option", "action", "message"];

/// Runs every target for `seconds`, or over its seeds where the tools are missing.
pub fn run(seconds: u32) -> Result<(), Failure> {
    if succeeds("cargo fuzz --version") && succeeds("cargo +nightly --version") {
        TARGETS.iter().try_for_each(|target| explore(target, seconds))
    } else {
        say("cargo-fuzz or a nightly toolchain is missing: the seeds only, as a plain test");
        shell::run(&mut command("cargo test -p comptoir-fuzz-targets"))
    }
}

/// New finds go to a folder under `target`; the seeds are only read.
fn explore(target: &str, seconds: u32) -> Result<(), Failure> {
    let finds = shell::root().join("target/fuzz/finds").join(target);
    fs::create_dir_all(&finds).map_err(|error| Failure::File { path: finds.clone(), error })?;
    shell::run(
        command(&format!("cargo +nightly fuzz run {target}"))
            .arg(finds)
            .arg(format!("fuzz/seeds/{target}"))
            .arg("--")
            .arg(format!("-max_total_time={seconds}")),
    )
}
