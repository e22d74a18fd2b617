//! Tables as clients see them: whole games through sockets, and everything that can go wrong there.

mod authenticator;
mod clubs;
mod draw;
mod forecast;
mod import;
mod mail;
#[cfg(unix)]
mod operator;
mod passkeys;
mod past;
mod people;
mod play;
mod prepared;
mod previews;
mod push;
mod ratings;
mod seats;
mod sessions;
mod slow_disk;
mod social;
mod strangers;
mod time;
mod tournaments;
mod vacation;

use serde_json::{Value, json};
use test_services::{Client, Guest, TestServer, money};

fn two_and_a_bot() -> Value {
    money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]))
}

fn me_and_bots() -> Value {
    money(json!([{"type": "me"}, {"type": "bot", "level": "medium"}, {"type": "bot", "level": "random"}]))
}

/// A game that has begun: its id, two people and their sockets. The bot has bid, so nothing moves now.
async fn begun(server: &TestServer) -> (String, [Guest; 2], [Client; 2]) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;
    let mut clients = [ada.follow(&id).await, bob.follow(&id).await];
    for client in &mut clients {
        until_bid(client, 3).await;
    }
    (id, [ada, bob], clients)
}

/// Reads messages until a seat has sealed its bid.
async fn until_bid(client: &mut Client, seat: u8) {
    let bid = json!({"type": "sealed", "seat": seat});
    client.until(|it| it.news.iter().any(|it| it["event"] == bid)).await;
}

async fn play_both(one: &mut Client, two: &mut Client) {
    tokio::join!(one.play_on(), two.play_on());
}
