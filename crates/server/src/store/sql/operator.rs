//! What the operator asks for, in SQL; see `people.rs`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Row};
use crate::store::{AdminPerson, Millis, Operator, StoreError, Table, changed_one};

#[async_trait]
impl Operator for Base {
    async fn list_people(&self, search: &str, limit: u32) -> Result<Vec<AdminPerson>, StoreError> {
        // `%` and `_` of the search stand for themselves.
        let pattern = search.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let rows = sqlx::query(
            "SELECT p.id, p.name, p.login, p.created_at, \
             (SELECT count(*) FROM session s WHERE s.person_id = p.id) AS sessions FROM person p \
             WHERE lower(p.name) LIKE $1 ESCAPE '!' OR lower(coalesce(p.login, '')) LIKE $1 ESCAPE '!' \
             OR lower(p.id) LIKE $1 ESCAPE '!' ORDER BY p.created_at DESC, p.id LIMIT $2",
        )
        .bind(format!("%{pattern}%"))
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let person = |row: &Row| {
            Ok(AdminPerson {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                login: row.try_get("login")?,
                created_at: row.try_get("created_at")?,
                sessions: row.try_get::<i64, _>("sessions")? as u32,
            })
        };
        rows.iter().map(person).collect()
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query("SELECT * FROM match WHERE status <> 'over' ORDER BY created_at DESC, id LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        self.tables(rows).await
    }

    async fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM match WHERE id = $1").bind(id).execute(&self.changes).await?;
        changed_one(done.rows_affected())
    }

    async fn set_chat_closed(&self, id: &str, closed: bool) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE match SET chat_closed = $2 WHERE id = $1")
            .bind(id)
            .bind(closed)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn bans(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT who FROM ban ORDER BY who").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn add_ban(&self, who: &str, at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO ban (who, created_at) VALUES ($1, $2) ON CONFLICT (who) DO NOTHING")
            .bind(who)
            .bind(at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn remove_ban(&self, who: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM ban WHERE who = $1").bind(who).execute(&self.changes).await?;
        changed_one(done.rows_affected())
    }
}
