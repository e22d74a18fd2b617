//! People who follow, invite, block and report each other, their clubs, and quick matches.

use std::time::Duration;

use serde_json::{Value, json};
use test_services::{Guest, TestServer, money, with};

use crate::{begun, two_and_a_bot};

async fn id_of(guest: &Guest) -> String {
    guest.me().await["id"].as_str().unwrap().to_owned()
}

/// The path of a request about a person.
async fn about(guest: &Guest, what: &str) -> String {
    format!("/api/people/{}/{what}", id_of(guest).await)
}

async fn account(server: &TestServer, name: &str) -> Guest {
    let mut guest = server.guest(name).await;
    guest.sign_in("/api/account", json!({"login": name.to_lowercase(), "password": "enigma12"})).await;
    guest
}

#[tokio::test]
async fn friends_see_each_other_and_invite() {
    let server = TestServer::open().await;
    let (id, [ada, bob], _sockets) = begun(&server).await;
    let friends = async |of: &Guest| of.get("/api/me/friends").await.json()["following"].clone();
    assert_eq!(ada.post(&about(&bob, "follow").await, json!({})).await.json()["follows"], true);
    let seen = friends(&ada).await;
    assert_eq!((&seen[0]["name"], &seen[0]["online"]), (&json!("Bob"), &json!(false)), "Bob does not know Ada yet");
    assert_eq!(ada.get(&about(&bob, "relation").await).await.json()["may_invite"], false);
    let table = ada.make(money(json!([{"type": "me"}, {"type": "invite"}, {"type": "invite"}]))).await;
    let path = format!("/api/tables/{table}/invitations");
    let invitation = json!({"person": id_of(&bob).await});
    assert_eq!(ada.post(&path, invitation.clone()).await.refused(), (403, "forbidden".to_owned()));

    bob.post(&about(&ada, "follow").await, json!({})).await.json();
    let seen = &friends(&ada).await[0];
    assert_eq!((&seen["online"], &seen["follows_you"], &seen["game"]), (&json!(true), &json!(true), &json!("money")));
    assert_eq!(seen["table"], json!(id), "it is public");
    bob.patch("/api/me/friends", json!({"presence": "nobody", "invitations": "known"})).await.json();
    assert_eq!(friends(&ada).await[0]["online"], false, "who hides is not there");

    let invitations = async |of: &Guest| of.get("/api/me/invitations").await.json()["invitations"].clone();
    let eve = server.guest("Eve").await;
    assert_eq!(eve.post(&path, invitation.clone()).await.refused(), (403, "forbidden".to_owned()), "not her table");
    for _ in 0..2 {
        ada.post(&path, invitation.clone()).await.json();
    }
    let received = invitations(&bob).await;
    assert_eq!((received.as_array().unwrap().len(), &received[0]["by"]["name"]), (1, &json!("Ada")));
    let join = format!("/api/tables/{table}/join");
    let anywhere = json!({"seat": null, "invite": null, "entropy": null});
    assert_eq!(eve.post(&join, anywhere.clone()).await.refused(), (409, "taken".to_owned()));
    assert_eq!(bob.post(&join, anywhere).await.json()["you"], 2, "an invitation opens a seat that needs one");
    assert_eq!(invitations(&bob).await, json!([]));
}

