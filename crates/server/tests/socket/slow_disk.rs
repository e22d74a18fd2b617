//! A disk that stalls: clients wait for acknowledgements, and for nothing else.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use test_services::{Guest, TestServer};

use super::begun;

/// Far less than the server waits for its disk, and far more than anything else takes.
const PATIENCE: Duration = Duration::from_secs(6);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_stalls_delays_nothing_but_acknowledgements() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, _b]) = begun(&server).await;
    let (_, _, [mut c, _d]) = begun(&server).await;
    // A connection that has the lock of the file keeps commits waiting, as a disk does that does not answer.
    let mut stall = SqliteConnectOptions::new().filename(server.data()).connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut stall).await.unwrap();
    let stalled_at = Instant::now();
    let version = a.version();
    let asked = a.say(json!({"type": "play", "version": version, "actions": ["seal"]})).await;
    let elsewhere = c.say(json!({"type": "play", "version": c.version(), "actions": ["seal"]})).await;

    // A second tab, and somebody who watches: both see the game as it is stored.
    for guest in [&ada, &server.stranger()] {
        let mut watching = guest.follow(&id).await;
        watching.until(|it| it.frame["version"].is_number()).await;
        assert_eq!(watching.frame["view"]["sealed"], json!([3]));
    }
    a.send(json!({"type": "ping"}).to_string()).await;
    while a.next().await.expect("the socket is open")["type"] != "pong" {}
    assert_eq!(a.version(), version, "nothing is shown that is not stored");
    for path in [format!("/api/tables/{id}"), "/api/tables".to_owned(), "/api/me/tables".to_owned()] {
        assert_eq!(ada.get(&path).await.status, 200, "{path}");
    }
    let metrics = Guest::stranger(server.metrics);
    while !metrics.get("/metrics").await.text.contains("comptoir_commit_stalled 1") {
        assert!(stalled_at.elapsed() < PATIENCE, "the stall is not noticed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(stalled_at.elapsed() < PATIENCE, "all that took {:?}", stalled_at.elapsed());

    sqlx::query("ROLLBACK").execute(&mut stall).await.unwrap();
    a.answer(asked).await.unwrap().ack();
    c.answer(elsewhere).await.unwrap().ack();
    assert_eq!(a.version(), version + 1);
}
