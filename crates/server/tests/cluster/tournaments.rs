//! A tournament on several servers: one of them runs it, and another takes over when that one is gone.

use std::time::Duration;

use serde_json::{Value, json};

use crate::Harness;

#[tokio::test]
async fn a_tournament_goes_on_when_the_server_that_runs_it_is_gone() {
    let mut harness = Harness::open().await;
    let mut ada = harness.servers[0].guest("ada").await;
    ada.sign_in("/api/account", json!({"login": "ada", "password": "correct horse"})).await;
    let cup = json!({
        "name": "Cup", "game": "mint-works", "format": {"type": "swiss", "rounds": 3}, "table_size": 2, "capacity": 8,
        "start_at": null, "starts_when_full": false, "clock": {"type": "live", "seconds": 600, "increment": 5},
        "show_up": 3600, "no_show": "bot", "bot_level": "random", "duplicate": true, "rated": false, "public": true,
    });
    let id = ada.post("/api/tournaments", cup).await.json()["info"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    ada.post(&format!("{path}/enter"), json!({})).await.json();
    // What one server is told, the others show.
    let ada = harness.at(1, &ada);
    ada.post(&format!("{path}/bots"), json!({"level": "random", "count": 5})).await.json();
    let ada = harness.at(2, &ada);
    let mut socket = ada.socket(&format!("{path}/socket"), None).await.unwrap();
    ada.post(&format!("{path}/start"), json!({})).await.json();
    let mut gone = 0;
    let mut told: u64 = 0;
    loop {
        let now = ada.get(&path).await.json();
        if now["info"]["phase"] == "over" {
            assert_eq!(now["rounds"].as_array().unwrap().len(), 3);
            assert!(now["standings"].as_array().unwrap().iter().all(|it| it["games"] == 3), "{now}");
            break;
        }
        if let Some(table) = now["your_table"]["id"].as_str() {
            // Each round ends at a server less: one of those that are left runs the rest.
            if gone < 2 {
                gone += 1;
                drop(harness.servers.remove(0));
            }
            ada.join(table).await;
            ada.follow(table).await.play_on().await;
            while ada.get(&path).await.json()["your_table"]["id"] == json!(table) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        while let Ok(Ok(text)) = tokio::time::timeout(Duration::from_millis(1), socket.next()).await {
            let message: Value = serde_json::from_str(&text).unwrap();
            told = message["version"].as_u64().unwrap_or(told);
        }
    }
    assert!(gone == 2 && told > 3, "the socket has told of it: {told}");
}
