//! The servers that are measured: processes of their own, on a data file or on one database.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::{
    Load, LoadError,
    machine::{Usage, memory},
};

const LOOK: Duration = Duration::from_millis(10);
/// A server that has not stopped by then is killed.
const PATIENCE: Duration = Duration::from_secs(20);
/// Without limits for strangers: they all come from one address.
const SETTINGS: &str = "listen = \"127.0.0.1:0\"\nrequests-per-second = 0\nsockets-per-address = 0\nmessages = 0\n\
                        sockets = 100000\ntables-per-person = 100000\n";

/// One or several servers, and their processes if they are our own.
pub struct House {
    /// Where they listen.
    pub addresses: Vec<SocketAddr>,
    own: Option<Own>,
}

struct Own {
    children: Vec<Child>,
    /// What every server is told.
    arguments: Vec<String>,
    _folder: TempDir,
}

impl House {
    /// Servers that somebody else has started.
    pub fn elsewhere(addresses: &[SocketAddr]) -> House {
        House { addresses: addresses.to_vec(), own: None }
    }

    /// Servers of our own: one on a new file, or as many as are asked for on one database.
    pub fn start(args: &Load) -> Result<House, LoadError> {
        let folder = tempfile::tempdir().map_err(broken)?;
        let arguments = arguments(args, folder.path())?;
        let own = Own { children: Vec::new(), arguments, _folder: folder };
        let mut this = House { addresses: Vec::new(), own: Some(own) };
        this.open(args.servers.max(1))?;
        Ok(this)
    }

    fn open(&mut self, number: usize) -> Result<(), LoadError> {
        let Some(own) = &mut self.own else { return Ok(()) };
        self.addresses.clear();
        for _ in 0..number {
            let (child, address) = serve(&own.arguments)?;
            own.children.push(child);
            self.addresses.push(address);
        }
        Ok(())
    }

    /// Processor time and disk of all servers so far.
    pub fn usage(&self) -> Option<Usage> {
        let children = self.own.as_ref()?.children.iter();
        children.map(|it| Usage::of(&it.id().to_string())).try_fold(Usage::default(), |sum, it| Some(sum.plus(it?)))
    }

    /// Bytes of memory that all servers hold.
    pub fn memory(&self) -> Option<u64> {
        self.own.as_ref()?.children.iter().map(|it| memory(it.id())).sum()
    }

    /// Stops all servers and starts as many anew, on what they have kept.
    pub async fn restart(&mut self) -> Result<(), LoadError> {
        let number = self.addresses.len();
        self.close().await;
        self.open(number)
    }

    /// Asks them to stop, and waits for that.
    pub async fn close(&mut self) {
        let Some(own) = &mut self.own else { return };
        for child in &own.children {
            if let Some(pid) = rustix::process::Pid::from_raw(child.id() as i32) {
                // If it is gone already there is nobody to ask.
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
            }
        }
        let begun = Instant::now();
        for child in &mut own.children {
            while begun.elapsed() < PATIENCE && matches!(child.try_wait(), Ok(None)) {
                tokio::time::sleep(LOOK).await;
            }
        }
        own.kill();
    }
}

impl Own {
    fn kill(&mut self) {
        for mut child in self.children.drain(..) {
            // Most have stopped by themselves.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // Whatever happens to the measure, no server outlives it.
        self.kill();
    }
}

fn arguments(args: &Load, folder: &Path) -> Result<Vec<String>, LoadError> {
    let config = folder.join("comptoir.toml");
    fs::write(&config, SETTINGS).map_err(broken)?;
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

/// Starts a server; when this is back, it listens.
fn serve(arguments: &[String]) -> Result<(Child, SocketAddr), LoadError> {
    let mut command = Command::new(env::current_exe().map_err(broken)?);
    // What the measured server uses is told here and nowhere else: another database may hold people's games.
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
