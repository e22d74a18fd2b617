use async_trait::async_trait;
use sqlx::{Row, sqlite::SqliteRow};

use super::Sqlite;
use crate::store::{Chat, Entry, Logs, StoreError};

#[async_trait]
impl Logs for Sqlite {
    async fn append(&self, id: &str, entry: Entry) -> Result<(), StoreError> {
        self.writer.append(id, entry).await
    }

    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT n, text, at FROM entry WHERE match_id = ?1 ORDER BY n")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(Entry { n: row.try_get(0)?, text: row.try_get(1)?, at: row.try_get(2)? })).collect()
    }

    async fn add_chat(&self, id: &str, person: &str, chat: &Chat) -> Result<u32, StoreError> {
        let row = sqlx::query(
            "INSERT INTO chat (match_id, n, person_id, seat, name, text, at) \
             SELECT ?1, coalesce(max(n) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM chat WHERE match_id = ?1 RETURNING n",
        )
        .bind(id)
        .bind(person)
        .bind(chat.seat)
        .bind(&chat.name)
        .bind(&chat.text)
        .bind(chat.at)
        .fetch_one(&self.changes)
        .await?;
        Ok(row.try_get(0)?)
    }

    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let rows = sqlx::query("SELECT n, seat, name, text, at FROM chat WHERE match_id = ?1 ORDER BY n DESC LIMIT ?2")
            .bind(id)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        let chat = |row: &SqliteRow| {
            Ok(Chat {
                n: row.try_get(0)?,
                seat: row.try_get(1)?,
                name: row.try_get(2)?,
                text: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        };
        rows.iter().rev().map(chat).collect()
    }
}
