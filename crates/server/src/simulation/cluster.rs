//! Servers that come and go, and the people at their tables.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use record::Seed;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use super::{
    bus::SimulatedBus,
    checks::{self, Counts},
    fault_rng::{FaultRng, Trace},
    link::{Link, Trouble},
    player::Player,
};
use crate::{
    bus::Notification,
    store::{
        Clock, Occupant, Person, Settings, Status, Table, Tables,
        memory::{KeptTable, Memory},
    },
    table::{BotPool, Command, Registry, Timings},
};

const SERVERS: usize = 3;
/// How long a game may take once nothing fails any more.
const CALM: Duration = Duration::from_secs(600);
/// The games that are played beside Money!, by how often they are.
const GAMES: &[&str] = &["money", "money", "money", "money", "donnant", "mint-works", "alhambra", "ginkgopolis"];

pub struct Cluster {
    pub rng: FaultRng,
    pub trace: Trace,
    pub store: Memory,
    bus: SimulatedBus,
    sites: Vec<Site>,
    calm: AtomicBool,
}

/// Where a server stands, or has stood.
struct Site {
    link: Arc<Link>,
    server: Mutex<Option<Running>>,
}

struct Running {
    registry: Registry,
    /// Ends when it is dropped.
    _company: JoinSet<()>,
}

impl Cluster {
    pub fn found(rng: FaultRng, trace: Trace) -> Arc<Cluster> {
        let site = |n| Site { link: Arc::new(Link::new(n, rng.clone(), trace.clone())), server: Mutex::default() };
        let sites = (0..SERVERS).map(site).collect();
        let bus = SimulatedBus::new(SERVERS, rng.clone(), trace.clone());
        Arc::new(Cluster { rng, trace, store: Memory::new(), bus, sites, calm: AtomicBool::new(false) })
    }

    /// Whether nothing fails any more.
    pub fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    /// A server that runs, by chance.
    pub fn any_server(&self) -> Option<(usize, Registry)> {
        let n = self.rng.below(SERVERS as u64) as usize;
        Some((n, self.sites[n].server.lock().expect("no panic").as_ref()?.registry.clone()))
    }

    fn start(&self, n: usize) {
        self.trace.note(format_args!("{n} starts"));
        let store = Arc::new(self.store.by(self.sites[n].link.clone()));
        let pace = Timings { bot_pause: self.rng.between(0, 300), idle: Duration::from_secs(1 + self.rng.below(60)) };
        let registry = Registry::new(store, self.bus.end(n), BotPool::new(1, Duration::from_secs(10)), pace);
        let company = JoinSet::from_iter([registry.clone().run_heartbeat()]);
        *self.sites[n].server.lock().expect("no panic") = Some(Running { registry, _company: company });
    }

    fn kill(&self, n: usize) {
        self.trace.note(format_args!("{n} is killed"));
        if let Some(running) = self.sites[n].server.lock().expect("no panic").take() {
            running.registry.kill();
        }
    }

    async fn stop(&self, n: usize) {
        self.trace.note(format_args!("{n} stops"));
        let running = self.sites[n].server.lock().expect("no panic").take();
        if let Some(running) = running {
            running.registry.stop().await;
        }
    }

    /// Everybody plays to the end, while servers come and go for a while.
    pub async fn live_through(self: &Arc<Self>) -> Counts {
        (0..SERVERS).for_each(|n| self.start(n));
        let tables = self.tables();
        let mut people = JoinSet::new();
        for table in &tables {
            self.store.add_table(table).await.expect("a new table");
            people.spawn(open(self.clone(), table.id.clone()));
            for player in Player::all_of(self, table) {
                people.spawn(player.play());
            }
        }
        let faults = self.storm().await;
        let mut players = Vec::new();
        let all = async {
            while let Some(done) = people.join_next().await {
                players.extend(done.expect("nobody panics"));
            }
            while !tables.iter().all(|it| self.is_over(&it.id)) {
                sleep(Duration::from_millis(100)).await;
            }
        };
        timeout(CALM, all).await.unwrap_or_else(|_| panic!("games do not end: {}", self.standing()));
        checks::hold(self, &players, faults)
    }

    fn is_over(&self, id: &str) -> bool {
        self.store.look(|data| data.tables[id].table.status == Status::Over)
    }

