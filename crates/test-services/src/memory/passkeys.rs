use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, require},
    people::person,
};
use server::store::{Challenge, Millis, Passkey, Passkeys, Person, StoreError};

/// Adds a passkey, unless its id is known or the person has `limit` others.
pub(super) fn add(data: &mut Data, passkey: Passkey, limit: u32) -> Result<(), StoreError> {
    let own = data.passkeys.values().filter(|it| it.person == passkey.person).count();
    require(!data.passkeys.contains_key(&passkey.id) && own < limit as usize)?;
    data.passkeys.insert(passkey.id.clone(), passkey);
    Ok(())
}

#[async_trait]
impl Passkeys for MemoryStore {
    async fn add_challenge(&self, challenge: &Challenge, now: Millis, limit: u32) -> Result<(), StoreError> {
        let challenge = challenge.clone();
        let added = self.query("add challenge", move |data| {
            data.challenges.retain(|_, it| it.expires_at >= now);
            require(data.challenges.len() < limit as usize)?;
            data.challenges.insert(challenge.hash.clone(), challenge);
            Ok(())
        });
        added.await
    }

    async fn take_challenge(&self, hash: &str, now: Millis) -> Result<Option<Challenge>, StoreError> {
        let hash = hash.to_owned();
        let taken = self
            .query("take challenge", move |data| Ok(data.challenges.remove(&hash).filter(|it| it.expires_at >= now)));
        taken.await
    }

    async fn add_passkey(&self, passkey: &Passkey, limit: u32) -> Result<(), StoreError> {
        let passkey = passkey.clone();
        let added = self.query("add passkey", move |data| {
            if !data.people.contains_key(&passkey.person) {
                return Err(StoreError::NotFound);
            }
            add(data, passkey, limit)
        });
        added.await
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Passkey, Person)>, StoreError> {
        let id = id.to_owned();
        let found = self.query("passkey", move |data| {
            let passkey = data.passkeys.get(&id).cloned();
            Ok(passkey.and_then(|it| person(data, &it.person).map(|person| (it, person))))
        });
        found.await
    }

    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let person = person.to_owned();
        let found = self.query("passkeys of", move |data| {
            let mut own: Vec<Passkey> = data.passkeys.values().filter(|it| it.person == person).cloned().collect();
            own.sort_by_key(|it| it.created_at);
            Ok(own)
        });
        found.await
    }

    async fn use_passkey(&self, id: &str, was: &str, state: &str, at: Millis) -> Result<(), StoreError> {
        let (id, was, state) = (id.to_owned(), was.to_owned(), state.to_owned());
        let used = self.query("use passkey", move |data| {
            let passkey = data.passkeys.get_mut(&id).filter(|it| it.state == was).ok_or(StoreError::Conflict)?;
            (passkey.state, passkey.used_at) = (state, Some(at));
            Ok(())
        });
        used.await
    }

    async fn rename_passkey(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        let renamed = self.query("rename passkey", move |data| {
            data.passkeys.get_mut(&id).map(|it| it.name = name).ok_or(StoreError::Conflict)
        });
        renamed.await
    }

    async fn remove_passkey(&self, person: &str, id: &str) -> Result<(), StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        let removed = self.query("remove passkey", move |data| {
            let login = data.people.get(&person).ok_or(StoreError::NotFound)?.login.as_ref();
            let has_password = login.is_some_and(|(_, password)| password.is_some());
            let own = data.passkeys.values().filter(|it| it.person == person).count();
            require(data.passkeys.get(&id).is_some_and(|it| it.person == person) && (has_password || own > 1))?;
            data.passkeys.remove(&id);
            Ok(())
        });
        removed.await
    }
}
