use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, StoredPerson, require},
};
use server::store::{Millis, Occupant, People, Person, Rating, Status, StoreError};

fn person(data: &Data, id: &str) -> Option<Person> {
    let stored = data.people.get(id)?;
    Some(Person {
        id: id.to_owned(),
        name: stored.name.clone(),
        login: stored.login.as_ref().map(|(login, _)| login.clone()),
    })
}

#[async_trait]
impl People for MemoryStore {
    async fn add_person(&self, person: &Person, token_hash: &str, _: Millis) -> Result<(), StoreError> {
        let (person, hash) = (person.clone(), token_hash.to_owned());
        let added = self.query("add person", move |data| {
            require(!data.people.contains_key(&person.id) && !data.sessions.contains_key(&hash))?;
            data.sessions.insert(hash, person.id.clone());
            data.people.insert(person.id, StoredPerson { name: person.name, login: None, rating: None });
            Ok(())
        });
        added.await
    }

    async fn person_by_session(&self, token_hash: &str) -> Result<Option<Person>, StoreError> {
        let hash = token_hash.to_owned();
        self.query("person of", move |data| Ok(data.sessions.get(&hash).and_then(|id| person(data, id)))).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        self.query("person", move |data| Ok(person(data, &id))).await
    }

    async fn add_session(&self, token_hash: &str, person: &str, _: Millis) -> Result<(), StoreError> {
        let (hash, person) = (token_hash.to_owned(), person.to_owned());
        let added = self.query("add session", move |data| {
            require(!data.sessions.contains_key(&hash))?;
            data.sessions.insert(hash, person);
            Ok(())
        });
        added.await
    }

    async fn delete_session(&self, token_hash: &str) -> Result<(), StoreError> {
        let hash = token_hash.to_owned();
        self.query("drop session", move |data| {
            data.sessions.remove(&hash);
            Ok(())
        })
        .await
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
            Ok(())
        });
        renamed.await
    }

    async fn set_login(&self, person: &str, login: &str, password: &str) -> Result<(), StoreError> {
        let (person, login) = (person.to_owned(), (login.to_owned(), password.to_owned()));
        let set = self.query("set login", move |data| {
            let of = |it: &StoredPerson| it.login.as_ref().is_some_and(|(taken, _)| *taken == login.0);
            require(!data.people.values().any(of))?;
            let stored = data.people.get_mut(&person).filter(|it| it.login.is_none()).ok_or(StoreError::Conflict)?;
            stored.login = Some(login);
            Ok(())
        });
        set.await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let login = login.to_owned();
        let found = self.query("by login", move |data| {
            let password = |it: &StoredPerson| it.login.clone().filter(|(taken, _)| *taken == login);
            let found = data.people.iter().find_map(|(id, it)| Some((id, password(it)?.1)));
            Ok(found.and_then(|(id, password)| Some((person(data, id)?, password))))
        });
        found.await
    }

    async fn rating(&self, person: &str) -> Result<Option<Rating>, StoreError> {
        let person = person.to_owned();
        self.query("rating", move |data| Ok(data.people.get(&person).and_then(|it| it.rating))).await
    }

    async fn rate(&self, ratings: &[(String, Rating)]) -> Result<(), StoreError> {
        let ratings = ratings.to_vec();
        let rated = self.query("rate", move |data| {
            let games = |id: &String| data.people.get(id).map(|it| it.rating.map_or(0, |it| it.games));
            require(ratings.iter().all(|(id, rating)| games(id) == Some(rating.games - 1)))?;
            for (id, rating) in ratings {
                data.people.entry(id).and_modify(|it| it.rating = Some(rating));
            }
            Ok(())
        });
        rated.await
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let person = person.to_owned();
        let deleted = self.query("delete person", move |data| {
            for stored in data.tables.values_mut() {
                stored.chats.retain(|(id, _)| *id != person);
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
            data.sessions.retain(|_, id| *id != person);
            data.links.retain(|_, (id, _)| *id != person);
            data.people.remove(&person);
            Ok(())
        });
        deleted.await
    }

    async fn add_link(&self, token_hash: &str, person: &str, expires_at: Millis) -> Result<(), StoreError> {
        let (hash, person) = (token_hash.to_owned(), person.to_owned());
        self.query("add link", move |data| {
            data.links.insert(hash, (person, expires_at));
            Ok(())
        })
        .await
    }

    async fn consume_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError> {
        let hash = token_hash.to_owned();
        let taken = self.query("take link", move |data| {
            data.links.retain(|_, (_, expires_at)| *expires_at >= now);
            Ok(data.links.remove(&hash).and_then(|(id, _)| person(data, &id)))
        });
        taken.await
    }
}
