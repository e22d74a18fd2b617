//! The Python package: a wheel for every Python from 3.11 on and every Linux since 2014, with the `comptoir` command
//! and its page inside, and the sources for all others.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use super::{
    Dist,
    binary::{self, X86_64},
    files,
    trial::Server,
};
use crate::{
    shell::{self, Failure, command, say, succeeds},
    target,
};

/// The Pythons that a wheel is tried with, where they are.
const PYTHONS: [&str; 4] = ["python3.11", "python3.12", "python3.13", "python3.14"];

pub fn make(dist: &Dist) -> Result<(), Failure> {
    let binary = binary::build(dist, &X86_64)?;
    let out = dist.empty("wheels")?;
    let line = format!("build --profile {} --locked --zig --compatibility manylinux2014 --out", dist.profile);
    shell::run(dist.compiler("maturin", &line).arg(&out))?;
    let wheel = with_command(dist, &files::only(&out, ".whl")?, &binary)?;
    let pythons: Vec<&str> = PYTHONS.into_iter().filter(|it| succeeds(&format!("{it} --version"))).collect();
    for python in &pythons {
        let place = Place::make(dist, python)?;
        place.install(&wheel)?;
        place.try_module()?;
        let mut serve = Command::new(place.folder.join("bin/comptoir"));
        serve.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--data"]);
        Server::start(serve.arg(place.folder.join("comptoir.db")))?.check(&binary)?;
    }
    say(format_args!("installed into {}", pythons.join(", ")));
    Ok(())
}

/// Adds the command to a wheel, where pip takes it from.
fn with_command(dist: &Dist, wheel: &Path, binary: &Path) -> Result<PathBuf, Failure> {
    let folder = dist.empty("wheel")?;
    let tool = |line: &str| {
        let mut tool = dist.tools.run("wheel", line);
        tool.env("SOURCE_DATE_EPOCH", files::DATE.trim_start_matches('@'));
        tool
    };
    shell::run(tool("unpack --dest").arg(&folder).arg(wheel))?;
    let name = format!("comptoir-{}", dist.version);
    let script = folder.join(&name).join(format!("{name}.data/scripts/comptoir"));
    files::copy(binary, &script)?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).map_err(files::at(&script))?;
    shell::run(tool("pack --dest-dir").arg(&dist.folder).arg(folder.join(name)))?;
    files::only(&dist.folder, ".whl")
}

/// The sources, which pip compiles: Rust is all that it needs.
pub fn sdist(dist: &Dist) -> Result<(), Failure> {
    let out = dist.empty("sdist")?;
    shell::run(dist.tools.run("maturin", "sdist --out").arg(&out))?;
    let sources = files::only(&out, ".tar.gz")?;
    files::copy(&sources, &dist.folder.join(sources.file_name().expect("a file has a name")))?;
    let place = Place::make(dist, "python3")?;
    place.install(&sources)?;
    place.try_module()
}

/// A new virtual environment.
struct Place {
    folder: PathBuf,
}

impl Place {
    fn make(dist: &Dist, python: &str) -> Result<Place, Failure> {
        let folder = dist.empty("venv")?;
        shell::run(command(&format!("{python} -m venv")).arg(&folder))?;
        Ok(Place { folder })
    }

    fn python(&self, line: &str) -> Command {
        let mut python = Command::new(self.folder.join("bin/python"));
        // From a folder without sources.
        python.args(line.split_whitespace()).current_dir(&self.folder);
        python
    }

    fn install(&self, file: &Path) -> Result<(), Failure> {
        let mut pip = self.python("-m pip install --quiet --disable-pip-version-check");
        // Where sources are compiled, all that is not ours is there already.
        shell::run(pip.arg(file).env("CARGO_TARGET_DIR", target::folder()?))
    }

    fn try_module(&self) -> Result<(), Failure> {
        let game = "import comptoir; print(comptoir.make('money', players=3, seed=7).seats)";
        shell::run(self.python("-c").arg(game))
    }
}
