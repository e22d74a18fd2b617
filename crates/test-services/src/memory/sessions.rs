use async_trait::async_trait;

use super::{
    MemoryStore,
    data::{Data, StoredPerson, require},
    passkeys,
    people::person,
};
use server::store::{Credential, DeviceLink, Millis, Person, Session, Sessions, StoreError};

/// Ends the sessions and links of a person.
fn end_all(data: &mut Data, person: &str, except: Option<&str>) {
    data.sessions.retain(|hash, it| it.person != person || Some(hash.as_str()) == except);
    data.links.retain(|_, it| it.person != person);
}

/// Sets a password, and leaves `session` as the only way in besides it.
pub(super) fn replace_password(
    data: &mut Data,
    person: &str,
    password: String,
    session: Session,
) -> Result<(), StoreError> {
    let login = data.people.get_mut(person).and_then(|it| it.login.as_mut()).ok_or(StoreError::Conflict)?;
    login.1 = Some(password);
    end_all(data, person, None);
    data.sessions.insert(session.token_hash.clone(), session);
    Ok(())
}

#[async_trait]
impl Sessions for MemoryStore {
    async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        let session = session.clone();
        let added = self.query("add session", move |data| {
            require(!data.sessions.contains_key(&session.token_hash))?;
            data.sessions.insert(session.token_hash.clone(), session);
            Ok(())
        });
        added.await
    }

    async fn session(&self, token_hash: &str) -> Result<Option<(Session, Person)>, StoreError> {
        let hash = token_hash.to_owned();
        let found = self.query("session", move |data| {
            let session = data.sessions.get(&hash).cloned();
            Ok(session.and_then(|session| Some((session.clone(), person(data, &session.person)?))))
        });
        found.await
    }

    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let person = person.to_owned();
        let found = self.query("sessions of", move |data| {
            let mut sessions: Vec<Session> = data.sessions.values().filter(|it| it.person == person).cloned().collect();
            sessions.sort_by_key(|it| -it.seen_at);
            Ok(sessions)
        });
        found.await
    }

    async fn touch_session(&self, token_hash: &str, at: Millis) -> Result<(), StoreError> {
        let hash = token_hash.to_owned();
        let touched = self.query("touch session", move |data| {
            data.sessions.entry(hash).and_modify(|it| it.seen_at = at);
            Ok(())
        });
        touched.await
    }

    async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        let hash = token_hash.to_owned();
        let ended = self.query("end session", move |data| {
            data.sessions.remove(&hash);
            Ok(())
        });
        ended.await
    }

    async fn end_sessions_of(&self, person: &str, except: Option<&str>) -> Result<(), StoreError> {
        let (person, except) = (person.to_owned(), except.map(str::to_owned));
        let ended = self.query("end sessions", move |data| {
            end_all(data, &person, except.as_deref());
            Ok(())
        });
        ended.await
    }

    async fn delete_stale_sessions(&self, created: Millis, seen: Millis) -> Result<u64, StoreError> {
        let deleted = self.query("delete stale sessions", move |data| {
            let before = data.sessions.len();
            data.sessions.retain(|_, it| it.created_at >= created && it.seen_at >= seen);
            Ok((before - data.sessions.len()) as u64)
        });
        deleted.await
    }

    async fn add_link(&self, link: &DeviceLink) -> Result<(), StoreError> {
        let link = link.clone();
        let added = self.query("add link", move |data| {
            data.links.insert(link.token_hash.clone(), link);
            Ok(())
        });
        added.await
    }

    async fn links_of(&self, person: &str, now: Millis) -> Result<Vec<DeviceLink>, StoreError> {
        let person = person.to_owned();
        let found = self.query("links of", move |data| {
            let own = data.links.values().filter(|it| it.person == person && it.expires_at >= now);
            let mut links: Vec<DeviceLink> = own.cloned().collect();
            links.sort_by_key(|it| it.created_at);
            Ok(links)
        });
        found.await
    }

    async fn delete_link(&self, token_hash: &str) -> Result<(), StoreError> {
        let hash = token_hash.to_owned();
        let deleted = self.query("delete link", move |data| {
            data.links.remove(&hash);
            Ok(())
        });
        deleted.await
    }

    async fn consume_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError> {
        let hash = token_hash.to_owned();
        let taken = self.query("take link", move |data| {
            data.links.retain(|_, it| it.expires_at >= now);
            Ok(data.links.remove(&hash).and_then(|it| person(data, &it.person)))
        });
        taken.await
    }

    async fn set_login(
        &self,
        person: &str,
        login: &str,
        credential: &Credential,
        session: &Session,
    ) -> Result<(), StoreError> {
        let (person, login, session) = (person.to_owned(), login.to_owned(), session.clone());
        let credential = credential.clone();
        let set = self.query("set login", move |data| {
            let of = |it: &StoredPerson| it.login.as_ref().is_some_and(|(taken, _)| *taken == login);
            require(!data.people.values().any(of))?;
            require(data.people.get(&person).is_some_and(|it| it.login.is_none()))?;
            let password = match credential {
                Credential::Password(hash) => Some(hash),
                Credential::Passkey(passkey) => {
                    passkeys::add(data, passkey, 1)?;
                    None
                }
            };
            data.people.entry(person.clone()).and_modify(|it| it.login = Some((login, password)));
            end_all(data, &person, None);
            data.sessions.insert(session.token_hash.clone(), session);
            Ok(())
        });
        set.await
    }

    async fn set_password(&self, person: &str, password: &str, session: &Session) -> Result<(), StoreError> {
        let (person, password, session) = (person.to_owned(), password.to_owned(), session.clone());
        let set = self.query("set password", move |data| replace_password(data, &person, password, session));
        set.await
    }
}
