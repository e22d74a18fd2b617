use std::collections::BTreeMap;

use crate::{
    store::{Chat, Entry, Heartbeat, Millis, Occupant, Rating, Status, StoreError, Table, Token},
    time,
};

/// Everything that is kept.
#[derive(Default)]
pub struct Data {
    pub people: BTreeMap<String, KeptPerson>,
    /// Whose they are, by the hash of their tokens.
    pub sessions: BTreeMap<String, String>,
    pub links: BTreeMap<String, (String, Millis)>,
    pub tables: BTreeMap<String, KeptTable>,
    /// Until when a server is alive.
    pub nodes: BTreeMap<String, Millis>,
}

pub struct KeptPerson {
    pub name: String,
    pub login: Option<(String, String)>,
    pub rating: Option<Rating>,
}

pub struct KeptTable {
    pub table: Table,
    pub ended_at: Millis,
    /// With the lease that each was appended under.
    pub log: BTreeMap<u32, (Entry, Option<Token>)>,
    pub chats: Vec<(String, Chat)>,
    pub analysis: Option<String>,
    /// Which server has it, while the game runs.
    pub lease: Option<(Option<String>, Token)>,
}

/// One row or none was there to be changed.
pub fn changed(is: bool) -> Result<(), StoreError> {
    if is { Ok(()) } else { Err(StoreError::Conflict) }
}

impl Data {
    pub fn table(&mut self, id: &str) -> Result<&mut KeptTable, StoreError> {
        self.tables.get_mut(id).ok_or(StoreError::NotFound)
    }

    pub fn waiting(&mut self, id: &str) -> Result<&mut KeptTable, StoreError> {
        self.tables.get_mut(id).filter(|it| it.table.status == Status::Waiting).ok_or(StoreError::Conflict)
    }

    pub fn append(&mut self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        let kept = self.table(id)?;
        if lease.is_some() && lease != kept.lease.as_ref().map(|(_, token)| *token) {
            return Err(StoreError::Fenced);
        }
        if kept.log.contains_key(&entry.n) {
            return Err(StoreError::Conflict);
        }
        kept.log.insert(entry.n, (entry, lease));
        Ok(())
    }

    pub fn start(&mut self, id: &str, at: Millis) -> Result<(), StoreError> {
        let kept = self.waiting(id)?;
        changed(!kept.table.seats.iter().any(|it| matches!(it, Occupant::Open | Occupant::Invite { .. })))?;
        kept.table.status = Status::Playing;
        kept.table.started_at = Some(at);
        kept.lease = Some((None, 0));
        Ok(())
    }

    pub fn is_alive(&self, node: &str) -> bool {
        self.nodes.get(node).is_some_and(|until| *until > time::now())
    }

    pub fn heartbeat(&mut self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError> {
        if self.nodes.contains_key(node) && !self.is_alive(node) {
            return Err(StoreError::Fenced);
        }
        let now = time::now();
        self.nodes.insert(node.to_owned(), now + ttl);
        let alive = self.nodes.iter().filter(|(id, until)| **until > now || *id == node);
        Ok(Heartbeat { now, alive: alive.map(|(id, _)| id.clone()).collect() })
    }

    pub fn acquire(&mut self, node: &str, id: &str) -> Option<Token> {
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

    pub fn leave(&mut self, node: &str) {
        for (holder, _) in self.tables.values_mut().filter_map(|it| it.lease.as_mut()) {
            holder.take_if(|it| it == node);
        }
        self.nodes.remove(node);
    }

    pub fn held(&self, node: &str) -> Vec<(String, Token)> {
        let held = |(id, kept): (&String, &KeptTable)| match &kept.lease {
            Some((Some(holder), token)) if holder == node => Some((id.clone(), *token)),
            _ => None,
        };
        self.tables.iter().filter_map(held).collect()
    }
}
