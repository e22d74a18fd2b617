//! Vacations: clocks of days stand still, everybody at the table sees it, and there are not many days.

use serde_json::{Value, json};
use test_services::{Client, TestServer, with};

use crate::two_and_a_bot;

const DAY: i64 = 24 * 60 * 60 * 1000;

fn is_running(client: &Client) -> Option<bool> {
    client.frame["clocks"][0]["running"].as_bool()
}

#[tokio::test]
async fn a_vacation_stops_clocks_of_days_and_is_seen_at_the_table() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(with(two_and_a_bot(), "clock", json!({"type": "days", "days": 2}))).await;
    bob.join(&id).await;
    let mut client = bob.follow(&id).await;
    client.until(|it| is_running(it) == Some(true)).await;
    assert_eq!(client.table["seats"][0]["vacation_until"], Value::Null);

    let begun = ada.post("/api/me/vacation", json!({"days": 10})).await.json();
    let until = begun["until"].as_i64().unwrap();
    assert_eq!(begun["days_left"], 20);
    client.until(|it| it.table["seats"][0]["vacation_until"] == json!(until) && is_running(it) == Some(false)).await;
    assert_eq!(client.table["seats"][1]["vacation_until"], Value::Null, "it is hers alone");
    assert_eq!(client.frame["clocks"][1]["running"], true);
    let left = client.frame["clocks"][0]["left"].as_i64().unwrap();
    assert!((DAY..=2 * DAY).contains(&left), "{left}");

    // A restarted server knows it too. A day that has begun counts.
    let server = server.reopen().await;
    let (ada, bob) = (ada.at(server.address), bob.at(server.address));
    let mut client = bob.follow(&id).await;
    client.until(|it| is_running(it) == Some(false)).await;
    let ended = ada.delete("/api/me/vacation").await.json();
    assert_eq!(ended, json!({"until": null, "days_left": 29}));
    client.until(|it| is_running(it) == Some(true)).await;
}

#[tokio::test]
async fn a_year_has_thirty_days_of_vacation() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let begin = async |days: Value| ada.post("/api/me/vacation", json!({"days": days})).await;
    for wrong in [json!(0), json!(31), json!(-1), json!(1.5), json!(4_000_000_000_u32), json!("7")] {
        assert_eq!(begin(wrong.clone()).await.refused(), (400, "bad-request".to_owned()), "{wrong}");
    }
    begin(json!(30)).await.json();
    assert_eq!(begin(json!(1)).await.refused(), (429, "too-many".to_owned()), "one is on vacation");
    ada.delete("/api/me/vacation").await.json();
    ada.delete("/api/me/vacation").await.json();
    assert_eq!(begin(json!(30)).await.refused(), (429, "too-many".to_owned()));
    assert_eq!(begin(json!(29)).await.json()["days_left"], 0);
    assert_eq!(server.stranger().get("/api/me/vacation").await.refused(), (401, "no-session".to_owned()));
}
