//! One suite holds every kind of store to the same contract. A new kind is one more test at the end of this
//! file.

mod contract;
mod leases;

use std::{collections::BTreeSet, path::Path, sync::Arc};

use contract::{contract, leave_traces};
use leases::leases;
use record::Seed;
use server::store::{
    Clock, Entry, Logs, Millis, People, Person, Postgres, Settings, Sitter, Sqlite, Status, Store, Table, Tables,
};

const NOW: Millis = 1_800_000_000_000;

async fn add_person(store: &dyn Store, id: &str, name: &str) -> Person {
    let person = Person { id: id.to_owned(), name: name.to_owned(), login: None };
    store.add_person(&person, &format!("token of {id}"), NOW).await.unwrap();
    person
}

fn new_table(id: &str, maker: &str, seats: Vec<Sitter>) -> Table {
    Table {
        id: id.to_owned(),
        game: "money".to_owned(),
        revision: 1,
        settings: Settings { players: 3, options: Vec::new(), clock: Clock::None, memory: true, hints: true },
        seed: Seed::new([7; 32]),
        status: Status::Waiting,
        public: true,
        maker: Some(maker.to_owned()),
        created_at: NOW,
        started_at: None,
        seats,
        winners: Vec::new(),
        rematch: None,
    }
}

fn person(id: &str, name: &str, entropy: Option<&str>) -> Sitter {
    Sitter::Person { id: Some(id.to_owned()), name: name.to_owned(), entropy: entropy.map(str::to_owned) }
}

fn bot() -> Sitter {
    Sitter::Bot("medium".to_owned())
}

fn entry(n: u32, text: &str) -> Entry {
    Entry { n, text: text.to_owned(), at: NOW + Millis::from(n) }
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    contract(Arc::new(Sqlite::open(&folder.path().join("data.db")).await.unwrap())).await;
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let postgres = rig::Postgres::start();
    let address = postgres.database("contract");
    // Several servers start at once: the migrations are run by one of them.
    let opened = futures_util::future::join_all((0..3).map(|_| Postgres::open(&address))).await;
    let mut stores: Vec<Arc<Postgres>> = opened.into_iter().map(|it| Arc::new(it.unwrap())).collect();
    leases(&stores).await;
    contract(stores.pop().unwrap()).await;
}

#[tokio::test]
async fn sqlite_keeps_what_it_acknowledged_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    store.add_table(&new_table("again", "ada", vec![Sitter::Open; 3])).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..500 {
        let store = store.clone();
        tasks.spawn(async move { store.append("again", entry(n, "1 seal"), None).await.map(|()| n) });
    }
    // What is still on its way when the store goes may be kept or not; what was acknowledged is.
    let mut acknowledged = BTreeSet::new();
    while acknowledged.len() < 300 {
        acknowledged.insert(tasks.join_next().await.unwrap().unwrap().unwrap());
    }
    tasks.abort_all();
    drop(store);
    let again = Sqlite::open(&path).await.unwrap();
    let read: BTreeSet<u32> = again.entries("again").await.unwrap().into_iter().map(|it| it.n).collect();
    assert!(read.is_superset(&acknowledged), "{:?}", acknowledged.difference(&read));
}

#[tokio::test]
async fn sqlite_keeps_no_trace_of_a_deleted_person() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.db");
    let store = Sqlite::open(&path).await.unwrap();
    leave_traces(&store).await;
    let before = everything(&path).await;
    let traces = ["Zebra", "zebra", "deleted-zoe", "link of zoe"];
    assert!(traces.iter().all(|trace| before.contains(trace)), "{before}");
    store.delete_person("deleted-zoe").await.unwrap();
    let after = everything(&path).await;
    for trace in traces {
        assert!(!after.contains(trace), "{trace} in {after}");
    }
}

/// Every row of every table of a data file, as text.
async fn everything(path: &Path) -> String {
    use sqlx::{Column, Connection, Row, ValueRef};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).read_only(true);
    let mut file = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let names = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(&mut file).await.unwrap();
    let mut text = String::new();
    for name in names {
        let name: String = name.get(0);
        let all = sqlx::AssertSqlSafe(format!("SELECT * FROM \"{name}\""));
        for row in sqlx::query(all).fetch_all(&mut file).await.unwrap() {
            for column in row.columns() {
                let value = row.try_get_raw(column.ordinal()).unwrap();
                let bytes: Vec<u8> = if value.is_null() { Vec::new() } else { row.get_unchecked(column.ordinal()) };
                text.push_str(&format!("{name}.{}={}\n", column.name(), String::from_utf8_lossy(&bytes)));
            }
        }
    }
    text
}