#[tokio::test]
async fn who_is_blocked_finds_closed_doors_and_no_reason() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&server).await;
    ada.post(&about(&bob, "follow").await, json!({})).await.json();
    b.ask(json!({"type": "chat", "text": "before"})).await.ack();
    a.until(|it| !it.chats.is_empty()).await;
    let page = format!("/api/people/{}", id_of(&ada).await);
    assert_eq!(bob.get(&page).await.json()["name"], "Ada", "they have played together");
    assert_eq!(ada.post(&about(&bob, "block").await, json!({})).await.json()["blocks"], true);
    assert_eq!(bob.get(&page).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(a.until_closed().await.as_deref(), Some("restart"), "the socket comes back and knows it");
    let mut a = ada.follow(&id).await;
    b.ask(json!({"type": "chat", "text": "rude"})).await.ack();
    b.ask(json!({"type": "react", "reaction": "laugh"})).await.ack();
    a.ask(json!({"type": "react", "reaction": "clap"})).await.ack();
    a.ask(json!({"type": "chat", "text": "fine"})).await.ack();
    a.until(|it| !it.chats.is_empty()).await;
    let heard: Vec<&str> = a.chats.iter().filter_map(|it| it["text"].as_str()).collect();
    assert_eq!(heard, ["fine"], "nothing of Bob, neither old nor new");
    assert_eq!(a.reactions, [json!({"type": "reaction", "seat": 1, "reaction": "clap"})]);
    b.until(|it| it.reactions.len() == 2).await;

    // Neither sits down with the other; only the one who has blocked learns why.
    let (hers, his) = (ada.make(two_and_a_bot()).await, bob.make(two_and_a_bot()).await);
    let anywhere = json!({"seat": null, "invite": null, "entropy": null});
    let join = async |of: &Guest, table: &str| of.post(&format!("/api/tables/{table}/join"), anywhere.clone()).await;
    assert_eq!(join(&bob, &hers).await.refused(), (409, "taken".to_owned()));
    assert_eq!(join(&ada, &his).await.refused(), (409, "blocked".to_owned()));
    let invite = async |of: &Guest, table: &str, whom: &Guest| {
        of.post(&format!("/api/tables/{table}/invitations"), json!({"person": id_of(whom).await})).await.refused()
    };
    assert_eq!(invite(&bob, &his, &ada).await, (403, "forbidden".to_owned()));
    assert_eq!(bob.post(&about(&ada, "follow").await, json!({})).await.json()["follows"], true, "he is not told");
    assert_eq!(bob.get("/api/me/friends").await.json()["following"][0]["online"], false);
    assert_eq!(ada.post(&about(&bob, "follow").await, json!({})).await.refused(), (409, "blocked".to_owned()));
    assert_eq!(ada.get("/api/me/friends").await.json()["blocked"][0]["name"], "Bob");
    ada.delete(&about(&bob, "block").await).await.json();
    assert_eq!(join(&bob, &hers).await.json()["you"], 2);
    assert_eq!(ada.post(&about(&ada, "block").await, json!({})).await.refused().0, 400, "not oneself");
}

#[tokio::test]
async fn reactions_are_for_players_and_few() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, mut b]) = begun(&server).await;
    let react = json!({"type": "react", "reaction": "wave"});
    let mut eve = server.guest("Eve").await.follow(&id).await;
    assert_eq!(eve.ask(react.clone()).await.refused(), "forbidden");
    assert_eq!(server.stranger().follow(&id).await.ask(react.clone()).await.refused(), "forbidden");
    for _ in 0..4 {
        a.ask(react.clone()).await.ack();
    }
    assert_eq!(a.ask(react).await.refused(), "rate");
    b.until(|it| it.reactions.len() == 4).await;
    assert_eq!(ada.follow(&id).await.reactions, Vec::<Value>::new(), "none is kept");
}

