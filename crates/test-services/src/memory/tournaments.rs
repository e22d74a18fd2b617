use std::{cmp::Reverse, collections::BTreeMap};

use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, StoredTable, require},
};
use server::store::{
    Entry, Millis, Status, StoreError, StoredEntrant, StoredTournament, Token, TournamentChange, TournamentPhase,
    Tournaments,
};

/// A tournament and everything that belongs to it.
pub struct MemoryTournament {
    /// The tournament itself.
    pub row: StoredTournament,
    /// The events by number.
    pub events: BTreeMap<u32, Entry>,
    /// The entrants by number.
    pub entrants: Vec<StoredEntrant>,
    /// When it ended.
    pub ended_at: Millis,
    /// The node that runs it, and the token.
    pub lease: (Option<String>, Token),
}

/// The first `limit` tournaments that satisfy `filter`, those that are not over first, then by age.
fn list(data: &Data, limit: u32, filter: impl Fn(&MemoryTournament) -> bool) -> Vec<StoredTournament> {
    let mut found: Vec<_> = data.tournaments.values().filter(|it| filter(it)).map(|it| it.row.clone()).collect();
    found.sort_by_key(|it| (it.phase == TournamentPhase::Over, Reverse(it.created_at)));
    found.truncate(limit as usize);
    found
}

fn append(
    data: &mut Data,
    id: &str,
    event: Entry,
    effects: TournamentChange,
    lease: Option<Token>,
) -> Result<(), StoreError> {
    let stored = data.tournaments.get_mut(id).ok_or(StoreError::NotFound)?;
    if lease.is_some_and(|token| token != stored.lease.1) {
        return Err(StoreError::Fenced);
    }
    require(!stored.events.contains_key(&event.n))?;
    let at = event.at;
    stored.events.insert(event.n, event);
    stored.entrants.extend(effects.entrants.into_iter().map(|(_, it)| it));
    if let Some(phase) = effects.phase {
        (stored.row.phase, stored.ended_at) = (phase, at);
    }
    for mut table in effects.tables {
        let (id, starts) = (table.id.clone(), table.status == Status::Playing);
        table.status = Status::Waiting;
        data.tables.insert(id.clone(), StoredTable::new(table));
        if starts {
            data.start(&id, at)?;
        }
    }
    for id in effects.removes {
        if data.waiting(&id).is_ok() {
            data.tables.remove(&id);
        }
    }
    if effects.unseals {
        let own = data.tables.values_mut().filter_map(|it| it.table.tournament.as_mut()).filter(|it| it.id == id);
        own.for_each(|it| it.sealed = false);
    }
    Ok(())
}

#[async_trait]
impl Tournaments for MemoryStore {
    async fn add_tournament(&self, tournament: &StoredTournament, limit: u32) -> Result<(), StoreError> {
        let row = tournament.clone();
        let added = self.query("add tournament", move |data| {
            let own = list(data, u32::MAX, |it| it.row.organiser == row.organiser);
            require(own.iter().filter(|it| it.phase != TournamentPhase::Over).count() < limit as usize)?;
            let (events, entrants, lease) = (BTreeMap::new(), Vec::new(), (None, 0));
            data.tournaments.insert(row.id.clone(), MemoryTournament { row, events, entrants, ended_at: 0, lease });
            Ok(())
        });
        added.await
    }

    async fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError> {
        let id = id.to_owned();
        self.query("tournament", move |data| Ok(data.tournaments.get(&id).map(|it| it.row.clone()))).await
    }

    async fn public_tournaments(&self, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        self.query("public tournaments", move |data| Ok(list(data, limit, |it| it.row.public))).await
    }

    async fn tournaments_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let person = Some(person.to_owned());
        let found = self.query("tournaments of", move |data| {
            let is_member = |club: &String| person.as_ref().is_some_and(|it| data.role(club, it).is_some());
            let own = |it: &MemoryTournament| {
                let enters = it.entrants.iter().any(|entrant| entrant.person == person);
                it.row.organiser == person || enters || it.row.club.as_ref().is_some_and(is_member)
            };
            Ok(list(data, limit, own))
        });
        found.await
    }

    async fn club_tournaments(&self, club: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let club = Some(club.to_owned());
        self.query("club tournaments", move |data| Ok(list(data, limit, |it| it.row.club == club))).await
    }

    async fn tournament_events(&self, id: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
        let id = id.to_owned();
        let events = self.query("tournament events", move |data| {
            let all = data.tournaments.get(&id).map(|it| it.events.range(from..).map(|(_, it)| it.clone()).collect());
            Ok(all.unwrap_or_default())
        });
        events.await
    }

    async fn tournament_entrants(&self, id: &str) -> Result<Vec<StoredEntrant>, StoreError> {
        let id = id.to_owned();
        let entrants = self.query("tournament entrants", move |data| {
            Ok(data.tournaments.get(&id).map(|it| it.entrants.clone()).unwrap_or_default())
        });
        entrants.await
    }

    async fn append_tournament(
        &self,
        id: &str,
        event: &Entry,
        effects: &TournamentChange,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        let (id, event, effects) = (id.to_owned(), event.clone(), effects.clone());
        self.query("append tournament", move |data| append(data, &id, event, effects, lease)).await
    }

    async fn claim_tournaments(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        let node = node.to_owned();
        let claimed = self.query("claim tournaments", move |data| {
            let is_open = |it: &MemoryTournament| it.row.phase != TournamentPhase::Over;
            let is_free = |it: &MemoryTournament| it.lease.0.as_ref().is_none_or(|holder| !data.is_alive(holder));
            let free: Vec<String> =
                data.tournaments.iter().filter(|(_, it)| is_open(it) && is_free(it)).map(|it| it.0.clone()).collect();
            if data.is_alive(&node) {
                for id in free {
                    if let Some(it) = data.tournaments.get_mut(&id) {
                        it.lease = (Some(node.clone()), it.lease.1 + 1);
                    }
                }
            }
            let held = data.tournaments.iter().filter(|(_, it)| is_open(it) && it.lease.0.as_ref() == Some(&node));
            Ok(held.map(|(id, it)| (id.clone(), it.lease.1)).collect())
        });
        claimed.await
    }

    async fn tournament_table_states(&self, id: &str) -> Result<Vec<(String, Status)>, StoreError> {
        let id = id.to_owned();
        let states = self.query("tournament tables", move |data| {
            let own = data.tables.values().map(|it| &it.table);
            let own = own.filter(|it| it.tournament.as_ref().is_some_and(|it| it.id == id));
            Ok(own.map(|it| (it.id.clone(), it.status)).collect())
        });
        states.await
    }

    async fn delete_tournaments(&self, before: Millis) -> Result<u64, StoreError> {
        let deleted = self.query("delete tournaments", move |data| {
            let all = data.tournaments.len();
            data.tournaments.retain(|_, it| it.row.phase != TournamentPhase::Over || it.ended_at >= before);
            Ok((all - data.tournaments.len()) as u64)
        });
        deleted.await
    }
}
