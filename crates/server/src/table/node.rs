//! This server among others: which games it looks after, who else is there, and what time it is for all.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::time::Instant;

use crate::{
    random,
    store::{Beat, Leases, Millis, StoreError, Token, within},
    time,
};

/// How often a server says that it is alive.
pub const BEAT: Duration = Duration::from_secs(1);
/// Without a word for so long it is given up.
const TTL: Duration = Duration::from_secs(6);
/// A server stops acting on its leases so long before others may.
const MARGIN: Duration = Duration::from_secs(1);
/// An answer that takes longer is worth nothing.
const PATIENCE: Duration = Duration::from_secs(3);
/// Games that are taken over in one beat, so that each server gets its share.
const SHARE: u32 = 64;

/// The right to act for the bots and clocks of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Lease {
    /// There is nobody else.
    Alone,
    /// Until somebody else has a higher token.
    Held(Token),
}

impl Lease {
    /// What the store is told.
    pub fn token(self) -> Option<Token> {
        match self {
            Lease::Alone => None,
            Lease::Held(token) => Some(token),
        }
    }
}

/// What came of a beat.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Beaten {
    /// Games that are to be looked after from now on.
    pub claimed: Vec<String>,
    /// Whether servers have come or gone.
    pub company_changed: bool,
}

/// One server. Whether others exist is up to the store.
pub struct Node {
    several: bool,
    /// What this server's own clock must be corrected by.
    offset: AtomicI64,
    state: Mutex<State>,
}

struct State {
    name: String,
    leases: BTreeMap<String, Token>,
    good_until: Option<Instant>,
    alive: BTreeSet<String>,
}

impl Node {
    /// A server that has no games yet.
    pub fn new(several: bool) -> Node {
        let state = State { name: random::id(), leases: BTreeMap::new(), good_until: None, alive: BTreeSet::new() };
        Node { several, offset: AtomicI64::new(0), state: Mutex::new(state) }
    }

    /// Whether there may be others.
    pub fn is_one_of_several(&self) -> bool {
        self.several
    }

    /// What the others know it by.
    pub fn name(&self) -> String {
        self.state().name.clone()
    }

    /// The time of day, by the clock that all servers go by.
    pub fn now(&self) -> Millis {
        time::now() + self.offset.load(Ordering::Relaxed)
    }

    /// Whether another server is alive.
    pub fn is_alive(&self, name: &str) -> bool {
        self.state().alive.contains(name)
    }

    /// The lease of a game, if this server has it.
    pub fn lease(&self, table: &str) -> Option<Lease> {
        if !self.several {
            return Some(Lease::Alone);
        }
        let state = self.state();
        let good = state.good_until.is_some_and(|until| Instant::now() < until);
        state.leases.get(table).filter(|_| good).map(|token| Lease::Held(*token))
    }

    /// All games that it looks after.
    pub fn leased(&self) -> Vec<String> {
        self.state().leases.keys().cloned().collect()
    }

    /// A game is over, or somebody else's.
    pub fn let_go(&self, table: &str) {
        self.state().leases.remove(table);
    }

    /// Takes the lease of a game that has just begun.
    pub async fn take(&self, leases: &dyn Leases, table: &str) -> Result<(), StoreError> {
        let name = self.name();
        if let Some(token) = leases.take(&name, table).await? {
            self.keep(&name, [(table.to_owned(), token)]);
        }
        Ok(())
    }

    /// Says that this server is alive, and takes over what nobody looks after.
    pub async fn beat(&self, leases: &dyn Leases) -> Result<Beaten, StoreError> {
        let (name, sent, at) = (self.name(), Instant::now(), time::now());
        let beaten = within(PATIENCE, leases.beat(&name, TTL.as_millis() as Millis)).await;
        let (company_changed, neglected) = match beaten {
            Ok(beat) => self.note(beat, sent, at),
            Err(StoreError::Fenced) => {
                tracing::warn!("this server was given up, and begins anew");
                self.begin_anew();
                return Ok(Beaten { claimed: Vec::new(), company_changed: true });
            }
            Err(why) => return Err(why),
        };
        // Of what is claimed without an answer the store knows: it is found later.
        let claimed = within(PATIENCE, leases.claim(&name, SHARE)).await.unwrap_or_else(|why| {
            tracing::warn!(%why, "nothing can be taken over");
            Vec::new()
        });
        let tables = neglected.into_iter().chain(claimed.iter().map(|(table, _)| table.clone())).collect();
        self.keep(&name, claimed);
        Ok(Beaten { claimed: tables, company_changed })
    }

    /// Games that the store says this server has though it does not know of them: the answer to whoever took
    /// them was lost, or they could not be loaded.
    pub async fn find_held(&self, leases: &dyn Leases) -> Result<Vec<String>, StoreError> {
        let name = self.name();
        let held = within(PATIENCE, leases.held(&name)).await?;
        let known = self.state().leases.clone();
        let found: Vec<_> = held.into_iter().filter(|(table, token)| known.get(table) != Some(token)).collect();
        let tables = found.iter().map(|(table, _)| table.clone()).collect();
        self.keep(&name, found);
        Ok(tables)
    }

    /// Whether servers have come or gone, and the games that nobody has looked after since this server did not
    /// hear from the store.
    fn note(&self, beat: Beat, sent: Instant, at: Millis) -> (bool, Vec<String>) {
        // The answer was made some time between question and now: the middle is the best guess.
        let halfway = at + sent.elapsed().as_millis() as Millis / 2;
        self.offset.store(beat.now - halfway, Ordering::Relaxed);
        let mut state = self.state();
        let lapsed = state.good_until.is_some_and(|until| until <= Instant::now());
        let neglected = if lapsed { state.leases.keys().cloned().collect() } else { Vec::new() };
        state.good_until = Some(sent + TTL - MARGIN);
        let alive: BTreeSet<String> = beat.alive.into_iter().collect();
        let changed = alive != state.alive;
        state.alive = alive;
        (changed, neglected)
    }

    /// What was got under another name is not this one's.
    fn keep(&self, name: &str, got: impl IntoIterator<Item = (String, Token)>) {
        let mut state = self.state();
        if state.name == name {
            state.leases.extend(got);
        }
    }

    fn begin_anew(&self) {
        let mut state = self.state();
        state.name = random::id();
        state.leases.clear();
        state.good_until = None;
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("nobody panics with the lock")
    }
}
