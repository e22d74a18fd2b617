//! Subscriptions and the outbox of notifications in SQL; see `people.rs`. Entries of the outbox are written by the
//! writer of each store, together with the log.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row};
use crate::store::{Millis, Notice, NoticeKind, Notices, Push, PushJob, StoreError, Subscription};

#[async_trait]
impl Push for Base {
    async fn secret(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let mut change = self.change().await?;
        sqlx::query("INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(new)
            .execute(&mut *change)
            .await?;
        let row = sqlx::query("SELECT value FROM secret WHERE name = $1").bind(name).fetch_one(&mut *change).await?;
        change.commit().await?;
        Ok(row.try_get(0)?)
    }

    async fn subscribe(&self, it: &Subscription) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        // A browser in which somebody else has signed in tells its new person alone.
        sqlx::query("DELETE FROM subscription WHERE endpoint = $1 AND session_hash <> $2")
            .bind(&it.endpoint)
            .bind(&it.session)
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "INSERT INTO subscription (session_hash, person_id, endpoint, public_key, auth, kinds, \
             quiet_from, quiet_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (session_hash) DO UPDATE \
             SET endpoint = excluded.endpoint, public_key = excluded.public_key, auth = excluded.auth, \
             kinds = excluded.kinds, quiet_from = excluded.quiet_from, \
             quiet_to = excluded.quiet_to",
        )
        .bind(&it.session)
        .bind(&it.person)
        .bind(&it.endpoint)
        .bind(&it.public_key)
        .bind(&it.auth)
        .bind(join(&it.kinds))
        .bind(it.quiet.map(|(from, _)| i64::from(from)))
        .bind(it.quiet.map(|(_, to)| i64::from(to)))
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn subscription(&self, session: &str) -> Result<Option<Subscription>, StoreError> {
        let row = sqlx::query("SELECT * FROM subscription WHERE session_hash = $1")
            .bind(session)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_subscription(&row)).transpose()
    }

    async fn unsubscribe(&self, session: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM subscription WHERE session_hash = $1").bind(session).execute(&self.changes).await?;
        Ok(())
    }

    async fn mute(&self, person: &str, table: &str, muted: bool) -> Result<(), StoreError> {
        let statement = match muted {
            true => "INSERT INTO mute (person_id, match_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            false => "DELETE FROM mute WHERE person_id = $1 AND match_id = $2",
        };
        sqlx::query(statement).bind(person).bind(table).execute(&self.changes).await?;
        Ok(())
    }

    async fn is_muted(&self, person: &str, table: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM mute WHERE person_id = $1 AND match_id = $2")
            .bind(person)
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    async fn subscribers_at(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT s.person_id FROM subscription s JOIN seat ON seat.person_id = s.person_id \
             WHERE seat.match_id = $1 AND seat.kind = 'person' ORDER BY s.person_id",
        )
        .bind(table)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn tell(&self, table: &str, notices: &Notices, at: Millis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        write_notices(&mut change, table, notices, at).await?;
        Ok(change.commit().await?)
    }

    async fn claim_pushes(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<PushJob>, StoreError> {
        let mut change = self.change().await?;
        // A row that another server has claimed meanwhile no longer fits the condition when its lock is free.
        let rows = sqlx::query(
            "UPDATE push SET claimed_until = $2, attempts = attempts + 1 \
             WHERE due_at <= $1 AND claimed_until <= $1 AND (session_hash, match_id, reminder) IN ( \
             SELECT session_hash, match_id, reminder FROM push WHERE due_at <= $1 AND claimed_until <= $1 \
             ORDER BY due_at LIMIT $3) RETURNING session_hash, match_id, kind, at, attempts",
        )
        .bind(now)
        .bind(until)
        .bind(i64::from(limit))
        .fetch_all(&mut *change)
        .await?;
        let mut jobs = Vec::with_capacity(rows.len());
        for row in &rows {
            let (session, table): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let about = sqlx::query(
                "SELECT s.*, m.game, m.status FROM subscription s, match m WHERE s.session_hash = $1 AND m.id = $2",
            )
            .bind(&session)
            .bind(&table)
            .fetch_one(&mut *change)
            .await?;
            let kind: String = row.try_get(2)?;
            jobs.push(PushJob {
                subscription: read_subscription(&about)?,
                table,
                game: about.try_get("game")?,
                is_over: about.try_get::<String, _>("status")? == "over",
                kind: NoticeKind::from_id(&kind).ok_or(StoreError::NotFound)?,
                at: row.try_get(3)?,
                attempts: row.try_get::<i64, _>(4)? as u32,
            });
        }
        change.commit().await?;
        Ok(jobs)
    }

    async fn push_done(&self, job: &PushJob) -> Result<(), StoreError> {
        // What has happened since has its own time, and is still to be told.
        sqlx::query("DELETE FROM push WHERE session_hash = $1 AND match_id = $2 AND reminder = $3 AND at = $4")
            .bind(&job.subscription.session)
            .bind(&job.table)
            .bind(job.kind.is_reminder())
            .bind(job.at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn push_later(&self, job: &PushJob, due_at: Millis) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE push SET due_at = $5, claimed_until = 0 \
             WHERE session_hash = $1 AND match_id = $2 AND reminder = $3 AND at = $4",
        )
        .bind(&job.subscription.session)
        .bind(&job.table)
        .bind(job.kind.is_reminder())
        .bind(job.at)
        .bind(due_at)
        .execute(&self.changes)
        .await?;
        Ok(())
    }
}

/// Writes what people are to be told of a table, for each of their browsers that wants to hear it.
pub(super) async fn write_notices(
    change: &mut Connection,
    table: &str,
    notices: &Notices,
    at: Millis,
) -> Result<(), StoreError> {
    for person in &notices.settled {
        sqlx::query(
            "DELETE FROM push WHERE match_id = $1 \
             AND session_hash IN (SELECT session_hash FROM subscription WHERE person_id = $2)",
        )
        .bind(table)
        .bind(person)
        .execute(&mut *change)
        .await?;
    }
    for Notice { person, kind, due_at } in &notices.add {
        sqlx::query(
            "INSERT INTO push (session_hash, match_id, reminder, kind, at, due_at) \
             SELECT s.session_hash, $1, $4, $3, $5, $6 FROM subscription s \
             WHERE s.person_id = $2 AND s.kinds LIKE '%,' || $3 || ',%' \
             AND NOT EXISTS (SELECT 1 FROM mute m WHERE m.person_id = $2 AND m.match_id = $1) \
             ON CONFLICT (session_hash, match_id, reminder) DO UPDATE \
             SET kind = excluded.kind, at = excluded.at, due_at = excluded.due_at, claimed_until = 0, attempts = 0",
        )
        .bind(table)
        .bind(person)
        .bind(kind.id())
        .bind(kind.is_reminder())
        .bind(at)
        .bind(due_at)
        .execute(&mut *change)
        .await?;
    }
    Ok(())
}

/// The ids of kinds, each between commas.
fn join(kinds: &[NoticeKind]) -> String {
    kinds.iter().fold(",".to_owned(), |text, kind| text + kind.id() + ",")
}

fn read_subscription(row: &Row) -> Result<Subscription, StoreError> {
    let minute = |column: &str| Ok::<_, StoreError>(row.try_get::<Option<i64>, _>(column)?.map(|it| it as u16));
    let kinds: String = row.try_get("kinds")?;
    Ok(Subscription {
        session: row.try_get("session_hash")?,
        person: row.try_get("person_id")?,
        endpoint: row.try_get("endpoint")?,
        public_key: row.try_get("public_key")?,
        auth: row.try_get("auth")?,
        kinds: kinds.split(',').filter_map(NoticeKind::from_id).collect(),
        quiet: minute("quiet_from")?.zip(minute("quiet_to")?),
    })
}
