//! What is tested from Python: our package with the libraries that it fits into, and the server against its own
//! description. A virtual environment under `target` has everything at the versions that `python/requirements.txt`
//! says.

use std::{
    env::consts::{DLL_PREFIX, DLL_SUFFIX},
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

/// The sources of the package, and what Python calls the library in it.
const SOURCES: &str = "python/comptoir";
const LIBRARY: &str = "_native.abi3.so";

/// Puts the package together and runs its tests.
pub fn test(counts: &mut TestCounts) -> Result<(), Failure> {
    let folder = target::folder()?.join("python");
    let tools = Tools::provide(folder.join("env"), REQUIREMENTS)?;
    let package = folder.join("package");
    put_together(&package.join("comptoir"))?;
    // The sources alone, without the library, are never what is tested.
    let mut tests = tools.run("python", "-m pytest --rootdir");
    shell::count(tests.arg(shell::root()).arg("python/tests").env("PYTHONPATH", &package), counts)?;
    server(&tools, counts)
}

/// What a wheel has in it, with the library as all other tests are compiled: a wheel asks for other features, and half
/// of the workspace would be compiled once more. `cargo xtask dist` makes the wheel and tries it.
fn put_together(folder: &Path) -> Result<(), Failure> {
    target::server()?;
    clear(folder)?;
    let sources = shell::root().join(SOURCES);
    let failure = |error| Failure::File { path: sources.clone(), error };
    for file in fs::read_dir(&sources).map_err(failure)? {
        let file = file.map_err(failure)?;
        if file.path().is_file() {
            fs::copy(file.path(), folder.join(file.file_name())).map_err(failure)?;
        }
    }
    let library = target::folder()?.join(format!("debug/{DLL_PREFIX}comptoir_native{DLL_SUFFIX}"));
    let failure = |error| Failure::File { path: library.clone(), error };
    fs::copy(&library, folder.join(LIBRARY)).map(drop).map_err(failure)
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
