use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use protocol::SocialSettings;
use server::{
    rating::Prior,
    store::{
        Challenge, Channel, Chat, Club, DeviceLink, Entry, Heartbeat, Invitation, MailRequest, Member, Millis,
        Occupant, PageSettings, Passkey, PlayerClass, Report, SeatResult, Session, Status, StoreError, Subscription,
        Table, Token, Vacation,
    },
    testing::Clock,
};

use super::{
    push::{PushKey, StoredPush},
    ratings::Ladder,
    tournaments::MemoryTournament,
};

/// A promise that a store breaks on purpose, to see whether a simulation finds out.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Flaw {
    /// It does not look at fencing tokens.
    ForgetsFencing,
    /// It answers before it has stored an entry, and loses every hundredth.
    AnswersTooEarly,
    /// An entry replaces another one of the same number.
    Overwrites,
}

impl Flaw {
    /// A simulation has to find each of them.
    pub const ALL: [Flaw; 3] = [Flaw::ForgetsFencing, Flaw::AnswersTooEarly, Flaw::Overwrites];
}

/// All rows of a store in memory.
pub struct Data {
    clock: Arc<dyn Clock>,
    /// The promise that this store breaks.
    pub flaw: Option<Flaw>,
    /// How many entries were to be appended.
    appends: u64,
    /// People by their id.
    pub people: BTreeMap<String, StoredPerson>,
    /// Sessions by the hash of their token.
    pub sessions: BTreeMap<String, Session>,
    /// Links by the hash of their token.
    pub links: BTreeMap<String, DeviceLink>,
    /// Passkeys by their id.
    pub passkeys: BTreeMap<String, Passkey>,
    /// Challenges by their hash.
    pub challenges: BTreeMap<String, Challenge>,
    /// The hashes of the recovery codes of each person.
    pub recovery: BTreeMap<String, Vec<String>>,
    /// Secrets of the server by name.
    pub secrets: BTreeMap<String, String>,
    /// Subscriptions by their id.
    pub subscriptions: BTreeMap<String, Subscription>,
    /// Requests to confirm an address, by the hash of their token.
    pub mail_requests: BTreeMap<String, MailRequest>,
    /// The vacations of each person, in order.
    pub vacations: BTreeMap<String, Vec<Vacation>>,
    /// People and the tables that they want to hear nothing of.
    pub mutes: BTreeSet<(String, String)>,
    /// What is still to be sent, of each browser and table.
    pub pushes: BTreeMap<PushKey, StoredPush>,
    /// The ratings of each ladder.
    pub ladders: BTreeMap<(String, PlayerClass), Ladder>,
    /// Who follows whom.
    pub follows: BTreeSet<(String, String)>,
    /// Who has blocked whom.
    pub blocks: BTreeSet<(String, String)>,
    /// What each person lets others see and send, where it differs from the default.
    pub social_settings: BTreeMap<String, SocialSettings>,
    /// Invitations to tables.
    pub invitations: Vec<Invitation>,
    /// Reports, the oldest first.
    pub reports: Vec<Report>,
    /// Clubs with their members, by id.
    pub clubs: BTreeMap<String, (Club, Vec<Member>)>,
    /// The people who are connected to each node, with the table at which they play.
    pub online: BTreeMap<(String, String), Option<String>>,
    /// Banned people and prefixes.
    pub bans: BTreeSet<String>,
    /// Tables by their id.
    pub tables: BTreeMap<String, StoredTable>,
    /// Tournaments by their id.
    pub tournaments: BTreeMap<String, MemoryTournament>,
    /// The time until which each node is alive.
    pub nodes: BTreeMap<String, Millis>,
}

/// A row of a person.
pub struct StoredPerson {
    /// The name that others are shown.
    pub name: String,
    /// The login and the hash of the password, if there is one.
    pub login: Option<(String, Option<String>)>,
    /// What the person shows of itself.
    pub page: PageSettings,
    /// When the person was added.
    pub created_at: Millis,
}

/// A table and everything that belongs to it.
pub struct StoredTable {
    /// The table itself.
    pub table: Table,
    /// When the game ended.
    pub ended_at: Millis,
    /// The entries, with the lease under which each was appended.
    pub log: BTreeMap<u32, (Entry, Option<Token>)>,
    /// When each entry was stored, and the token of the lease then.
    pub stored_at: BTreeMap<u32, (Millis, Option<Token>)>,
    /// The chat lines.
    pub chats: Vec<Chat>,
    /// The analysis as JSON.
    pub analysis: Option<String>,
    /// The results by seat, after the end.
    pub results: Vec<SeatResult>,
    /// The number of a rated game on its ladder.
    pub rated_n: Option<i64>,
    /// The ratings with which rated seats began.
    pub priors: Vec<Option<Prior>>,
    /// The node that holds the lease and its token, while the game runs.
    pub lease: Option<(Option<String>, Token)>,
}

impl StoredTable {
    /// A table without anything that belongs to it.
    pub fn new(table: Table) -> StoredTable {
        StoredTable {
            table,
            ended_at: 0,
            log: BTreeMap::new(),
            stored_at: BTreeMap::new(),
            chats: Vec::new(),
            analysis: None,
            results: Vec::new(),
            rated_n: None,
            priors: Vec::new(),
            lease: None,
        }
    }
}

/// Succeeds if `condition` holds, else it is a conflict.
pub(super) fn require(condition: bool) -> Result<(), StoreError> {
    if condition { Ok(()) } else { Err(StoreError::Conflict) }
}

