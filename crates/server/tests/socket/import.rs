//! Games that were played on a device without the server.

use serde_json::{Value, json};
use test_services::TestServer;

/// A game that is over, as a device of a person among three bots would have recorded it.
fn record() -> String {
    let seats: String = (2..=4).map(|seat| format!("seat {seat} bot medium\n")).collect();
    let played = include_str!("../../../games/money/tests/records/pile-exact.record");
    played.replacen("seed-hash", &format!("seat 1 Ada\n{seats}seed-hash"), 1)
}

/// How it ended.
fn end(record: &str) -> &str {
    record.split_once("\nscore 1").expect("it is over").1
}

fn sent(record: &str, seat: u8) -> Value {
    json!({"record": record, "seat": seat})
}

#[tokio::test]
async fn a_game_of_a_device_is_shown_in_the_history_and_never_rated() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let text = record();
    let table = ada.post("/api/me/records", sent(&text, 1)).await.json();
    let id = table["id"].as_str().unwrap();
    assert!(id.starts_with("device-"), "{id}");
    assert_eq!((&table["status"], &table["rated"], &table["you"]), (&json!("over"), &json!(false), &json!(1)));
    assert_eq!(table["public"], false);
    let again = ada.post("/api/me/records", sent(&text, 1)).await.json();
    assert_eq!(again["id"], id, "the same record is the same table");
    let own = ada.get("/api/me/tables").await.json();
    assert_eq!(own["tables"].as_array().unwrap().len(), 1);
    let moments = ada.get(&format!("/api/tables/{id}/moments?as=arbiter")).await.json();
    assert!(moments["moments"].as_array().unwrap().len() > 3);
    let kept = ada.get(&format!("/api/tables/{id}/record")).await.text.clone();
    assert_eq!(end(&kept), end(&text));

    let others = bob.post("/api/me/records", sent(&text, 1)).await.json();
    assert_ne!(others["id"], id, "everybody has their own");
}

#[tokio::test]
async fn what_breaks_the_rules_or_names_nobody_is_refused() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let text = record();
    let cases = [
        (sent("", 1), (400, "bad-request")),
        (sent(&text.replacen("\n1 ", "\n2 ", 1), 1), (400, "bad-request")),
        (sent(text.split_once("\nscore 1").unwrap().0, 1), (400, "bad-request")),
        (sent(&text, 2), (422, "bad-seats")),
        (sent(&text, 0), (422, "bad-seats")),
        (sent(&text, 200), (422, "bad-seats")),
        (sent(&text.replacen("seat 2 bot medium", "seat 2 a\u{202e}b", 1), 1), (422, "bad-name")),
        (sent(&text.replacen("money", "chess", 1), 1), (404, "not-found")),
        (sent(&"x".repeat(70_000), 1), (413, "too-large")),
    ];
    for (body, (status, code)) in cases {
        assert_eq!(ada.post("/api/me/records", body.clone()).await.refused(), (status, code.to_owned()), "{body}");
    }
    assert_eq!(server.stranger().post("/api/me/records", sent(&text, 1)).await.refused().0, 401);
    assert_eq!(ada.get("/api/me/tables").await.json()["tables"], json!([]), "nothing is left of what was refused");
}
