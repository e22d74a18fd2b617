//! This server as a member of a cluster: the leases that it holds, the members that are alive, and the cluster's
//! clock.

use std::{
    collections::{BTreeMap, BTreeSet},
    pin::pin,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::Notify,
    time::{Instant, timeout},
};

use super::steady::SteadyTime;
use crate::{
    environment::Environment,
    rare_states::reached,
    store::{Heartbeat, Leases, Millis, StoreError, Token, with_timeout},
};

/// The time between two heartbeats.
pub const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// A node whose last heartbeat is older is dead: other nodes take its leases over.
const NODE_TTL: Duration = Duration::from_secs(6);
/// A node stops using its leases so long before other nodes may take them.
const LEASE_MARGIN: Duration = Duration::from_secs(1);
/// A slower answer of the store would come too late to be of use.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);
/// How long a server that stops waits until its leases are given back.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(1);
/// Leases that are claimed with one heartbeat. The limit spreads the leases of a dead node over the others.
const CLAIM_LIMIT: u32 = 64;

/// The right to run the bots and clocks of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Lease {
    /// The store serves one server only, which needs no lease.
    Exclusive,
    /// Valid until another node holds a higher token.
    Held(Token),
}

impl Lease {
    /// The fencing token that an append names.
    pub fn token(self) -> Option<Token> {
        match self {
            Lease::Exclusive => None,
            Lease::Held(token) => Some(token),
        }
    }
}

/// What a heartbeat has led to.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct HeartbeatResult {
    /// Tables that no node has run since the leases of this node lapsed, and that it runs again.
    pub lapsed: Vec<String>,
    /// Whether nodes have joined or left.
    pub members_changed: bool,
}

/// One server of a cluster, or the only one.
pub struct Node {
    clustered: bool,
    environment: Environment,
    begun: Instant,
    /// The time of the store's clock at `begun`; that of this machine until the first heartbeat is answered.
    begun_at: AtomicI64,
    /// The time of a server without a cluster.
    alone: SteadyTime,
    /// Whether a heartbeat was answered.
    knows_time: AtomicBool,
    /// Woken in the order in which they came, which a simulation depends on.
    wait_for_time: Notify,
    state: Mutex<State>,
}

struct State {
    name: String,
    leases: BTreeMap<String, Token>,
    /// The time until which the leases may be used.
    valid_until: Option<Instant>,
    alive: BTreeSet<String>,
    /// Whether this node has left the cluster for good.
    left: bool,
}

impl Node {
    /// A node without leases. `clustered` says whether the store may serve several servers.
    pub fn new(clustered: bool, environment: Environment) -> Node {
        let state = State {
            name: new_name(&environment),
            leases: BTreeMap::new(),
            valid_until: None,
            alive: BTreeSet::new(),
            left: false,
        };
        let now = environment.clock.now();
        let (begun, begun_at, alone) = (Instant::now(), AtomicI64::new(now), SteadyTime::new(now));
        let (knows_time, wait_for_time) = (AtomicBool::new(!clustered), Notify::new());
        Node { clustered, environment, begun, begun_at, alone, knows_time, wait_for_time, state: Mutex::new(state) }
    }

    /// Whether there may be other nodes.
    pub fn is_clustered(&self) -> bool {
        self.clustered
    }

    /// The name by which a proxy knows this server.
    pub fn route(&self) -> Option<&str> {
        self.environment.route.as_deref()
    }

    /// The name under which the other nodes know this one.
    pub fn name(&self) -> String {
        self.state().name.clone()
    }

    /// The time of day by the clock of the store, which is the same for all nodes. Between two heartbeats it follows
    /// the time that has passed, since the clock of a machine may be set at any moment.
    pub fn now(&self) -> Millis {
        if !self.clustered {
            return self.alone.now(self.environment.clock.now());
        }
        self.begun_at.load(Ordering::Relaxed) + self.begun.elapsed().as_millis() as Millis
    }

    /// Waits until [`Node::now`] is the time of the cluster. Before the first heartbeat it is that of this machine,
    /// which may be wrong by years: nothing must be stored or deleted by it.
    pub async fn time_known(&self) {
        let mut woken = pin!(self.wait_for_time.notified());
        // From here on it cannot be missed.
        woken.as_mut().enable();
        if !self.knows_time.load(Ordering::Acquire) {
            woken.await;
        }
    }

    /// Waits for the time as long as a first heartbeat usually takes. Returns whether it is known.
    pub async fn knows_time_soon(&self) -> bool {
        if self.knows_time.load(Ordering::Acquire) {
            return true;
        }
        reached!(TimeUnknown);
        timeout(STORE_TIMEOUT, self.time_known()).await.is_ok()
    }

    /// Whether the node of this name was alive at the last heartbeat.
    pub fn is_alive(&self, name: &str) -> bool {
        self.state().alive.contains(name)
    }

    /// The lease of a game, if this node holds it and may still use it.
    pub fn lease(&self, table: &str) -> Option<Lease> {
        if !self.clustered {
            return Some(Lease::Exclusive);
        }
        let state = self.state();
        let valid = state.valid_until.is_some_and(|until| Instant::now() < until);
        state.leases.get(table).filter(|_| valid).map(|token| Lease::Held(*token))
    }

    /// The tables whose lease this node holds.
    pub fn held_tables(&self) -> Vec<String> {
        self.state().leases.keys().cloned().collect()
    }

