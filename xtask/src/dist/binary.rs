//! The static binary, which everything else is made from.

use std::{
    env,
    path::{Path, PathBuf},
};

use super::{Dist, archive, trial};
use crate::{
    shell::{self, Failure, command, succeeds},
    target,
};

/// A system that a binary is for.
pub struct Triple {
    pub name: &'static str,
    /// Its name among packages and images.
    pub architecture: &'static str,
    /// Instructions that every processor of it has since 2009.
    processor: Option<&'static str>,
    /// What runs its programs here, unless they run by themselves.
    runner: Option<&'static str>,
}

pub const X86_64: Triple =
    Triple { name: "x86_64-unknown-linux-musl", architecture: "amd64", processor: Some("x86-64-v2"), runner: None };

const AARCH64: Triple = Triple {
    name: "aarch64-unknown-linux-musl",
    architecture: "arm64",
    processor: None,
    runner: Some("qemu-aarch64-static"),
};

pub fn x86_64(dist: &Dist) -> Result<(), Failure> {
    make(dist, &X86_64)
}

pub fn aarch64(dist: &Dist) -> Result<(), Failure> {
    make(dist, &AARCH64)
}

fn make(dist: &Dist, triple: &Triple) -> Result<(), Failure> {
    let binary = build(dist, triple)?;
    archive::make(dist, triple, &binary)?;
    trial::in_empty_root(dist, &binary, triple.runner)
}

/// Names a binary that was built elsewhere, to be packed as it is.
const GIVEN: &str = "COMPTOIR_DIST_BINARY";

/// Builds the binary: static, with its page, and without a path of this machine inside.
pub fn build(dist: &Dist, triple: &Triple) -> Result<PathBuf, Failure> {
    if let Some(given) = env::var_os(GIVEN) {
        return Ok(given.into());
    }
    build_in(dist, triple, shell::root())
}

/// Builds the binary of a workspace.
pub fn build_in(dist: &Dist, triple: &Triple, workspace: &Path) -> Result<PathBuf, Failure> {
    if !shell::output(&mut command("rustup target list --installed"))?.lines().any(|it| it == triple.name) {
        shell::run(command("rustup target add").arg(triple.name))?;
    }
    let (profile, target) = (dist.profile, triple.name);
    let line = format!("zigbuild --profile {profile} --locked --package comptoir --bin comptoir --target {target}");
    let mut build = dist.compiler("cargo-zigbuild", &line);
    build.current_dir(workspace).env("CARGO_TARGET_DIR", target::folder()?);
    shell::run(build.env("CARGO_ENCODED_RUSTFLAGS", flags(triple)))?;
    built(dist, triple)
}

/// A binary that runs here, to play against servers that are tried.
pub fn player(dist: &Dist) -> Result<PathBuf, Failure> {
    env::var_os(GIVEN).map_or_else(|| built(dist, &X86_64), |it| Ok(it.into()))
}

fn built(dist: &Dist, triple: &Triple) -> Result<PathBuf, Failure> {
    Ok(target::folder()?.join(triple.name).join(dist.profile).join("comptoir"))
}

/// Flags of the compiler, in the form that takes blanks in paths.
fn flags(triple: &Triple) -> String {
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|it| format!("{it}/.cargo")));
    let mut flags: Vec<String> = triple.processor.iter().map(|it| format!("-Ctarget-cpu={it}")).collect();
    flags.extend(home.map(|it| format!("--remap-path-prefix={it}=/cargo")));
    flags.push(format!("--remap-path-prefix={}=/comptoir", shell::root().display()));
    flags.join("\x1f")
}

impl Triple {
    /// Whether a program for this system can be tried here.
    pub fn runs_here(&self) -> bool {
        self.runner.is_none_or(|it| succeeds(&format!("{it} --version")))
    }
}
