use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, StoredPerson, require},
    sessions::replace_password,
};
use server::store::{Occupant, People, Person, Session, Status, StoreError, StoredEntrant, TournamentPhase};

pub(super) fn person(data: &Data, id: &str) -> Option<Person> {
    let stored = data.people.get(id)?;
    Some(Person {
        id: id.to_owned(),
        name: stored.name.clone(),
        login: stored.login.as_ref().map(|(login, _)| login.clone()),
    })
}

#[async_trait]
impl People for MemoryStore {
    async fn add_person(&self, person: &Person, session: &Session) -> Result<(), StoreError> {
        let (person, session) = (person.clone(), session.clone());
        let added = self.query("add person", move |data| {
            require(!data.people.contains_key(&person.id) && !data.sessions.contains_key(&session.token_hash))?;
            let created_at = session.created_at;
            data.sessions.insert(session.token_hash.clone(), session);
            let stored = StoredPerson { name: person.name, login: None, page: Default::default(), created_at };
            data.people.insert(person.id, stored);
            Ok(())
        });
        added.await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        self.query("person", move |data| Ok(person(data, &id))).await
    }

    async fn people_named(&self, name: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        let name = name.to_lowercase();
        let named = self.query("people named", move |data| {
            let is_named = |it: &StoredPerson| it.login.is_some() && it.name.to_lowercase() == name;
            let mut named: Vec<(i64, &String)> =
                data.people.iter().filter(|(_, it)| is_named(it)).map(|(id, it)| (it.created_at, id)).collect();
            named.sort_unstable();
            Ok(named.into_iter().take(limit as usize).filter_map(|(_, id)| person(data, id)).collect())
        });
        named.await
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let (person, new) = (person.to_owned(), name.to_owned());
        let renamed = self.query("rename", move |data| {
            data.people.entry(person.clone()).and_modify(|it| it.name.clone_from(&new));
            let running = data.tables.values_mut().filter(|it| it.table.status != Status::Over);
            for seat in running.flat_map(|it| &mut it.table.seats) {
                if let Occupant::Person { id: Some(id), name, .. } = seat
                    && *id == person
                {
                    name.clone_from(&new);
                }
            }
            let running = data.tournaments.values_mut().filter(|it| it.row.phase != TournamentPhase::Over);
            let own = running.flat_map(|it| &mut it.entrants).filter(|it| it.person.as_ref() == Some(&person));
            own.for_each(|it| it.name = Some(new.clone()));
            Ok(())
        });
        renamed.await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<(Person, Option<String>)>, StoreError> {
        let login = login.to_owned();
        let found = self.query("by login", move |data| {
            let password = |it: &StoredPerson| it.login.clone().filter(|(taken, _)| *taken == login);
            let found = data.people.iter().find_map(|(id, it)| Some((id, password(it)?.1)));
            Ok(found.and_then(|(id, password)| Some((person(data, id)?, password))))
        });
        found.await
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let person = person.to_owned();
        let deleted = self.query("delete person", move |data| {
            for stored in data.tables.values_mut() {
                stored.chats.retain(|it| it.person.as_ref() != Some(&person));
                stored.table.maker.take_if(|it| *it == person);
                for seat in &mut stored.table.seats {
                    match seat {
                        Occupant::Person { id, name, .. } if id.as_ref() == Some(&person) => {
                            (*id, *name) = (None, String::new());
                        }
                        Occupant::Invite { kept_for, .. } => _ = kept_for.take_if(|it| *it == person),
                        _ => (),
                    }
                }
            }
            data.sessions.retain(|_, it| it.person != person);
            data.links.retain(|_, it| it.person != person);
            data.recovery.remove(&person);
            data.vacations.remove(&person);
            data.mail_requests.retain(|_, it| it.person != person);
            data.passkeys.retain(|_, it| it.person != person);
            data.challenges.retain(|_, it| it.person.as_ref() != Some(&person));
            data.ladders.values_mut().for_each(|it| it.forget(&person));
            data.people.remove(&person);
            data.forget_social(&person);
            for tournament in data.tournaments.values_mut() {
                tournament.row.organiser.take_if(|it| *it == person);
                let own = tournament.entrants.iter_mut().filter(|it| it.person.as_ref() == Some(&person));
                own.for_each(|it| *it = StoredEntrant::default());
            }
            Ok(())
        });
        deleted.await
    }

    async fn set_recovery_codes(&self, person: &str, hashes: &[String]) -> Result<(), StoreError> {
        let (person, hashes) = (person.to_owned(), hashes.to_vec());
        let set = self.query("set recovery codes", move |data| {
            data.recovery.insert(person, hashes);
            Ok(())
        });
        set.await
    }

    async fn recovery_codes(&self, person: &str) -> Result<u32, StoreError> {
        let person = person.to_owned();
        self.query("recovery codes", move |data| Ok(data.recovery.get(&person).map_or(0, |it| it.len() as u32))).await
    }

    async fn use_recovery_code(
        &self,
        person: &str,
        code_hash: &str,
        password: &str,
        session: &Session,
    ) -> Result<bool, StoreError> {
        let (person, hash) = (person.to_owned(), code_hash.to_owned());
        let (password, session) = (password.to_owned(), session.clone());
        let used = self.query("use recovery code", move |data| {
            let codes = data.recovery.entry(person.clone()).or_default();
            let Some(at) = codes.iter().position(|it| *it == hash) else { return Ok(false) };
            codes.remove(at);
            replace_password(data, &person, password, session)?;
            Ok(true)
        });
        used.await
    }
}
