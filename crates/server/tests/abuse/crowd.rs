//! Many sockets at once.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;

use crate::{TestServer, money};

/// `comptoir load --idle 10000` holds more of them, against a separate server.
const SOCKETS: usize = 400;
/// The number of spectators that connect at the same time.
const CROWD: usize = 60;

#[tokio::test]
async fn idle_sockets_are_no_burden() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let bots = json!([{"type": "me"}, {"type": "bot", "level": "medium"}, {"type": "bot", "level": "medium"}]);
    let id = ada.make(money(bots)).await;
    let quiet = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    let before = memory();
    let mut idle = Vec::new();
    for n in 0..SOCKETS {
        let path = if n % 2 == 0 { format!("/api/tables/{quiet}/socket") } else { "/api/lobby".to_owned() };
        idle.push(server.stranger().socket(&path, None).await.unwrap());
    }
    let each = memory().saturating_sub(before) / SOCKETS as u64;
    assert!(each < 256 * 1024, "{each} bytes a socket, with both ends in this process");
    let begun = Instant::now();
    let mut a = ada.follow(&id).await;
    a.play_on().await;
    assert!(begun.elapsed() < Duration::from_secs(60), "a game is not slowed down by idle sockets");
}

/// Otherwise `n` spectators that connect would cost `n²` messages.
#[tokio::test]
async fn the_number_of_spectators_is_broadcast_at_intervals() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    let mut a = ada.follow(&id).await;
    let (stranger, path) = (server.stranger(), format!("/api/tables/{id}/socket"));
    let mut crowd = join_all((0..CROWD).map(|_| stranger.socket(&path, None))).await;
    let mut told = 0;
    while a.table["spectators"] != CROWD {
        let message = a.next().await.expect("the socket stays open");
        told += usize::from(message["type"] == "table");
    }
    assert!(told < CROWD / 2, "{told} messages for {CROWD} spectators");
    crowd.clear();
    a.until(|it| it.table["spectators"] == 0).await;
}

#[tokio::test]
async fn the_presence_of_players_is_broadcast_at_once() {
    let server = TestServer::open().await;
    let [ada, ben] = [server.guest("Ada").await, server.guest("Ben").await];
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    let mut a = ada.follow(&id).await;
    ben.join(&id).await;
    for _ in 0..3 {
        let mut b = ben.follow(&id).await;
        b.until(|it| it.table["seats"][1]["online"] == true).await;
        // The answer to a later message is sent after the presence.
        a.ask(json!({"type": "chat", "text": "Ben?"})).await.ack();
        assert_eq!(a.table["seats"][1]["online"], true, "sent before the answer");
        drop(b);
        a.until(|it| it.table["seats"][1]["online"] == false).await;
    }
}

/// The resident memory of this process in bytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has /proc");
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("the status has VmRSS");
    line.trim().strip_suffix(" kB").and_then(|it| it.parse::<u64>().ok()).expect("VmRSS is in kB") * 1024
}
