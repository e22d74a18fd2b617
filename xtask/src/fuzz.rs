use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::shell::{self, Failure, command, say, succeeds};

pub const DEFAULT_SECONDS: u32 = 60;
/// What a release is given.
pub const RELEASE_SECONDS: u32 = 3600;

/// Each has a function in `crates/fuzz-targets`, a program in `fuzz/fuzz_targets` and a folder in `fuzz/seeds`.
const TARGETS: &[&str] = &["record", "option", "action", "message", "decoder", "local_table"];
/// Inputs that reach something which no other reaches, a folder for each target. Seeds are written by hand and named.
const CORPUS: &str = "fuzz/corpus";
/// Longer inputs are left out of the corpus: it is part of the repository.
const MAX_KEPT: u32 = 4096;

/// Runs every target for `seconds`, or over its seeds and corpus where the tools are missing.
pub fn run(seconds: u32) -> Result<(), Failure> {
    if has_tools() {
        TARGETS.iter().try_for_each(|target| explore(target, seconds))
    } else {
        say("cargo-fuzz or a nightly toolchain is missing: seeds and corpus only, as a plain test");
        shell::run(&mut command("cargo test -p comptoir-fuzz-targets"))
    }
}

/// Adds what earlier runs have found to the corpus of every target, and leaves of all of it only what is needed to reach
/// as much.
pub fn keep() -> Result<(), Failure> {
    if !has_tools() {
        return Err(Failure::Missing { packages: "cargo-fuzz and a nightly toolchain".to_owned() });
    }
    TARGETS.iter().try_for_each(|target| minimise(target))
}

fn has_tools() -> bool {
    succeeds("cargo fuzz --version") && succeeds("cargo +nightly --version")
}

/// New finds go to a folder under `target`; seeds and corpus are only read.
fn explore(target: &str, seconds: u32) -> Result<(), Failure> {
    let (finds, corpus) = (made(finds(target))?, made(corpus(target))?);
    shell::run(
        command(&format!("cargo +nightly fuzz run {target}"))
            .args([&finds, &corpus])
            .arg(format!("fuzz/seeds/{target}"))
            .args(["--", &format!("-max_total_time={seconds}"), "-print_final_stats=1"]),
    )
}

fn minimise(target: &str) -> Result<(), Failure> {
    let (finds, corpus) = (made(finds(target))?, made(corpus(target))?);
    let fresh = shell::root().join("target/fuzz/merged").join(target);
    // What an earlier run has left there would be taken for needed.
    let _ = fs::remove_dir_all(&fresh);
    shell::run(
        command(&format!("cargo +nightly fuzz run {target}"))
            .args([&made(fresh.clone())?, &finds, &corpus])
            .arg(format!("fuzz/seeds/{target}"))
            // How often something is reached is left to the next run to find: it would keep ten times as many files.
            .args(["--", "-merge=1", "-use_counters=0", &format!("-max_len={MAX_KEPT}")]),
    )?;
    let failed = |error| Failure::File { path: corpus.clone(), error };
    fs::remove_dir_all(&corpus).map_err(failed)?;
    copy(&fresh, &corpus).map_err(failed)
}

fn finds(target: &str) -> PathBuf {
    shell::root().join("target/fuzz/finds").join(target)
}

fn corpus(target: &str) -> PathBuf {
    shell::root().join(CORPUS).join(target)
}

fn made(folder: PathBuf) -> Result<PathBuf, Failure> {
    match fs::create_dir_all(&folder) {
        Ok(()) => Ok(folder),
        Err(error) => Err(Failure::File { path: folder, error }),
    }
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        fs::copy(file.path(), to.join(file.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A target without a program would be left out, and one without a name here never run.
    #[test]
    fn every_target_has_a_program_and_seeds() {
        let mut programs: Vec<String> = fs::read_dir(shell::root().join("fuzz/fuzz_targets"))
            .unwrap()
            .map(|it| it.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        programs.sort();
        let mut named: Vec<&str> = TARGETS.to_vec();
        named.sort_unstable();
        assert_eq!(programs, named);
        assert!(TARGETS.iter().all(|it| shell::root().join("fuzz/seeds").join(it).is_dir()));
    }
}
