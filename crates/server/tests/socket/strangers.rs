//! One's own data, and what strangers send.

use std::time::Duration;

use protocol::client::ClientError;
use record::Record;
use serde_json::{Value, json};

use test_services::{Client, Guest, TestServer, with};

use crate::{begun, me_and_bots, two_and_a_bot};

#[tokio::test]
async fn ones_own_data_leave_and_are_forgotten() {
    let server = TestServer::open().await;
    let (id, [mut ada, bob], [mut before, mut b]) = begun(&server).await;
    ada.sign_in("/api/account", json!({"login": "ada.l", "password": "enigma12"})).await;
    assert_eq!(before.until_closed().await.as_deref(), Some("signed-out"));
    let mut a = ada.follow(&id).await;
    let taken = bob.post("/api/account", json!({"login": "ada.l", "password": "enigma12"})).await;
    assert_eq!(taken.refused(), (409, "taken".to_owned()));
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    let running = ada.make(me_and_bots()).await;

    ada.post("/api/me/vacation", json!({"days": 2})).await.json();
    let export = ada.get("/api/me/export").await.json();
    assert_eq!((export["vacations"].as_array().map(Vec::len), &export["mail"]), (Some(1), &Value::Null));
    assert_eq!((export["name"].as_str(), export["login"].as_str()), (Some("Ada"), Some("ada.l")));
    let tables = export["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    let record = tables.iter().find(|it| it["table"]["id"] == json!(id)).unwrap()["record"].as_str().unwrap();
    assert!(catalog::game("money").unwrap().verify(&Record::parse(record).unwrap()).unwrap().ended);

    let mut spectator = server.stranger().follow(&running).await;
    ada.delete("/api/me").await.json();
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
    assert_eq!(
        server.stranger().post("/api/login", json!({"login": "ada.l", "password": "enigma12"})).await.refused(),
        (401, "bad-login".to_owned())
    );
    spectator.until(Client::is_over).await;
    for id in [id, running] {
        server.stranger().follow(&id).await.until(|it| it.table["status"] == "over").await;
        let record = Record::parse(&bob.get(&format!("/api/tables/{id}/record")).await.text).unwrap();
        assert_eq!(record.seats[0].1, "deleted");
        assert!(catalog::game("money").unwrap().verify(&record).unwrap().hash);
    }
}

#[tokio::test]
async fn one_person_on_several_devices() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let made = ada.post("/api/me/link", json!({})).await.json();
    let token = made["path"].as_str().unwrap().strip_prefix("/link/").unwrap().to_owned();
    let mut phone = server.stranger();
    assert_eq!(phone.sign_in("/api/link", json!({"token": token})).await["id"], ada.me().await["id"]);
    assert_ne!(phone.0.cookie(), ada.0.cookie());
    let again = server.stranger().post("/api/link", json!({"token": token})).await;
    assert_eq!(again.refused(), (404, "not-found".to_owned()));

    ada.sign_in("/api/account", json!({"login": "ada", "password": "enigma12"})).await;
    let mut laptop = server.stranger();
    laptop.sign_in("/api/login", json!({"login": "ada", "password": "enigma12"})).await;
    assert_eq!(laptop.patch("/api/me", json!({"name": "Ada L."})).await.json()["name"], "Ada L.");
    assert_eq!(ada.me().await["name"], "Ada L.");
    assert_eq!(phone.me().await, Value::Null, "the session of the guest has ended");
    ada.post("/api/logout", json!({})).await.json();
    assert_eq!(ada.me().await, Value::Null);
    assert_eq!(laptop.me().await["login"], "ada");
    for password in ["", "short", "enigma13"] {
        let wrong = server.stranger().post("/api/login", json!({"login": "ada", "password": password})).await;
        assert_eq!(wrong.refused(), (401, "bad-login".to_owned()));
    }
}

