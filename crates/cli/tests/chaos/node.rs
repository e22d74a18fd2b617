//! One server: the real command, which can be killed, stopped and given a wrong clock.

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    time::Duration,
};

use rustix::process::Signal;
use test_services::{Process, Proxy, free_port};

/// In a folder of the machine's kind.
const FAKETIME: &str = "faketime/libfaketimeMT.so.1";

pub struct Node {
    number: usize,
    folder: PathBuf,
    database: String,
    bus: String,
    port: u16,
    process: Mutex<Option<Process>>,
    program: Mutex<PathBuf>,
    /// Between clients and it.
    pub front: Proxy,
    /// Between it and PostgreSQL.
    pub to_postgres: Proxy,
    /// Between it and NATS.
    pub to_nats: Proxy,
}

impl Node {
    pub async fn start(number: usize, program: &Path, folder: &Path, postgres: u16, database: &str, nats: u16) -> Node {
        let local = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let (to_postgres, to_nats) = (Proxy::to(local(postgres)).await, Proxy::to(local(nats)).await);
        let port = free_port();
        let node = Node {
            number,
            folder: folder.to_owned(),
            database: format!("postgres://postgres@{}/{database}", to_postgres.address()),
            bus: format!("nats://{}", to_nats.address()),
            port,
            process: Mutex::new(None),
            program: Mutex::new(program.to_owned()),
            front: Proxy::to(local(port)).await,
            to_postgres,
            to_nats,
        };
        node.resume(0);
        node.ready().await;
        node
    }

    /// Where clients reach it.
    pub fn address(&self) -> SocketAddr {
        self.front.address()
    }

    /// Starts it, with a clock that is wrong by so many seconds.
    pub fn resume(&self, skew: i64) {
        let settings = format!(
            "listen = \"127.0.0.1:{}\"\ndatabase = \"{}\"\nbus = \"{}\"\nbot-pause = 0\nrequests-per-second = 0\n\
             messages = 0\nsockets-per-address = 0\ntables-per-person = 100000\n\
             tables-per-address = 0\nconnections-per-address = 0\nmetrics-listen = \"127.0.0.1:0\"\n",
            self.port, self.database, self.bus
        );
        let file = self.folder.join(format!("node-{}.toml", self.number));
        fs::write(&file, settings).unwrap();
        let log = File::options().create(true).append(true).open(self.log()).unwrap();
        let mut command = Command::new(&*self.program.lock().unwrap());
        command.args(["--lang", "en", "serve", "--config"]).arg(file).env("RUST_LOG", "info");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        if skew != 0 {
            command.env("LD_PRELOAD", faketime()).env("FAKETIME", format!("{skew:+}s"));
            // Its day is wrong, its stop-watch is not.
            command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
        }
        *self.process.lock().unwrap() = Some(Process::start(&mut command, "this project"));
    }

    /// Runs another program from its next start on.
    pub fn exchange(&self, program: &Path) {
        program.clone_into(&mut self.program.lock().unwrap());
    }

    /// Whether it has refused the data, which a newer program has brought up to date.
    pub fn has_refused_data(&self) -> bool {
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        self.has_ended()
            && log.lines().next_back().is_some_and(|it| it.contains("migration") || it.contains("the data has version"))
    }

    pub fn log(&self) -> PathBuf {
        self.folder.join(format!("node-{}.log", self.number))
    }

    pub fn kill(&self) {
        *self.process.lock().unwrap() = None;
    }

    /// Asks it to stop in order.
    pub fn terminate(&self) {
        if let Some(process) = &*self.process.lock().unwrap() {
            process.signal(Signal::TERM);
        }
    }

    /// Stops it in the middle of what it does, or lets it go on.
    pub fn freeze(&self, frozen: bool) {
        if let Some(process) = &*self.process.lock().unwrap() {
            process.signal(if frozen { Signal::STOP } else { Signal::CONT });
        }
    }

    /// Whether it has ended by itself, as it does if it cannot reach the database when it starts.
    pub fn has_ended(&self) -> bool {
        self.process.lock().unwrap().as_mut().is_none_or(|it| !matches!(it.child().try_wait(), Ok(None)))
    }

    async fn ready(&self) {
        while tokio::net::TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            assert!(!self.has_ended(), "{}", fs::read_to_string(self.log()).unwrap_or_default());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// What makes a process believe in another time of day.
fn faketime() -> PathBuf {
    // `/usr/lib/<architecture>` on Debian, `/usr/lib` on Arch, `/usr/lib64` on Fedora.
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|it| it.path());
    let folders = folders.chain(["/usr/lib".into(), "/usr/lib64".into()]);
    let found = folders.map(|it| it.join(FAKETIME)).find(|it| it.is_file());
    found.unwrap_or_else(|| panic!("no {FAKETIME}: please install faketime"))
}
