use async_trait::async_trait;
use protocol::SocialSettings;

use super::{
    MemoryStore,
    data::{Data, require},
    people::person as find_person,
};
use server::store::{
    Followed, Invitation, InvitationLimits, Millis, Occupant, Person, Playing, Report, ReportLimits, Social, Standing,
    Status, StoreError, Table,
};

impl Data {
    fn has(&self, person: &str) -> Result<(), StoreError> {
        if self.people.contains_key(person) { Ok(()) } else { Err(StoreError::NotFound) }
    }

    fn standing(&self, other: &str, viewer: &str) -> Standing {
        let pair = (other.to_owned(), viewer.to_owned());
        let follows_back = self.follows.contains(&pair);
        let in_club = |it: &str, club: &[server::store::Member]| club.iter().any(|member| member.person.id == it);
        let shares_club = self.clubs.values().any(|(_, club)| in_club(other, club) && in_club(viewer, club));
        Standing {
            follows_back,
            knows: follows_back || shares_club,
            blocks: self.blocks.contains(&pair),
            settings: self.social_settings.get(other).copied().unwrap_or_default(),
        }
    }

    /// The people of a list of ids, by name.
    fn by_name(&self, ids: impl Iterator<Item = String>) -> Vec<Person> {
        let mut people: Vec<Person> = ids.filter_map(|id| find_person(self, &id)).collect();
        people.sort_by_key(|it| (it.name.to_lowercase(), it.id.clone()));
        people
    }

    /// Whether one of two people has blocked the other.
    pub(super) fn is_blocked(&self, one: &str, two: &str) -> bool {
        let has = |a: &str, b: &str| self.blocks.contains(&(a.to_owned(), b.to_owned()));
        has(one, two) || has(two, one)
    }

    /// Everything that people are to each other ends with one of them.
    pub(super) fn forget_social(&mut self, person: &str) {
        self.follows.retain(|(one, two)| one != person && two != person);
        self.blocks.retain(|(one, two)| one != person && two != person);
        self.invitations.retain(|it| it.person != person && it.by != person);
        self.reports.retain(|it| it.person.id != person && it.about.0 != person);
        self.social_settings.remove(person);
        self.leave_clubs(person);
    }
}

#[async_trait]
impl Social for MemoryStore {
    async fn follow(&self, person: &str, followed: &str, _: Millis, limit: u32) -> Result<(), StoreError> {
        let pair = (person.to_owned(), followed.to_owned());
        let done = self.query("follow", move |data| {
            data.has(&pair.1)?;
            let others = data.follows.iter().filter(|it| it.0 == pair.0 && it.1 != pair.1).count();
            require(others < limit as usize)?;
            if !data.blocks.contains(&pair) {
                data.follows.insert(pair);
            }
            Ok(())
        });
        done.await
    }

    async fn unfollow(&self, person: &str, followed: &str) -> Result<(), StoreError> {
        let pair = (person.to_owned(), followed.to_owned());
        let done = self.query("unfollow", move |data| {
            data.follows.remove(&pair);
            Ok(())
        });
        done.await
    }

    async fn followed_by(&self, person: &str) -> Result<Vec<Followed>, StoreError> {
        let viewer = person.to_owned();
        let found = self.query("followed by", move |data| {
            let ids = data.follows.iter().filter(|it| it.0 == viewer).map(|it| it.1.clone());
            let followed = |person: Person| Followed { standing: data.standing(&person.id, &viewer), person };
            Ok(data.by_name(ids).into_iter().map(followed).collect())
        });
        found.await
    }

    async fn followed_ids(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        let found = self.query("followed ids", move |data| {
            Ok(data.follows.iter().filter(|it| it.0 == person).map(|it| it.1.clone()).collect())
        });
        found.await
    }

    async fn followed_among(&self, person: &str, people: &[String]) -> Result<Vec<Followed>, StoreError> {
        let all = self.followed_by(person).await?;
        Ok(all.into_iter().filter(|it| people.contains(&it.person.id)).collect())
    }

    async fn blocks(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let pair = (person.to_owned(), other.to_owned());
        self.query("blocks", move |data| Ok(data.blocks.contains(&pair))).await
    }

    async fn follows(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let pair = (person.to_owned(), other.to_owned());
        self.query("follows", move |data| Ok(data.follows.contains(&pair))).await
    }

    async fn standing(&self, other: &str, viewer: &str) -> Result<Option<Standing>, StoreError> {
        let (other, viewer) = (other.to_owned(), viewer.to_owned());
        let found = self.query("standing", move |data| {
            Ok(data.people.contains_key(&other).then(|| data.standing(&other, &viewer)))
        });
        found.await
    }

    async fn block(&self, person: &str, blocked: &str, _: Millis, limit: u32) -> Result<(), StoreError> {
        let (one, two) = (person.to_owned(), blocked.to_owned());
        let done = self.query("block", move |data| {
            data.has(&two)?;
            let others = data.blocks.iter().filter(|it| it.0 == one && it.1 != two).count();
            require(others < limit as usize)?;
            data.follows.remove(&(one.clone(), two.clone()));
            data.follows.remove(&(two.clone(), one.clone()));
            let between = |it: &Invitation| (it.person == one && it.by == two) || (it.person == two && it.by == one);
            data.invitations.retain(|it| !between(it));
            data.blocks.insert((one, two));
            Ok(())
        });
        done.await
    }

