//! Sessions and links in SQL; see `people.rs`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row, passkeys::write_passkey, people::read_person};
use crate::store::{Credential, DeviceLink, Millis, Person, Session, Sessions, StoreError, changed_one};

#[async_trait]
impl Sessions for Base {
    async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        write_session(&mut change, session).await?;
        Ok(change.commit().await?)
    }

    async fn session(&self, token_hash: &str) -> Result<Option<(Session, Person)>, StoreError> {
        let row = sqlx::query(
            "SELECT p.*, s.token_hash, s.person_id, s.device, s.created_at AS session_created_at, s.seen_at \
             FROM session s JOIN person p ON p.id = s.person_id WHERE s.token_hash = $1",
        )
        .bind(token_hash)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok((read_session(&row)?, read_person(&row)?))).transpose()
    }

    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(
            "SELECT token_hash, person_id, device, created_at AS session_created_at, seen_at FROM session \
             WHERE person_id = $1 ORDER BY seen_at DESC, token_hash",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_session).collect()
    }

    async fn touch_session(&self, token_hash: &str, at: Millis) -> Result<(), StoreError> {
        sqlx::query("UPDATE session SET seen_at = $2 WHERE token_hash = $1")
            .bind(token_hash)
            .bind(at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM session WHERE token_hash = $1").bind(token_hash).execute(&self.changes).await?;
        Ok(())
    }

    async fn end_sessions_of(&self, person: &str, except: Option<&str>) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        end_all(&mut change, person, except).await?;
        Ok(change.commit().await?)
    }

    async fn delete_stale_sessions(&self, created: Millis, seen: Millis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM session WHERE created_at < $1 OR seen_at < $2")
            .bind(created)
            .bind(seen)
            .execute(&self.changes)
            .await?;
        Ok(done.rows_affected())
    }

    async fn add_link(&self, link: &DeviceLink) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO link (token_hash, person_id, created_at, expires_at) VALUES ($1, $2, $3, $4)")
            .bind(&link.token_hash)
            .bind(&link.person)
            .bind(link.created_at)
            .bind(link.expires_at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn links_of(&self, person: &str, now: Millis) -> Result<Vec<DeviceLink>, StoreError> {
        let rows = sqlx::query(
            "SELECT token_hash, person_id, created_at, expires_at FROM link \
             WHERE person_id = $1 AND expires_at >= $2 ORDER BY created_at, token_hash",
        )
        .bind(person)
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let link = |row: &Row| {
            Ok(DeviceLink {
                token_hash: row.try_get(0)?,
                person: row.try_get(1)?,
                created_at: row.try_get(2)?,
                expires_at: row.try_get(3)?,
            })
        };
        rows.iter().map(link).collect()
    }

    async fn delete_link(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM link WHERE token_hash = $1").bind(token_hash).execute(&self.changes).await?;
        Ok(())
    }

    async fn consume_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError> {
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM link WHERE expires_at < $1").bind(now).execute(&mut *change).await?;
        let taken = sqlx::query("DELETE FROM link WHERE token_hash = $1 RETURNING person_id")
            .bind(token_hash)
            .fetch_optional(&mut *change)
            .await?;
        let mut person = None;
        if let Some(row) = taken {
            let row = sqlx::query("SELECT * FROM person WHERE id = $1")
                .bind(row.try_get::<String, _>(0)?)
                .fetch_optional(&mut *change)
                .await?;
            person = row.map(|row| read_person(&row)).transpose()?;
        }
        change.commit().await?;
        Ok(person)
    }

    async fn set_login(
        &self,
        person: &str,
        login: &str,
        credential: &Credential,
        session: &Session,
    ) -> Result<(), StoreError> {
        let (password, passkey) = match credential {
            Credential::Password(hash) => (Some(hash), None),
            Credential::Passkey(passkey) => (None, Some(passkey)),
        };
        let mut change = self.change().await?;
        let done = sqlx::query("UPDATE person SET login = $2, password = $3 WHERE id = $1 AND login IS NULL")
            .bind(person)
            .bind(login)
            .bind(password)
            .execute(&mut *change)
            .await?;
        changed_one(done.rows_affected())?;
        if let Some(passkey) = passkey {
            write_passkey(&mut change, passkey, 1).await?;
        }
        end_all(&mut change, person, None).await?;
        write_session(&mut change, session).await?;
        Ok(change.commit().await?)
    }

    async fn set_password(&self, person: &str, password: &str, session: &Session) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        replace_password(&mut change, person, password, session).await?;
        Ok(change.commit().await?)
    }
}

/// Sets a password, and leaves `session` as the only way in besides it.
pub(super) async fn replace_password(
    change: &mut Connection,
    person: &str,
    password: &str,
    session: &Session,
) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE person SET password = $2 WHERE id = $1 AND login IS NOT NULL")
        .bind(person)
        .bind(password)
        .execute(&mut *change)
        .await?;
    changed_one(done.rows_affected())?;
    end_all(change, person, None).await?;
    write_session(change, session).await
}

/// Ends the sessions and links of a person.
async fn end_all(change: &mut Connection, person: &str, except: Option<&str>) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM link WHERE person_id = $1").bind(person).execute(&mut *change).await?;
    sqlx::query("DELETE FROM session WHERE person_id = $1 AND token_hash <> $2")
        .bind(person)
        .bind(except.unwrap_or_default())
        .execute(change)
        .await?;
    Ok(())
}

pub(super) async fn write_session(change: &mut Connection, session: &Session) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO session (token_hash, person_id, device, created_at, seen_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(&session.token_hash)
        .bind(&session.person)
        .bind(&session.device)
        .bind(session.created_at)
        .bind(session.seen_at)
        .execute(change)
        .await?;
    Ok(())
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        token_hash: row.try_get("token_hash")?,
        person: row.try_get("person_id")?,
        device: row.try_get("device")?,
        created_at: row.try_get("session_created_at")?,
        seen_at: row.try_get("seen_at")?,
    })
}
