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
const PATIENCE: Duration = Duration::from_secs(60);

/// A database server with an empty cluster of its own.
pub struct Postgres {
    port: u16,
    programs: PathBuf,
    folder: TempDir,
    process: Option<Process>,
}

impl Postgres {
    /// Starts one; when it is back, it answers.
    pub fn start() -> Postgres {
        Postgres::start_with(&[])
    }

    /// With settings of its own, such as `fsync=on`.
    pub fn start_with(settings: &[&str]) -> Postgres {
        let folder = tempfile::tempdir().expect("a folder can be made");
        open(folder.path());
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a folder can be made");
        if is_root() {
            // It refuses to run as root.
            quietly(Command::new("chown").arg("postgres").arg(&data));
        }
        let programs = programs();
        let arguments = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        quietly(as_postgres(&programs.join("initdb")).arg("-D").arg(&data).args(arguments));
        let mut this = Postgres { port: free_port(), programs, folder, process: None };
        fs::write(this.folder.path().join("settings"), settings.join("\n")).expect("a file can be written");
        this.resume();
        this
    }

    /// The address of a new database.
    pub fn database(&self, name: &str) -> String {
        let create = format!("CREATE DATABASE \"{name}\"");
        quietly(&mut self.psql("postgres", &create));
        self.address(name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its number among the processes.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// Breaks it off, as a power cut would.
    pub fn crash(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.stop(Signal::QUIT);
        }
    }

    /// Starts it again on the same port and data.
    pub fn resume(&mut self) {
        let mut command = as_postgres(&self.programs.join("postgres"));
        command.arg("-D").arg(self.data()).args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-k", ""]);
        // What is lost with the machine is not tested here; what is lost with the process is.
        command.args(["-c", "fsync=off", "-c", "max_connections=300", "-c", "log_min_messages=fatal"]);
        let settings = fs::read_to_string(self.folder.path().join("settings")).unwrap_or_default();
        settings.lines().for_each(|it| _ = command.args(["-c", it]));
        self.process = Some(Process::start(command.stdout(Stdio::null()).stderr(Stdio::null()), PACKAGE));
        let begun = Instant::now();
        while !self.psql("postgres", "SELECT 1").status().is_ok_and(|it| it.success()) {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start");
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

/// Where the newest version has its programs.
fn programs() -> PathBuf {
    let found = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = found
        .filter_map(|it| Some((it.file_name().to_str()?.parse().ok()?, it.path().join("bin"))))
        .filter(|(_, path)| path.join("initdb").is_file())
        .collect();
    versions.sort();
    versions.pop().map(|(_, path)| path).unwrap_or_else(|| panic!("no PostgreSQL here: please install {PACKAGE}"))
}

fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

/// A program that runs as the user that PostgreSQL wants, in a folder that this user may enter.
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

fn open(folder: &Path) {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("the folder is ours");
}

fn quietly(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
