//! Clients that pretend to be other people.

use futures_util::{StreamExt, stream::FuturesUnordered};
use protocol::client::raw::Request;
use serde_json::json;

use crate::{Guest, TestServer, money};

#[tokio::test]
async fn forged_cookies_give_no_session() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let own = ada.0.cookie().unwrap().to_owned();
    let (name, token) = own.split_once('=').unwrap();
    let mut bytes = token.to_owned().into_bytes();
    bytes[3] = if bytes[3] == b'A' { b'B' } else { b'A' };
    let similar = String::from_utf8(bytes).unwrap();
    let id = ada.me().await["id"].as_str().unwrap().to_owned();
    let many = format!("{name}=x; ").repeat(200);
    for forged in
        ["", " ", "null", "%00", "' OR 1=1 --", &similar, &id, &token[1..], &format!("{token}x"), &"x".repeat(7000)]
    {
        let forged = Guest(ada.0.with_cookie(&format!("{name}={forged}")));
        assert_eq!(forged.me().await, json!(null));
        assert_eq!(forged.patch("/api/me", json!({"name": "Eve"})).await.refused().1, "no-session");
    }
    let many = server.stranger().send(Request::get("/api/me").header("cookie", many), String::new()).await;
    assert!(many.status < 500);
    assert_eq!(ada.me().await["name"], "Ada");
}

#[tokio::test]
async fn an_invitation_is_good_once_and_at_its_own_table() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let seats = json!([{"type": "me"}, {"type": "invite"}, {"type": "invite"}]);
    let made = ada.post("/api/tables", money(seats.clone())).await.json();
    let other = eve.post("/api/tables", money(seats)).await.json();
    let invite = |table: &serde_json::Value, n: usize| table["invites"][n].as_str().unwrap().to_owned();
    let path = |table: &serde_json::Value| format!("/api/tables/{}/join", table["id"].as_str().unwrap());
    let with = |text: &str| json!({"seat": null, "invite": text, "entropy": null});
    assert_eq!(eve.post(&path(&made), with("guess")).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(eve.post(&path(&made), with(&invite(&other, 0))).await.refused().1, "forbidden");
    bob.post(&path(&made), with(&invite(&made, 0))).await.json();
    assert_eq!(eve.post(&path(&made), with(&invite(&made, 0))).await.refused().1, "forbidden", "it is used up");
    let seen = eve.get(&format!("/api/tables/{}", made["id"].as_str().unwrap())).await.json();
    assert_eq!(seen["invites"], json!([]), "only the maker of the table sees invitations");
}

#[tokio::test]
async fn password_guesses_are_rate_limited() {
    let server = TestServer::open_with(|config| config.requests_per_second = 1000).await;
    let ada = server.guest("Ada").await;
    ada.post("/api/account", json!({"login": "ada", "password": "correct horse"})).await.json();
    // All at once: one after the other, on a slow machine, the limit would refill while passwords are hashed.
    let guess = |n: usize| {
        let stranger = server.stranger();
        let login = if n.is_multiple_of(2) { "ada" } else { "nobody" };
        async move {
            let guess = json!({"login": login, "password": format!("guess number {n}")});
            stranger.post("/api/login", guess).await.refused()
        }
    };
    let mut answers: FuturesUnordered<_> = (0..40).map(guess).collect();
    let (mut wrong, mut limited) = (0, 0);
    while let Some(refused) = answers.next().await {
        match refused {
            (401, _) => wrong += 1,
            (429, _) => {
                limited += 1;
                if limited == 1 {
                    let right = json!({"login": "ada", "password": "correct horse"});
                    let reply = server.stranger().post("/api/login", right).await;
                    assert_eq!(reply.refused().0, 429, "not even with the right password");
                }
            }
            other => panic!("expected a wrong password or a limit, got {other:?}"),
        }
    }
    assert!(wrong >= 10 && limited >= 10, "{wrong} guesses are checked, {limited} are too many");
}

#[tokio::test]
async fn spectators_cannot_act_or_look_for_a_seat() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    bob.join(&id).await;
    let mut a = ada.follow(&id).await;
    assert!(a.my_turn().await);
    let mut e = eve.follow(&id).await;
    e.until(|it| it.version() > 0).await;
    for message in [
        json!({"type": "play", "version": e.version(), "actions": ["seal"]}),
        json!({"type": "undo", "version": e.version()}),
        json!({"type": "resign"}),
        json!({"type": "return"}),
    ] {
        assert_eq!(e.ask(message).await.refused(), "forbidden");
    }
    let at = |path: &str| format!("/api/tables/{id}{path}");
    assert_eq!(
        eve.post(&at("/join"), json!({"seat": 1, "invite": null, "entropy": null})).await.refused().1,
        "started"
    );
    assert_eq!(eve.post(&at("/leave"), json!({})).await.refused().1, "started");
    assert_eq!(eve.get(&at("/hint")).await.refused().1, "forbidden");
    assert_eq!(eve.get(&at("/record")).await.refused().1, "not-over");
    for eyes in ["seat-1", "seat-2", "seat-3", "arbiter"] {
        assert_eq!(eve.get(&at(&format!("/moments?as={eyes}"))).await.refused(), (403, "forbidden".to_owned()));
    }
    assert_eq!(bob.get(&at("/moments?as=seat-1")).await.refused().1, "forbidden", "nor a player of another seat");
    assert!(e.frame["legal"].as_array().unwrap().is_empty());
}