#[tokio::test]
async fn a_club_has_its_own_lobby() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (account(&server, "Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let new = json!({"name": " Les Jeudis ", "about": "every week"});
    assert_eq!(bob.post("/api/clubs", new.clone()).await.refused(), (403, "forbidden".to_owned()), "a guest");
    let club = ada.post("/api/clubs", new).await.json();
    assert_eq!((&club["name"], &club["role"]), (&json!("Les Jeudis"), &json!("founder")));
    let (path, link) = (format!("/api/clubs/{}", club["id"].as_str().unwrap()), club["invite"].as_str().unwrap());
    let token = json!({"token": link.strip_prefix("/clubs/join/").unwrap()});
    assert_eq!(eve.get(&path).await.refused(), (404, "not-found".to_owned()));
    let seen = server.stranger().post("/api/clubs/invitation", token.clone()).await.json();
    assert_eq!((&seen["name"], &seen["members"], &seen["role"]), (&json!("Les Jeudis"), &json!(1), &Value::Null));
    let joined = bob.post("/api/clubs/join", token.clone()).await.json();
    assert_eq!((joined["members"].as_array().unwrap().len(), &joined["invite"]), (2, &Value::Null));

    let table = with(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])), "club", club["id"].clone());
    let table = with(table, "public", json!(false));
    assert_eq!(eve.post("/api/tables", table.clone()).await.refused(), (404, "not-found".to_owned()));
    let id = bob.make(table).await;
    let listed = ada.get(&format!("{path}/tables")).await.json();
    assert_eq!(listed["tables"][0]["id"], json!(id));
    assert_eq!(eve.get(&format!("{path}/tables")).await.refused(), (404, "not-found".to_owned()));
    let join = json!({"seat": null, "invite": null, "entropy": null});
    let refused = eve.post(&format!("/api/tables/{id}/join"), join).await.refused();
    assert_eq!(refused, (403, "forbidden".to_owned()));
    ada.join(&id).await;

    let member = async |of: &Guest| format!("{path}/members/{}", id_of(of).await);
    assert_eq!(bob.patch(&path, json!({"name": "Mine"})).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(bob.delete(&member(&ada).await).await.refused(), (403, "forbidden".to_owned()));
    ada.patch(&member(&bob).await, json!({"role": "organiser"})).await.json();
    let renewed = bob.post(&format!("{path}/link"), json!({})).await.json();
    assert_ne!(renewed["invite"], club["invite"]);
    assert_eq!(eve.post("/api/clubs/join", token).await.refused(), (404, "not-found".to_owned()), "the old link");
    assert_eq!(
        ada.delete(&member(&ada).await).await.refused(),
        (403, "forbidden".to_owned()),
        "not before a successor"
    );
    ada.patch(&member(&bob).await, json!({"role": "founder"})).await.json();
    ada.delete(&member(&ada).await).await.json();
    assert_eq!(ada.get("/api/clubs").await.json(), json!({"clubs": []}));
    bob.delete(&path).await.json();
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.json()["club"], Value::Null, "its tables go on");
}

#[tokio::test]
async fn two_who_look_for_a_game_at_once_find_each_other_and_bots_take_the_rest() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let asked = json!({"game": "alhambra"});
    assert_eq!(ada.post("/api/quick", json!({"game": "go"})).await.refused(), (404, "not-found".to_owned()));
    let (hers, his) = tokio::join!(ada.post("/api/quick", asked.clone()), bob.post("/api/quick", asked.clone()));
    let (hers, his) = (hers.json(), his.json());
    assert_eq!(hers["id"], his["id"]);
    let id = hers["id"].as_str().unwrap();
    assert!(hers["fill_at"].as_i64().unwrap() > hers["created_at"].as_i64().unwrap());
    assert_eq!(ada.post("/api/quick", asked).await.json()["id"], hers["id"], "who asks twice has one table");
    // The time has come, also for a server that was started meanwhile.
    let mut table = server.store().table(id).await.unwrap().unwrap();
    table.fill_at = Some(1);
    server.store().delete_waiting_table(id).await.unwrap();
    server.store().add_table(&table).await.unwrap();
    let server = server.reopen().await;
    let mut socket = ada.at(server.address).follow(id).await;
    let begun = async { socket.until(|it| it.table["status"] == "playing").await };
    tokio::time::timeout(Duration::from_secs(20), begun).await.expect("bots take the seat that is free");
    assert_eq!(socket.table["seats"][2], with(socket.table["seats"][2].clone(), "type", json!("bot")));
}
