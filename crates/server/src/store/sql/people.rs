//! People in SQL. The files of this folder are compiled once for each SQL store, because the types of the drivers
//! differ: the including module defines `Base`, `Db`, `Row` and `Connection`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{
    Base, Connection, Row,
    sessions::{replace_password, write_session},
};
use crate::store::{People, Person, Session, StoreError};

#[async_trait]
impl People for Base {
    async fn add_person(&self, person: &Person, session: &Session) -> Result<(), StoreError> {
        let mut change = self.shared_change().await?;
        let made = insert_person(&mut change, person, session).await;
        Self::end(change, made).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = $1").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| read_person(&row)).transpose()
    }

    async fn people_named(&self, name: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        let query = "SELECT * FROM person WHERE lower(name) = lower($1) AND login IS NOT NULL \
                     ORDER BY created_at, id LIMIT $2";
        let rows = sqlx::query(query).bind(name).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        rows.iter().map(read_person).collect()
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("UPDATE person SET name = $2 WHERE id = $1").bind(person).bind(name).execute(&mut *change).await?;
        sqlx::query(
            "UPDATE seat SET name = $2 WHERE person_id = $1 AND kind = 'person' \
             AND match_id IN (SELECT id FROM match WHERE status <> 'over')",
        )
        .bind(person)
        .bind(name)
        .execute(&mut *change)
        .await?;
        sqlx::query(
            "UPDATE tournament_entrant SET name = $2 WHERE person_id = $1 \
             AND tournament_id IN (SELECT id FROM tournament WHERE phase <> 'over')",
        )
        .bind(person)
        .bind(name)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<(Person, Option<String>)>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM person WHERE login = $1").bind(login).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((read_person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for statement in [
            "DELETE FROM chat WHERE person_id = $1",
            "UPDATE seat SET person_id = NULL, name = NULL, entropy = entropy WHERE person_id = $1",
            "UPDATE match SET maker = NULL WHERE maker = $1",
            // The club of a founder goes on under the next of its members.
            "DELETE FROM club WHERE id IN (SELECT club_id FROM club_member WHERE person_id = $1 AND role = 'founder') \
             AND (SELECT count(*) FROM club_member m WHERE m.club_id = club.id) = 1",
            "UPDATE club_member SET role = 'founder' WHERE club_id IN ( \
             SELECT f.club_id FROM club_member f WHERE f.person_id = $1 AND f.role = 'founder') AND person_id = ( \
             SELECT m.person_id FROM club_member m WHERE m.club_id = club_member.club_id AND m.person_id <> $1 \
             ORDER BY m.role = 'member', m.joined_at, m.person_id LIMIT 1)",
            "UPDATE tournament SET organiser = NULL WHERE organiser = $1",
            "UPDATE tournament_entrant SET person_id = NULL, name = NULL WHERE person_id = $1",
            "DELETE FROM person WHERE id = $1",
        ] {
            sqlx::query(statement).bind(person).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn set_recovery_codes(&self, person: &str, hashes: &[String]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM recovery WHERE person_id = $1").bind(person).execute(&mut *change).await?;
        for hash in hashes {
            sqlx::query("INSERT INTO recovery (person_id, code_hash) VALUES ($1, $2)")
                .bind(person)
                .bind(hash)
                .execute(&mut *change)
                .await?;
        }
        Ok(change.commit().await?)
    }

    async fn recovery_codes(&self, person: &str) -> Result<u32, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM recovery WHERE person_id = $1")
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    async fn use_recovery_code(
        &self,
        person: &str,
        code_hash: &str,
        password: &str,
        session: &Session,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let done = sqlx::query("DELETE FROM recovery WHERE person_id = $1 AND code_hash = $2")
            .bind(person)
            .bind(code_hash)
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        replace_password(&mut change, person, password, session).await?;
        change.commit().await?;
        Ok(true)
    }
}

async fn insert_person(change: &mut Connection, person: &Person, session: &Session) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO person (id, name, created_at) VALUES ($1, $2, $3)")
        .bind(&person.id)
        .bind(&person.name)
        .bind(session.created_at)
        .execute(&mut *change)
        .await?;
    write_session(change, session).await
}

pub(super) fn read_person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? })
}

/// Locks the rows of people until the end of a transaction, so that what is counted of them is exact. In the order of
/// their ids: two transactions cannot wait for each other.
pub(super) async fn lock_people(
    change: &mut Connection,
    people: impl IntoIterator<Item = &str>,
) -> Result<(), StoreError> {
    let mut people: Vec<&str> = people.into_iter().collect();
    people.sort_unstable();
    people.dedup();
    for id in people {
        sqlx::query("UPDATE person SET name = name WHERE id = $1").bind(id).execute(&mut *change).await?;
    }
    Ok(())
}
