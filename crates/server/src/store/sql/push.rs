//! Subscriptions and the outbox of notifications in SQL; see `people.rs`. Entries of the outbox are written by the
//! writer of each store, together with the log.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row};
use crate::store::{Channel, Millis, Notice, NoticeKind, Notices, Push, PushJob, QuietHours, StoreError, Subscription};

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
        let columns = Columns::of(&it.channel);
        let session = columns.is_browser.then_some(&it.id);
        // A browser in which somebody else has signed in tells its new person alone.
        if columns.is_browser {
            sqlx::query("DELETE FROM subscription WHERE endpoint = $1 AND id <> $2 AND session_hash IS NOT NULL")
                .bind(columns.endpoint)
                .bind(&it.id)
                .execute(&mut *change)
                .await?;
        }
        sqlx::query(
            "INSERT INTO subscription (id, session_hash, person_id, endpoint, public_key, auth, kinds, \
             quiet_from, quiet_to, quiet_zone, lang, digest) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (id) DO UPDATE \
             SET endpoint = excluded.endpoint, public_key = excluded.public_key, auth = excluded.auth, \
             kinds = excluded.kinds, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, \
             quiet_zone = excluded.quiet_zone, lang = excluded.lang, digest = excluded.digest",
        )
        .bind(&it.id)
        .bind(session)
        .bind(&it.person)
        .bind(columns.endpoint)
        .bind(columns.public_key)
        .bind(columns.auth)
        .bind(join(&it.kinds))
        .bind(columns.quiet.map(|it| i64::from(it.from)))
        .bind(columns.quiet.map(|it| i64::from(it.to)))
        .bind(columns.zone)
        .bind(columns.lang)
        .bind(columns.digest)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn subscription(&self, id: &str) -> Result<Option<Subscription>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM subscription WHERE id = $1").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| read_subscription(&row)).transpose()
    }

    async fn unsubscribe(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM subscription WHERE id = $1").bind(id).execute(&self.changes).await?;
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
             WHERE due_at <= $1 AND claimed_until <= $1 AND (subscription_id, match_id, reminder) IN ( \
             SELECT subscription_id, match_id, reminder FROM push WHERE due_at <= $1 AND claimed_until <= $1 \
             ORDER BY due_at LIMIT $3) RETURNING subscription_id, match_id, kind, at, attempts",
        )
        .bind(now)
        .bind(until)
        .bind(i64::from(limit))
        .fetch_all(&mut *change)
        .await?;
        let mut jobs = Vec::with_capacity(rows.len());
        for row in &rows {
            let (id, table): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let about =
                sqlx::query("SELECT s.*, m.game, m.status FROM subscription s, match m WHERE s.id = $1 AND m.id = $2")
                    .bind(&id)
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
        sqlx::query("DELETE FROM push WHERE subscription_id = $1 AND match_id = $2 AND reminder = $3 AND at = $4")
            .bind(&job.subscription.id)
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
             WHERE subscription_id = $1 AND match_id = $2 AND reminder = $3 AND at = $4",
        )
        .bind(&job.subscription.id)
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
             AND subscription_id IN (SELECT id FROM subscription WHERE person_id = $2)",
        )
        .bind(table)
        .bind(person)
        .execute(&mut *change)
        .await?;
    }
    for Notice { person, kind, due_at } in &notices.add {
        sqlx::query(
            "INSERT INTO push (subscription_id, match_id, reminder, kind, at, due_at) \
             SELECT s.id, $1, $4, $3, $5, $6 FROM subscription s \
             WHERE s.person_id = $2 AND s.kinds LIKE '%,' || $3 || ',%' \
             AND NOT EXISTS (SELECT 1 FROM mute m WHERE m.person_id = $2 AND m.match_id = $1) \
             ON CONFLICT (subscription_id, match_id, reminder) DO UPDATE \
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
pub(super) fn join(kinds: &[NoticeKind]) -> String {
    kinds.iter().fold(",".to_owned(), |text, kind| text + kind.id() + ",")
}

/// The inverse of [`join`].
pub(super) fn split(kinds: &str) -> Vec<NoticeKind> {
    kinds.split(',').filter_map(NoticeKind::from_id).collect()
}

/// A channel as the columns of its row have it.
struct Columns<'a> {
    is_browser: bool,
    endpoint: &'a str,
    public_key: &'a str,
    auth: &'a str,
    quiet: Option<&'a QuietHours>,
    zone: Option<&'a str>,
    lang: Option<&'a str>,
    digest: bool,
}

impl Columns<'_> {
    fn of(channel: &Channel) -> Columns<'_> {
        match channel {
            Channel::Browser { endpoint, public_key, auth, quiet } => {
                let (quiet, zone) = (quiet.as_ref(), quiet.as_ref().map(|it| it.zone.as_str()));
                Columns { is_browser: true, endpoint, public_key, auth, quiet, zone, lang: None, digest: false }
            }
            Channel::Mail { address, token, digest, lang, zone } => Columns {
                is_browser: false,
                endpoint: address,
                public_key: "",
                auth: token,
                quiet: None,
                zone: Some(zone),
                lang: Some(lang),
                digest: *digest,
            },
        }
    }
}

fn read_subscription(row: &Row) -> Result<Subscription, StoreError> {
    let minute = |column: &str| Ok::<_, StoreError>(row.try_get::<Option<i64>, _>(column)?.map(|it| it as u16));
    let zone: Option<String> = row.try_get("quiet_zone")?;
    let (endpoint, auth) = (row.try_get("endpoint")?, row.try_get("auth")?);
    let channel = match row.try_get::<Option<String>, _>("session_hash")? {
        Some(_) => {
            let hours = minute("quiet_from")?.zip(minute("quiet_to")?).zip(zone);
            let quiet = hours.map(|((from, to), zone)| QuietHours { from, to, zone });
            Channel::Browser { endpoint, public_key: row.try_get("public_key")?, auth, quiet }
        }
        None => Channel::Mail {
            address: endpoint,
            token: auth,
            digest: row.try_get("digest")?,
            lang: row.try_get::<Option<String>, _>("lang")?.unwrap_or_default(),
            zone: zone.unwrap_or_default(),
        },
    };
    let kinds = split(row.try_get("kinds")?);
    Ok(Subscription { id: row.try_get("id")?, person: row.try_get("person_id")?, kinds, channel })
}
