//! Invalid messages over sockets.

use serde_json::{Value, json};

use crate::{Client, TestServer, money};

/// Messages that make sense somewhere, to be spoilt.
fn sound() -> Vec<Value> {
    vec![
        json!({"type": "play", "id": 1, "version": 1, "actions": ["seal"]}),
        json!({"type": "play", "id": 2, "version": 3, "actions": ["add EUR20a", "seal"]}),
        json!({"type": "undo", "id": 3, "version": 2}),
        json!({"type": "chat", "id": 4, "text": "hello"}),
        json!({"type": "return", "id": 6}),
        json!({"type": "ping"}),
    ]
}

/// A linear congruential generator.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A message with something spoilt: a value of another kind, a byte more, less or other.
fn spoilt(rng: &mut Lcg) -> String {
    let sound = sound();
    let mut message = sound[rng.below(sound.len())].clone();
    let odd =
        [json!(null), json!(-1), json!(4_294_967_296u64), json!(1.5), json!("x".repeat(500)), json!([[]]), json!({})];
    if rng.below(2) == 0 {
        let keys: Vec<String> = message.as_object().unwrap().keys().cloned().collect();
        message[&keys[rng.below(keys.len())]] = odd[rng.below(odd.len())].clone();
        return message.to_string();
    }
    let mut text: Vec<char> = message.to_string().chars().collect();
    for _ in 0..=rng.below(4) {
        let at = rng.below(text.len());
        match rng.below(3) {
            0 => _ = text.remove(at),
            1 => text.insert(at, char::from(rng.below(128) as u8)),
            _ => text[at] = ['"', '{', '}', ',', '\u{0}', '\u{202e}', '9', 'é'][rng.below(8)],
        }
    }
    text.into_iter().collect()
}

/// Reads until the server has answered a ping: whatever was sent before is dealt with.
async fn settle(client: &mut Client) -> Vec<Value> {
    client.send(r#"{"type":"ping"}"#).await;
    let mut heard = Vec::new();
    loop {
        let message = client.next().await.expect("the socket is open");
        match message["type"].as_str().unwrap() {
            "pong" => return heard,
            _ => heard.push(message),
        }
    }
}

#[tokio::test]
async fn spoilt_messages_are_refused_and_the_game_goes_on() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    bob.join(&id).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    assert!(a.my_turn().await && b.my_turn().await);
    let seed = std::env::var("COMPTOIR_FUZZ_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    let messages = std::env::var("COMPTOIR_FUZZ_MESSAGES").ok().and_then(|it| it.parse().ok()).unwrap_or(2000);
    let (mut rng, mut answered) = (Lcg(seed), 0);
    let mut watching = server.guest("Spectator").await.follow(&id).await;
    for n in 0..messages {
        let text = spoilt(&mut rng);
        // A spectator has no seat to spoil, so that whatever happens by accident to make sense changes nothing.
        watching.send(text.clone()).await;
        if n % 20 == 0 {
            for message in settle(&mut watching).await {
                let kind = message["type"].as_str().unwrap();
                assert!(["refused", "ack", "chat", "pong", "table", "frame"].contains(&kind), "{text}: {message}");
                if kind == "refused" {
                    assert!(message["error"]["code"].is_string(), "{message}");
                    answered += 1;
                }
            }
        }
    }
    assert!(answered > messages / 4, "{answered} of {messages} are answered");
    let before = server.store().entries(&id).await.unwrap().len();
    tokio::join!(a.play_on(), b.play_on());
    assert!(server.store().entries(&id).await.unwrap().len() > before);
}

#[tokio::test]
async fn messages_out_of_order_are_refused_and_change_nothing() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))).await;
    let mut a = ada.follow(&id).await;
    for early in [json!({"type": "play", "version": 0, "actions": ["seal"]}), json!({"type": "undo", "version": 0})] {
        assert_eq!(a.ask(early).await.refused(), "not-started");
    }
    assert_eq!(a.ask(json!({"type": "resign"})).await.refused(), "not-started");
    bob.join(&id).await;
    assert!(a.my_turn().await);
    a.until(|it| it.news.iter().any(|it| it["event"]["type"] == "sealed")).await;
    let version = a.version();
    assert_eq!(a.play_at(version + 1, &["seal"]).await.refused(), "stale", "a version that does not exist yet");
    assert_eq!(a.play_at(u32::MAX, &["seal"]).await.refused(), "stale");
    assert_eq!(a.ask(json!({"type": "return"})).await.refused(), "forbidden");
    a.play(&["seal", "seal"]).await.refused();
    assert_eq!(a.version(), version, "whole or not at all");
    a.play(&["seal"]).await.ack();
    assert_eq!(a.play_at(version, &["seal"]).await.refused(), "stale", "the same again");
}
