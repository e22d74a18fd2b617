//! The server that is measured: another process, and what the system knows of it.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;

use super::LoadError;

/// Processor time is counted in hundredths of a second, on every Linux.
const TICK: Duration = Duration::from_millis(10);
/// A server that has not stopped by then is killed.
const PATIENCE: Duration = Duration::from_secs(20);

/// Processor time that a process has used.
#[derive(Copy, Clone)]
pub struct Cpu {
    /// In all.
    pub total: Duration,
    /// Of it in the system: sending, receiving, writing to disk.
    pub system: Duration,
}

impl Cpu {
    /// Of this process.
    pub fn own() -> Option<Cpu> {
        Cpu::of("self")
    }

    fn of(pid: &str) -> Option<Cpu> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name may hold anything, but it ends with the last parenthesis.
        let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
        let mut time = || Some(TICK * fields.next()?.parse::<u32>().ok()?);
        let (user, system) = (time()?, time()?);
        Some(Cpu { total: user + system, system })
    }

    /// What it has used after it had used `before`.
    pub fn since(self, before: Cpu) -> Cpu {
        Cpu { total: self.total.saturating_sub(before.total), system: self.system.saturating_sub(before.system) }
    }
}

/// A server, and its process if it is our own.
pub struct House {
    /// Where it listens.
    pub address: SocketAddr,
    own: Option<Own>,
}

struct Own {
    child: Child,
    _folder: TempDir,
}

impl House {
    /// A server that somebody else has started.
    pub fn elsewhere(address: SocketAddr) -> House {
        House { address, own: None }
    }

    /// A server of our own, on a new file, without limits for strangers: they all come from one address.
    pub async fn start() -> Result<House, LoadError> {
        let fail = |why: std::io::Error| LoadError::NoServer(why.to_string());
        let folder = tempfile::tempdir().map_err(fail)?;
        let config = folder.path().join("comptoir.toml");
        let settings = "listen = \"127.0.0.1:0\"\nrequests-per-second = 0\nsockets-per-address = 0\nmessages = 0\n\
                        sockets = 100000\ntables-per-person = 100000\n";
        fs::write(&config, settings).map_err(fail)?;
        let mut child = Command::new(env::current_exe().map_err(fail)?)
            .args(["--lang", "en", "serve", "--config"])
            .arg(&config)
            .arg("--data")
            .arg(folder.path().join("comptoir.db"))
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(fail)?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line).map_err(fail)?;
        }
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
        let house = |address| House { address, own: Some(Own { child, _folder: folder }) };
        address.map(house).ok_or_else(|| LoadError::NoServer(line.trim().to_owned()))
    }

    /// How much processor time it has used.
    pub fn cpu(&self) -> Option<Cpu> {
        Cpu::of(&self.own.as_ref()?.child.id().to_string())
    }

    /// How many bytes of memory it holds.
    pub fn memory(&self) -> Option<u64> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
    }

    fn read(&self, what: &str) -> Option<String> {
        let pid = self.own.as_ref()?.child.id();
        fs::read_to_string(format!("/proc/{pid}/{what}")).ok()
    }

    /// Asks it to stop, and waits for that.
    pub async fn stop(mut self) {
        let Some(own) = &mut self.own else { return };
        if let Some(pid) = rustix::process::Pid::from_raw(own.child.id() as i32) {
            // If it is gone already there is nobody to ask.
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
        }
        let begun = std::time::Instant::now();
        while begun.elapsed() < PATIENCE && matches!(own.child.try_wait(), Ok(None)) {
            tokio::time::sleep(TICK).await;
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // Whatever happens to the measure, the server does not outlive it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
