//! Every kind of store passes the same contract, and each has some tests of its own.

mod plans;

use std::{
    collections::BTreeSet,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use server::store::{Logs, Occupant, People, Sqlite, Store, Tables};
use server::testing::Environment;
use test_services::{
    memory::MemoryStore,
    store_contract::{contract, entry, leases, leave_traces, new_table},
};

#[tokio::test]
async fn memory_keeps_the_contract() {
    let one = MemoryStore::new(Environment::system().clock);
    let two: Arc<dyn Store> = Arc::new(one.clone());
    let one: Arc<dyn Store> = Arc::new(one);
    leases(&[one.clone(), two]).await;
    contract(one).await;
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    contract(Arc::new(Sqlite::open(&folder.path().join("data.db")).await.unwrap())).await;
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let postgres = test_services::Postgres::start();
    let address = postgres.database("contract");
    // Several servers start at once: the migrations are run by one of them.
    let opened = futures_util::future::join_all((0..3).map(|_| server::open(&address))).await;
    let mut stores: Vec<Arc<dyn Store>> = opened.into_iter().map(Result::unwrap).collect();
    leases(&stores).await;
    contract(stores.pop().unwrap()).await;
}

#[tokio::test]
async fn silent_connections_to_postgres_time_out_and_are_replaced() {
    let postgres = test_services::Postgres::start();
    postgres.database("silence");
    let proxy = test_services::Proxy::to(([127, 0, 0, 1], postgres.port()).into()).await;
    let store = server::open(&format!("postgres://postgres@{}/silence", proxy.address())).await.unwrap();
    store.add_table(&new_table("silence", "ada", vec![Occupant::Open; 3])).await.unwrap();
    let (mut begun, mut is_met) = (Instant::now(), false);
    // A connection is in the pool again once it has answered a ping, which may be a moment after its query: none that was
    // abandoned before that is used.
    for _ in 0..20 {
        proxy.abandon();
        begun = Instant::now();
        // More queries than connections, so that each connection is used.
        let answers = futures_util::future::join_all((0..20).map(|_| store.table("silence"))).await;
        is_met = answers.iter().any(Result::is_err);
        if is_met {
            break;
        }
    }
    assert!(is_met, "some queries use an abandoned connection");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    // The pool replaces the abandoned connections.
    while store.table("silence").await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the store recovers");
    }
}

#[tokio::test]
async fn sqlite_keeps_what_it_acknowledged_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.db");
    let store = Arc::new(Sqlite::open(&path).await.unwrap());
    store.add_table(&new_table("again", "ada", vec![Occupant::Open; 3])).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..500 {
        let store = store.clone();
        tasks.spawn(async move { store.append("again", entry(n, "1 seal"), None).await.map(|()| n) });
    }
    // Appends in flight may be stored or not; acknowledged ones are.
    let mut acknowledged = BTreeSet::new();
    while acknowledged.len() < 300 {
        acknowledged.insert(tasks.join_next().await.unwrap().unwrap().unwrap());
    }
    tasks.shutdown().await;
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
