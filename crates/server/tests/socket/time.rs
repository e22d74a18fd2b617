//! Clocks, and seats that a bot takes over.

use serde_json::json;
use server::store::{ChatAccess, Clock, Occupant, Settings, Status, Table};

use test_services::{Client, Guest, TestServer};

use crate::until_bid;

/// A table that has begun with a clock that no request would be allowed.
async fn with_clock(server: &TestServer, guests: &[&Guest], clock: Clock) -> String {
    let store = server.store();
    let mut seats = Vec::new();
    for guest in guests {
        let me = guest.me().await;
        let text = |key: &str| me[key].as_str().unwrap().to_owned();
        seats.push(Occupant::Person { id: Some(text("id")), name: text("name"), entropy: None });
    }
    seats.resize(3, Occupant::Bot("medium".to_owned()));
    let table = Table {
        id: format!("{clock:?}").chars().filter(char::is_ascii_alphanumeric).collect(),
        game: "money".to_owned(),
        revision: catalog::game("money").unwrap().revision(),
        settings: Settings {
            players: 3,
            options: vec![("deals".into(), "1".into())],
            clock,
            memory: true,
            hints: true,
            rated: false,
            shares: false,
            chat: ChatAccess::Everyone,
        },
        seed: record::Seed::new([3; 32]),
        status: Status::Waiting,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: 0,
        started_at: None,
        seats,
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    };
    store.add_table(&table).await.unwrap();
    store.start(&table.id, 0).await.unwrap();
    table.id
}

#[tokio::test]
async fn a_bot_takes_over_when_time_runs_out() {
    let server = TestServer::open_with(|config| config.keep_waiting = 0).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = with_clock(&server, &[&ada, &bob], Clock::Live { seconds: 1, increment: 0 }).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    a.until(|it| it.frame["clocks"].is_array()).await;
    let clock = a.frame["clocks"][0].clone();
    assert!(clock["running"] == true && clock["left"].as_i64() <= Some(1000), "{clock}");
    // Neither ever chooses: bots end the game for them.
    tokio::join!(a.until(Client::is_over), b.until(Client::is_over));
    assert_eq!((&a.table["seats"][0]["away"], &a.table["seats"][1]["away"]), (&json!(true), &json!(true)));
}

#[tokio::test]
async fn who_was_away_may_return() {
    let server = TestServer::open_with(|config| config.keep_waiting = 0).await;
    let ada = server.guest("Ada").await;
    let id = with_clock(&server, &[&ada], Clock::Live { seconds: 1, increment: 60 }).await;
    let mut a = ada.follow(&id).await;
    a.until(|it| it.table["seats"][0]["away"] == true).await;
    // A bot chooses for it, which gives it time again.
    until_bid(&mut a, 1).await;
    a.ask(json!({"type": "return"})).await.ack();
    a.until(|it| it.table["seats"][0]["away"] == false).await;
    assert_eq!(a.ask(json!({"type": "return"})).await.refused(), "forbidden");
    a.play_on().await;
    assert_eq!(a.table["seats"][0]["away"], false, "it played by itself to the end");
}
