//! Two people who look at their table only when they are told that it is their turn, while servers die and the database
//! restarts. A notice that is lost would end the game, one that is sent twice for a turn is found at the end.

use std::{
    collections::BTreeSet,
    net::SocketAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use kernel::{Seat, Seats};
use serde_json::{Value, json};
use server::{
    store::{Entry, Logs, Postgres, Table, Tables},
    testing::GameSession,
};
use test_services::{Answer, Client, Guest, PushBrowser, PushService, TestServer, money, with};
use tokio::{runtime::Runtime, sync::mpsc, time::sleep};

/// How often each person is told that it is their turn.
const TURNS: usize = 10;
const SERVERS: usize = 2;
/// Servers die and the database crashes by turns, so often in all.
const FAULTS: usize = 6;
/// Turns that are told from one fault to the next.
const TURNS_A_FAULT: usize = 3;
const RECONNECT_DELAY: Duration = Duration::from_millis(50);

/// A server with threads of its own: when these end, it is gone in the middle of what it does.
struct Mortal {
    address: SocketAddr,
    runtime: Runtime,
    _server: TestServer,
}

impl Mortal {
    async fn start(database: &str, bus: &str, push_host: &str) -> Mortal {
        let (database, bus, host) = (database.to_owned(), bus.to_owned(), push_host.to_owned());
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let open = TestServer::open_with(move |config| {
            config.database = Some(database);
            config.bus = Some(bus);
            config.push_services = vec![host];
            config.push_insecure = true;
            config.push_delay = 0;
        });
        let server = runtime.spawn(open).await.unwrap();
        Mortal { address: server.address, runtime, _server: server }
    }

    fn kill(self) {
        self.runtime.shutdown_background();
    }
}

/// The addresses of the servers that live.
#[derive(Default)]
struct Addresses(Mutex<Vec<SocketAddr>>);

impl Addresses {
    fn set(&self, servers: &[Mortal]) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = servers.iter().map(|it| it.address).collect();
    }

    fn nth(&self, n: usize) -> SocketAddr {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all[n % all.len()]
    }
}

/// What may fail.
struct Fate<'a> {
    postgres: test_services::Postgres,
    servers: Vec<Mortal>,
    database: &'a str,
    bus: &'a str,
    push_host: &'a str,
}

impl Fate<'_> {
    /// Strikes whenever some turns have been told. Returns what has survived.
    async fn strike(mut self, addresses: &Addresses, mut told: mpsc::UnboundedReceiver<()>) -> Self {
        for fault in 0..FAULTS {
            for _ in 0..TURNS_A_FAULT {
                told.recv().await.expect("the push service lives");
            }
            if fault % 2 == 0 {
                self.servers.push(Mortal::start(self.database, self.bus, self.push_host).await);
                self.servers.remove(0).kill();
                addresses.set(&self.servers);
            } else {
                let mut postgres = self.postgres;
                let restart = move || {
                    postgres.crash();
                    postgres.resume();
                    postgres
                };
                self.postgres = tokio::task::spawn_blocking(restart).await.unwrap();
            }
        }
        self
    }
}

/// A person who looks at the table only when told to.
struct Player<'a> {
    guest: Guest,
    seat: Seat,
    table: &'a str,
    addresses: &'a Addresses,
    store: &'a Postgres,
}

impl Player<'_> {
    /// Plays each turn of which it is told, at some server. Returns the times of which it was told.
    async fn play_when_told(&self, told: &mut mpsc::UnboundedReceiver<i64>) -> BTreeSet<i64> {
        let mut times = BTreeSet::new();
        while times.len() < TURNS {
            let at = told.recv().await.expect("the push service lives");
            // A browser shows one notification for what is sent twice.
            if !times.insert(at) {
                continue;
            }
            let mut attempt = times.len();
            while self.owes_since(at).await.is_none_or(|owes| owes) {
                if self.play_once(attempt).await.is_none() {
                    // A server or the database is gone: as a page does, it comes back a little later.
                    attempt += 1;
                    sleep(RECONNECT_DELAY).await;
                }
            }
        }
        times
    }

    /// Whether the turn that was given at `at` still waits for a choice; `None` while the database is down.
    async fn owes_since(&self, at: i64) -> Option<bool> {
        let (table, entries) = read(self.store, self.table).await?;
        let (turns, to_move) = turns(&table, &entries);
        Some(to_move.contains(self.seat) && turns[self.seat.index()].last() == Some(&at))
    }

    /// Makes one choice, as soon as the server shows that it is owed. `None` if the server is gone meanwhile.
    async fn play_once(&self, attempt: usize) -> Option<()> {
        let guest = self.guest.at(self.addresses.nth(attempt));
        let mut client = Client::new(guest.socket(&format!("/api/tables/{}/socket", self.table), None).await.ok()?);
        while !client.owes() {
            client.next().await?;
        }
        let (actions, version) = (client.any_choice(), client.version());
        let id = client.say(json!({"type": "play", "version": version, "actions": actions})).await;
        match client.answer(id).await? {
            Answer::Ack(_) => Some(()),
            Answer::Refused(_) => None,
        }
    }
}

