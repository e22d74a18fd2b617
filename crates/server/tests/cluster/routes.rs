//! Servers that a proxy knows by name: who is connected to another one than that which runs the table is told so.

use std::time::Duration;

use serde_json::json;
use server::store::{Leases, Postgres};
use test_services::{Client, Guest, TestServer, money};

/// The route that a client is told before anything of the table.
async fn greeting(guest: &Guest, table: &str, query: &str) -> Option<String> {
    let socket = guest.socket(&format!("/api/tables/{table}/socket{query}"), None).await.unwrap();
    let mut client = Client::new(socket);
    loop {
        let message = client.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            "hello" => (),
            "elsewhere" => return Some(message["route"].as_str().unwrap().to_owned()),
            _ => return None,
        }
    }
}

#[tokio::test]
async fn people_are_led_to_the_server_that_runs_their_table() {
    let (postgres, nats) = (test_services::Postgres::start(), test_services::Nats::start());
    let (database, bus) = (&postgres.database("routes"), &nats.address());
    let server = |route: Option<&'static str>| {
        TestServer::open_with(move |config| {
            config.database = Some(database.clone());
            config.bus = Some(bus.clone());
            config.route = route.map(str::to_owned);
        })
    };
    let servers = futures_util::future::join_all([Some("a"), Some("b")].map(server)).await;
    let ada = servers[0].guest("Ada").await;
    let bot = json!({"type": "bot", "level": "medium"});
    let id = ada.make(money(json!([{"type": "me"}, bot, bot]))).await;
    ada.follow(&id).await.my_turn().await;
    // Whichever of the two was first runs it.
    let store = Postgres::open(database).await.unwrap();
    let holder = loop {
        match store.holder(&id).await.unwrap() {
            Some(holder) => break holder,
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    let (route, _) = holder.split_once('~').unwrap();
    let there = usize::from(route == "b");
    let [here, elsewhere] = [there, 1 - there].map(|n| ada.at(servers[n].address));
    assert_eq!(greeting(&here, &id, "").await, None, "who is there already");
    assert_eq!(greeting(&elsewhere, &id, "").await.as_deref(), Some(route));
    let asked = format!("?route={route}");
    assert_eq!(greeting(&elsewhere, &id, &asked).await, None, "a proxy that does not lead there is not asked again");
    let nameless = server(None).await;
    assert_eq!(greeting(&ada.at(nameless.address), &id, "").await, None, "no proxy knows this server by name");
    // A table that nobody runs yet is as good anywhere.
    let waiting = ada.make(money(json!([{"type": "me"}, {"type": "open"}, bot]))).await;
    assert_eq!(greeting(&elsewhere, &waiting, "").await, None);
}
