//! Chat, seats, rematches, the lobby and hints.

use serde_json::{Value, json};

use test_services::{Client, TestServer, money, with};

use crate::{begun, me_and_bots, two_and_a_bot};

#[tokio::test]
async fn chat_is_heard_by_all_and_bounded() {
    let server = TestServer::open().await;
    let (id, _, [mut ada, mut bob]) = begun(&server).await;
    let mut stranger = server.stranger().follow(&id).await;
    ada.ask(json!({"type": "chat", "text": "  Bonjour ! "})).await.ack();
    bob.until(|it| !it.chats.is_empty()).await;
    let heard = &bob.chats[0];
    assert_eq!(
        (&heard["n"], &heard["seat"], &heard["name"], &heard["text"]),
        (&json!(0), &json!(1), &json!("Ada"), &json!("Bonjour !"))
    );
    assert_eq!(stranger.ask(json!({"type": "chat", "text": "hello"})).await.refused(), "no-session");
    for bad in ["", " ", "a\u{202e}b", &"x".repeat(301)] {
        assert_eq!(ada.ask(json!({"type": "chat", "text": bad})).await.refused(), "bad-text", "{bad:?}");
    }
    assert_eq!(ada.ask(json!({"type": "chat", "text": "too fast"})).await.refused(), "rate");

    let mut late = server.stranger().follow(&id).await;
    late.until(|it| !it.chats.is_empty()).await;
    assert_eq!(late.chats, bob.chats, "a later client gets earlier chat lines");
}

#[tokio::test]
async fn seats_are_kept_for_whom_they_are_meant() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let seats = json!([{"type": "me"}, {"type": "invite"}, {"type": "bot", "level": "random"}]);
    let made = ada.post("/api/tables", money(seats)).await.json();
    let (id, invite) = (made["id"].as_str().unwrap(), made["invites"][0].as_str().unwrap());
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.json()["invites"], json!([]), "for the maker alone");
    let join = |invite: Value| json!({"seat": null, "invite": invite, "entropy": null});
    let path = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&path, join(Value::Null)).await.refused(), (409, "taken".to_owned()));
    assert_eq!(eve.post(&path, join(json!("guessed"))).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(server.stranger().post(&path, join(json!(invite))).await.refused(), (401, "no-session".to_owned()));
    assert_eq!(bob.post(&path, join(json!(invite))).await.json()["you"], 2);
    assert_eq!(eve.post(&path, join(json!(invite))).await.refused(), (409, "started".to_owned()));
    assert_eq!(bob.post(&path, join(Value::Null)).await.json()["you"], 2, "who sits there is not asked again");
}

#[tokio::test]
async fn leaving_frees_the_seat_and_the_last_one_takes_the_table_along() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    bob.join(&id).await;
    let path = format!("/api/tables/{id}/leave");
    let mut watching = server.stranger().follow(&id).await;
    assert_eq!(server.guest("Eve").await.post(&path, json!({})).await.refused(), (403, "forbidden".to_owned()));
    let left = ada.post(&path, json!({})).await.json();
    assert_eq!((left["you"].clone(), left["seats"][0]["type"].as_str()), (Value::Null, Some("open")));
    bob.post(&path, json!({})).await.json();
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(watching.until_closed().await.as_deref(), Some("gone"));
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_who_ask() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&server).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(ada.post(&path, json!({})).await.refused(), (409, "not-over".to_owned()));
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    let (first, second) = tokio::join!(ada.post(&path, json!({})), bob.post(&path, json!({})));
    let (first, second) = (first.json(), second.json());
    assert_eq!(first["id"], second["id"]);
    assert_ne!(first["id"], json!(id));
    assert_ne!(first["seed_hash"], a.table["seed_hash"]);
    a.until(|it| it.table["rematch"] == first["id"]).await;
    let next = ada.get(&format!("/api/tables/{}", first["id"].as_str().unwrap())).await.json();
    assert_eq!((next["status"].as_str(), next["you"].as_u64()), (Some("playing"), Some(3)), "another begins");
    assert_eq!(server.guest("Eve").await.post(&path, json!({})).await.refused(), (403, "forbidden".to_owned()));
}

