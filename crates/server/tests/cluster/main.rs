//! Several servers on one database: each serves any table, and clients cannot tell which one they use.

mod notified;
mod routes;
mod tournaments;

use record::Seed;
use serde_json::json;
use server::store::{ChatAccess, Clock, Logs, Occupant, Postgres, Settings, Status, Table, Tables};
use test_services::{Client, Guest, TestServer, money};

/// Three servers with a database and a bus of their own.
struct Harness {
    servers: Vec<TestServer>,
    database: String,
    _postgres: test_services::Postgres,
    _nats: test_services::Nats,
}

impl Harness {
    async fn open() -> Harness {
        let (postgres, nats) = (test_services::Postgres::start(), test_services::Nats::start());
        let (database, bus) = (postgres.database("harness"), nats.address());
        let server = |_| {
            TestServer::open_with(|config| {
                config.database = Some(database.clone());
                config.bus = Some(bus.clone());
            })
        };
        let servers = futures_util::future::join_all((0..3).map(server)).await;
        Harness { servers, database, _postgres: postgres, _nats: nats }
    }

    /// The same person at another server.
    fn at(&self, n: usize, guest: &Guest) -> Guest {
        guest.at(self.servers[n].address)
    }

    async fn store(&self) -> Postgres {
        Postgres::open(&self.database).await.unwrap()
    }
}

fn news(client: &Client) -> Vec<String> {
    client.news.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn a_game_is_played_from_several_servers() {
    let harness = Harness::open().await;
    let (ada, bob) = (harness.servers[0].guest("Ada").await, harness.servers[1].guest("Bob").await);
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "medium"}]);
    let id = ada.make(money(seats)).await;
    let mut waiting = harness.at(2, &ada).follow(&id).await;
    waiting.until(|it| it.table["seats"][0]["online"] == true).await;
    assert_eq!(waiting.table["status"], "waiting");
    bob.join(&id).await;
    // This client waits at a server that got no request.
    waiting.until(|it| it.table["status"] == "playing" && it.version() > 0).await;

    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    let mut other = harness.servers[2].guest("Spectator").await.follow(&id).await;
    a.until(|it| it.table["seats"][1]["online"] == true && it.table["spectators"] == 1).await;
    b.ask(json!({"type": "chat", "text": "hello"})).await.ack();
    a.ask(json!({"type": "chat", "text": "good day"})).await.ack();
    for client in [&mut a, &mut b, &mut other, &mut waiting] {
        client.until(|it| it.chats.len() == 2).await;
        assert_eq!((&client.chats[0]["text"], &client.chats[1]["text"]), (&json!("hello"), &json!("good day")));
    }
    tokio::join!(a.play_on(), b.play_on(), other.until(Client::is_over), waiting.until(Client::is_over));
    a.until(|it| it.table["status"] == "over").await;

    // Clients of all servers got the same events, and so does a later one.
    let late = harness.at(1, &ada).follow(&id).await;
    let (mut again, last) = (late, a.version());
    again.until(|it| it.version() == last).await;
    assert_eq!(news(&again), news(&a));
    assert_eq!(news(&waiting), news(&a), "the same person at another server");
    let records: Vec<String> = futures_util::future::join_all(
        harness.servers.iter().map(|it| async { it.stranger().get(&format!("/api/tables/{id}/record")).await.0.text }),
    )
    .await;
    assert!(records[0].contains("seed") && records[0] == records[1] && records[1] == records[2]);
}

#[tokio::test]
async fn another_server_takes_bots_and_clocks_over_when_one_stops() {
    let mut harness = Harness::open().await;
    let ada = harness.servers[1].guest("Ada").await;
    let me = ada.me().await;
    let person =
        Occupant::Person { id: Some(me["id"].as_str().unwrap().to_owned()), name: "Ada".to_owned(), entropy: None };
    let bot = || Occupant::Bot("medium".to_owned());
    let table = Table {
        id: "clocks".to_owned(),
        game: "money".to_owned(),
        revision: catalog::game("money").unwrap().revision(),
        settings: Settings {
            players: 3,
            options: vec![("deals".to_owned(), "1".to_owned())],
            clock: Clock::Live { seconds: 3, increment: 0 },
            memory: true,
            hints: true,
            rated: false,
            shares: false,
            chat: ChatAccess::Everyone,
        },
        seed: Seed::new([3; 32]),
        status: Status::Waiting,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: 0,
        started_at: None,
        seats: vec![person, bot(), bot()],
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    };
    let store = harness.store().await;
    store.add_table(&table).await.unwrap();
    store.start("clocks", 0).await.unwrap();
    // A server runs the game although no client is connected: the bots bid.
    let mut a = ada.follow("clocks").await;
    a.until(|it| it.news.iter().filter(|it| it["event"]["type"] == "sealed").count() >= 2).await;
    // Two servers stop; it does not matter which one held the lease.
    let kept = harness.servers.remove(1);
    for server in harness.servers.drain(..) {
        server.close().await;
    }
    // Ada never chooses: her time runs out once, and bots end the game for her.
    a.until(|it| it.table["seats"][0]["away"] == true).await;
    a.until(Client::is_over).await;
    let entries = store.entries("clocks").await.unwrap();
    assert_eq!(entries.iter().filter(|it| it.text == "away 1").count(), 1, "{entries:?}");
    kept.close().await;
}
