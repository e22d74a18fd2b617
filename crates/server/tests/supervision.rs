//! Tables that panic, stores that refuse or are slow, long logs, and data files that somebody else has.

use std::{
    os::unix::fs::PermissionsExt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use protocol::{ClientMessage, Refusal, ServerMessage};
use serde_json::json;
use server::{
    Config, Server,
    store::{Entry, Health, Logs, Occupant, Person, Session, Sessions, Sqlite, Status, StoreError, Table, Tables},
    testing::{
        Attach, BotPool, Bus, BusEvent, Command, Environment, Faults, GameSession, Line, Notification, Outbound,
        Outbox, Registry, Timings, hash_token,
    },
};
use test_services::{
    Guest, TestServer,
    memory::{Delivery, MemoryStore, Outcome, Transport},
    money,
    store_contract::{NOW, add_person, new_table, person},
};
use tokio::sync::{mpsc, oneshot};

/// Panics so many times after an entry was stored.
struct Panics(AtomicU64);

impl Faults for Panics {
    fn appended(&self, _: &str) {
        if self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok() {
            panic!("injected");
        }
    }
}

struct Silence;

impl Bus for Silence {
    fn publish(&self, _: &str, _: &Notification) {}
    fn subscribe(&self) -> mpsc::Receiver<BusEvent> {
        mpsc::channel(1).1
    }
}

/// A running table whose next entries make its task panic.
async fn playing(panics: u64) -> (Registry, MemoryStore) {
    playing_over(panics, None).await
}

async fn playing_over(panics: u64, transport: Option<Arc<dyn Transport>>) -> (Registry, MemoryStore) {
    let faults = Arc::new(Panics(AtomicU64::new(0)));
    let environment = Environment { faults: faults.clone(), ..Environment::system() };
    let store = MemoryStore::new(environment.clock.clone());
    let seats = vec![person("ada", "Ada", None), person("bob", "Bob", None), person("cleo", "Cleo", None)];
    store.add_table(&new_table("table", "ada", seats)).await.unwrap();
    store.start("table", NOW).await.unwrap();
    let timings = Timings {
        bot_pause: Duration::ZERO,
        shares: Duration::ZERO,
        idle: Duration::from_secs(60),
        push: Duration::ZERO,
    };
    let reached = transport.map_or_else(|| store.clone(), |it| store.over(it));
    let registry = Registry::new(Arc::new(reached), Arc::new(Silence), BotPool::inline(), timings, environment);
    // A server of a cluster does nothing before it knows the time.
    registry.node().heartbeat(&store).await.unwrap();
    registry.ensure_live("table").await.unwrap();
    while store.entries("table").await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    faults.0.store(panics, Ordering::Relaxed);
    (registry, store)
}

/// A store whose second append, the one after the opening, is refused or slow. Counts how often the log is read.
struct Faulty {
    delivery: Delivery,
    appends: AtomicU64,
    reads: AtomicU64,
}

impl Faulty {
    fn new(there: Duration, outcome: Outcome) -> Arc<Faulty> {
        let delivery = Delivery { there, back: Duration::ZERO, outcome };
        Arc::new(Faulty { delivery, appends: AtomicU64::new(0), reads: AtomicU64::new(0) })
    }
}

impl Transport for Faulty {
    fn deliver(&self, name: &'static str) -> Delivery {
        let count = |it: &AtomicU64| it.fetch_add(1, Ordering::Relaxed);
        match name {
            "append" if count(&self.appends) == 1 => self.delivery,
            name => {
                if name == "entries" {
                    count(&self.reads);
                }
                Delivery { there: Duration::ZERO, back: Duration::ZERO, outcome: Outcome::Answered }
            }
        }
    }
}

/// Opens a socket of nobody, and returns its first frame.
async fn first_frame(registry: &Registry) -> protocol::Frame {
    let (outbox, mut inbox) = Outbox::open();
    let (reply, _id) = oneshot::channel();
    let attach = Attach { person: None, hidden: Vec::new(), since: 0, changes: true, outbox, reply };
    registry.send("table", Command::Attach(Box::new(attach))).await.unwrap();
    while let Some(Outbound::Text(text)) = inbox.recv().await {
        if let ServerMessage::Frame(frame) = ServerMessage::read(&text).unwrap() {
            return frame;
        }
    }
    panic!("the socket was closed");
}

#[tokio::test]
async fn an_entry_that_is_refused_leaves_the_game_as_it_was_without_a_look_at_the_log() {
    let store = Faulty::new(Duration::ZERO, Outcome::Refused);
    let (registry, log) = playing_over(0, Some(store.clone())).await;
    // The first client has the log replayed.
    let before = first_frame(&registry).await;
    let reads = store.reads.load(Ordering::Relaxed);
    assert_eq!(attempt(&registry, seal).await, Err(Refusal::Unavailable));
    let after = first_frame(&registry).await;
    assert_eq!((after.version, after.view.get()), (before.version, before.view.get()));
    assert_eq!(log.entries("table").await.unwrap().len(), 1);
    assert_eq!(attempt(&registry, seal).await, Ok(true), "it is carried out once the store takes it");
    // The history of the seat that came is read once.
    assert_eq!(store.reads.load(Ordering::Relaxed), reads + 1);
}

#[tokio::test(start_paused = true)]
async fn while_an_entry_is_stored_others_come_and_see_the_game_without_it() {
    let slow = Duration::from_secs(3);
    let (registry, _) = playing_over(0, Some(Faulty::new(slow, Outcome::Answered))).await;
    let before = first_frame(&registry).await;
    let begun = tokio::time::Instant::now();
    let (sealed, seen) = tokio::join!(attempt(&registry, seal), async {
        tokio::time::sleep(slow / 3).await;
        let seen = first_frame(&registry).await;
        (begun.elapsed(), seen)
    });
    assert_eq!(sealed, Ok(true));
    assert!(begun.elapsed() >= slow && seen.0 < slow / 2, "{:?} {:?}", begun.elapsed(), seen.0);
    assert_eq!((seen.1.version, seen.1.view.get()), (before.version, before.view.get()));
    assert_eq!(first_frame(&registry).await.version, before.version + 1);
}

/// Attaches and sends one message. Returns whether it was answered before the socket was closed.
async fn attempt(registry: &Registry, make: impl Fn(u32) -> ClientMessage) -> Result<bool, Refusal> {
    let (outbox, mut inbox) = Outbox::open();
    let (reply, id) = oneshot::channel();
    let ada = Person { id: "ada".to_owned(), name: "Ada".to_owned(), login: None };
    registry
        .send(
            "table",
            Command::Attach(Box::new(Attach {
                person: Some(ada),
                hidden: Vec::new(),
                since: 0,
                changes: false,
                outbox,
                reply,
            })),
        )
        .await?;
    let Ok(id) = id.await else { return Ok(false) };
    let mut sent = false;
    while let Some(Outbound::Text(text)) = inbox.recv().await {
        match ServerMessage::read(&text).unwrap() {
            ServerMessage::Frame(frame) if !sent => {
                sent = true;
                registry.send("table", Command::Client(id, make(frame.version))).await?;
            }
            ServerMessage::Ack(_) => return Ok(true),
            ServerMessage::Refused(refused) => return Err(refused.error),
            _ => (),
        }
    }
    Ok(false)
}

fn seal(version: u32) -> ClientMessage {
    ClientMessage::Play { id: 1, version, actions: vec!["seal".to_owned()] }
}

#[tokio::test]
async fn a_table_that_panics_is_rebuilt_from_its_log() {
    let (registry, store) = playing(1).await;
    assert_eq!(attempt(&registry, seal).await, Ok(false), "the socket is closed, its client comes back");
    let log = store.entries("table").await.unwrap();
    assert!(log.last().unwrap().text.starts_with("1 seal"), "what was stored stays");
    let undo = |version| ClientMessage::Undo { id: 1, version };
    assert_eq!(attempt(&registry, undo).await, Ok(true), "the table goes on where its log ends");
}

#[tokio::test]
async fn a_table_that_panics_again_and_again_is_given_up() {
    let (registry, _) = playing(3).await;
    let undo_or_seal = |n: u32| {
        move |version| if n.is_multiple_of(2) { seal(version) } else { ClientMessage::Undo { id: 1, version } }
    };
    for n in 0..3 {
        assert_eq!(attempt(&registry, undo_or_seal(n)).await, Ok(false));
    }
    let given_up = async {
        while attempt(&registry, seal).await != Err(Refusal::Broken) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), given_up).await.expect("clients are told so");
}