#[tokio::test]
async fn the_lobby_lists_what_is_public_and_follows_it() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut lobby = Client::new(server.stranger().socket("/api/lobby", None).await.unwrap());
    assert_eq!(lobby.next().await.unwrap(), json!({"type": "tables", "tables": []}));
    lobby.send(json!({"type": "ping"}).to_string()).await;
    assert_eq!(lobby.next().await.unwrap(), json!({"type": "pong"}));
    lobby.send("{}").await;
    assert_eq!(lobby.next().await.unwrap()["error"]["code"], "bad-request");
    let private = ada.make(with(two_and_a_bot(), "public", json!(false))).await;
    let public = ada.make(two_and_a_bot()).await;
    let snapshot = loop {
        let message = lobby.next().await.unwrap();
        if message["tables"] != json!([]) {
            break message["tables"].clone();
        }
    };
    assert_eq!((snapshot.as_array().unwrap().len(), &snapshot[0]["id"]), (1, &json!(public)));
    let tables = server.stranger().get("/api/tables").await.json();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 1);
    let direct = server.stranger().get(&format!("/api/tables/{private}")).await.json();
    assert_eq!(direct["id"], json!(private), "who knows its address finds it");
    assert_eq!(ada.get("/api/me/tables").await.json()["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_lobby_socket_with_changes_receives_only_the_differences() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let first = ada.make(two_and_a_bot()).await;
    let path = "/api/lobby?changes=true";
    let mut lobby = Client::new(server.stranger().socket(path, None).await.unwrap());
    let mut own = Client::new(ada.socket(path, None).await.unwrap());
    let list = lobby.next().await.unwrap();
    assert_eq!((&list["type"], &list["tables"][0]["id"]), (&json!("tables"), &json!(first)));
    assert_eq!(own.next().await.unwrap()["tables"][0]["you"], json!(1));

    let second = ada.make(two_and_a_bot()).await;
    let ids = |it: &Value| -> Vec<String> {
        it.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap().to_owned()).collect()
    };
    let changes = lobby.next().await.unwrap();
    assert_eq!((&changes["type"], ids(&changes["changed"])), (&json!("changes"), vec![second.clone()]));
    assert_eq!((&changes["gone"], &changes["changed"][0]["you"]), (&json!([]), &Value::Null));
    let changes = own.next().await.unwrap();
    assert_eq!((ids(&changes["changed"]), &changes["changed"][0]["you"]), (vec![second], &json!(1)));

    ada.delete(&format!("/api/tables/{first}")).await.json();
    for who in [&mut lobby, &mut own] {
        let changes = who.next().await.unwrap();
        assert_eq!((&changes["changed"], &changes["gone"]), (&json!([]), &json!([first])));
    }
    // The list has changed and changed back: there is nothing to tell, and a word that follows is heard at once.
    let private = ada.make(with(two_and_a_bot(), "public", json!(false))).await;
    ada.delete(&format!("/api/tables/{private}")).await.json();
    lobby.send(json!({"type": "ping"}).to_string()).await;
    assert_eq!(lobby.next().await.unwrap(), json!({"type": "pong"}));
    assert_eq!(server.stranger().get("/api/lobby?other=1").await.refused().0, 400);
}

#[tokio::test]
async fn hints_where_the_table_allows_them() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(me_and_bots()).await;
    let mut a = ada.follow(&id).await;
    a.until(Client::owes).await;
    let hint = ada.get(&format!("/api/tables/{id}/hint")).await.json();
    let action = hint["actions"][0].as_str().unwrap().to_owned();
    assert!(a.legal().contains(&action.as_str()));
    a.play(&[action]).await.ack();
    let path = format!("/api/tables/{id}/hint");
    assert_eq!(server.guest("Eve").await.get(&path).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(server.stranger().get(&path).await.refused(), (401, "no-session".to_owned()));
    let strict = ada.make(with(me_and_bots(), "hints", json!(false))).await;
    assert_eq!(ada.get(&format!("/api/tables/{strict}/hint")).await.refused(), (409, "no-hints".to_owned()));
}
