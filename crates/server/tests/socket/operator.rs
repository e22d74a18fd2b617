//! What the operator does over the administration socket.

use std::os::unix::fs::PermissionsExt;

use serde_json::{Value, json};
use test_services::{Client, TestServer};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::UnixStream,
};

use crate::{begun, two_and_a_bot};

async fn ask(server: &TestServer, request: Value) -> Value {
    let path = format!("{}.admin", server.data().display());
    let mut stream = UnixStream::connect(path).await.unwrap();
    stream.write_all(format!("{request}\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    serde_json::from_str(&answer).unwrap()
}

fn done() -> Value {
    json!({"type": "done"})
}

#[tokio::test]
async fn people_are_listed_signed_out_banned_and_removed() {
    let server = TestServer::open().await;
    let mode = std::fs::metadata(format!("{}.admin", server.data().display())).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "for the operator alone");
    let mut ada = server.guest("Ada").await;
    ada.sign_in("/api/account", json!({"login": "ada", "password": "correct horse"})).await;
    let id = ada.me().await["id"].as_str().unwrap().to_owned();
    let listed = ask(&server, json!({"command": "people", "search": "AD"})).await;
    assert_eq!(
        (&listed["people"][0]["id"], &listed["people"][0]["sessions"]),
        (&json!(id), &json!(1)),
        "by a part of the name"
    );
    let table = ada.make(two_and_a_bot()).await;
    let mut socket = ada.follow(&table).await;
    assert_eq!(ask(&server, json!({"command": "ban", "who": id})).await, done());
    assert_eq!(socket.until_closed().await.as_deref(), Some("signed-out"));
    assert_eq!(ada.me().await, json!(null));
    let login = json!({"login": "ada", "password": "correct horse"});
    assert_eq!(ada.post("/api/login", login.clone()).await.refused(), (403, "banned".to_owned()));
    assert_eq!(ask(&server, json!({"command": "bans"})).await, json!({"type": "bans", "bans": [id]}));
    assert_eq!(ask(&server, json!({"command": "unban", "who": id})).await, done());
    ada.sign_in("/api/login", login.clone()).await;
    assert_eq!(ask(&server, json!({"command": "end-sessions", "person": id})).await, done());
    assert_eq!(ada.me().await, json!(null));
    assert_eq!(ask(&server, json!({"command": "remove-person", "person": id})).await, done());
    assert_eq!(ada.post("/api/login", login).await.refused(), (401, "bad-login".to_owned()));
    let unknown = ask(&server, json!({"command": "end-sessions", "person": id})).await;
    assert_eq!(unknown["error"]["code"], json!("not-found"));
    assert_eq!(ask(&server, json!({"command": "ban", "who": "x"})).await["error"]["code"], json!("bad-request"));
}

#[tokio::test]
async fn reports_reach_the_operator_and_are_few() {
    let server = TestServer::open().await;
    let (id, [ada, bob], _sockets) = begun(&server).await;
    let about = bob.me().await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/people/{about}/report");
    let report = json!({"reason": "abuse", "text": "first line\nsecond", "table": id});
    ada.post(&path, report.clone()).await.json();
    let listed = ask(&server, json!({"command": "reports"})).await;
    let first = &listed["reports"][0];
    assert_eq!(
        (&first["name"], &first["about_name"], &first["reason"]),
        (&json!("Ada"), &json!("Bob"), &json!("abuse"))
    );
    assert_eq!((&first["text"], &first["table"]), (&json!("first line second"), &json!(id)));
    assert_eq!(ask(&server, json!({"command": "close-report", "report": first["id"]})).await, done());
    assert_eq!(ask(&server, json!({"command": "reports"})).await["reports"], json!([]));
    let long = json!({"reason": "other", "text": "x".repeat(501)});
    assert_eq!(ada.post(&path, long).await.refused(), (422, "bad-text".to_owned()));
    for _ in 0..4 {
        ada.post(&path, report.clone()).await.json();
    }
    assert_eq!(ada.post(&path, report).await.refused(), (429, "rate".to_owned()));
}

#[tokio::test]
async fn a_banned_prefix_is_refused() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    assert_eq!(ask(&server, json!({"command": "ban", "who": "127.0.0.0/8"})).await, done());
    assert_eq!(ada.get("/api/me").await.refused(), (403, "banned".to_owned()));
    assert_eq!(ask(&server, json!({"command": "unban", "who": "127.0.0.0/8"})).await, done());
    assert_eq!(ada.me().await["name"], json!("Ada"));
}

#[tokio::test]
async fn tables_are_listed_silenced_ended_and_removed() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, mut b]) = begun(&server).await;
    let listed = ask(&server, json!({"command": "tables"})).await;
    assert_eq!((&listed["tables"][0]["id"], &listed["tables"][0]["people"]), (&json!(id), &json!(["Ada", "Bob"])));
    let chat = |text: &str| json!({"type": "chat", "text": text});
    assert_eq!(ask(&server, json!({"command": "set-chat", "table": id, "open": false})).await, done());
    assert_eq!(a.ask(chat("hello")).await.refused(), "forbidden");
    assert_eq!(ask(&server, json!({"command": "set-chat", "table": id, "open": true})).await, done());
    a.ask(chat("hello")).await.ack();
    assert_eq!(ask(&server, json!({"command": "end-table", "table": id})).await, done());
    a.until(|it| it.table["status"] == "over").await;
    let choice = a.any_choice();
    assert_eq!(a.play(&choice).await.refused(), "over");
    assert_eq!(a.table["winners"], json!([]));
    assert_eq!(ask(&server, json!({"command": "remove-table", "table": id})).await, done());
    assert_eq!(Client::until_closed(&mut b).await.as_deref(), Some("gone"));
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.refused(), (404, "not-found".to_owned()));

    // What cannot be done is refused for its own reason.
    let code = async |request: Value| ask(&server, request).await["error"]["code"].clone();
    assert_eq!(code(json!({"command": "remove-table", "table": id})).await, json!("not-found"));
    assert_eq!(code(json!({"command": "set-chat", "table": id, "open": false})).await, json!("not-found"));
    assert_eq!(code(json!({"command": "unban", "who": "192.0.2.1"})).await, json!("not-found"));
    let waiting = ada.make(two_and_a_bot()).await;
    assert_eq!(code(json!({"command": "end-table", "table": waiting})).await, json!("not-started"));
}
