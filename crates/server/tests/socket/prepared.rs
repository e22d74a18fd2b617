//! Choices that are prepared while others are to choose: they act, stop, vanish, outlive the server, and nobody else is
//! told anything of them.

use serde_json::{Value, json};
use test_services::{Client, Guest, TestServer, money, with};

/// A game of Mint Works for two that has begun: whose turn it is comes first.
async fn mint_works(server: &TestServer) -> (String, [Guest; 2], [Client; 2]) {
    let table = with(money(json!([{"type": "me"}, {"type": "open"}])), "options", json!({}));
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(with(table, "game", json!("mint-works"))).await;
    bob.join(&id).await;
    let mut clients = [ada.follow(&id).await, bob.follow(&id).await];
    for client in &mut clients {
        client.until(|it| it.version() > 0).await;
    }
    let [a, b] = clients;
    if a.owes() { (id, [ada, bob], [a, b]) } else { (id, [bob, ada], [b, a]) }
}

fn pass_until(stops: &[&str]) -> Value {
    json!({"choice": "pass", "actions": ["pass"], "stops": stops})
}

async fn prepare(client: &mut Client, choice: &Value) {
    client.ask(json!({"type": "prepare", "prepared": choice})).await.ack();
}

#[tokio::test]
async fn a_prepared_choice_acts_at_every_turn_and_ends_with_its_round() {
    let server = TestServer::open().await;
    let (_, _, [mut first, mut second]) = mint_works(&server).await;
    let choice = pass_until(&[]);
    prepare(&mut second, &choice).await;
    assert_eq!(second.prepared, [choice]);
    let before = second.version();
    first.play(&["place producer"]).await.ack();
    assert!(first.my_turn().await, "the other has passed without being there");
    second.until(|it| it.version() >= before + 2).await;
    assert_eq!(second.frame["chosen_at"], second.frame["version"]);
    first.play(&["pass"]).await.ack();
    // Both have passed: in the next round the player is asked.
    for client in [&mut first, &mut second] {
        client.until(|it| it.frame["view"]["round"] == 2).await;
    }
    if first.owes() {
        first.play(&["pass"]).await.ack();
    }
    assert!(second.my_turn().await);
    second.until(|it| it.prepared.last() == Some(&Value::Null)).await;
    assert!(first.prepared.is_empty(), "it is nobody else's business");
}

#[tokio::test]
async fn a_prepared_choice_stops_where_its_condition_says() {
    let server = TestServer::open().await;
    let (id, [one, two], [mut first, mut second]) = mint_works(&server).await;
    // The Producer has more than one space.
    prepare(&mut second, &pass_until(&["producer"])).await;
    let passes = second.news.len();
    first.play(&["pass"]).await.ack();
    assert!(second.my_turn().await, "it is asked, and has not passed");
    second.until(|it| it.prepared.last() == Some(&Value::Null)).await;
    assert!(second.legal().contains(&"place producer") && second.news.len() > passes);

    // Its seat is told why, also after a restart, until it has chosen; nobody else is.
    let why = json!({"choice": pass_until(&["producer"]), "stop": "producer"});
    assert_eq!((&second.dropped, first.prepared.len()), (&why, 0));
    let server = server.reopen().await;
    let (mut first, mut second) = (one.at(server.address).follow(&id).await, two.at(server.address).follow(&id).await);
    assert!(second.my_turn().await);
    assert_eq!(second.dropped, why);
    second.play(&["place producer"]).await.ack();
    second.until(|it| it.dropped.is_null()).await;
    first.until(Client::owes).await;
    assert_eq!((first.prepared.len(), &first.dropped), (0, &Value::Null));
}

#[tokio::test]
async fn what_is_prepared_can_be_replaced_and_removed_and_outlives_the_server() {
    let server = TestServer::open().await;
    let (id, [one, two], [mut first, mut second]) = mint_works(&server).await;
    prepare(&mut second, &pass_until(&["builder"])).await;
    prepare(&mut second, &pass_until(&["supplier"])).await;
    assert_eq!(first.ask(json!({"type": "prepare", "prepared": pass_until(&[])})).await.refused(), "stale");
    let server = server.reopen().await;
    let (one, two) = (one.at(server.address), two.at(server.address));
    let (mut first, mut second) = (one.follow(&id).await, two.follow(&id).await);
    second.until(|it| it.version() > 0).await;
    assert_eq!(second.prepared, [pass_until(&["supplier"])], "told before the first frame");
    second.ask(json!({"type": "unprepare"})).await.ack();
    assert_eq!(second.prepared.last(), Some(&Value::Null));
    first.until(|it| it.owes()).await;
    first.play(&["pass"]).await.ack();
    assert!(second.my_turn().await, "nothing acts any more");
    assert_eq!(second.frame["view"]["round"], 1);
    assert!(first.prepared.is_empty());
}

#[tokio::test]
async fn only_what_the_game_declares_is_taken_and_not_without_end() {
    let server = TestServer::open().await;
    let (_, _, [_first, mut second]) = mint_works(&server).await;
    let long: Vec<String> = vec!["pass".to_owned(); 41];
    for wrong in [
        json!({"choice": "place", "actions": ["place producer"], "stops": []}),
        json!({"choice": "pass", "actions": ["place producer"], "stops": []}),
        json!({"choice": "pass", "actions": ["pass", "pass"], "stops": []}),
        json!({"choice": "pass", "actions": [], "stops": []}),
        json!({"choice": "pass", "actions": long, "stops": []}),
        json!({"choice": "pass", "actions": ["pass"], "stops": ["rain"]}),
        json!({"choice": "pass", "actions": ["pass"], "stops": vec!["round"; 99]}),
    ] {
        let answer = second.ask(json!({"type": "prepare", "prepared": wrong})).await;
        assert_eq!(answer.refused(), "bad-request", "{wrong}");
    }
    for _ in 0..20 {
        prepare(&mut second, &pass_until(&[])).await;
    }
    let answer = second.ask(json!({"type": "prepare", "prepared": pass_until(&[])})).await;
    assert_eq!(answer.refused(), "too-many", "every change is an entry of the log");
}
