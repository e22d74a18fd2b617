//! Sessions: new tokens for new rights, devices that can be signed out, and sockets that end with their session.

use serde_json::json;
use server::store::Session;
use test_services::{Client, Guest, TestServer};

use crate::two_and_a_bot;

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn account(server: &TestServer, login: &str) -> Guest {
    let mut guest = server.guest(login).await;
    guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
    guest
}

async fn login(server: &TestServer, login: &str, password: &str) -> Guest {
    let mut guest = server.stranger();
    guest.sign_in("/api/login", json!({"login": login, "password": password})).await;
    guest
}

#[tokio::test]
async fn every_change_of_rights_gives_a_new_token_and_ends_the_old_ones() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    let path = ada.post("/api/me/link", json!({})).await.json()["path"].as_str().unwrap().to_owned();
    let mut phone = server.stranger();
    phone.sign_in("/api/link", json!({"token": path.trim_start_matches("/link/")})).await;
    let before = ada.clone();
    ada.sign_in("/api/account", json!({"login": "ada", "password": "correct horse"})).await;
    assert_ne!(before.0.cookie(), ada.0.cookie());
    assert_eq!(before.me().await, json!(null), "the token of the guest is worth nothing");
    assert_eq!(phone.me().await, json!(null), "nor is that of its other device");
    assert_eq!(ada.me().await["login"], json!("ada"));

    let mut guest = server.guest("Bob").await;
    let old = guest.clone();
    guest.sign_in("/api/login", json!({"login": "ada", "password": "correct horse"})).await;
    assert_eq!(old.me().await, json!(null), "signing in ends the session before");
    assert_eq!(guest.me().await["login"], json!("ada"));
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let server = TestServer::open().await;
    let ada = account(&server, "ada").await;
    let id = ada.make(two_and_a_bot()).await;
    let phone = login(&server, "ada", "correct horse").await;
    let (mut here, mut there) = (ada.follow(&id).await, phone.follow(&id).await);
    let mut lobby = Client::new(phone.socket("/api/lobby", None).await.unwrap());
    there.until(|it| it.table["you"] == 1).await;
    phone.post("/api/logout", json!({})).await.json();
    assert_eq!(there.until_closed().await.as_deref(), Some("signed-out"));
    assert_eq!(lobby.until_closed().await.as_deref(), Some("signed-out"));
    here.ask(json!({"type": "chat", "text": "still here"})).await.ack();
    ada.delete("/api/me").await.json();
    assert!(matches!(here.until_closed().await.as_deref(), Some("signed-out" | "gone")));
}

#[tokio::test]
async fn devices_and_links_are_listed_and_ended() {
    let server = TestServer::open().await;
    let ada = account(&server, "ada").await;
    let (phone, tablet) = (login(&server, "ada", "correct horse").await, login(&server, "ada", "correct horse").await);
    let listed = ada.get("/api/me/security").await.json();
    let sessions = listed["sessions"].as_array().unwrap();
    assert_eq!((sessions.len(), sessions.iter().filter(|it| it["current"] == true).count()), (3, 1));
    let other = |guest: serde_json::Value| {
        let current = guest["sessions"].as_array().unwrap().iter().find(|it| it["current"] == true).cloned();
        current.unwrap()["id"].as_str().unwrap().to_owned()
    };
    let of_phone = other(phone.get("/api/me/security").await.json());
    ada.delete(&format!("/api/me/sessions/{of_phone}")).await.json();
    assert_eq!(phone.me().await, json!(null));
    assert_eq!(ada.delete(&format!("/api/me/sessions/{of_phone}")).await.refused(), (404, "not-found".to_owned()));
    let eve = server.guest("Eve").await;
    let of_tablet = other(tablet.get("/api/me/security").await.json());
    assert_eq!(eve.delete(&format!("/api/me/sessions/{of_tablet}")).await.refused(), (404, "not-found".to_owned()));

    let mut paths = Vec::new();
    for _ in 0..5 {
        paths.push(ada.post("/api/me/link", json!({})).await.json()["path"].as_str().unwrap().to_owned());
    }
    assert_eq!(ada.post("/api/me/link", json!({})).await.refused(), (429, "too-many".to_owned()));
    let listed = ada.get("/api/me/security").await.json();
    assert_eq!(listed["links"].as_array().unwrap().len(), 5);
    for link in listed["links"].as_array().unwrap() {
        ada.delete(&format!("/api/me/links/{}", link["id"].as_str().unwrap())).await.json();
    }
    let token = json!({"token": paths[0].trim_start_matches("/link/")});
    assert_eq!(server.stranger().post("/api/link", token).await.refused(), (404, "not-found".to_owned()));

    ada.delete("/api/me/sessions").await.json();
    assert_eq!((tablet.me().await, ada.me().await["login"].clone()), (json!(null), json!("ada")));
}