#[tokio::test]
async fn pages_of_others_are_refused() {
    use protocol::client::raw::{Request, header};
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(two_and_a_bot()).await;
    let own = format!("http://{}", server.address);
    for path in [format!("/api/tables/{id}/socket"), "/api/lobby".to_owned()] {
        for wrong in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let error = ada.socket(&path, Some(wrong)).await.unwrap_err();
            assert!(matches!(error, ClientError::NotOpened(403)), "{wrong}: {error}");
        }
        ada.socket(&path, Some(&own)).await.unwrap();
    }
    let leave = |origin: &str, kind: &str| {
        let request = Request::post(format!("/api/tables/{id}/leave"));
        send(&ada, request.header(header::ORIGIN, origin).header(header::CONTENT_TYPE, kind))
    };
    assert_eq!(leave("https://evil.example", "application/json").await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(leave(&own, "text/plain").await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(leave(&own, "application/json").await.status, 200);
    let cookie = server.stranger().post("/api/guest", json!({"name": "Bob"})).await;
    let cookie = cookie.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

fn send(
    guest: &Guest,
    request: protocol::client::raw::request::Builder,
) -> impl Future<Output = test_services::Reply> + use<> {
    let guest = guest.clone();
    async move { guest.send(request, "{}".to_owned()).await }
}

#[tokio::test]
async fn what_strangers_send_is_bounded() {
    let server = TestServer::open_with(|config| {
        (config.messages, config.tables_per_person, config.sockets_per_address) = (30, 2, 3);
    })
    .await;
    let ada = server.guest("Ada").await;
    let id = ada.make(me_and_bots()).await;

    let mut a = ada.follow(&id).await;
    for malformed in
        ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"ping\",\"x\":1}", "{\"type\":\"undo\",\"id\":-1}"]
    {
        a.send(malformed).await;
        let refused = loop {
            let message = a.next().await.unwrap();
            if message["type"] == "refused" {
                break message;
            }
        };
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&Value::Null, &json!("bad-request")), "{malformed}");
    }
    for _ in 0..40 {
        a.send("{\"type\":\"ping\"}").await;
    }
    assert_eq!(a.until_closed().await.as_deref(), Some("rate"));

    let mut large = ada.follow(&id).await;
    large.send(json!({"type": "chat", "id": 1, "text": "x".repeat(5000)}).to_string()).await;
    assert_eq!(large.until_closed().await, None, "it is not even read");

    assert_eq!(
        ada.post("/api/tables", json!({"game": "x".repeat(70_000)})).await.refused(),
        (413, "too-large".to_owned())
    );
    ada.make(me_and_bots()).await;
    assert_eq!(ada.post("/api/tables", me_and_bots()).await.refused(), (429, "too-many".to_owned()));
    for (key, value, refused) in [
        ("game", json!("chess"), (404, "not-found")),
        ("seats", json!([]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "me"}, {"type": "open"}]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "bot", "level": "divine"}, {"type": "open"}]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "open"}]), (422, "bad-options")),
        ("options", json!({"deals": "0"}), (422, "bad-options")),
        ("options", json!({"colour": "red"}), (422, "bad-options")),
        ("clock", json!({"type": "live", "seconds": 1, "increment": 0}), (400, "bad-request")),
        ("entropy", json!("x".repeat(65)), (422, "bad-text")),
        ("surprise", json!(1), (400, "bad-request")),
    ] {
        let reply = ada.post("/api/tables", with(me_and_bots(), key, value.clone())).await;
        assert_eq!(reply.refused(), (refused.0, refused.1.to_owned()), "{key}: {value}");
    }
    let unknown = ada.socket("/api/tables/unknown/socket", None).await;
    assert!(matches!(unknown, Err(ClientError::NotOpened(404))), "{unknown:?}");

    let kept = [ada.follow(&id).await, ada.follow(&id).await, ada.follow(&id).await];
    let path = format!("/api/tables/{id}/socket");
    let increment = ada.socket(&path, None).await;
    assert!(matches!(increment, Err(ClientError::NotOpened(429))), "{increment:?}");
    drop(kept);
    let free = async {
        while ada.socket(&path, None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), free).await.unwrap();
}

#[tokio::test]
async fn requests_have_a_rate() {
    let server = TestServer::open_with(|config| config.requests_per_second = 1).await;
    let stranger = server.stranger();
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(stranger.get("/api/me").await.status);
    }
    assert_eq!((statuses[0], statuses[11]), (200, 429), "{statuses:?}");
    assert_eq!(stranger.get("/healthz").await.text, "ok");
}
