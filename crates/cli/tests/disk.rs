//! A server whose disk is full says so, changes nothing, and goes on when there is room again.
//!
//! The disk is not really full: no file of the process may grow beyond a few bytes (`prlimit --fsize`), which
//! to the server is the same, needs no rights, and can be taken back.

#[path = "../../server/tests/table/mod.rs"]
mod table;

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Command, Stdio},
};

use serde_json::json;
use server::store::{Logs, Sqlite};
use table::{Client, Guest, money};
use test_services::Process;

struct Serve {
    process: Process,
    address: SocketAddr,
}

impl Serve {
    fn start(folder: &std::path::Path) -> Serve {
        let settings = "listen = \"127.0.0.1:0\"\nbot-pause = 0\nrequests-per-second = 0\nmessages = 0\n";
        let file = folder.join("comptoir.toml");
        fs::write(&file, settings).unwrap();
        // Whoever ignores the signal is told by an error instead.
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "trap '' XFSZ; exec \"$@\"",
            "sh",
            env!("CARGO_BIN_EXE_comptoir"),
            "--lang",
            "en",
            "serve",
        ]);
        command.arg("--config").arg(file).arg("--data").arg(folder.join("data.db"));
        let mut process = Process::start(command.env("RUST_LOG", "off").stdout(Stdio::piped()), "a shell");
        let mut line = String::new();
        BufReader::new(process.child().stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.split_whitespace().next().unwrap().parse().unwrap();
        Serve { process, address }
    }

    fn room(&self, bytes: &str) {
        let pid = self.process.id().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
        assert!(done.is_ok_and(|it| it.success()), "prlimit of util-linux");
    }
}

#[tokio::test]
async fn a_full_disk_costs_nobody_anything() {
    let folder = tempfile::tempdir().unwrap();
    let serve = Serve::start(folder.path());
    let (ada, bob) = (Guest::named(serve.address, "Ada").await, Guest::named(serve.address, "Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    bob.join(&id).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    assert!(a.my_turn().await && b.my_turn().await);
    // The bot has nothing left to do, so nothing else changes.
    a.until(|it| it.news.iter().any(|it| it["event"]["type"] == "sealed")).await;

    serve.room("1");
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
    // Whoever comes now can still look.
    let mut watching = ada.follow(&id).await;
    watching.until(|it| it.version() == version).await;

    serve.room("unlimited");
    a.play_at(version, &bid).await.ack();
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    assert_eq!(a.chats.len(), 0, "what was refused was not said");
    let text = ada.get(&format!("/api/tables/{id}/record")).await.0.text;
    let verdict = catalog::game("money").unwrap().verify(&record::Record::parse(&text).unwrap()).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    // Of what was refused and then carried out, the log has one.
    let store = Sqlite::open(&folder.path().join("data.db")).await.unwrap();
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
