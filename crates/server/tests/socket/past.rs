//! Looking back, and tables that are unloaded and come back.

use std::time::Duration;

use serde_json::{Value, json};

use test_services::{Client, TestServer, money};

use crate::{begun, play_both};

#[tokio::test]
async fn looking_back_through_the_eyes_one_may_have() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&server).await;
    a.until(Client::owes).await;
    a.play(&["seal"]).await.ack();
    let eve = server.stranger();
    let path = |eyes: &str| format!("/api/tables/{id}/moments?as={eyes}");
    let forbidden = (403, "forbidden".to_owned());
    assert_eq!(ada.get(&path("seat-1")).await.json()["last"], a.version());
    eve.get(&path("spectator")).await.json();
    for (who, eyes) in [(&ada, "seat-2"), (&ada, "spectator"), (&ada, "arbiter"), (&bob, "seat-1"), (&eve, "seat-1")] {
        assert_eq!(who.get(&path(eyes)).await.refused(), forbidden, "{eyes}");
    }
    assert_eq!(eve.get(&path("arbiter")).await.refused(), forbidden);
    assert_eq!(ada.get(&path("nobody")).await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.refused(), (409, "not-over".to_owned()));

    tokio::join!(a.play_on(), b.play_on());
    b.until(|it| it.table["status"] == "over").await;
    for eyes in ["seat-1", "seat-2", "seat-3", "spectator", "arbiter"] {
        let moments = eve.get(&path(eyes)).await.json();
        assert!(moments["moments"].as_array().unwrap().len() > 3, "{eyes}");
    }
    let set_up = &eve.get(&format!("{}&from=1&to=1", path("arbiter"))).await.json()["moments"][0];
    assert_eq!((&set_up["version"], &set_up["turn"]["type"]), (&json!(1), &json!("seats")), "all of it is one moment");
    assert!(set_up["news"].as_array().is_some_and(|it| !it.is_empty()));
    // The first of a range is made from the log, the others one from another: both ways are the same.
    let all = eve.get(&path("arbiter")).await.json()["moments"].clone();
    for (n, moment) in all.as_array().unwrap().iter().enumerate() {
        assert_eq!(moment["version"], n + 1);
        let alone = eve.get(&format!("{}&from={v}&to={v}", path("arbiter"), v = n + 1)).await.json();
        assert_eq!(&alone["moments"], &json!([moment]));
    }
    assert_eq!(eve.get(&path("seat-4")).await.refused(), (404, "not-found".to_owned()));

    // What is shown later is what was shown then.
    let moments = ada.get(&format!("{}&from={v}&to={v}", path("seat-1"), v = a.version())).await.json();
    assert_eq!(moments["moments"][0]["view"], a.frame["view"]);
    let all = ada.get(&path("seat-1")).await.json();
    let told: Vec<Value> =
        all["moments"].as_array().unwrap().iter().flat_map(|it| it["news"].as_array().unwrap().clone()).collect();
    let heard: Vec<Value> = a.news.iter().map(|it| it["event"].clone()).collect();
    assert_eq!(told, heard);
}

#[tokio::test]
async fn an_idle_table_is_unloaded_and_rebuilt_from_its_log() {
    let server = TestServer::open_with(|config| config.idle = 0).await;
    let (id, [ada, bob], [mut a, b]) = begun(&server).await;
    a.until(Client::owes).await;
    let card = a.legal()[1].to_owned();
    a.play(&[&card]).await.ack();
    a.undo().await.ack();
    a.play(&[card]).await.ack();
    let (version, hand) = (a.version(), a.frame["view"]["seats"][0]["hand"].clone());
    drop((a, b));
    // A table looks around every second whether anybody needs it.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let (mut a, mut b) = (ada.follow_since(&id, version).await, bob.follow(&id).await);
    a.until(|it| it.version() > 0).await;
    assert_eq!((a.version(), a.news.len()), (version, 0));
    assert_eq!((a.frame["view"]["seats"][0]["hand"].clone(), a.frame["undo"].clone()), (hand, json!(true)));
    assert_eq!(a.play_at(version - 1, &["seal"]).await.refused(), "stale");
    a.play_at(version, &["seal"]).await.ack();
    play_both(&mut b, &mut a).await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_goes_on_later() {
    let server = TestServer::open().await;
    let (id, [mut ada, mut bob], [mut a, mut b]) = begun(&server).await;
    a.until(Client::owes).await;
    a.play(&["seal"]).await.ack();
    let (version, view) = (a.version(), a.frame["view"].clone());
    let mut lobby = Client::new(server.stranger().socket("/api/lobby", None).await.unwrap());
    lobby.next().await.unwrap();
    let reopening = tokio::spawn(server.reopen());
    assert_eq!(lobby.until_closed().await.as_deref(), Some("restart"));
    assert_eq!(a.until_closed().await.as_deref(), Some("restart"));
    assert_eq!(b.until_closed().await.as_deref(), Some("restart"));
    let server = reopening.await.unwrap();
    (ada, bob) = (ada.at(server.address), bob.at(server.address));
    let (mut a, mut b) = (ada.follow_since(&id, version).await, bob.follow(&id).await);
    a.until(|it| it.version() > 0).await;
    assert_eq!((a.version(), &a.frame["view"]), (version, &view));
    play_both(&mut b, &mut a).await;
}

#[tokio::test]
async fn every_number_of_players_and_only_these() {
    let players = catalog::game("money").unwrap().players();
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for n in players {
        let mut seats = vec![json!({"type": "me"})];
        seats.resize(n.into(), json!({"type": "bot", "level": "random"}));
        let id = ada.make(money(json!(seats))).await;
        let mut a = ada.follow(&id).await;
        a.play_on().await;
        assert_eq!(a.frame["scores"].as_array().unwrap().len(), usize::from(n));
    }
}
