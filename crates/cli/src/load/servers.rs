//! The servers that are measured: processes of their own, on a data file or on one database.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::{
    Load, LoadError,
    machine::{Usage, memory},
    soak::Sample,
};

const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// A server that has not stopped by then is killed.
const STOP_TIMEOUT: Duration = Duration::from_secs(20);
/// Without limits for strangers: they all come from one address.
const SETTINGS: &str = "listen = \"127.0.0.1:0\"\nrequests-per-second = 0\nsockets-per-address = 0\nmessages = 0\n\
                        sockets = 100000\nconnections = 110000\nconnections-per-address = 0\ntables-per-person = 100000\n\
                        tables-per-address = 0\n";

/// One or several servers, and their processes if they were started here.
pub struct Servers {
    /// Where they listen.
    pub addresses: Vec<SocketAddr>,
    spawned: Option<Spawned>,
}

struct Spawned {
    children: Vec<Child>,
    /// The command line of every server.
    arguments: Vec<String>,
    /// Where the only server of a soak tells its metrics.
    metrics: Option<SocketAddr>,
    folder: TempDir,
}

impl Servers {
    /// Servers that are running already.
    pub fn external(addresses: &[SocketAddr]) -> Servers {
        Servers { addresses: addresses.to_vec(), spawned: None }
    }

    /// Servers of our own: one on a new file, or as many as are asked for on one database.
    pub fn start(args: &Load) -> Result<Servers, LoadError> {
        let folder = tempfile::tempdir().map_err(broken)?;
        let metrics = if args.soak { Some(free_address().map_err(broken)?) } else { None };
        let arguments = arguments(args, folder.path(), metrics)?;
        let spawned = Spawned { children: Vec::new(), arguments, metrics, folder };
        let mut this = Servers { addresses: Vec::new(), spawned: Some(spawned) };
        this.open(args.servers.max(1))?;
        Ok(this)
    }

    fn open(&mut self, number: usize) -> Result<(), LoadError> {
        let Some(spawned) = &mut self.spawned else { return Ok(()) };
        self.addresses.clear();
        for _ in 0..number {
            let (child, address) = serve(&spawned.arguments)?;
            spawned.children.push(child);
            self.addresses.push(address);
        }
        Ok(())
    }

    /// Processor time and disk of all servers so far.
    pub fn usage(&self) -> Option<Usage> {
        let children = self.spawned.as_ref()?.children.iter();
        children.map(|it| Usage::of(&it.id().to_string())).try_fold(Usage::default(), |sum, it| Some(sum.plus(it?)))
    }

    /// Bytes of memory that all servers hold.
    pub fn memory(&self) -> Option<u64> {
        self.spawned.as_ref()?.children.iter().map(|it| memory(it.id())).sum()
    }

    /// What the server of a soak holds now.
    pub async fn sample(&self, moves: usize) -> Option<Sample> {
        let spawned = self.spawned.as_ref()?;
        let pid = spawned.children.first()?.id();
        Some(Sample::of(pid, spawned.folder.path(), spawned.metrics?, moves).await)
    }

    /// Stops all servers and starts as many again, on the same data.
    pub async fn restart(&mut self) -> Result<(), LoadError> {
        let number = self.addresses.len();
        self.close().await;
        self.open(number)
    }

    /// Asks the servers to stop, and waits until they have.
    pub async fn close(&mut self) {
        let Some(spawned) = &mut self.spawned else { return };
        for child in &spawned.children {
            if let Some(pid) = rustix::process::Pid::from_raw(child.id() as i32) {
                // It may have ended already.
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
            }
        }
        let begun = Instant::now();
        for child in &mut spawned.children {
            while begun.elapsed() < STOP_TIMEOUT && matches!(child.try_wait(), Ok(None)) {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
        spawned.kill();
    }
}

impl Spawned {
    fn kill(&mut self) {
        for mut child in self.children.drain(..) {
            // Most have stopped by themselves.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Spawned {
    fn drop(&mut self) {
        // No server outlives the measurement, even if that fails.
        self.kill();
    }
}

fn arguments(args: &Load, folder: &Path, metrics: Option<SocketAddr>) -> Result<Vec<String>, LoadError> {
    let config = folder.join("comptoir.toml");
    let settings = match metrics {
        // A day is compressed, and so is the time after which a table that has ended is put away.
        Some(metrics) => format!("{SETTINGS}metrics-listen = \"{metrics}\"\nidle = 5\n"),
        None => format!("{SETTINGS}metrics-listen = \"127.0.0.1:0\"\n"),
    };
    fs::write(&config, settings).map_err(broken)?;
    let file = folder.join("comptoir.db");
    let mut arguments = vec!["--config".to_owned(), config.display().to_string()];
    match &args.database {
        Some(address) => arguments.extend(["--database".to_owned(), address.clone()]),
        None => arguments.extend(["--data".to_owned(), file.display().to_string()]),
    }
    if let Some(address) = &args.bus {
        arguments.extend(["--bus".to_owned(), address.clone()]);
    }
    Ok(arguments)
}

/// An address that nobody listens on now.
fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind(("127.0.0.1", 0))?.local_addr()
}

/// Starts a server and waits until it listens.
fn serve(arguments: &[String]) -> Result<(Child, SocketAddr), LoadError> {
    let mut command = Command::new(env::current_exe().map_err(broken)?);
    // Settings come from here only: a database named by the environment may hold people's games.
    for (key, _) in env::vars_os().filter(|(key, _)| key.to_string_lossy().starts_with("COMPTOIR_")) {
        command.env_remove(key);
    }
    let mut child = command
        .args(["--lang", "en", "serve"])
        .args(arguments)
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .map_err(broken)?;
    let mut line = String::new();
    if let Some(stdout) = child.stdout.take() {
        BufReader::new(stdout).read_line(&mut line).map_err(broken)?;
    }
    let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
    address.map(|it| (child, it)).ok_or_else(|| LoadError::NoServer(line.trim().to_owned()))
}

#[expect(clippy::needless_pass_by_value, reason = "the form that `map_err` takes")]
fn broken(why: std::io::Error) -> LoadError {
    LoadError::NoServer(why.to_string())
}
