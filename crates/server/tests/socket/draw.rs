//! The draw of the seed, to which every browser adds a share by commit and reveal.

use record::{Record, Share};
use serde_json::{Value, json};
use test_services::{Client, Guest, TestServer, money, with};

fn with_shares() -> Value {
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "random"}]);
    with(money(seats), "shares", json!(true))
}

/// A table that has just started, and the sockets of its two people.
async fn started(server: &TestServer) -> (String, [Guest; 2], [Client; 2]) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(with_shares()).await;
    let mut a = ada.follow(&id).await;
    bob.join(&id).await;
    let mut b = bob.follow(&id).await;
    for client in [&mut a, &mut b] {
        client.until(|it| it.draw["phase"] == "commit").await;
    }
    (id, [ada, bob], [a, b])
}

async fn commit(client: &mut Client, seat: usize, share: u8) {
    let hash = client.table["seed_hash"].as_str().unwrap().parse().unwrap();
    let commitment = Share::new([share; 32]).commitment(hash, kernel::Seat::new(seat));
    client.ask(json!({"type": "commit", "commitment": commitment.to_string()})).await.ack();
}

async fn reveal(client: &mut Client, share: u8) {
    client.until(|it| it.draw["phase"] == "reveal").await;
    client.ask(json!({"type": "reveal", "share": Share::new([share; 32]).to_string()})).await.ack();
}

async fn record_of(server: &TestServer, id: &str) -> Record {
    Record::parse(&server.stranger().get(&format!("/api/tables/{id}/record")).await.0.text).unwrap()
}

async fn play_to_the_end(a: &mut Client, b: &mut Client) {
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
}

#[tokio::test]
async fn every_browser_adds_a_share_that_it_was_committed_to() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, mut b]) = started(&server).await;
    assert_eq!(a.frame, Value::Null, "nothing is dealt before the draw");
    commit(&mut a, 0, 7).await;
    let early = json!({"type": "reveal", "share": Share::new([7; 32]).to_string()});
    assert_eq!(a.ask(early).await.refused(), "forbidden", "not before the last commitment");
    commit(&mut b, 1, 8).await;
    reveal(&mut b, 8).await;
    assert_eq!(b.draw["seats"][1]["share"], Value::Null, "who has not shown its share sees none");
    assert_eq!(b.frame, Value::Null);
    reveal(&mut a, 7).await;
    b.until(|it| it.draw["phase"] == "done" && it.version() == 1).await;
    assert_eq!(b.draw["seats"][0]["share"], json!("07".repeat(32)));
    play_to_the_end(&mut a, &mut b).await;
    let record = record_of(&server, &id).await;
    let verdict = catalog::game("money").unwrap().verify(&record).unwrap();
    assert_eq!((verdict.shares, verdict.hash, verdict.seed), (2, true, true));
    let bent = Record { shares: record.shares[..1].to_vec(), ..record };
    assert!(catalog::game("money").unwrap().verify(&bent).is_err(), "the dice hold every share");

    let next = ada.post(&format!("/api/tables/{id}/rematch"), json!({})).await.json();
    assert_eq!(next["shares"], json!(true), "a rematch is drawn in the same way");
}

#[tokio::test]
async fn a_share_that_never_comes_repeats_the_draw_and_is_told() {
    let server = TestServer::open_with(|config| config.share_timeout = 1).await;
    let (id, _, [mut a, mut b]) = started(&server).await;
    commit(&mut a, 0, 7).await;
    commit(&mut b, 1, 8).await;
    reveal(&mut a, 7).await;
    a.until(|it| it.draw["round"] == 2).await;
    assert_eq!((&a.draw["phase"], &a.draw["seats"][1]["state"]), (&json!("commit"), &json!("withheld")));
    let late = json!({"type": "reveal", "share": Share::new([8; 32]).to_string()});
    assert_eq!(b.ask(late).await.refused(), "forbidden");
    commit(&mut a, 0, 9).await;
    reveal(&mut a, 9).await;
    play_to_the_end(&mut a, &mut b).await;
    let record = record_of(&server, &id).await;
    assert_eq!((record.shares.len(), record.withheld), (1, vec![kernel::Seat::new(1)]));
}

#[tokio::test]
async fn a_browser_that_is_not_there_is_left_out() {
    let server = TestServer::open_with(|config| config.share_timeout = 1).await;
    let (id, _, [mut a, mut b]) = started(&server).await;
    commit(&mut a, 0, 7).await;
    reveal(&mut a, 7).await;
    a.until(|it| it.version() == 1).await;
    assert_eq!(a.draw["seats"][1]["state"], json!("absent"));
    play_to_the_end(&mut a, &mut b).await;
    assert_eq!(record_of(&server, &id).await.absent, vec![kernel::Seat::new(1)]);
}

#[tokio::test]
async fn a_restart_goes_on_with_the_draw() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, _]) = started(&server).await;
    commit(&mut a, 0, 7).await;
    let server = server.reopen().await;
    let (mut a, mut b) = (ada.at(server.address).follow(&id).await, bob.at(server.address).follow(&id).await);
    b.until(|it| it.draw["seats"][0]["state"] == "committed").await;
    commit(&mut b, 1, 8).await;
    reveal(&mut a, 7).await;
    reveal(&mut b, 8).await;
    a.until(|it| it.version() == 1).await;
}