#[tokio::test]
async fn sessions_expire_on_the_server() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let me = ada.me().await["id"].as_str().unwrap().to_owned();
    let store = server.store();
    let now = store.sessions_of(&me).await.unwrap()[0].created_at;
    for (token, created, seen, lives) in [
        ("fresh", now - 399 * DAY, now - 89 * DAY, true),
        ("idle", now - 100 * DAY, now - 91 * DAY, false),
        ("old", now - 401 * DAY, now, false),
    ] {
        let hash = data_encoding::BASE64URL_NOPAD.encode(&<sha2::Sha256 as sha2::Digest>::digest(token.as_bytes()));
        let (person, device) = (me.clone(), String::new());
        store
            .add_session(&Session { token_hash: hash, person, device, created_at: created, seen_at: seen })
            .await
            .unwrap();
        let guest = Guest(ada.0.with_cookie(&format!("comptoir={token}")));
        assert_eq!(guest.me().await != json!(null), lives, "{token}");
    }
    assert!(store.person(&me).await.unwrap().is_some());
}

#[tokio::test]
async fn a_password_is_changed_and_recovered() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "ada").await;
    let phone = login(&server, "ada", "correct horse").await;
    let change = |current: &str, password: &str| json!({"current": current, "password": password});
    let refused = async |guest: &Guest, body| guest.post("/api/me/password", body).await.refused();
    assert_eq!(refused(&ada, change("wrong horse", "battery staple")).await, (401, "bad-login".to_owned()));
    assert_eq!(refused(&ada, change("correct horse", "password")).await, (422, "common-password".to_owned()));
    let guest = server.guest("Bob").await;
    assert_eq!(refused(&guest, change("correct horse", "battery staple")).await, (403, "forbidden".to_owned()));
    ada.sign_in("/api/me/password", change("correct horse", "battery staple")).await;
    assert_eq!((phone.me().await, ada.me().await["login"].clone()), (json!(null), json!("ada")));
    let old = json!({"login": "ada", "password": "correct horse"});
    assert_eq!(server.stranger().post("/api/login", old).await.refused(), (401, "bad-login".to_owned()));

    let wrong = json!({"password": "correct horse"});
    assert_eq!(ada.post("/api/me/recovery", wrong).await.refused(), (401, "bad-login".to_owned()));
    let made = ada.post("/api/me/recovery", json!({"password": "battery staple"})).await.json();
    let code = made["codes"][0].as_str().unwrap();
    assert_eq!(made["codes"].as_array().unwrap().len(), 10);
    let recover = |code: &str| json!({"login": "ada", "code": code, "password": "third password"});
    let mut lost = server.stranger();
    assert_eq!(
        lost.post("/api/recover", recover("aaaa-aaaa-aaaa-aaaa")).await.refused(),
        (401, "bad-login".to_owned())
    );
    lost.sign_in("/api/recover", recover(&code.to_uppercase().replace('-', " "))).await;
    assert_eq!((ada.me().await, lost.me().await["login"].clone()), (json!(null), json!("ada")));
    assert_eq!(lost.get("/api/me/security").await.json()["recovery_codes"], json!(9));
    let again = server.stranger().post("/api/recover", recover(code)).await;
    assert_eq!(again.refused(), (401, "bad-login".to_owned()), "a code is good once");
}
