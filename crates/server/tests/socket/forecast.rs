//! What a choice would bring, asked of the server.

use serde_json::json;
use test_services::{Client, TestServer, money};

use crate::begun;

#[tokio::test]
async fn a_forecast_is_made_from_the_view_of_who_asks() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, b]) = begun(&server).await;
    a.until(Client::owes).await;
    let path = |eyes: &str, version: u32| format!("/api/tables/{id}/forecast?as={eyes}&version={version}");
    let version = a.version();
    let told = ada.get(&path("seat-1", version)).await.json();
    // Others' eyes are refused while it is played, and so is a seat that is not one's own.
    let forbidden = (403, "forbidden".to_owned());
    for (who, eyes) in [(&ada, "seat-2"), (&ada, "arbiter"), (&bob, "seat-1")] {
        assert_eq!(who.get(&path(eyes, version)).await.refused(), forbidden, "{eyes}");
    }
    let other = ada.get(&format!("{}&seat=2", path("seat-1", version))).await.json();
    assert_eq!(other, told, "a seat is told of its own choices whatever it asks for");
    assert_eq!(ada.get(&path("seat-1", version + 1)).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(ada.get(&path("nobody", version)).await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(told.as_object().unwrap().keys().collect::<Vec<_>>(), ["choices", "now"]);
    assert!(json!(null) != told["choices"]);
    drop(b);
}

#[tokio::test]
async fn the_live_table_and_its_log_foresee_the_same() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut table = money(json!([{"type": "me"}, {"type": "open"}]));
    (table["game"], table["options"]) = ("ginkgopolis".into(), json!({}));
    let id = ada.make(table).await;
    bob.join(&id).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    a.until(Client::owes).await;
    b.until(Client::owes).await;
    let at = a.version();
    let path = format!("/api/tables/{id}/forecast?as=seat-1&version={at}");
    let live = ada.get(&path).await.json();
    assert!(live["now"]["seats"].as_array().is_some_and(|it| it.len() == 2), "{live}");
    // A version that is past is read from the log.
    let choice = a.any_choice();
    a.play(&choice).await.ack();
    a.until(|it| it.version() > at).await;
    assert_eq!(ada.get(&path).await.json(), live);
}
