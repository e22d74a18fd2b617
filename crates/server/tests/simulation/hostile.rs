//! Clients that mean harm: half requests, floods, and two requests at once.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::future::join_all;
use server::{
    store::{ChatAccess, Clock, Occupant, People, Person, Session, Settings, Status, Table, Tables},
    testing::{Command, RareState, Registry, RunningServer, hash_token, reach},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex},
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use crate::{
    cluster::{Cluster, SERVERS},
    fault_rng::FaultRng,
};

/// What one side of a connection may have written before the other reads it.
const BUFFER: usize = 64 * 1024;
/// More than the mailbox of a table holds.
const FLOOD: usize = 400;
/// A socket that no table knows.
const NO_SOCKET: u64 = u64::MAX;
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
const TABLE: &str = "joined";

/// A connection to a server.
pub fn connect(server: &mut RunningServer) -> DuplexStream {
    let (client, io) = duplex(BUFFER);
    server.connections.serve(io, SocketAddr::from(([192, 0, 2, 7], 1024)));
    client
}

/// Clients that begin requests and never end them. They stay as long as the result.
pub fn send_half_requests(server: &mut RunningServer) -> JoinSet<()> {
    let halves = [
        "",
        "GET /api/tables HT",
        "GET /api/tables HTTP/1.1\r\nhost: here\r\n",
        "POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{\"name\":",
    ];
    let mut clients = JoinSet::new();
    for half in halves {
        let mut io = connect(server);
        clients.spawn(async move {
            // The server may close the connection at any time.
            let _ = io.write_all(half.as_bytes()).await;
            let _ = io.read_to_end(&mut Vec::new()).await;
        });
    }
    clients
}

/// Sends far more commands to every live table than it can take up while its store is silent. Returns whether the server
/// lost its leases while a mailbox was full.
pub async fn flood(registry: &Registry, time: Duration) -> bool {
    let (tables, name) = (registry.live_tables(), registry.node().name());
    let mut senders = JoinSet::new();
    for id in &tables {
        // A table must wait for the store to be slow: it reads the row again.
        registry.signal(id, server::testing::Signal::Refresh);
        for _ in 0..FLOOD {
            let (registry, id) = (registry.clone(), id.clone());
            let ping = Command::Client(NO_SOCKET, protocol::ClientMessage::Ping {});
            senders.spawn(async move { registry.send_if_live(&id, ping).await });
        }
    }
    let until = Instant::now() + time;
    let mut lost = false;
    while Instant::now() < until && !lost {
        sleep(Duration::from_millis(100)).await;
        let is_full = tables.iter().any(|id| registry.mailbox_room(id) == Some(0));
        let is_lost = registry.node().name() != name || tables.iter().all(|id| registry.node().lease(id).is_none());
        lost = is_full && is_lost;
    }
    // Never waited for: a server may be killed while they wait.
    senders.detach_all();
    lost
}

/// One person sits down by two requests at once, again and again until a seat is taken: it has one seat, not two.
pub async fn join_twice(cluster: Arc<Cluster>) {
    let rng = cluster.rng.stream("joins");
    if !rng.decision().happens(format_args!("somebody sits down by two requests at once")) {
        return;
    }
    cluster.store.add_table(&table(&cluster)).await.unwrap();
    let person = Person { id: "eve".to_owned(), name: "Eve".to_owned(), login: None };
    let (token_hash, device, now) = (hash_token("secret"), String::new(), cluster.now());
    let session = Session { token_hash, person: person.id.clone(), device, created_at: now, seen_at: now };
    cluster.store.add_person(&person, &session).await.unwrap();
    loop {
        let answers = join_all((0..2).map(|_| join(&cluster, &rng))).await;
        cluster.trace.event(format_args!("two joins at once: {answers:?}"));
        let own = |it: &Occupant| matches!(it, Occupant::Person { id: Some(id), .. } if id == "eve");
        let seats = cluster.store.inspect(|data| data.tables[TABLE].table.seats.iter().filter(|it| own(it)).count());
        assert!(seats <= 1, "one person has {seats} seats");
        if answers.iter().all(|it| it.is_some_and(|status| status == 200)) {
            assert_eq!(seats, 1);
            reach(RareState::JoinedTwice);
            return;
        }
        if cluster.is_healed() || cluster.is_cut_off() {
            return;
        }
        sleep(rng.between(100, 2_000)).await;
    }
}

/// The status of the answer, if there is one.
async fn join(cluster: &Cluster, rng: &FaultRng) -> Option<u16> {
    let mut io = cluster.connect(rng.below(SERVERS as u64) as usize)?;
    let body = "{\"seat\":null,\"invite\":null,\"entropy\":null}";
    let request = format!(
        "POST /api/tables/{TABLE}/join HTTP/1.1\r\nhost: here\r\ncookie: comptoir=secret\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let answer = async {
        io.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        io.read_to_end(&mut answer).await.ok()?;
        String::from_utf8_lossy(&answer).split(' ').nth(1)?.parse().ok()
    };
    timeout(REQUEST_TIMEOUT, answer).await.ok()?
}

fn table(cluster: &Cluster) -> Table {
    let settings = Settings {
        players: 4,
        options: Vec::new(),
        clock: Clock::None,
        memory: true,
        hints: false,
        rated: false,
        shares: false,
        chat: ChatAccess::Everyone,
    };
    Table {
        id: TABLE.to_owned(),
        game: "money".to_owned(),
        revision: catalog::game("money").unwrap().revision(),
        settings,
        seed: record::Seed::new([9; 32]),
        status: Status::Waiting,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: cluster.now(),
        started_at: None,
        // Three stay free, so that the game never begins.
        seats: vec![Occupant::Open; 4],
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    }
}
