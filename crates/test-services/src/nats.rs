use std::{
    net::TcpStream,
    process::{Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::{Process, free_port};

const START_TIMEOUT: Duration = Duration::from_secs(20);

/// A NATS server that is killed on drop.
pub struct Nats {
    port: u16,
    process: Option<Process>,
}

impl Nats {
    /// Starts a server and waits until it accepts connections.
    ///
    /// # Panics
    /// If nats-server is not installed or does not start.
    pub fn start() -> Nats {
        let mut this = Nats { port: free_port(), process: None };
        this.resume();
        this
    }

    /// The port, which stays the same across restarts.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address as the server takes it.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The process id; `None` after a crash.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// Kills the process.
    pub fn crash(&mut self) {
        self.process = None;
    }

    /// Starts the server again on the same port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&mut self) {
        let mut command = Command::new(program());
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(Process::start(&mut command, "nats-server"));
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(
                begun.elapsed() < START_TIMEOUT,
                "nats-server does not accept connections within {START_TIMEOUT:?}"
            );
            sleep(Duration::from_millis(20));
        }
    }
}

/// Debian installs it into a folder that is not on the path of every user.
fn program() -> &'static str {
    const DEBIAN: &str = "/usr/sbin/nats-server";
    if std::path::Path::new(DEBIAN).is_file() { DEBIAN } else { "nats-server" }
}
