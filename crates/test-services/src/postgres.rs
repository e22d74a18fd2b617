use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use rustix::process::Signal;
use tempfile::TempDir;

use crate::{Process, free_port};

const PACKAGE: &str = "postgresql";
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A PostgreSQL server with an empty data folder. It is stopped on drop, and the folder is deleted.
pub struct Postgres {
    port: u16,
    programs: PathBuf,
    folder: TempDir,
    process: Option<Process>,
}

impl Postgres {
    /// Starts a server and waits until it answers.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Postgres {
        Postgres::start_with(&[])
    }

    /// Starts a server with settings such as `fsync=on`.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn start_with(settings: &[&str]) -> Postgres {
        let folder = tempfile::tempdir().expect("a temporary folder can be created");
        make_readable(folder.path());
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a temporary folder can be created");
        if is_root() {
            // PostgreSQL refuses to run as root.
            run(Command::new("chown").arg("postgres").arg(&data));
        }
        let programs = programs();
        let arguments = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        run(as_postgres(&programs.join("initdb")).arg("-D").arg(&data).args(arguments));
        let mut this = Postgres { port: free_port(), programs, folder, process: None };
        fs::write(this.folder.path().join("settings"), settings.join("\n")).expect("the temporary folder is writable");
        this.resume();
        this
    }

    /// Creates a database and returns its address.
    ///
    /// # Panics
    /// If the database cannot be created.
    pub fn database(&self, name: &str) -> String {
        let create = format!("CREATE DATABASE \"{name}\"");
        run(&mut self.psql("postgres", &create));
        self.address(name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// The port, which stays the same across restarts.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process id; `None` after a crash.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// What a server with `logging_collector=on` and `log_filename=plans.log` has written.
    pub fn log(&self) -> String {
        fs::read_to_string(self.data().join("log/plans.log")).unwrap_or_default()
    }

    /// Stops the server at once, without a checkpoint.
    pub fn crash(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.stop(Signal::QUIT);
        }
    }

    /// Starts the server again on the same port and data.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&mut self) {
        let mut command = as_postgres(&self.programs.join("postgres"));
        command.arg("-D").arg(self.data()).args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-k", ""]);
        // Tests crash the process, not the machine, so that data need not reach the disk.
        command.args(["-c", "fsync=off", "-c", "max_connections=300", "-c", "log_min_messages=fatal"]);
        let settings = fs::read_to_string(self.folder.path().join("settings")).unwrap_or_default();
        settings.lines().for_each(|it| _ = command.args(["-c", it]));
        self.process = Some(Process::start(command.stdout(Stdio::null()).stderr(Stdio::null()), PACKAGE));
        let begun = Instant::now();
        while !self.psql("postgres", "SELECT 1").status().is_ok_and(|it| it.success()) {
            assert!(begun.elapsed() < START_TIMEOUT, "PostgreSQL does not answer within {START_TIMEOUT:?}");
            sleep(Duration::from_millis(50));
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn psql(&self, database: &str, statement: &str) -> Command {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "postgres", "-d", database]);
        command.args(["-c", statement]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.crash();
    }
}

/// The folder with the programs of the newest installed version: Debian keeps versions side by side, other systems
/// have one in the path.
fn programs() -> PathBuf {
    let found = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = found
        .filter_map(|it| Some((it.file_name().to_str()?.parse().ok()?, it.path().join("bin"))))
        .filter(|(_, path)| path.join("initdb").is_file())
        .collect();
    versions.sort();
    versions
        .pop()
        .map(|(_, path)| path)
        .or_else(in_path)
        .unwrap_or_else(|| panic!("no PostgreSQL in /usr/lib/postgresql or in the path: please install {PACKAGE}"))
}

fn in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| folder.join("initdb").is_file())
}

fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

/// A command that runs as the user `postgres` if this process is root, in a folder that this user may enter.
fn as_postgres(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

fn make_readable(folder: &Path) {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("this process owns the folder");
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