    fn standing(&self) -> String {
        let line = |(id, it): (&String, &KeptTable)| {
            let last = it.log.values().next_back().map(|(entry, _)| entry.text.as_str());
            let (game, status, entries) = (&it.table.game, it.table.status, it.log.len());
            format!("{id} {game} {status:?}, {entries} entries, {last:?}, lease {:?}", it.lease)
        };
        self.store.look(|data| data.tables.iter().map(line).collect::<Vec<_>>().join("; "))
    }

    /// One thing after another goes wrong, until nothing does any more. Says how many did.
    async fn storm(self: &Arc<Self>) -> u64 {
        let (mut faults, mut repairs) = (0, JoinSet::new());
        for _ in 0..4 + self.rng.below(12) {
            sleep(self.rng.between(50, 5_000)).await;
            let n = self.rng.below(SERVERS as u64) as usize;
            let time = self.rng.between(100, 12_000);
            faults += 1;
            match self.rng.below(8) {
                0..2 => {
                    self.kill(n);
                    repairs.spawn(self.clone().come_back(n, time));
                }
                2 => {
                    let this = self.clone();
                    repairs.spawn(async move {
                        this.stop(n).await;
                        this.come_back(n, time).await;
                    });
                }
                3..5 => self.sites[n].link.suffer(Trouble::Silent, time),
                5 => self.sites[n].link.suffer(Trouble::Cut, time),
                6 => self.sites[n].link.suffer(Trouble::Slow, time),
                _ => {
                    (0..SERVERS).for_each(|n| self.kill(n));
                    (0..SERVERS).for_each(|n| drop(repairs.spawn(self.clone().come_back(n, time))));
                }
            }
        }
        while repairs.join_next().await.is_some() {}
        self.trace.note(format_args!("the storm is over"));
        self.calm.store(true, Ordering::Relaxed);
        self.bus.mend();
        self.sites.iter().for_each(|it| it.link.mend());
        faults
    }

    async fn come_back(self: Arc<Self>, n: usize, after: Duration) {
        sleep(after).await;
        if self.sites[n].server.lock().expect("no panic").is_none() {
            self.start(n);
        }
    }

    fn tables(&self) -> Vec<Table> {
        let bot = || Occupant::Bot("random".to_owned());
        let person = |table: &str, name: &str| Occupant::Person {
            id: Some(format!("{name} of {table}")),
            name: name.to_owned(),
            entropy: None,
        };
        let table = |id: &str, game: &str, clock: Clock| Table {
            id: id.to_owned(),
            game: game.to_owned(),
            revision: catalog::game(game).expect("a game of ours").revision(),
            settings: Settings { players: 3, options: options(game), clock, memory: true, hints: false },
            seed: Seed::new([self.rng.below(256) as u8; 32]),
            status: Status::Waiting,
            public: true,
            maker: None,
            created_at: crate::time::now(),
            started_at: None,
            seats: vec![person(id, "Ada"), person(id, "Bob"), bot()],
            winners: Vec::new(),
            rematch: None,
        };
        let hasty = Clock::Live { seconds: 2 + self.rng.below(6) as u32, increment: self.rng.below(2) as u32 };
        let &game = self.rng.pick(GAMES);
        vec![table("calm", game, Clock::None), table("hasty", "money", hasty)]
    }

    pub fn person(table: &Table, seat: usize) -> Option<Person> {
        match &table.seats[seat] {
            Occupant::Person { id: Some(id), name, .. } => {
                Some(Person { id: id.clone(), name: name.clone(), login: None })
            }
            _ => None,
        }
    }
}

/// Short games.
fn options(game: &str) -> Vec<(String, String)> {
    let deals = ("deals".to_owned(), "1".to_owned());
    if game == "money" { vec![deals] } else { Vec::new() }
}

/// Somebody begins the game, as the last one to sit down does; whoever hears that it failed tries again.
async fn open(cluster: Arc<Cluster>, id: String) -> Option<Player> {
    while cluster.store.look(|data| data.tables[&id].table.status == Status::Waiting) {
        sleep(cluster.rng.between(10, 500)).await;
        let Some((n, registry)) = cluster.any_server() else { continue };
        let started = registry.store().start(&id, registry.now()).await;
        cluster.trace.note(format_args!("{n} starts {id}: {started:?}"));
        // Whether or not it hears of it.
        let _ = registry.send(&id, Command::Refresh).await;
        registry.publish(&Notification::Table(id.clone()));
    }
    None
}