    /// Forgets a lease: the game is over, or another node has taken it.
    pub fn release(&self, table: &str) {
        self.state().leases.remove(table);
    }

    /// Acquires the lease of a game that has just started, if it is free.
    pub async fn acquire(&self, leases: &dyn Leases, table: &str) -> Result<(), StoreError> {
        let name = self.name();
        if let Some(token) = leases.acquire(&name, table).await? {
            self.store_leases(&name, [(table.to_owned(), token)]);
        }
        Ok(())
    }

    /// Renews this node's membership.
    pub async fn heartbeat(&self, leases: &dyn Leases) -> Result<HeartbeatResult, StoreError> {
        let (name, sent) = (self.name(), Instant::now());
        let answer = with_timeout(STORE_TIMEOUT, leases.heartbeat(&name, NODE_TTL.as_millis() as Millis)).await;
        match answer {
            Ok(heartbeat) => Ok(self.apply_heartbeat(heartbeat, sent)),
            Err(StoreError::Fenced) => {
                reached!(ServerFenced);
                self.rejoin();
                tracing::warn!(server = name, new_server = self.name(), "server_fenced");
                Ok(HeartbeatResult { lapsed: Vec::new(), members_changed: true })
            }
            Err(error) => Err(error),
        }
    }

    /// Claims leases that no living node holds. Returns the tables whose bots and clocks this node has to run from now
    /// on. Leases whose claim gets no answer are found later by `reconcile_leases`.
    pub async fn claim(&self, leases: &dyn Leases) -> Vec<String> {
        let name = self.name();
        let claimed = with_timeout(STORE_TIMEOUT, leases.claim(&name, CLAIM_LIMIT)).await.unwrap_or_else(|error| {
            tracing::warn!(server = name, %error, "lease_claim_failed");
            Vec::new()
        });
        if !claimed.is_empty() {
            tracing::info!(server = name, tables = claimed.len(), "leases_claimed");
        }
        let tables = claimed.iter().map(|(table, _)| table.clone()).collect();
        self.store_leases(&name, claimed);
        tables
    }

    /// Leaves the cluster for good, and gives all leases back.
    ///
    /// # Errors
    /// If the store does not answer; other nodes then take the leases over after a while.
    pub async fn leave(&self, leases: &dyn Leases) -> Result<(), StoreError> {
        let name = {
            let mut state = self.state();
            state.left = true;
            state.leases.clear();
            state.valid_until = None;
            state.name.clone()
        };
        with_timeout(LEAVE_TIMEOUT, leases.leave(&name)).await
    }

    /// Tables whose lease this node holds without knowing it: the answer to a claim was lost, or the table could not
    /// be loaded.
    pub async fn reconcile_leases(&self, leases: &dyn Leases) -> Result<Vec<String>, StoreError> {
        let name = self.name();
        let held = with_timeout(STORE_TIMEOUT, leases.held(&name)).await?;
        let known = self.state().leases.clone();
        let found: Vec<_> = held.into_iter().filter(|(table, token)| known.get(table) != Some(token)).collect();
        let tables: Vec<String> = found.iter().map(|(table, _)| table.clone()).collect();
        reached!(LeaseFound, !tables.is_empty());
        self.store_leases(&name, found);
        Ok(tables)
    }

    fn apply_heartbeat(&self, heartbeat: Heartbeat, sent: Instant) -> HeartbeatResult {
        // The store read its clock between question and answer; the midpoint halves the error.
        let midpoint = (sent - self.begun + sent.elapsed() / 2).as_millis() as Millis;
        self.begun_at.store(heartbeat.now - midpoint, Ordering::Relaxed);
        if !self.knows_time.swap(true, Ordering::AcqRel) {
            self.wait_for_time.notify_waiters();
        }
        let mut state = self.state();
        // Leases may have been claimed before the first heartbeat was answered: they could not be used until now.
        let has_lapsed = state.valid_until.is_none_or(|until| until <= Instant::now());
        let lapsed: Vec<String> = if has_lapsed { state.leases.keys().cloned().collect() } else { Vec::new() };
        reached!(LeasesLapsed, !lapsed.is_empty());
        state.valid_until = Some(sent + NODE_TTL - LEASE_MARGIN);
        let alive: BTreeSet<String> = heartbeat.alive.into_iter().collect();
        let members_changed = alive != state.alive;
        state.alive = alive;
        HeartbeatResult { lapsed, members_changed }
    }

    /// Leases that were acquired under an earlier name are not valid any more.
    fn store_leases(&self, name: &str, acquired: impl IntoIterator<Item = (String, Token)>) {
        let mut state = self.state();
        if state.name == name && !state.left {
            state.leases.extend(acquired);
        }
    }

    /// Takes a new name and drops all leases: other nodes may have taken them already.
    fn rejoin(&self) {
        let mut state = self.state();
        state.name = new_name(&self.environment);
        state.leases.clear();
        state.valid_until = None;
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics while it holds this lock")
    }
}

/// Between the route of a server and what makes the name of its node unique.
const AFTER_ROUTE: char = '~';

fn new_name(environment: &Environment) -> String {
    let id = environment.entropy.id();
    environment.route.as_ref().map_or(id.clone(), |route| format!("{route}{AFTER_ROUTE}{id}"))
}

/// The route of the server with this node, if a proxy knows it by one.
pub fn route_of(name: &str) -> Option<&str> {
    name.split_once(AFTER_ROUTE).map(|(route, _)| route)
}
