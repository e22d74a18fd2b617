use std::cmp::Reverse;

use async_trait::async_trait;
use protocol::ClubRole;

use super::{
    MemoryStore,
    data::{Data, StoredTable, require},
    people::person,
};
use server::store::{Club, ClubLimits, Clubs, Member, Millis, Occupant, Person, Status, StoreError, Table};

/// Founder and organisers first.
fn rank(role: ClubRole) -> u8 {
    match role {
        ClubRole::Founder => 0,
        ClubRole::Organiser => 1,
        ClubRole::Member => 2,
    }
}

impl Data {
    fn within(&self, club: &str, of: &str, limits: ClubLimits) -> bool {
        let roles = self.clubs.values().flat_map(|it| &it.1).filter(|it| it.person.id == of).map(|it| it.role);
        let founded = roles.clone().filter(|it| *it == ClubRole::Founder).count();
        self.clubs.get(club).is_some_and(|it| it.1.len() <= limits.members as usize)
            && roles.count() <= limits.per_person as usize
            && founded <= limits.founded as usize
    }

    pub(super) fn role(&self, club: &str, person: &str) -> Option<ClubRole> {
        self.clubs.get(club)?.1.iter().find(|it| it.person.id == person).map(|it| it.role)
    }

    fn member(&mut self, club: &str, person: &str) -> Result<&mut Member, StoreError> {
        let members = self.clubs.get_mut(club).map(|it| &mut it.1);
        let found = members.and_then(|it| it.iter_mut().find(|it| it.person.id == person));
        found.filter(|it| it.role != ClubRole::Founder).ok_or(StoreError::Conflict)
    }

    /// A club goes on under the next of its members, if there is one.
    pub(super) fn leave_clubs(&mut self, person: &str) {
        for (_, members) in self.clubs.values_mut() {
            let role = members.iter().find(|it| it.person.id == person).map(|it| it.role);
            members.retain(|it| it.person.id != person);
            if role == Some(ClubRole::Founder)
                && let Some(next) =
                    members.iter_mut().min_by_key(|it| (rank(it.role), it.joined_at, it.person.id.clone()))
            {
                next.role = ClubRole::Founder;
            }
        }
        self.clubs.retain(|_, (_, members)| !members.is_empty());
        let clubs = &self.clubs;
        self.tables.values_mut().for_each(|it| _ = it.table.club.take_if(|it| !clubs.contains_key(it)));
    }

    fn join(&mut self, club: &str, of: &str, role: ClubRole, at: Millis) -> Result<(), StoreError> {
        let person = person(self, of).ok_or(StoreError::NotFound)?;
        let (_, members) = self.clubs.get_mut(club).ok_or(StoreError::NotFound)?;
        if !members.iter().any(|it| it.person.id == of) {
            members.push(Member { person, role, joined_at: at });
        }
        Ok(())
    }
}

#[async_trait]
impl Clubs for MemoryStore {
    async fn add_club(&self, club: &Club, founder: &str, limits: ClubLimits) -> Result<(), StoreError> {
        let (club, founder) = (club.clone(), founder.to_owned());
        let done = self.query("add club", move |data| {
            let (id, at) = (club.id.clone(), club.created_at);
            data.clubs.insert(id.clone(), (club, Vec::new()));
            data.join(&id, &founder, ClubRole::Founder, at)?;
            if !data.within(&id, &founder, limits) {
                data.clubs.remove(&id);
                return Err(StoreError::Conflict);
            }
            Ok(())
        });
        done.await
    }

    async fn club(&self, id: &str) -> Result<Option<Club>, StoreError> {
        let id = id.to_owned();
        self.query("club", move |data| Ok(data.clubs.get(&id).map(|it| it.0.clone()))).await
    }

    async fn club_by_invite(&self, invite: &str) -> Result<Option<Club>, StoreError> {
        let invite = invite.to_owned();
        let found = self.query("club by invite", move |data| {
            Ok(data.clubs.values().map(|it| &it.0).find(|it| it.invite == invite).cloned())
        });
        found.await
    }

    async fn clubs_of(&self, person: &str) -> Result<Vec<(Club, ClubRole, u32)>, StoreError> {
        let person = person.to_owned();
        let found = self.query("clubs of", move |data| {
            let row = |(club, members): &(Club, Vec<Member>)| {
                Some((club.clone(), data.role(&club.id, &person)?, members.len() as u32))
            };
            let mut rows: Vec<_> = data.clubs.values().filter_map(row).collect();
            rows.sort_by_key(|(club, ..)| (club.name.to_lowercase(), club.id.clone()));
            Ok(rows)
        });
        found.await
    }

    async fn club_role(&self, club: &str, person: &str) -> Result<Option<ClubRole>, StoreError> {
        let (club, person) = (club.to_owned(), person.to_owned());
        self.query("club role", move |data| Ok(data.role(&club, &person))).await
    }

    async fn members(&self, club: &str) -> Result<Vec<Member>, StoreError> {
        let club = club.to_owned();
        let found = self.query("members", move |data| {
            let mut members = data.clubs.get(&club).map(|it| it.1.clone()).unwrap_or_default();
            members.sort_by_key(|it| (rank(it.role), it.person.name.to_lowercase(), it.person.id.clone()));
            Ok(members)
        });
        found.await
    }

