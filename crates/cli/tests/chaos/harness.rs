//! Three servers, and what they stand on.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

use server::store::{Entry, Logs, Postgres};
use tempfile::TempDir;

use crate::node::Node;

const NODES: usize = 3;
const DATABASE: &str = "chaos";

pub struct Harness {
    pub nodes: Vec<Node>,
    /// The older one first, if there are two.
    pub programs: Vec<PathBuf>,
    pub postgres: Mutex<test_services::Postgres>,
    pub nats: Mutex<test_services::Nats>,
    address: String,
    _folder: TempDir,
}

impl Harness {
    /// Servers of this build, or of an older one that is replaced while games go on.
    pub async fn open(older: Option<PathBuf>) -> Harness {
        let folder = tempfile::tempdir().unwrap();
        // What was acknowledged must be there after a crash of PostgreSQL, and is if it is written at once.
        let (postgres, nats) = (test_services::Postgres::start(), test_services::Nats::start());
        let address = postgres.database(DATABASE);
        let this = Path::new(env!("CARGO_BIN_EXE_comptoir"));
        let first = older.as_deref().unwrap_or(this);
        let mut nodes = Vec::new();
        for number in 1..=NODES {
            nodes.push(Node::start(number, first, folder.path(), postgres.port(), DATABASE, nats.port()).await);
        }
        Harness {
            nodes,
            programs: older.into_iter().chain([this.to_owned()]).collect(),
            postgres: Mutex::new(postgres),
            nats: Mutex::new(nats),
            address,
            _folder: folder,
        }
    }

    /// The log of a table, straight from the database.
    pub async fn log(&self, table: &str) -> Vec<Entry> {
        loop {
            if let Ok(store) = Postgres::open(&self.address).await
                && let Ok(entries) = store.entries(table).await
            {
                return entries;
            }
            crate::client::moment().await;
        }
    }

    /// `comptoir check` finds nothing wrong.
    pub async fn check_by_command(&self) {
        let checked = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["--lang", "en", "check", "--database", &self.address])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(checked.status.success(), "{said}{}", String::from_utf8_lossy(&checked.stderr));
        print!("{said}");
    }
}
