//! Chat as a means to harm others.

use serde_json::{Value, json};
use server::store::Chat;

use crate::{TestServer, money};
use test_services::{Client, with};

fn open_table() -> Value {
    money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))
}

fn line(text: &str) -> Value {
    json!({"type": "chat", "text": text})
}

/// However many lines there are, a client that comes is welcome.
#[tokio::test]
async fn a_long_chat_locks_nobody_out() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(open_table()).await;
    let store = server.store();
    for n in 0..120 {
        let chat = Chat {
            n: 0,
            person: Some("eve".to_owned()),
            seat: None,
            name: "Eve".to_owned(),
            text: format!("line {n}"),
            at: 0,
        };
        store.add_chat(&id, &chat).await.unwrap();
    }
    drop(store);
    let server = server.reopen().await;
    let ada = ada.at(server.address);
    for guest in [ada.clone(), server.stranger()] {
        let mut client = guest.follow(&id).await;
        client.until(|it| !it.chats.is_empty()).await;
        assert_eq!(client.chats.len(), 100, "the last lines come as one message");
        assert_eq!(client.chats[99]["text"], "line 119");
        client.send(r#"{"type":"ping"}"#).await;
        while client.next().await.expect("the socket stays open")["type"] != "pong" {}
    }
    let mut a = ada.follow(&id).await;
    a.ask(line("one more")).await.ack();
    a.until(|it| it.chats.last().is_some_and(|it| it["text"] == "one more")).await;
}

async fn flood(clients: &mut [Client], lines: usize) -> usize {
    let mut accepted = 0;
    for n in 0..lines {
        let client = &mut clients[n % lines.min(14)];
        let id = client.say(line(&format!("spam {n}"))).await;
        let answer = client.answer(id).await.expect("the socket stays open");
        accepted += usize::from(matches!(answer, test_services::Answer::Ack(_)));
    }
    accepted
}

#[tokio::test]
async fn chat_is_limited_by_person_and_not_by_socket() {
    let server = TestServer::open().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let id = ada.make(open_table()).await;
    let mut sockets = Vec::new();
    for _ in 0..14 {
        sockets.push(eve.follow(&id).await);
    }
    let accepted = flood(&mut sockets, 65).await;
    assert!((5..10).contains(&accepted), "{accepted} of 65 lines from 14 sockets of one person");
    let mut a = ada.follow(&id).await;
    a.ask(line("what others say is not refused for it")).await.ack();
}

#[tokio::test]
async fn chat_is_limited_by_table() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(open_table()).await;
    let mut sockets = Vec::new();
    for n in 0..14 {
        sockets.push(server.guest(&format!("Eve {n}")).await.follow(&id).await);
    }
    let accepted = flood(&mut sockets, 56).await;
    assert!((20..30).contains(&accepted), "{accepted} of 56 lines from 14 people");
}

#[tokio::test]
async fn a_table_can_keep_its_chat_to_players() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let id = ada.make(with(open_table(), "chat", json!("players"))).await;
    bob.join(&id).await;
    let (mut b, mut e) = (bob.follow(&id).await, eve.follow(&id).await);
    assert_eq!(e.ask(line("hello")).await.refused(), "forbidden");
    assert_eq!(e.table["chat"], "players");
    b.ask(line("hello")).await.ack();
    e.until(|it| it.chats.len() == 1).await;
}