    async fn join_club(&self, club: &str, person: &str, at: Millis, limits: ClubLimits) -> Result<(), StoreError> {
        let (club, person) = (club.to_owned(), person.to_owned());
        let done = self.query("join club", move |data| {
            if data.role(&club, &person).is_some() {
                return Ok(());
            }
            data.join(&club, &person, ClubRole::Member, at)?;
            if !data.within(&club, &person, limits) {
                data.clubs.entry(club).and_modify(|it| it.1.retain(|it| it.person.id != person));
                return Err(StoreError::Conflict);
            }
            Ok(())
        });
        done.await
    }

    async fn remove_member(&self, club: &str, person: &str) -> Result<(), StoreError> {
        let (club, person) = (club.to_owned(), person.to_owned());
        let done = self.query("remove member", move |data| {
            data.member(&club, &person)?;
            data.clubs.entry(club).and_modify(|it| it.1.retain(|it| it.person.id != person));
            Ok(())
        });
        done.await
    }

    async fn set_role(&self, club: &str, person: &str, role: ClubRole) -> Result<(), StoreError> {
        let (club, person) = (club.to_owned(), person.to_owned());
        let done = self.query("set role", move |data| {
            data.member(&club, &person)?;
            for member in data.clubs.get_mut(&club).into_iter().flat_map(|it| &mut it.1) {
                if member.person.id == person {
                    member.role = role;
                } else if role == ClubRole::Founder && member.role == ClubRole::Founder {
                    member.role = ClubRole::Organiser;
                }
            }
            Ok(())
        });
        done.await
    }

    async fn change_club(&self, club: &Club) -> Result<(), StoreError> {
        let club = club.clone();
        let done = self.query("change club", move |data| {
            let stored = data.clubs.get_mut(&club.id).ok_or(StoreError::Conflict)?;
            stored.0 = club;
            Ok(())
        });
        done.await
    }

    async fn delete_club(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        let done = self.query("delete club", move |data| {
            require(data.clubs.remove(&id).is_some())?;
            data.tables.values_mut().for_each(|it| _ = it.table.club.take_if(|it| *it == id));
            Ok(())
        });
        done.await
    }

    async fn club_tables(&self, club: &str, limit: u32) -> Result<Vec<Table>, StoreError> {
        let club = club.to_owned();
        let found = self.query("club tables", move |data| {
            let all = data.tables.values().map(|it| &it.table);
            let own = all.filter(|it| it.club.as_ref() == Some(&club) && it.status != Status::Over);
            let mut tables: Vec<Table> = own.map(|it| data.with_pauses(it)).collect();
            tables.sort_by_key(|it| (it.status != Status::Waiting, Reverse(it.created_at)));
            tables.truncate(limit as usize);
            Ok(tables)
        });
        found.await
    }

    async fn quick_match(&self, new: &Table, person: &Person, at: Millis) -> Result<String, StoreError> {
        let (new, person) = (new.clone(), person.clone());
        let done = self.query("quick match", move |data| {
            let sits = |it: &Table| it.seats.iter().any(|it| it.person() == Some(&person.id));
            let fits = |it: &&Table| {
                let is_blocked = it.seats.iter().filter_map(Occupant::person).any(|it| data.is_blocked(it, &person.id));
                let waits = it.status == Status::Waiting && it.fill_at.is_some_and(|it| it > at);
                waits && it.game == new.game && it.seats.contains(&Occupant::Open) && !is_blocked
            };
            let found = data.tables.values().map(|it| &it.table).filter(fits);
            let found = found.min_by_key(|it| (!sits(it), it.created_at, it.id.clone()));
            let Some((id, sits)) = found.map(|it| (it.id.clone(), sits(it))) else {
                let id = new.id.clone();
                let stored = StoredTable::new(new);
                data.tables.insert(id.clone(), stored);
                return Ok(id);
            };
            if !sits {
                let seats = &mut data.waiting(&id)?.table.seats;
                let open = seats.iter_mut().find(|it| **it == Occupant::Open).ok_or(StoreError::Conflict)?;
                *open = Occupant::Person { id: Some(person.id), name: person.name, entropy: None };
            }
            Ok(id)
        });
        done.await
    }

    async fn due_quick_matches(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        let found = self.query("due quick matches", move |data| {
            let waiting = data.tables.values().map(|it| &it.table).filter(|it| it.status == Status::Waiting);
            let mut due: Vec<(Millis, String)> =
                waiting.filter_map(|it| Some((it.fill_at.filter(|at| *at <= now)?, it.id.clone()))).collect();
            due.sort_unstable();
            due.truncate(limit as usize);
            Ok(due.into_iter().map(|it| it.1).collect())
        });
        found.await
    }

    async fn fill_with_bots(&self, id: &str, level: &str, _: Millis) -> Result<(), StoreError> {
        let (id, level) = (id.to_owned(), level.to_owned());
        let done = self.query("fill with bots", move |data| {
            let seats = &mut data.waiting(&id)?.table.seats;
            let open = seats.iter_mut().filter(|it| **it == Occupant::Open);
            open.for_each(|it| *it = Occupant::Bot(level.clone()));
            Ok(())
        });
        done.await
    }
}
