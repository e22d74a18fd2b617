//! Data that programs of several releases have written: newer than this program, older, and both at once.

use sqlx::{Connection, PgConnection, SqliteConnection};

use server::store::{Entry, Health, Logs, Occupant, Postgres, Sqlite, Store, StoreError};
use test_services::store_contract::{NOW, add_person, new_table};

/// What a release after this one would leave behind.
const NEWER: [&str; 2] = [
    "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) \
     SELECT 9999, 'from the future', installed_on, success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    "ALTER TABLE entry ADD COLUMN added_later TEXT",
];
/// …and one that this program would stumble over.
const TOO_NEW: &str = "UPDATE least_program SET version = 9999";
/// What a server before the chain appends.
const OLD_ENTRY: &str = "INSERT INTO entry (match_id, n, text, at) VALUES ('table', 2, '1 take 2', 1)";
/// Somebody changes an entry behind the back of the server.
const CHANGE: &str = "UPDATE entry SET text = '1 take 9' WHERE match_id = 'table' AND n = 4";

fn entry(n: u32) -> Entry {
    Entry { n, text: format!("1 take {n}"), at: 1 }
}

async fn begin(store: &dyn Store) {
    add_person(store, "ada", "Ada").await;
    store.add_table(&new_table("table", "ada", vec![Occupant::Bot("random".to_owned()); 3])).await.unwrap();
    store.start("table", NOW).await.unwrap();
    for n in 0..2 {
        store.append("table", entry(n), None).await.unwrap();
    }
}

/// Entries 0 and 1 have a hash, 2 has none, 3 and 4 begin a chain of their own.
async fn go_on(store: &dyn Store) {
    for n in 3..5 {
        store.append("table", entry(n), None).await.unwrap();
    }
    assert_eq!(store.entries("table").await.unwrap(), (0..5).map(entry).collect::<Vec<_>>());
    assert_eq!(store.entries_from("table", 3).await.unwrap(), [entry(3), entry(4)]);
    assert_eq!(store.head("table").await.unwrap().map(|it| it.len()), Some(64), "the head of a chain is a hash");
}

async fn refuses_what_was_changed(store: &dyn Store) {
    assert_eq!(store.entries("table").await, Err(StoreError::Damaged(4)));
    assert_eq!(store.entries_from("table", 4).await, Err(StoreError::Damaged(4)));
}

#[tokio::test]
async fn a_data_file_is_shared_with_a_release_after_this_one_as_far_as_that_allows() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data.db");
    let change = async |statements: &[&'static str]| {
        let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
        for statement in statements {
            sqlx::query(*statement).execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
    };
    let store = Sqlite::open(&file).await.unwrap();
    begin(&store).await;
    store.close().await;
    change(&NEWER).await;
    change(&[OLD_ENTRY]).await;
    let store = Sqlite::open(&file).await.unwrap();
    go_on(&store).await;
    store.close().await;
    change(&[CHANGE]).await;
    let store = Sqlite::open(&file).await.unwrap();
    refuses_what_was_changed(&store).await;
    store.close().await;
    change(&[TOO_NEW]).await;
    let refused = Sqlite::open(&file).await.err();
    assert!(matches!(refused, Some(StoreError::OtherVersion { version: 9999, .. })), "{refused:?}");
}

#[tokio::test]
async fn a_database_is_shared_with_a_release_after_this_one_as_far_as_that_allows() {
    let postgres = test_services::Postgres::start();
    let address = postgres.database("shared");
    let change = async |statements: &[&'static str]| {
        let mut connection = PgConnection::connect(&address).await.unwrap();
        for statement in statements {
            sqlx::query(*statement).execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
    };
    let before = Postgres::open(&address).await.unwrap();
    begin(&before).await;
    change(&NEWER).await;
    change(&[OLD_ENTRY]).await;
    // A server that runs already, and one that starts now.
    before.append("table", entry(3), None).await.unwrap();
    let store = Postgres::open(&address).await.unwrap();
    assert_eq!(store.append("table", entry(3), None).await, Err(StoreError::Conflict));
    store.append("table", entry(4), None).await.unwrap();
    assert_eq!(store.entries("table").await.unwrap(), (0..5).map(entry).collect::<Vec<_>>());
    assert_eq!(before.entries_from("table", 3).await.unwrap(), [entry(3), entry(4)]);
    change(&[CHANGE]).await;
    refuses_what_was_changed(&store).await;
    change(&[TOO_NEW]).await;
    let refused = Postgres::open(&address).await.err();
    assert!(matches!(refused, Some(StoreError::OtherVersion { version: 9999, .. })), "{refused:?}");
}
