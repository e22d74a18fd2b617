//! People in SQL. The files of this folder are compiled once for each SQL store, because the types of the drivers
//! differ: the including module defines `Base`, `Db`, `Row` and `Connection`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Row};
use crate::store::{Millis, People, Person, Rating, StoreError, changed_one};

#[async_trait]
impl People for Base {
    async fn add_person(&self, person: &Person, token_hash: &str, at: Millis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("INSERT INTO person (id, name, created_at) VALUES ($1, $2, $3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(at)
            .execute(&mut *change)
            .await?;
        sqlx::query("INSERT INTO session (token_hash, person_id, created_at) VALUES ($1, $2, $3)")
            .bind(token_hash)
            .bind(&person.id)
            .bind(at)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    async fn person_by_session(&self, token_hash: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT p.* FROM session s JOIN person p ON p.id = s.person_id WHERE s.token_hash = $1")
            .bind(token_hash)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_person(&row)).transpose()
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = $1").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| read_person(&row)).transpose()
    }

    async fn add_session(&self, token_hash: &str, person: &str, at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO session (token_hash, person_id, created_at) VALUES ($1, $2, $3)")
            .bind(token_hash)
            .bind(person)
            .bind(at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn delete_session(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM session WHERE token_hash = $1").bind(token_hash).execute(&self.changes).await?;
        Ok(())
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
        Ok(change.commit().await?)
    }

    async fn set_login(&self, person: &str, login: &str, password: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE person SET login = $2, password = $3 WHERE id = $1 AND login IS NULL")
            .bind(person)
            .bind(login)
            .bind(password)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM person WHERE login = $1").bind(login).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((read_person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn rating(&self, person: &str) -> Result<Option<Rating>, StoreError> {
        let row =
            sqlx::query("SELECT rating, uncertainty, rated_games FROM person WHERE id = $1 AND rating IS NOT NULL")
                .bind(person)
                .fetch_optional(&self.readers)
                .await?;
        row.map(|row| Ok(Rating { value: row.try_get(0)?, uncertainty: row.try_get(1)?, games: row.try_get(2)? }))
            .transpose()
    }

    async fn rate(&self, ratings: &[(String, Rating)]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for (person, rating) in ratings {
            let done = sqlx::query(
                "UPDATE person SET rating = $2, uncertainty = $3, rated_games = $4 \
                 WHERE id = $1 AND rated_games = $4 - 1",
            )
            .bind(person)
            .bind(rating.value)
            .bind(rating.uncertainty)
            .bind(rating.games)
            .execute(&mut *change)
            .await?;
            changed_one(done.rows_affected())?;
        }
        Ok(change.commit().await?)
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for statement in [
            "DELETE FROM chat WHERE person_id = $1",
            "UPDATE seat SET person_id = NULL, name = NULL, entropy = entropy WHERE person_id = $1",
            "UPDATE match SET maker = NULL WHERE maker = $1",
            "DELETE FROM person WHERE id = $1",
        ] {
            sqlx::query(statement).bind(person).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn add_link(&self, token_hash: &str, person: &str, expires_at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO link (token_hash, person_id, expires_at) VALUES ($1, $2, $3)")
            .bind(token_hash)
            .bind(person)
            .bind(expires_at)
            .execute(&self.changes)
            .await?;
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
}

fn read_person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? })
}