    async fn unblock(&self, person: &str, blocked: &str) -> Result<(), StoreError> {
        let pair = (person.to_owned(), blocked.to_owned());
        let done = self.query("unblock", move |data| {
            data.blocks.remove(&pair);
            Ok(())
        });
        done.await
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        let person = person.to_owned();
        let found = self.query("blocked by", move |data| {
            Ok(data.by_name(data.blocks.iter().filter(|it| it.0 == person).map(|it| it.1.clone())))
        });
        found.await
    }

    async fn blocks_at(&self, table: &str, person: &str) -> Result<(bool, bool), StoreError> {
        let (table, person) = (table.to_owned(), person.to_owned());
        let found = self.query("blocks at", move |data| {
            let Some(stored) = data.tables.get(&table) else { return Ok((false, false)) };
            let there = stored.table.seats.iter().filter_map(Occupant::person).chain(&stored.table.maker);
            let there: Vec<String> = there.cloned().collect();
            let mine = there.iter().any(|it| data.blocks.contains(&(person.clone(), it.clone())));
            let theirs = there.iter().any(|it| data.blocks.contains(&(it.clone(), person.clone())));
            Ok((mine, theirs))
        });
        found.await
    }

    async fn playing(&self, tables: &[String]) -> Result<Vec<Playing>, StoreError> {
        let tables = tables.to_vec();
        let found = self.query("playing", move |data| {
            let all = data.tables.values().map(|it| &it.table);
            let running = all.filter(|it| it.status == Status::Playing && tables.contains(&it.id));
            let playing = |it: &Table| Playing { table: it.id.clone(), game: it.game.clone(), public: it.public };
            Ok(running.map(playing).collect())
        });
        found.await
    }

    async fn set_social_settings(&self, person: &str, settings: SocialSettings) -> Result<(), StoreError> {
        let person = person.to_owned();
        let done = self.query("set social settings", move |data| {
            require(data.people.contains_key(&person))?;
            data.social_settings.insert(person, settings);
            Ok(())
        });
        done.await
    }

    async fn social_settings(&self, person: &str) -> Result<SocialSettings, StoreError> {
        let person = person.to_owned();
        let found = self
            .query("social settings", move |data| Ok(data.social_settings.get(&person).copied().unwrap_or_default()));
        found.await
    }

    async fn invite(&self, invitation: &Invitation, limits: InvitationLimits) -> Result<bool, StoreError> {
        let new = invitation.clone();
        let done = self.query("invite", move |data| {
            data.has(&new.person)?;
            data.table(&new.table)?;
            let is_invited = data.invitations.iter().any(|it| (&it.table, &it.person) == (&new.table, &new.person));
            if is_invited || data.is_blocked(&new.person, &new.by) {
                return Ok(false);
            }
            let waits =
                |it: &&Invitation| data.tables.get(&it.table).is_some_and(|it| it.table.status == Status::Waiting);
            let at_table = data.invitations.iter().filter(|it| it.table == new.table).count();
            let of_person = data.invitations.iter().filter(|it| it.person == new.person).filter(waits).count();
            require(at_table < limits.per_table as usize && of_person < limits.per_person as usize)?;
            data.invitations.push(new);
            Ok(true)
        });
        done.await
    }

    async fn invitations_of(&self, person: &str, limit: u32) -> Result<Vec<(Table, Person, Millis)>, StoreError> {
        let invited = person.to_owned();
        let found = self.query("invitations of", move |data| {
            let own = data.invitations.iter().filter(|it| it.person == invited);
            let row = |it: &Invitation| {
                let table = data.tables.get(&it.table)?.table.clone();
                let sits = table.seats.iter().any(|it| it.person() == Some(&invited));
                let by = Person { login: None, ..find_person(data, &it.by)? };
                (table.status == Status::Waiting && !sits).then_some((table, by, it.at))
            };
            let mut rows: Vec<(Table, Person, Millis)> = own.filter_map(row).collect();
            rows.sort_by_key(|(table, _, at)| (-at, table.id.clone()));
            rows.truncate(limit as usize);
            Ok(rows)
        });
        found.await
    }

    async fn is_invited(&self, person: &str, table: &str) -> Result<bool, StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        let found = self.query("is invited", move |data| {
            Ok(data.invitations.iter().any(|it| it.person == person && it.table == table))
        });
        found.await
    }

    async fn remove_invitation(&self, person: &str, table: &str) -> Result<(), StoreError> {
        let (person, table) = (person.to_owned(), table.to_owned());
        let done = self.query("remove invitation", move |data| {
            data.invitations.retain(|it| it.person != person || it.table != table);
            Ok(())
        });
        done.await
    }

    async fn add_report(&self, report: &Report, limits: ReportLimits) -> Result<(), StoreError> {
        let report = report.clone();
        let done = self.query("add report", move |data| {
            let own = data.reports.iter().filter(|it| it.person.id == report.person.id && it.at > limits.since);
            require(own.count() < limits.per_person as usize)?;
            data.reports.push(report);
            data.reports.sort_by_key(|it| (it.at, it.id.clone()));
            let old = data.reports.len().saturating_sub(limits.total as usize);
            data.reports.drain(..old);
            Ok(())
        });
        done.await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        self.query("reports", move |data| Ok(data.reports.iter().take(limit as usize).cloned().collect())).await
    }

    async fn remove_report(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        let done = self.query("remove report", move |data| {
            let before = data.reports.len();
            data.reports.retain(|it| it.id != id);
            require(data.reports.len() < before)
        });
        done.await
    }
}
