//! The simulated servers, which crash and restart, and the clients at their tables.

use std::{
    future::pending,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use record::Seed;
use server::{
    Config,
    store::{ChatAccess, Clock, Millis, Occupant, Person, Settings, Status, Table, Tables},
    testing::{
        BotPool, Clock as _, Environment, Notification, RareState, Registry, RunningServer, Signal, Timings, reach,
        simulated_server,
    },
};
use test_services::memory::{MemoryStore, StoredTable};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, sleep_until, timeout},
};

use crate::{
    bus::SimulatedBus,
    checks::{self, Counts},
    environment::{MachineClock, SimulatedFaults, TrueClock},
    fault_rng::FaultRng,
    hostile,
    link::{Link, Quality},
    player::Player,
    sign_out::SignOuts,
    trace::Trace,
};

pub const SERVERS: usize = 3;
/// The faults of servers, in the order in which they are drawn.
const FAULTS: [&str; 10] = [
    "kills",
    "kills",
    "stops",
    "silences the store of",
    "silences the store of",
    "refuses the queries of",
    "slows the store of",
    "floods and silences the store of",
    "sets the clock of",
    "kills all servers and",
];
/// How long games may take after the last fault.
const COMPLETION_TIMEOUT: Duration = Duration::from_secs(600);
/// How long a server may take to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);
/// The game of the first table, by frequency. The second table always plays Money!.
const GAMES: &[&str] = &["money", "money", "money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];

pub struct Cluster {
    pub rng: FaultRng,
    pub trace: Trace,
    pub store: MemoryStore,
    clock: Arc<TrueClock>,
    bus: SimulatedBus,
    nodes: Vec<Node>,
    faults: Arc<SimulatedFaults>,
    is_healed: AtomicBool,
    pub sign_outs: SignOuts,
    /// When the simulation ends without waiting for the games to end.
    until: Option<Instant>,
    /// Messages that clients have sent.
    pub messages: AtomicU64,
}

/// A place for a server, which keeps its link across restarts.
struct Node {
    link: Arc<Link>,
    clock: Arc<MachineClock>,
    /// What its servers draw: their entropy and delays.
    rng: FaultRng,
    server: Mutex<Option<Server>>,
}

struct Server {
    registry: Registry,
    running: RunningServer,
}

impl Cluster {
    pub fn new(rng: FaultRng, trace: Trace, until: Option<Duration>) -> Arc<Cluster> {
        let node = |n| Node {
            link: Arc::new(Link::new(n, rng.stream(&format!("link-{n}")), trace.clone())),
            clock: Arc::new(MachineClock::new(n, &rng)),
            rng: rng.stream(&format!("server-{n}")),
            server: Mutex::default(),
        };
        let nodes = (0..SERVERS).map(node).collect();
        let bus = SimulatedBus::new(SERVERS, &rng, trace.clone());
        let (faults, clock) = (Arc::new(SimulatedFaults::new(&rng)), Arc::new(TrueClock::new()));
        let store = MemoryStore::new(clock.clone());
        let (is_healed, sign_outs, messages) = (AtomicBool::new(false), SignOuts::default(), AtomicU64::new(0));
        let until = until.map(|it| Instant::now() + it);
        Arc::new(Cluster { rng, trace, store, clock, bus, nodes, faults, is_healed, sign_outs, until, messages })
    }

    /// Whether the simulation ends now, wherever its games are.
    pub fn is_cut_off(&self) -> bool {
        self.until.is_some_and(|it| it <= Instant::now())
    }

    /// Waits until the simulation ends before its games do.
    pub async fn cut_off(&self) {
        match self.until {
            Some(until) => sleep_until(until).await,
            None => pending().await,
        }
    }

    /// Whether there are no faults any more.
    pub fn is_healed(&self) -> bool {
        self.is_healed.load(Ordering::Relaxed)
    }

    /// The time of day.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// A random node, unless its server is down.
    pub fn any_server(&self, rng: &FaultRng) -> Option<(usize, Registry)> {
        let n = rng.below(SERVERS as u64) as usize;
        Some((n, self.nodes[n].server.lock().unwrap().as_ref()?.registry.clone()))
    }

    fn start(&self, n: usize) {
        self.trace.event(format_args!("{n} starts"));
        let Node { link, clock, rng, .. } = &self.nodes[n];
        let store = Arc::new(self.store.over(link.clone()));
        let timings = Timings {
            bot_pause: rng.between(0, 300),
            shares: Duration::from_secs(1 + rng.below(8)),
            idle: Duration::from_secs(1 + rng.below(60)),
            push: Duration::from_secs(5),
        };
        let (entropy, faults) = (Arc::new(rng.clone()), self.faults.clone());
        let environment = Environment { clock: clock.clone(), entropy, faults, route: None };
        let registry = Registry::new(store, self.bus.endpoint(n), BotPool::inline(), timings, environment);
        let running = simulated_server(Config::default(), registry.clone()).unwrap();
        *self.nodes[n].server.lock().unwrap() = Some(Server { registry, running });
    }

    fn kill(&self, n: usize) {
        self.trace.event(format_args!("{n} is killed"));
        if let Some(running) = self.nodes[n].server.lock().unwrap().take() {
            running.registry.abort();
        }
    }

    /// Stops a server in order while clients have sent it half a request. It takes no longer than it may.
    async fn stop(&self, n: usize) {
        self.trace.event(format_args!("{n} stops"));
        let Some(mut server) = self.nodes[n].server.lock().unwrap().take() else { return };
        let half_open = hostile::send_half_requests(&mut server.running);
        sleep(self.nodes[n].rng.between(0, 2_000)).await;
        let begun = Instant::now();
        server.running.stop().await;
        assert!(begun.elapsed() <= STOP_TIMEOUT, "{n} takes {:?} to stop", begun.elapsed());
        reach(RareState::HalfOpenStop);
        drop(half_open);
    }

    /// Fills the mailboxes of a server that has lost its store.
    async fn flood(self: Arc<Self>, n: usize, time: Duration) {
        let Some(registry) = self.nodes[n].server.lock().unwrap().as_ref().map(|it| it.registry.clone()) else {
            return;
        };
        self.nodes[n].link.degrade(Quality::Silent, time);
        let lost = hostile::flood(&registry, time).await;
        self.trace.event(format_args!("{n} was flooded, lease lost: {lost}"));
        if lost {
            reach(RareState::LeaseLostWhileFull);
        }
    }

    /// Serves one request.
    pub fn connect(&self, n: usize) -> Option<tokio::io::DuplexStream> {
        Some(hostile::connect(&mut self.nodes[n].server.lock().unwrap().as_mut()?.running))
    }

    /// Plays all games to the end, with faults at first, and checks the results.
    pub async fn run(self: &Arc<Self>) -> Counts {
        (0..SERVERS).for_each(|n| self.start(n));
        let tables = self.tables();
        let mut clients = JoinSet::new();
        // Aborted on drop.
        let _sign_outs = JoinSet::from_iter([SignOuts::end_some(self.clone())]);
        for table in &tables {
            self.store.add_table(table).await.unwrap();
            clients.spawn(start_game(self.clone(), table.id.clone()));
            for player in Player::all_of(self, table) {
                clients.spawn(player.play());
            }
        }
        let joined = tokio::spawn(hostile::join_twice(self.clone()));
        let faults = tokio::select! {
            faults = self.inject_faults() => faults,
            () = self.cut_off() => 0,
        };
        joined.await.unwrap();
        let mut players = Vec::new();
        let all = async {
            while let Some(done) = clients.join_next().await {
                players.extend(done.unwrap());
            }
            while !tables.iter().all(|it| self.is_over(&it.id)) && !self.is_cut_off() {
                sleep(Duration::from_millis(100)).await;
            }
        };
        timeout(COMPLETION_TIMEOUT, all).await.unwrap_or_else(|_| panic!("games do not end: {}", self.describe()));
        checks::check_all(self, &players, faults)
    }

    fn is_over(&self, id: &str) -> bool {
        self.store.inspect(|data| data.tables[id].table.status == Status::Over)
    }

    fn describe(&self) -> String {
        let line = |(id, it): (&String, &StoredTable)| {
            let last = it.log.values().next_back().map(|(entry, _)| entry.text.as_str());
            let (game, status, entries) = (&it.table.game, it.table.status, it.log.len());
            format!("{id} {game} {status:?}, {entries} entries, {last:?}, lease {:?}", it.lease)
        };
        self.store.inspect(|data| data.tables.iter().map(line).collect::<Vec<_>>().join("; "))
    }

    /// Injects a random number of faults, then heals everything. Returns the number of faults.
    async fn inject_faults(self: &Arc<Self>) -> u64 {
        let (mut faults, mut restarts) = (0, JoinSet::new());
        let rng = self.rng.stream("servers");
        for _ in 0..4 + rng.below(12) {
            sleep(rng.between(50, 5_000)).await;
            let decision = rng.decision();
            let n = decision.draws.below(SERVERS as u64) as usize;
            let time = decision.draws.between(100, 12_000);
            let kind = decision.draws.below(10);
            if !decision.happens(format_args!("{} {n}, for {time:?}", FAULTS[kind as usize])) {
                continue;
            }
            faults += 1;
            match kind {
                0..2 => {
                    self.kill(n);
                    restarts.spawn(self.clone().restart(n, time));
                }
                2 => {
                    let this = self.clone();
                    restarts.spawn(async move {
                        this.stop(n).await;
                        this.restart(n, time).await;
                    });
                }
                3..5 => self.nodes[n].link.degrade(Quality::Silent, time),
                5 => self.nodes[n].link.degrade(Quality::Refused, time),
                6 => self.nodes[n].link.degrade(Quality::Slow, time),
                7 => drop(restarts.spawn(self.clone().flood(n, time.max(Duration::from_secs(9))))),
                8 => {
                    let by = self.nodes[n].clock.jump(&decision.draws);
                    self.trace.event(format_args!("the clock of {n} jumps by {by} ms"));
                    reach(RareState::ClockJump);
                }
                _ => {
                    (0..SERVERS).for_each(|n| self.kill(n));
                    (0..SERVERS).for_each(|n| drop(restarts.spawn(self.clone().restart(n, time))));
                }
            }
        }
        while restarts.join_next().await.is_some() {}
        self.faults.stop();
        self.trace.event(format_args!("healed"));
        self.is_healed.store(true, Ordering::Relaxed);
        self.bus.heal();
        self.nodes.iter().for_each(|it| it.link.heal());
        faults
    }

    async fn restart(self: Arc<Self>, n: usize, after: Duration) {
        sleep(after).await;
        if self.nodes[n].server.lock().unwrap().is_none() {
            self.start(n);
        }
    }

    fn tables(&self) -> Vec<Table> {
        let rng = self.rng.stream("tables");
        let bot = || Occupant::Bot("random".to_owned());
        let person = |table: &str, name: &str| Occupant::Person {
            id: Some(format!("{name} of {table}")),
            name: name.to_owned(),
            entropy: None,
        };
        let table = |id: &str, game: &str, clock: Clock, shares: bool| Table {
            id: id.to_owned(),
            game: game.to_owned(),
            revision: catalog::game(game).unwrap().revision(),
            settings: Settings {
                players: 3,
                options: options(game),
                clock,
                memory: true,
                hints: false,
                rated: false,
                shares,
                chat: ChatAccess::Everyone,
            },
            seed: Seed::new([rng.below(256) as u8; 32]),
            status: Status::Waiting,
            public: true,
            maker: None,
            maker_prefix: None,
            created_at: self.now(),
            started_at: None,
            seats: vec![person(id, "Ada"), person(id, "Bob"), bot()],
            winners: Vec::new(),
            rematch: None,
            rated: Vec::new(),
            chat_closed: false,
            club: None,
            fill_at: None,
            pauses: Vec::new(),
            tournament: None,
        };
        let short = Clock::Live { seconds: 2 + rng.below(6) as u32, increment: rng.below(2) as u32 };
        let &game = rng.pick(GAMES);
        let tables = [table("untimed", game, Clock::None, true), table("timed", "money", short, rng.one_in(2))];
        // A story may do without one of them.
        tables
            .into_iter()
            .filter(|it| rng.decision().happens(format_args!("the table `{}` plays {}", it.id, it.game)))
            .collect()
    }
}

/// The person at a seat, unless a bot has it.
pub fn person_at(table: &Table, seat: usize) -> Option<Person> {
    match &table.seats[seat] {
        Occupant::Person { id: Some(id), name, .. } => Some(Person { id: id.clone(), name: name.clone(), login: None }),
        _ => None,
    }
}

/// Options for a short game.
fn options(game: &str) -> Vec<(String, String)> {
    let deals = ("deals".to_owned(), "1".to_owned());
    if game == "money" { vec![deals] } else { Vec::new() }
}

/// Starts a game as the last player to sit down does, and tries again after a failure.
async fn start_game(cluster: Arc<Cluster>, id: String) -> Option<Player> {
    let rng = cluster.rng.stream(&format!("start-of-{id}"));
    while cluster.store.inspect(|data| data.tables[&id].table.status == Status::Waiting) && !cluster.is_cut_off() {
        sleep(rng.between(10, 500)).await;
        let Some((n, registry)) = cluster.any_server(&rng) else { continue };
        // As the requests of people do.
        if !registry.node().knows_time_soon().await {
            continue;
        }
        let started = registry.store().start(&id, registry.now()).await;
        cluster.trace.event(format_args!("{n} starts {id}: {started:?}"));
        // The command may fail; other servers then notice the start by polling.
        registry.wake(&id, Signal::Refresh);
        registry.publish(&Notification::Table(id.clone()));
    }
    None
}
