use std::{
    net::TcpStream,
    process::{Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::{Process, free_port};

const PATIENCE: Duration = Duration::from_secs(20);

/// A message server of one's own.
pub struct Nats {
    port: u16,
    process: Option<Process>,
}

impl Nats {
    /// Starts one; when it is back, it answers.
    pub fn start() -> Nats {
        let mut this = Nats { port: free_port(), process: None };
        this.resume();
        this
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Its number among the processes.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// Breaks it off.
    pub fn crash(&mut self) {
        self.process = None;
    }

    /// Starts it again on the same port.
    pub fn resume(&mut self) {
        let mut command = Command::new(program());
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(Process::start(&mut command, "nats-server"));
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "NATS does not start");
            sleep(Duration::from_millis(20));
        }
    }
}

/// Debian keeps it where not everybody looks.
fn program() -> &'static str {
    const DEBIAN: &str = "/usr/sbin/nats-server";
    if std::path::Path::new(DEBIAN).is_file() { DEBIAN } else { "nats-server" }
}