impl Data {
    pub(super) fn new(clock: Arc<dyn Clock>) -> Data {
        Data {
            clock,
            flaw: None,
            appends: 0,
            people: BTreeMap::new(),
            sessions: BTreeMap::new(),
            links: BTreeMap::new(),
            passkeys: BTreeMap::new(),
            challenges: BTreeMap::new(),
            recovery: BTreeMap::new(),
            secrets: BTreeMap::new(),
            subscriptions: BTreeMap::new(),
            mail_requests: BTreeMap::new(),
            vacations: BTreeMap::new(),
            mutes: BTreeSet::new(),
            pushes: BTreeMap::new(),
            ladders: BTreeMap::new(),
            follows: BTreeSet::new(),
            blocks: BTreeSet::new(),
            social_settings: BTreeMap::new(),
            invitations: Vec::new(),
            reports: Vec::new(),
            clubs: BTreeMap::new(),
            online: BTreeMap::new(),
            bans: BTreeSet::new(),
            tables: BTreeMap::new(),
            tournaments: BTreeMap::new(),
            nodes: BTreeMap::new(),
        }
    }

    /// Subscriptions end with their sessions or people, however those have ended.
    pub(super) fn forget_ended(&mut self) {
        let (sessions, people) = (&self.sessions, &self.people);
        self.subscriptions.retain(|id, it| match it.channel {
            Channel::Browser { .. } => sessions.contains_key(id),
            Channel::Mail { .. } => people.contains_key(&it.person),
        });
    }

    pub(super) fn table(&mut self, id: &str) -> Result<&mut StoredTable, StoreError> {
        self.tables.get_mut(id).ok_or(StoreError::NotFound)
    }

    pub(super) fn waiting(&mut self, id: &str) -> Result<&mut StoredTable, StoreError> {
        self.tables.get_mut(id).filter(|it| it.table.status == Status::Waiting).ok_or(StoreError::Conflict)
    }

    pub(super) fn append(&mut self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.appends += 1;
        let (flaw, is_lost) = (self.flaw, self.appends.is_multiple_of(100));
        let stored = self.table(id)?;
        let current = stored.lease.as_ref().map(|(_, token)| *token);
        if flaw != Some(Flaw::ForgetsFencing) && lease.is_some() && lease != current {
            return Err(StoreError::Fenced);
        }
        if stored.log.contains_key(&entry.n) && flaw != Some(Flaw::Overwrites) {
            return Err(StoreError::Conflict);
        }
        if flaw == Some(Flaw::AnswersTooEarly) && is_lost {
            return Ok(());
        }
        stored.stored_at.insert(entry.n, (now, current));
        stored.log.insert(entry.n, (entry, lease));
        Ok(())
    }

    pub(super) fn start(&mut self, id: &str, at: Millis) -> Result<(), StoreError> {
        let rated = self.rated_seats(id);
        let stored = self.waiting(id)?;
        require(!stored.table.seats.iter().any(|it| matches!(it, Occupant::Open | Occupant::Invite { .. })))?;
        stored.table.status = Status::Playing;
        stored.table.rated = rated;
        stored.table.started_at = Some(at);
        stored.lease = Some((None, 0));
        Ok(())
    }

    /// The seats of accounts, if there are two and the table wants to be rated.
    fn rated_seats(&self, id: &str) -> Vec<u8> {
        let Some(stored) = self.tables.get(id).filter(|it| it.table.settings.rated) else { return Vec::new() };
        let is_account = |it: &Occupant| match it {
            Occupant::Person { id: Some(id), .. } => self.people.get(id).is_some_and(|it| it.login.is_some()),
            _ => false,
        };
        let seats = (1..).zip(&stored.table.seats).filter(|(_, it)| is_account(it));
        let seats: Vec<u8> = seats.map(|(number, _)| number).collect();
        if seats.len() > 1 { seats } else { Vec::new() }
    }

    pub(super) fn is_alive(&self, node: &str) -> bool {
        self.nodes.get(node).is_some_and(|until| *until > self.clock.now())
    }

    pub(super) fn heartbeat(&mut self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError> {
        if self.nodes.contains_key(node) && !self.is_alive(node) {
            return Err(StoreError::Fenced);
        }
        let now = self.clock.now();
        self.nodes.insert(node.to_owned(), now + ttl);
        let alive = self.nodes.iter().filter(|(id, until)| **until > now || *id == node);
        Ok(Heartbeat { now, alive: alive.map(|(id, _)| id.clone()).collect() })
    }

    pub(super) fn acquire(&mut self, node: &str, id: &str) -> Option<Token> {
        let (holder, _) = self.tables.get(id)?.lease.as_ref()?;
        let free = holder.as_ref().is_none_or(|it| !self.is_alive(it));
        if !free || !self.is_alive(node) {
            return None;
        }
        let (holder, token) = self.tables.get_mut(id)?.lease.as_mut()?;
        *holder = Some(node.to_owned());
        *token += 1;
        Some(*token)
    }

    pub(super) fn leave(&mut self, node: &str) {
        for (holder, _) in self.tables.values_mut().filter_map(|it| it.lease.as_mut()) {
            holder.take_if(|it| it == node);
        }
        self.tournaments.values_mut().for_each(|it| _ = it.lease.0.take_if(|it| it == node));
        self.nodes.remove(node);
        self.online.retain(|(at, _), _| at != node);
    }

    pub(super) fn holder(&self, id: &str) -> Option<String> {
        let (holder, _) = self.tables.get(id)?.lease.as_ref()?;
        holder.clone().filter(|it| self.is_alive(it))
    }

    pub(super) fn held(&self, node: &str) -> Vec<(String, Token)> {
        let held = |(id, stored): (&String, &StoredTable)| match &stored.lease {
            Some((Some(holder), token)) if holder == node => Some((id.clone(), *token)),
            _ => None,
        };
        self.tables.iter().filter_map(held).collect()
    }
}
