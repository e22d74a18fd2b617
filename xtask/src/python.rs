//! What is tested from Python: our package with the libraries that it fits into, and the server against its own
//! description. A virtual environment under `target` has everything at the versions that `python/requirements.txt`
//! says.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    shell::{self, Failure, command, say},
    target,
    test_counts::TestCounts,
    web::changed,
};

const REQUIREMENTS: &str = "python/requirements.txt";

/// Builds the package as anybody would install it, and runs its tests.
pub fn test(counts: &mut TestCounts) -> Result<(), Failure> {
    let folder = target::folder()?.join("python");
    let tools = Tools::provide(folder.join("env"), REQUIREMENTS)?;
    let wheels = folder.join("wheels");
    clear(&wheels)?;
    shell::run(
        tools.run("maturin", "build --quiet --out").arg(&wheels).arg("--interpreter").arg(tools.path("python")),
    )?;
    let wheel = only_file(&wheels)?;
    shell::run(tools.run("python", "-m pip install --quiet --no-deps --no-index --force-reinstall").arg(wheel))?;
    // From a folder without sources: what is tested is what was installed.
    shell::count(tools.run("python", "-m pytest --rootdir").arg(shell::root()).arg("python/tests"), counts)?;
    server(&tools, counts)
}

/// Asks a real server whatever its description allows, and much that it does not.
fn server(tools: &Tools, counts: &mut TestCounts) -> Result<(), Failure> {
    let mut asked = tools.run("python", "-m pytest -p no:cacheprovider --rootdir");
    asked.arg(shell::root()).arg("crates/server/tests/openapi").env("COMPTOIR", target::server()?);
    shell::count(&mut asked, counts)
}

/// The programs of a virtual environment.
pub struct Tools {
    folder: PathBuf,
}

impl Tools {
    /// Makes the environment, or brings it up to what the list asks for.
    pub fn provide(folder: PathBuf, list: &str) -> Result<Tools, Failure> {
        let tools = Tools { folder };
        let (list, stamp) = (shell::root().join(list), tools.folder.join("installed"));
        if changed(&list) <= changed(&stamp) {
            return Ok(tools);
        }
        say(format_args!("installing what {} names", list.display()));
        shell::run(command("python3 -m venv --clear").arg(&tools.folder))?;
        shell::run(tools.run("python", "-m pip install --quiet --disable-pip-version-check -r").arg(list))?;
        fs::write(&stamp, "").map_err(|error| Failure::File { path: stamp.clone(), error })?;
        Ok(tools)
    }

    /// Where the programs are.
    pub fn folder(&self) -> PathBuf {
        self.folder.join(if cfg!(windows) { "Scripts" } else { "bin" })
    }

    fn path(&self, program: &str) -> PathBuf {
        self.folder().join(program)
    }

    pub fn run(&self, program: &str, arguments: &str) -> Command {
        let mut command = Command::new(self.path(program));
        command.args(arguments.split_whitespace()).current_dir(shell::root());
        command
    }
}

fn clear(folder: &Path) -> Result<(), Failure> {
    let failure = |error| Failure::File { path: folder.to_owned(), error };
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failure)?;
    }
    fs::create_dir_all(folder).map_err(failure)
}

fn only_file(folder: &Path) -> Result<PathBuf, Failure> {
    let failure = |error| Failure::File { path: folder.to_owned(), error };
    let mut files = fs::read_dir(folder).map_err(failure)?;
    let file = files.next().unwrap_or_else(|| Err(std::io::ErrorKind::NotFound.into()));
    Ok(file.map_err(failure)?.path())
}
