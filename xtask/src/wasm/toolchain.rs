//! What compiles the module: the target of rustup where it can be had, else a compiler that Debian packages, unpacked
//! into `target/`; and wasm-bindgen and wasm-opt, from the path or from Debian too.

use std::{fs, path::PathBuf, process::Command};

use super::{at, shown};
use crate::{
    shell::{self, Failure, command, complain, say, succeeds},
    target,
};

const TARGET: &str = "wasm32-unknown-unknown";
/// The version that `Cargo.toml` pins: module and command must be of the same.
const BINDGEN: &str = "0.2.108";
/// Inlines less than usual: a fifth smaller.
const SMALLER: &str = "-Cllvm-args=--inline-threshold=25";
/// Unpacks packages of Debian with all that they depend on.
const UNPACK: &str = "xtask/src/wasm/debian.sh";

/// The compiler and the commands that make the module.
pub struct Toolchain {
    /// A compiler besides rustup's.
    rustc: Option<PathBuf>,
    bindgen: PathBuf,
    optimiser: Option<PathBuf>,
}

impl Toolchain {
    /// Finds the tools, or gets them; `None` where they are not to be had.
    pub fn provide() -> Result<Option<Toolchain>, Failure> {
        let folder = target::folder()?.join("wasm-tools");
        let rustc = match has_target() {
            true => None,
            false => match unpack(&folder.join("compiler"), "rustc libstd-rust-dev-wasm32", "rustc")? {
                Some(rustc) => Some(rustc),
                None => return Ok(None),
            },
        };
        let in_path = |program: &str| succeeds(&format!("{program} --version")).then(|| PathBuf::from(program));
        let unpacked = |program: &str| folder.join("tools/bin").join(program);
        let is_right = |program: &PathBuf| is_bindgen(program);
        if in_path("wasm-bindgen").filter(is_right).is_none() || in_path("wasm-opt").is_none() {
            unpack(&folder.join("tools"), "wasm-bindgen binaryen", "wasm-bindgen")?;
        }
        let found =
            [in_path("wasm-bindgen"), Some(unpacked("wasm-bindgen")), Some(folder.join("cargo/bin/wasm-bindgen"))];
        let bindgen = match found.into_iter().flatten().find(is_right) {
            Some(bindgen) => bindgen,
            None => match install_bindgen(&folder.join("cargo")) {
                Some(bindgen) => bindgen,
                None => return Ok(None),
            },
        };
        let optimiser = in_path("wasm-opt").or_else(|| Some(unpacked("wasm-opt")).filter(|it| it.exists()));
        Ok(Some(Toolchain { rustc, bindgen, optimiser }))
    }

    /// Where cargo puts what this compiler makes. Two compilers in one folder would throw each other's work away, and
    /// in that of the server a build would wait for another.
    pub fn target(&self) -> Result<PathBuf, Failure> {
        Ok(target::folder()?.join(if self.rustc.is_some() { "wasm-debian" } else { "wasm" }))
    }

    /// Cargo, with the compiler.
    pub fn cargo(&self, line: &str) -> Result<Command, Failure> {
        let mut cargo = command(&format!("cargo {line}"));
        // The messages of panics name files: the name of a home folder should not be published with them.
        let home = std::env::var("HOME").unwrap_or_default();
        let remap = format!("--remap-path-prefix={home}=~ --remap-path-prefix={}=", shell::root().display());
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", format!("{remap} {SMALLER}"));
        cargo.env("CARGO_TARGET_DIR", self.target()?);
        if let (Some(rustc), Some(linker)) = (&self.rustc, linker()) {
            cargo.env("RUSTC", rustc).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        Ok(cargo)
    }

    /// Writes the JavaScript that belongs to a module.
    pub fn bindgen(&self) -> Command {
        let mut bindgen = Command::new(&self.bindgen);
        bindgen.current_dir(shell::root());
        bindgen
    }

    /// Makes a module smaller and faster, where it is to be had.
    pub fn optimiser(&self) -> Option<Command> {
        self.optimiser.as_ref().map(Command::new)
    }
}

/// Whether rustup has the target, after it was asked for it.
fn has_target() -> bool {
    let installed = || {
        let listed = shell::output(&mut command("rustup target list --installed"));
        listed.is_ok_and(|it| it.lines().any(|line| line == TARGET))
    };
    if !succeeds("rustup --version") {
        return false;
    }
    installed() || (shell::run(&mut shown(&format!("rustup target add {TARGET}"))).is_ok() && installed())
}

/// Unpacks packages of Debian into `folder`, unless they are there. Gives the program; `None` where there is no Debian
/// or no network.
fn unpack(folder: &PathBuf, packages: &str, program: &str) -> Result<Option<PathBuf>, Failure> {
    let (program, stamp) = (folder.join("bin").join(program), folder.join("packages"));
    if fs::read_to_string(&stamp).ok().as_deref() == Some(packages) {
        return Ok(Some(program));
    }
    if !succeeds("apt-get --version") || !succeeds("dpkg --version") {
        return Ok(None);
    }
    say(format_args!("unpacking {packages} of Debian into {}", folder.display()));
    let mut unpack = command("sh");
    unpack.arg(UNPACK).arg(folder).args(packages.split(' '));
    if let Err(failure) = shell::run(&mut unpack) {
        complain(failure);
        return Ok(None);
    }
    fs::write(&stamp, packages).map_err(at(&stamp))?;
    Ok(Some(program))
}

/// Whether the program is wasm-bindgen of the version that the module needs; says so where it is another.
fn is_bindgen(program: &PathBuf) -> bool {
    let Ok(output) = Command::new(program).arg("--version").output() else { return false };
    let version = String::from_utf8_lossy(&output.stdout);
    let is_right = version.trim() == format!("wasm-bindgen {BINDGEN}");
    if !is_right {
        say(format_args!("{} is `{}`, and the module needs {BINDGEN}", program.display(), version.trim()));
    }
    is_right
}

/// Compiles wasm-bindgen of the right version, which takes some minutes once.
fn install_bindgen(folder: &PathBuf) -> Option<PathBuf> {
    let mut install = shown(&format!("cargo install --quiet --locked wasm-bindgen-cli --version {BINDGEN}"));
    shell::run(install.arg("--root").arg(folder)).ok()?;
    Some(folder.join("bin/wasm-bindgen"))
}

/// The linker that comes with rustup's compiler.
fn linker() -> Option<PathBuf> {
    let sysroot = shell::output(&mut command("rustc --print sysroot")).ok()?;
    let version = shell::output(&mut command("rustc -vV")).ok()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
    Some(PathBuf::from(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld"))
}
