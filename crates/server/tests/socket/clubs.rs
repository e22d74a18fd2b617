//! Tournaments of a club, its leaderboard, and who is let in.

use std::time::Duration;

use serde_json::{Value, json};
use test_services::{Guest, TestServer};

async fn account(server: &TestServer, login: &str) -> Guest {
    let mut guest = server.guest(login).await;
    guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
    guest
}

/// Ada's club, which the others have joined.
async fn club(ada: &Guest, others: &[&Guest]) -> String {
    let club = ada.post("/api/clubs", json!({"name": "Thursdays"})).await.json();
    let token = club["invite"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    for other in others {
        other.post("/api/clubs/join", json!({"token": token})).await.json();
    }
    club["id"].as_str().unwrap().to_owned()
}

fn cup(club: &str, public: bool) -> Value {
    json!({
        "name": "Inner cup", "game": "mint-works", "options": {}, "format": {"type": "swiss", "rounds": 2},
        "table_size": 2, "capacity": 4, "start_at": null, "starts_when_full": false,
        "clock": {"type": "live", "seconds": 600, "increment": 5}, "show_up": 10, "no_show": "bot",
        "bot_level": "random", "duplicate": false, "rated": false, "public": public, "club": club,
    })
}

fn missing() -> (u16, String) {
    (404, "not-found".to_owned())
}

#[tokio::test]
async fn a_tournament_of_a_club_is_there_for_its_members_alone() {
    let server = TestServer::open().await;
    let [ada, bob, eve] = ["ada", "bob", "eve"].map(|it| account(&server, it));
    let (ada, bob, eve) = (ada.await, bob.await, eve.await);
    let club = club(&ada, &[&bob]).await;
    let refused = async |who: &Guest| who.post("/api/tournaments", cup(&club, false)).await.refused();
    assert_eq!(refused(&bob).await, (403, "forbidden".to_owned()), "a member is no organiser");
    assert_eq!(refused(&eve).await, missing(), "a club that one is no member of is not there");
    let made = ada.post("/api/tournaments", cup(&club, false)).await.json();
    assert_eq!(made["info"]["club"], json!({"id": club, "name": "Thursdays"}));
    let id = made["info"]["id"].as_str().unwrap().to_owned();

    let path = format!("/api/tournaments/{id}");
    let listed = async |who: &Guest| who.get("/api/tournaments").await.json()["tournaments"].as_array().unwrap().len();
    assert_eq!((listed(&bob).await, listed(&eve).await, listed(&server.stranger()).await), (1, 0, 0));
    let of_club = format!("/api/clubs/{club}/tournaments");
    assert_eq!(bob.get(&of_club).await.json()["tournaments"][0]["id"], json!(id));
    for other in [&eve, &server.stranger()] {
        assert_eq!(other.get(&path).await.refused(), missing());
        assert_eq!(other.get(&format!("{path}/results?as=csv")).await.refused(), missing());
        assert!(other.socket(&format!("{path}/socket"), None).await.is_err());
    }
    for what in ["enter", "withdraw", "start"] {
        assert_eq!(eve.post(&format!("{path}/{what}"), json!({})).await.refused(), missing(), "{what}");
    }
    assert_eq!(eve.get(&of_club).await.refused(), missing());
    bob.post(&format!("{path}/enter"), json!({})).await.json();

    // One that is listed is for everybody, who are not told of which club it is.
    let open = ada.post("/api/tournaments", cup(&club, true)).await.json()["info"]["id"].clone();
    let seen = eve.get(&format!("/api/tournaments/{}", open.as_str().unwrap())).await.json();
    assert_eq!(seen["info"]["club"], json!(null));
}

#[tokio::test]
async fn a_tournament_outlives_its_club() {
    let server = TestServer::open().await;
    let (ada, bob, cy) =
        (account(&server, "ada").await, account(&server, "bob").await, account(&server, "cyril").await);
    let club = club(&ada, &[&bob, &cy]).await;
    let id = ada.post("/api/tournaments", cup(&club, false)).await.json()["info"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    bob.post(&format!("{path}/enter"), json!({})).await.json();
    ada.post(&format!("{path}/bots"), json!({"level": "random", "count": 3})).await.json();
    ada.post(&format!("{path}/start"), json!({})).await.json();
    ada.delete(&format!("/api/clubs/{club}")).await.json();
    assert_eq!(cy.get(&path).await.refused(), missing(), "a member who did not take part");
    for _ in 0..2 {
        let table = loop {
            let now = bob.get(&path).await.json();
            if let Some(table) = now["your_table"]["id"].as_str() {
                break table.to_owned();
            }
            assert_ne!(now["info"]["phase"], "over");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        bob.join(&table).await;
        bob.follow(&table).await.play_on().await;
        while bob.get(&path).await.json()["your_table"]["id"] == json!(table) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    while bob.get(&path).await.json()["info"]["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(ada.get(&path).await.json()["standings"].as_array().unwrap().len(), 4, "for the organiser, too");
}

#[tokio::test]
async fn a_leaderboard_of_a_club_is_for_its_members() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (account(&server, "ada").await, account(&server, "bob").await, account(&server, "eve").await);
    let club = club(&ada, &[&bob]).await;
    let board = format!("/api/clubs/{club}/leaderboard?game=money&class=two");
    let seen = bob.get(&board).await.json();
    assert_eq!((&seen["entries"], &seen["next"]), (&json!([]), &json!(null)));
    assert!(!seen["bots"].as_array().unwrap().is_empty());
    assert_eq!(eve.get(&board).await.refused(), missing());
    assert_eq!(server.stranger().get(&board).await.refused().0, 401);
    let chess = format!("/api/clubs/{club}/leaderboard?game=chess&class=two");
    assert_eq!(bob.get(&chess).await.refused(), missing());
}

#[tokio::test]
async fn a_socket_tells_that_a_tournament_goes_on() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let club = club(&ada, &[&bob]).await;
    let id = ada.post("/api/tournaments", cup(&club, false)).await.json()["info"]["id"].as_str().unwrap().to_owned();
    let mut socket = bob.socket(&format!("/api/tournaments/{id}/socket"), None).await.unwrap();
    let mut next = async || -> Value { serde_json::from_str(&socket.next().await.unwrap()).unwrap() };
    assert_eq!(next().await["type"], "hello");
    assert_eq!(next().await, json!({"type": "changed", "version": 0}));
    bob.post(&format!("/api/tournaments/{id}/enter"), json!({})).await.json();
    assert_eq!(next().await, json!({"type": "changed", "version": 1}));
    // Many at once are told once.
    ada.post(&format!("/api/tournaments/{id}/bots"), json!({"level": "random", "count": 3})).await.json();
    let told = next().await["version"].as_u64().unwrap();
    assert!((2..=4).contains(&told), "{told}");
}
