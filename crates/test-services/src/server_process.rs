use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Command, Stdio},
};

use crate::Process;

const SETTINGS: &str = "\
listen = \"127.0.0.1:0\"
bot-pause = 0
requests-per-second = 0
messages = 0
sockets-per-address = 0
connections-per-address = 0
tables-per-address = 0
metrics-listen = \"127.0.0.1:0\"
";

/// The real `comptoir serve` on `data.db` in a folder, without rate limits and pauses. It is killed on drop.
pub struct ServerProcess {
    /// The address, which is new after every start.
    pub address: SocketAddr,
    process: Process,
}

impl ServerProcess {
    /// Starts the binary `comptoir` and waits until it listens.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start(comptoir: &str, folder: &Path) -> ServerProcess {
        let config = folder.join("comptoir.toml");
        fs::write(&config, SETTINGS).expect("the folder is writable");
        // A write beyond the file size limit fails with an error only if the signal is ignored.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", comptoir, "--lang", "en", "serve", "--config"]);
        command.arg(config).arg("--data").arg(folder.join("data.db")).env("RUST_LOG", "off");
        let mut process = Process::start(command.stdout(Stdio::piped()), "a shell");
        let stdout = process.child().stdout.take().expect("stdout is piped");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).expect("the server prints a line");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
        let address = address.unwrap_or_else(|| panic!("expected a line with http://ADDRESS, got `{line}`"));
        ServerProcess { address, process }
    }

    /// Ends the server at once, by SIGKILL.
    pub fn kill(mut self) {
        self.process.kill();
    }

    /// Limits the size of every file that the process writes, as a full disk does: a number of bytes, or `unlimited`.
    ///
    /// # Panics
    /// If `prlimit` is not installed or fails.
    pub fn limit_file_size(&self, bytes: &str) {
        let pid = self.process.id().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
        assert!(done.is_ok_and(|it| it.success()), "prlimit fails: please install util-linux");
    }
}