/// The table and its log; `None` while the database is down.
async fn read(store: &Postgres, id: &str) -> Option<(Table, Vec<Entry>)> {
    Some((store.table(id).await.ok()??, store.entries(id).await.ok()?))
}

/// When each seat was given the turn by another, or by the start of the game, and who is to move.
fn turns(table: &Table, entries: &[Entry]) -> ([BTreeSet<i64>; 2], Seats) {
    let mut session = GameSession::begin(table).unwrap();
    let mut turns = [BTreeSet::new(), BTreeSet::new()];
    for entry in entries {
        let before = session.to_move();
        let change = session.apply(entry).unwrap();
        for seat in session.to_move().minus(before).iter().filter(|&it| Some(it) != change.actor) {
            turns[seat.index()].insert(entry.at);
        }
    }
    (turns, session.to_move())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_turn_is_told_once_while_servers_die_and_the_database_restarts() {
    let (postgres, nats) = (test_services::Postgres::start(), test_services::Nats::start());
    let (database, bus) = (postgres.database("notified"), nats.address());
    let mut service = PushService::start().await;
    let push_host = service.address.ip().to_string();
    let mut servers = Vec::new();
    for _ in 0..SERVERS {
        servers.push(Mortal::start(&database, &bus, &push_host).await);
    }
    let addresses = Addresses::default();
    addresses.set(&servers);

    let browsers = ["ada", "bob"].map(|name| PushBrowser::new(&service, name));
    let guests = [Guest::named(servers[0].address, "Ada").await, Guest::named(servers[1].address, "Bob").await];
    for (guest, browser) in guests.iter().zip(&browsers) {
        guest.post("/api/me/push", browser.subscription(&["turn"])).await.json();
    }
    let table = with(money(json!([{"type": "me"}, {"type": "open"}])), "options", json!({}));
    let id = guests[0].make(with(table, "game", json!("mint-works"))).await;
    guests[1].join(&id).await;

    let (to_ada, mut of_ada) = mpsc::unbounded_channel();
    let (to_bob, mut of_bob) = mpsc::unbounded_channel();
    let (to_fate, of_fate) = mpsc::unbounded_channel();
    let mut sent = Vec::new();
    let deliver = async {
        loop {
            let received = service.next().await;
            let (browser, to) = if received.path == "/ada" { (&browsers[0], &to_ada) } else { (&browsers[1], &to_bob) };
            let message: Value = browser.read(&received).expect("it is encrypted for its browser");
            assert_eq!(message["kind"], "turn");
            let at = message["at"].as_i64().unwrap();
            sent.push((received.path, at));
            // A player who has ended listens no more.
            let _ = (to.send(at), to_fate.send(()));
        }
    };
    let store = Postgres::open(&database).await.unwrap();
    let [ada, bob] = guests;
    let player =
        |guest, seat| Player { guest, seat: Seat::new(seat), table: &id, addresses: &addresses, store: &store };
    let (ada, bob) = (player(ada, 0), player(bob, 1));
    let people = async { tokio::join!(ada.play_when_told(&mut of_ada), bob.play_when_told(&mut of_bob)) };
    let fate = Fate { postgres, servers, database: &database, bus: &bus, push_host: &push_host };
    let ((told_ada, told_bob), survivors) = tokio::select! {
        both = async { tokio::join!(people, fate.strike(&addresses, of_fate)) } => both,
        () = deliver => unreachable!("it delivers for ever"),
    };

    let (kept, entries) = read(&store, &id).await.expect("the database is up again");
    for (told, given) in [&told_ada, &told_bob].into_iter().zip(turns(&kept, &entries).0) {
        let given: BTreeSet<i64> = given.into_iter().take(TURNS).collect();
        assert_eq!(told, &given, "each turn is told, and nothing else");
    }
    survivors.servers.into_iter().for_each(Mortal::kill);
    // What is sent twice shows as one notification, and only a fault is a reason for it.
    let once: BTreeSet<_> = sent.iter().collect();
    assert!(sent.len() - once.len() <= FAULTS, "sent again: {sent:?}");
}