/// Attaching costs the same however long the log is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_is_replayed_once() {
    const ENTRIES: u32 = 60_000;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.db");
    let store = Sqlite::open(&path).await.unwrap();
    let ada = add_person(&store, "ada", "Ada").await;
    let (token_hash, device) = (hash_token("secret"), String::new());
    let session = Session { token_hash, person: ada.id.clone(), device, created_at: NOW, seen_at: NOW };
    store.add_session(&session).await.unwrap();
    let seats = vec![person("ada", "Ada", None), person("bob", "Bob", None), person("cleo", "Cleo", None)];
    let table = Table { revision: catalog::game("money").unwrap().revision(), ..new_table("long", "ada", seats) };
    store.add_table(&table).await.unwrap();
    store.start("long", NOW).await.unwrap();
    let mut session = GameSession::begin(&Table { status: Status::Playing, ..table }).unwrap();
    let opening = Line::text(&session.draw_opening());
    let card = session.played.legal(kernel::Seat::new(0)).into_iter().find(|it| it.starts_with("add")).unwrap();
    let text = |n: u32| match n {
        0 => opening.clone(),
        n if n % 2 == 1 => format!("1 {card}"),
        _ => "undo 1".to_owned(),
    };
    // Recently enough that nobody has left the game.
    let at = Environment::system().clock.now();
    for first in (0..ENTRIES).step_by(1000) {
        let entries = (first..first + 1000).map(|n| store.append("long", Entry { n, text: text(n), at }, None));
        join_all(entries).await.into_iter().for_each(Result::unwrap);
    }
    store.close().await;
    drop(store);

    let server = TestServer::open_with(|config| config.data = path.clone()).await;
    let ada = Guest(server.stranger().0.with_cookie("comptoir=secret"));
    let mut times = Vec::new();
    for n in 0..8 {
        let begun = Instant::now();
        let mut client = ada.follow("long").await;
        client.until(|it| it.version() > 0).await;
        if n == 0 {
            eprintln!("the first attach takes {:?}", begun.elapsed());
        } else {
            times.push(begun.elapsed());
        }
    }
    times.sort();
    eprintln!("later ones take {times:?}");
    assert!(times[0] < Duration::from_millis(20), "{times:?}");
}

