//! Copies of what is kept, and a look whether it is sound, with the real command.

use std::process::Command;

use serde_json::json;
use server::store::{Entry, Logs, Sqlite};
use test_services::{Guest, TestServer, money};

/// Status, and what was said.
async fn comptoir(words: &[&str]) -> (i32, String) {
    let words: Vec<String> = words.iter().map(|&it| it.to_owned()).collect();
    let run = move || Command::new(env!("CARGO_BIN_EXE_comptoir")).args(["--lang", "en"]).args(words).output().unwrap();
    // The server in this process goes on meanwhile.
    let output = tokio::task::spawn_blocking(run).await.unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout) + &text(&output.stderr))
}

async fn ok(words: &[&str]) -> String {
    let (status, said) = comptoir(words).await;
    assert_eq!(status, 0, "{words:?}: {said}");
    said
}

/// Everything after the number of tables: entries and faults are the same wherever they are.
fn figures(said: &str) -> &str {
    said.split_once(". ").unwrap().1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_are_whole_and_of_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (copy, back) = (path("copy.db"), path("back.db"));
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let bots = json!([{"type": "me"}, {"type": "bot", "level": "medium"}, {"type": "bot", "level": "medium"}]);
    let over = ada.make(money(bots.clone())).await;
    ada.follow(&over).await.play_on().await;
    let running = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    bob.join(&running).await;
    ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    ada.follow(&running).await.ask(json!({"type": "chat", "text": "good evening"})).await.ack();

    // A game runs while the copy is made.
    let busy = bob.make(test_services::with(money(bots), "options", json!({"deals": "9"}))).await;
    let mut playing = bob.follow(&busy).await;
    let data = server.data().to_str().unwrap().to_owned();
    let backup = ["backup", &copy, "--data", &data];
    let ((), said) = tokio::join!(playing.play_on(), ok(&backup));
    assert!(said.starts_with("Tables copied: 4.") && said.contains("Faults: 0."), "{said}");
    let (status, said) = comptoir(&["backup", &copy, "--data", &data]).await;
    assert!(status == 1 && said.contains("is there already"), "{said}");
    let (status, said) = comptoir(&["backup", &back, "--data", &path("none.db")]).await;
    assert!(status == 1 && said.contains("there is no file"), "{said}");
    assert!(ok(&["check", "--data", &data]).await.contains("Faults: 0."));

    let postgres = test_services::Postgres::start();
    let (one, two) = (postgres.database("one"), postgres.database("two"));
    let restored = ok(&["restore", &copy, "--database", &one]).await;
    let migrated = ok(&["migrate", "--from", &format!("sqlite:{copy}"), "--to", &two]).await;
    let again = ok(&["backup", &back, "--database", &two]).await;
    assert_eq!(figures(&restored), figures(&migrated));
    assert_eq!(figures(&restored), figures(&again));
    let (status, said) = comptoir(&["migrate", "--from", &format!("sqlite:{copy}"), "--to", &two]).await;
    assert!(status == 1 && said.contains("already"), "{said}");

    // The game goes on there as if nothing had happened.
    let elsewhere = TestServer::open_with(|config| config.database = Some(two.clone())).await;
    let (ada, bob) = (at(&elsewhere, &ada), at(&elsewhere, &bob));
    assert_eq!(ada.me().await["name"], "Ada");
    let (mut a, mut b) = (ada.follow(&running).await, bob.follow(&running).await);
    tokio::join!(a.play_on(), b.play_on());
    assert_eq!(a.chats[0]["text"], "good evening");
    a.until(|it| it.table["status"] == "over").await;

    let said = ok(&["ratings", "--rebuild", "--data", &copy]).await;
    assert!(said.contains("Results from logs: 1. Rated games: 0."), "{said}");
    let (status, said) = comptoir(&["ratings", "--rebuild", "--data", &path("none.db")]).await;
    assert!(status != 0 && said.contains("there is no file"), "{said}");
    let store = Sqlite::open(copy.as_ref()).await.unwrap();
    let n = store.entries(&over).await.unwrap().len() as u32;
    store.append(&over, Entry { n, text: "1 dance".to_owned(), at: 0 }, None).await.unwrap();
    let (status, said) = comptoir(&["check", "--data", &copy]).await;
    assert!(status == 1 && said.contains(&format!("{over}: the log can’t be replayed from entry {n} on")), "{said}");
}

/// The same person at another server.
fn at(server: &TestServer, guest: &Guest) -> Guest {
    guest.at(server.address)
}
