//! Logs and chat in SQL; see `people.rs`. Each store has its own writer for appends.

use async_trait::async_trait;
use sqlx::{Row as _, Transaction};

use super::{Base, Db, Row};
use crate::store::{Chat, Entry, KEPT_CHATS, Logs, Notices, StoreError, Token, chain};

/// Attempts to number a chat line: lines of other servers compete for the same number.
const MAX_ATTEMPTS: u32 = 20;

#[async_trait]
impl Logs for Base {
    async fn append_telling(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        self.append_fenced(id, entry, notices, lease).await
    }

    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError> {
        // With the one before, whose hash is part of the first one's.
        let rows = sqlx::query("SELECT n, text, at, hash FROM entry WHERE match_id = $1 AND n >= $2 ORDER BY n")
            .bind(id)
            .bind(i64::from(n) - 1)
            .fetch_all(&self.readers)
            .await?;
        let entry = |row: &Row| {
            let entry = Entry { n: row.try_get::<i64, _>(0)? as u32, text: row.try_get(1)?, at: row.try_get(2)? };
            Ok((entry, row.try_get(3)?))
        };
        let mut entries = rows.iter().map(entry).collect::<Result<Vec<_>, StoreError>>()?;
        let has_before = entries.first().is_some_and(|(entry, _)| entry.n < n);
        let before = if has_before { entries.remove(0).1 } else { None };
        chain::verify(before, id, &entries)?;
        Ok(entries.into_iter().map(|(entry, _)| entry).collect())
    }

    async fn head(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT hash FROM entry WHERE match_id = $1 ORDER BY n DESC LIMIT 1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|it| it.try_get(0)).transpose()?.flatten())
    }

    async fn add_chat(&self, id: &str, chat: &Chat) -> Result<u32, StoreError> {
        for _ in 0..MAX_ATTEMPTS {
            match add_chat(self.change().await?, id, chat).await {
                Err(StoreError::Conflict) => (),
                done => return done,
            }
        }
        Err(StoreError::Conflict)
    }

    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError> {
        let rows = sqlx::query("SELECT * FROM chat WHERE match_id = $1 ORDER BY n DESC LIMIT $2")
            .bind(id)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        let chat = |row: &Row| {
            Ok(Chat {
                n: row.try_get::<i64, _>("n")? as u32,
                person: row.try_get("person_id")?,
                seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat as u8),
                name: row.try_get("name")?,
                text: row.try_get("text")?,
                at: row.try_get("at")?,
            })
        };
        rows.iter().rev().map(chat).collect()
    }
}

/// SQLite returns the row of `RETURNING` before the commit, so only the end of the explicit transaction makes the line
/// durable.
async fn add_chat(mut change: Transaction<'static, Db>, id: &str, chat: &Chat) -> Result<u32, StoreError> {
    let row = sqlx::query(
        "INSERT INTO chat (match_id, n, person_id, seat, name, text, at) \
         SELECT $1, coalesce(max(n) + 1, 0), $2, $3, $4, $5, $6 FROM chat WHERE match_id = $1 RETURNING n",
    )
    .bind(id)
    .bind(&chat.person)
    .bind(chat.seat.map(i64::from))
    .bind(&chat.name)
    .bind(&chat.text)
    .bind(chat.at)
    .fetch_one(&mut *change)
    .await?;
    let n: i64 = row.try_get(0)?;
    sqlx::query("DELETE FROM chat WHERE match_id = $1 AND n <= $2")
        .bind(id)
        .bind(n - i64::from(KEPT_CHATS))
        .execute(&mut *change)
        .await?;
    change.commit().await?;
    Ok(n as u32)
}