#[tokio::test]
async fn a_data_file_has_one_server_and_is_private() {
    let server = TestServer::open().await;
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&server.data()), 0o600);
    assert_eq!(mode(&server.data().with_extension("db-wal")), 0o600);
    let config = Config { data: server.data(), listen: ([127, 0, 0, 1], 0).into(), ..Config::default() };
    let refused = Server::bind(config).await.err().map(|it| it.to_string()).unwrap();
    assert!(refused.contains("is in use by another server"), "{refused}");

    // It may be read meanwhile, without a change to it.
    let ada = server.guest("Ada").await;
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    let read = Sqlite::open_read_only(&server.data()).await.unwrap();
    assert!(read.table(&id).await.unwrap().is_some());
    assert!(matches!(read.delete_waiting_table(&id).await, Err(StoreError::Unavailable(_))));

    let copy = server.data().with_extension("copy");
    Sqlite::copy_file(&server.data(), &copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    let again = server.reopen().await;
    assert_eq!(again.stranger().get("/readyz").await.status, 200);
}

/// People who took several seats before that was forbidden keep one.
#[tokio::test]
async fn a_file_with_doubled_seats_is_mended() {
    use sqlx::{Connection, Executor, Row};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data.db");
    let store = Sqlite::open(&path).await.unwrap();
    for id in ["waiting", "playing"] {
        store
            .add_table(&new_table(id, "ada", vec![person("ada", "Ada", None), Occupant::Open, Occupant::Open]))
            .await
            .unwrap();
    }
    store.close().await;
    drop(store);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut file = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for statement in [
        "DROP INDEX seat_once",
        "DROP INDEX match_prefix",
        "DROP INDEX match_whole",
        "ALTER TABLE match DROP COLUMN maker_prefix",
        "DROP TABLE probe",
        "UPDATE seat SET kind = 'person', person_id = 'ada', name = 'Ada'",
        "UPDATE match SET status = 'playing' WHERE id = 'playing'",
        "DELETE FROM _sqlx_migrations WHERE version = 4",
    ] {
        file.execute(statement).await.unwrap();
    }
    file.close().await.unwrap();
    let refused = Sqlite::open_read_only(&path).await.err();
    assert!(matches!(refused, Some(StoreError::OtherVersion { .. })), "a look does not change it: {refused:?}");
    drop(Sqlite::open(&path).await.unwrap());
    let mut file = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let rows = file.fetch_all("SELECT match_id, kind FROM seat ORDER BY match_id, seat").await.unwrap();
    let kinds: Vec<(String, String)> = rows.iter().map(|it| (it.get(0), it.get(1))).collect();
    let kinds: Vec<&str> = kinds.iter().map(|(_, kind)| kind.as_str()).collect();
    assert_eq!(kinds, ["person", "bot", "bot", "person", "open", "open"]);
}

/// A lease of a server that is nowhere to be found is as free as that of a dead one.
#[tokio::test]
async fn a_lease_without_a_server_is_claimed() {
    use sqlx::{Connection, Executor};
    let postgres = test_services::Postgres::start();
    let address = postgres.database("ghost");
    let store = server::open(&address).await.unwrap();
    store.add_table(&new_table("ghost", "ada", vec![person("ada", "Ada", None); 1])).await.unwrap();
    store.start("ghost", NOW).await.unwrap();
    let mut database = sqlx::PgConnection::connect(&address).await.unwrap();
    database.execute("UPDATE lease SET node = 'nobody'").await.unwrap();
    let leases = store.leases().unwrap();
    leases.heartbeat("one", 60_000).await.unwrap();
    assert_eq!(leases.claim("one", 9).await.unwrap().len(), 1);
}
