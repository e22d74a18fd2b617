//! Rated games: fixed at the start, without hints, and lost by leaving.

use serde_json::{Value, json};
use server::{maintenance::rebuild_ratings, store::PlayerClass};
use test_services::{Guest, TestServer, money, with};

fn rated() -> Value {
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "random"}]);
    with(with(money(seats), "rated", json!(true)), "hints", json!(false))
}

async fn account(server: &TestServer, login: &str) -> Guest {
    let mut guest = server.guest(login).await;
    guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
    guest
}

async fn rating(guest: &Guest) -> f64 {
    guest.me().await["rating"]["value"].as_f64().unwrap_or(f64::NAN)
}

#[tokio::test]
async fn resigning_loses_a_rated_game() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let id = ada.make(rated()).await;
    bob.join(&id).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    a.until(|it| it.version() > 0).await;
    assert_eq!(a.table["rated"], json!(true), "shown to all");
    a.ask(json!({"type": "resign"})).await.ack();
    b.play_on().await;
    b.until(|it| it.table["status"] == "over").await;
    let (low, high) = (rating(&ada).await, rating(&bob).await);
    assert!(high > low, "bob {high}, ada, who resigned, {low}");
    let exact = async || {
        let mut all = Vec::new();
        for guest in [&ada, &bob] {
            let own = guest.me().await["id"].as_str().unwrap().to_owned();
            let rating = server.store().rating(&own, "money", PlayerClass::More).await.unwrap().unwrap();
            all.push((rating.value.to_bits(), rating.uncertainty.to_bits(), rating.games));
        }
        all
    };
    let live = exact().await;
    let rebuilt = rebuild_ratings(&*server.store()).await.unwrap();
    assert_eq!((rebuilt.games, rebuilt.rated, rebuilt.skipped.len()), (1, 1, 0));
    assert_eq!(exact().await, live, "the log leads to the same ratings, to the last bit");
}

#[tokio::test]
async fn rated_is_fixed_at_the_start_and_excludes_hints() {
    let server = TestServer::open().await;
    let (ada, mut bob) = (account(&server, "ada").await, server.guest("Bob").await);
    let both = with(rated(), "hints", json!(true));
    assert_eq!(ada.post("/api/tables", both).await.refused(), (400, "bad-request".to_owned()));
    let id = ada.make(rated()).await;
    let waiting = ada.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((&waiting["rated"], &waiting["hints"]), (&json!(true), &json!(false)));
    bob.join(&id).await;
    bob.sign_in("/api/account", json!({"login": "bob", "password": "correct horse"})).await;
    let running = ada.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(running["rated"], json!(false), "one of them was a guest when it began");
}
