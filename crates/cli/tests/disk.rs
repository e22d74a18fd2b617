//! A server whose disk is full refuses requests without changing anything, and recovers when there is room again. One
//! that may not write where its data is says so, and starts nothing.
//!
//! The disk is not really full: `prlimit --fsize` keeps the files of the process from growing. To the server that is the
//! same; it needs no privileges and can be undone.

use std::{fs::Permissions, os::unix::fs::PermissionsExt, path::Path, process::Command};

use serde_json::json;
use server::store::{Logs, Sqlite};
use test_services::{Client, Guest, ServerProcess, money};

#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = ServerProcess::start(env!("CARGO_BIN_EXE_comptoir"), folder.path());
    let (ada, bob) = (Guest::named(server.address, "Ada").await, Guest::named(server.address, "Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    bob.join(&id).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    assert!(a.my_turn().await && b.my_turn().await);
    // The bot has nothing left to do, so nothing else changes.
    a.until(|it| it.news.iter().any(|it| it["event"]["type"] == "sealed")).await;

    server.limit_file_size("1");
    let (version, bid) = (a.version(), a.any_choice());
    assert_eq!(a.play(&bid).await.refused(), "unavailable");
    let other = b.any_choice();
    assert_eq!(b.play(&other).await.refused(), "unavailable");
    // A line of chat is acknowledged by another way, which is not shorter.
    assert_eq!(a.ask(json!({"type": "chat", "text": "hello?"})).await.refused(), "unavailable");
    assert_eq!(
        ada.post("/api/tables", money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await.refused().0,
        503
    );
    ready(&ada, 503).await;
    assert_eq!(ada.get("/healthz").await.status, 200, "it lives");
    // Reads still work.
    let mut watching = ada.follow(&id).await;
    watching.until(|it| it.version() == version).await;

    server.limit_file_size("unlimited");
    ready(&ada, 200).await;
    a.play_at(version, &bid).await.ack();
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    assert_eq!(a.chats.len(), 0, "what was refused was not said");
    let text = ada.get(&format!("/api/tables/{id}/record")).await.0.text;
    let verdict = catalog::game("money").unwrap().verify(&record::Record::parse(&text).unwrap()).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    // Of what was refused and then carried out, the log has one.
    let store = Sqlite::open_read_only(&folder.path().join("data.db")).await.unwrap();
    let log = store.entries(&id).await.unwrap();
    let first = |seat: &str| log.iter().find(|it| it.text.starts_with(seat)).map(|it| it.text.clone()).unwrap();
    let lines: Vec<String> = bid.iter().map(|it| format!("1 {it}")).collect();
    assert_eq!(first("1 "), lines.join("\n"), "what was acknowledged, once");
    assert!((0..).zip(&log).all(|(n, it)| it.n == n));
    // Everybody saw the same game.
    for (guest, client) in [(&ada, &a), (&bob, &b)] {
        let mut late: Client = guest.follow(&id).await;
        late.until(Client::is_over).await;
        assert_eq!(late.news, client.news);
    }
}

/// Waits until the server says whether it can write; its answer is kept for a second.
async fn ready(guest: &Guest, status: u16) {
    let changed = async {
        while guest.get("/readyz").await.status != status {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), changed).await.expect("readiness follows the disk");
}

/// The command without the privileges by which root may write anywhere.
fn unprivileged() -> Command {
    if !rustix::process::geteuid().is_root() {
        return Command::new(env!("CARGO_BIN_EXE_comptoir"));
    }
    let mut command = Command::new("setpriv");
    command.args(["--bounding-set=-dac_override,-dac_read_search,-fowner", "--inh-caps=-all"]);
    command.arg(env!("CARGO_BIN_EXE_comptoir"));
    command
}

/// What the server says that does not start on this file; its status is that of a failure.
fn refusal(data: &Path) -> String {
    let mut command = unprivileged();
    command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    let output = command.output().expect("the command starts: as root, please install util-linux");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "it does not start");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_folder_without_permission_is_named_before_anything_starts() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data.db");
    std::fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
    let said = refusal(&data);
    assert!(said.starts_with("comptoir: the server can’t start: "), "{said}");
    assert!(said.contains("data.db-lock: Permission denied") && said.lines().count() == 1, "{said}");
    assert!(!data.exists());
    // Data that is there and may only be read is not touched either.
    std::fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    std::fs::write(data.with_extension("db-lock"), "").unwrap();
    std::fs::set_permissions(data.with_extension("db-lock"), Permissions::from_mode(0o444)).unwrap();
    assert!(refusal(&data).contains("data.db-lock: Permission denied"));
}
