//! Passkeys and challenges in SQL; see `people.rs`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row, people::read_person};
use crate::store::{Challenge, Millis, Passkey, Passkeys, Person, StoreError, changed_one};

#[async_trait]
impl Passkeys for Base {
    async fn add_challenge(&self, challenge: &Challenge, now: Millis, limit: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM challenge WHERE expires_at < $1").bind(now).execute(&mut *change).await?;
        let done = sqlx::query(
            "INSERT INTO challenge (hash, person_id, login, state, expires_at) SELECT $1, $2, $3, $4, $5 \
             WHERE (SELECT count(*) FROM challenge) < $6",
        )
        .bind(&challenge.hash)
        .bind(&challenge.person)
        .bind(&challenge.login)
        .bind(&challenge.state)
        .bind(challenge.expires_at)
        .bind(i64::from(limit))
        .execute(&mut *change)
        .await?;
        changed_one(done.rows_affected())?;
        Ok(change.commit().await?)
    }

    async fn take_challenge(&self, hash: &str, now: Millis) -> Result<Option<Challenge>, StoreError> {
        // SQLite returns the row before the commit, so only the end of a transaction says that it is gone.
        let mut change = self.change().await?;
        let row = sqlx::query("DELETE FROM challenge WHERE hash = $1 RETURNING *")
            .bind(hash)
            .fetch_optional(&mut *change)
            .await?;
        let challenge = row.map(|row| read_challenge(&row)).transpose()?;
        change.commit().await?;
        Ok(challenge.filter(|it| it.expires_at >= now))
    }

    async fn add_passkey(&self, passkey: &Passkey, limit: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_person(&mut change, &passkey.person).await?;
        write_passkey(&mut change, passkey, limit).await?;
        Ok(change.commit().await?)
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Passkey, Person)>, StoreError> {
        let row = sqlx::query(
            "SELECT k.id AS key_id, k.person_id, k.name AS key_name, k.public_key, k.state, \
             k.created_at AS key_created_at, k.used_at, p.id, p.name, p.login \
             FROM passkey k JOIN person p ON p.id = k.person_id WHERE k.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok((read_passkey(&row)?, read_person(&row)?))).transpose()
    }

    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let rows = sqlx::query(
            "SELECT id AS key_id, person_id, name AS key_name, public_key, state, created_at AS key_created_at, used_at \
             FROM passkey WHERE person_id = $1 ORDER BY created_at, id",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_passkey).collect()
    }

    async fn use_passkey(&self, id: &str, was: &str, state: &str, at: Millis) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE passkey SET state = $3, used_at = $4 WHERE id = $1 AND state = $2")
            .bind(id)
            .bind(was)
            .bind(state)
            .bind(at)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn rename_passkey(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE passkey SET name = $2 WHERE id = $1")
            .bind(id)
            .bind(name)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn remove_passkey(&self, person: &str, id: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_person(&mut change, person).await?;
        let done = sqlx::query(
            "DELETE FROM passkey WHERE id = $2 AND person_id = $1 AND ( \
             EXISTS (SELECT 1 FROM person WHERE id = $1 AND password IS NOT NULL) \
             OR EXISTS (SELECT 1 FROM passkey AS other WHERE other.person_id = $1 AND other.id <> $2))",
        )
        .bind(person)
        .bind(id)
        .execute(&mut *change)
        .await?;
        changed_one(done.rows_affected())?;
        Ok(change.commit().await?)
    }
}

/// Changes of one person's credentials wait for each other: each decides by what the others have left.
async fn lock_person(change: &mut Connection, person: &str) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE person SET id = id WHERE id = $1").bind(person).execute(change).await?;
    changed_one(done.rows_affected()).map_err(|_| StoreError::NotFound)
}

pub(super) async fn write_passkey(change: &mut Connection, key: &Passkey, limit: u32) -> Result<(), StoreError> {
    let done = sqlx::query(
        "INSERT INTO passkey (id, person_id, name, public_key, state, created_at, used_at) \
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkey WHERE person_id = $2) < $8",
    )
    .bind(&key.id)
    .bind(&key.person)
    .bind(&key.name)
    .bind(&key.public_key)
    .bind(&key.state)
    .bind(key.created_at)
    .bind(key.used_at)
    .bind(i64::from(limit))
    .execute(change)
    .await?;
    changed_one(done.rows_affected())
}

fn read_challenge(row: &Row) -> Result<Challenge, StoreError> {
    Ok(Challenge {
        hash: row.try_get("hash")?,
        person: row.try_get("person_id")?,
        login: row.try_get("login")?,
        state: row.try_get("state")?,
        expires_at: row.try_get("expires_at")?,
    })
}

fn read_passkey(row: &Row) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: row.try_get("key_id")?,
        person: row.try_get("person_id")?,
        name: row.try_get("key_name")?,
        public_key: row.try_get("public_key")?,
        state: row.try_get("state")?,
        created_at: row.try_get("key_created_at")?,
        used_at: row.try_get("used_at")?,
    })
}
