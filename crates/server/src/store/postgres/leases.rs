use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row};

use super::{Connection, Postgres};
use crate::store::{Heartbeat, Leases, Millis, StoreError, Token};

#[async_trait]
impl Leases for Postgres {
    async fn heartbeat(&self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError> {
        // A dead node is not revived: other nodes may have taken its leases already.
        let row = sqlx::query(
            "WITH mine AS ( \
                 INSERT INTO node (id, until) VALUES ($1, now() + $2 * interval '1 millisecond') \
                 ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE node.until > now() RETURNING id), \
             dead AS (DELETE FROM node WHERE until < now() - interval '1 minute' \
                 AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.node = node.id)) \
             SELECT (SELECT count(*) FROM mine), \
                 (extract(epoch FROM clock_timestamp()) * 1000)::bigint, \
                 ARRAY(SELECT id FROM node WHERE until > now() AND id <> $1)",
        )
        .bind(node)
        .bind(ttl as f64)
        .fetch_one(&self.changes)
        .await?;
        if row.try_get::<i64, _>(0)? == 0 {
            return Err(StoreError::Fenced);
        }
        let mut alive: Vec<String> = row.try_get(2)?;
        alive.push(node.to_owned());
        alive.sort();
        Ok(Heartbeat { now: row.try_get(1)?, alive })
    }

    async fn acquire(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError> {
        let row = sqlx::query(
            "UPDATE lease SET node = $1, token = token + 1 WHERE match_id = $2 \
             AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.until > now()) \
             AND EXISTS (SELECT 1 FROM node WHERE node.id = $1 AND node.until > now()) RETURNING token",
        )
        .bind(node)
        .bind(table)
        .fetch_optional(&self.changes)
        .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError> {
        let rows = sqlx::query(
            "UPDATE lease SET node = $1, token = token + 1 WHERE match_id IN ( \
                 SELECT match_id FROM lease WHERE NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node AND node.until > now()) \
                 AND EXISTS (SELECT 1 FROM node WHERE node.id = $1 AND node.until > now()) \
                 LIMIT $2 FOR UPDATE SKIP LOCKED) \
             RETURNING match_id, token",
        )
        .bind(node)
        .bind(i64::from(limit))
        .fetch_all(&self.changes)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        let rows = sqlx::query("SELECT match_id, token FROM lease WHERE node = $1 ORDER BY match_id")
            .bind(node)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(
            "SELECT n.id FROM lease l JOIN node n ON n.id = l.node AND n.until > now() WHERE l.match_id = $1",
        )
        .bind(table)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for table in ["lease", "tournament"] {
            let free = AssertSqlSafe(format!("UPDATE {table} SET node = NULL WHERE node = $1"));
            sqlx::query(free).bind(node).execute(&mut *change).await?;
        }
        sqlx::query("DELETE FROM online WHERE node = $1").bind(node).execute(&mut *change).await?;
        sqlx::query("DELETE FROM node WHERE id = $1").bind(node).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }

    async fn set_online(&self, node: &str, people: &[(String, Option<Option<String>>)]) -> Result<(), StoreError> {
        let gone: Vec<&str> = people.iter().filter(|(_, at)| at.is_none()).map(|(person, _)| person.as_str()).collect();
        let here = people.iter().filter_map(|(person, at)| Some((person.as_str(), at.as_ref()?.as_deref())));
        let (here, tables): (Vec<&str>, Vec<Option<&str>>) = here.unzip();
        let mut change = self.change().await?;
        // Whatever dead nodes have left behind goes too.
        sqlx::query(
            "DELETE FROM online WHERE (node = $1 AND person_id = ANY($2)) \
             OR NOT EXISTS (SELECT 1 FROM node n WHERE n.id = online.node AND n.until > now())",
        )
        .bind(node)
        .bind(&gone)
        .execute(&mut *change)
        .await?;
        sqlx::query(
            "INSERT INTO online (node, person_id, match_id) SELECT $1, * FROM unnest($2::text[], $3::text[]) \
             ON CONFLICT (node, person_id) DO UPDATE SET match_id = excluded.match_id",
        )
        .bind(node)
        .bind(&here)
        .bind(&tables)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn online_of(&self, people: &[String]) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let rows = sqlx::query(
            "SELECT o.person_id, max(o.match_id) FROM online o JOIN node n ON n.id = o.node AND n.until > now() \
             WHERE o.person_id = ANY($1) GROUP BY o.person_id ORDER BY o.person_id",
        );
        let rows = rows.bind(people).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn log_lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        // A subquery for each log reads one index entry, however long the log is.
        let rows = sqlx::query(
            "SELECT id, coalesce((SELECT max(n) + 1 FROM entry WHERE match_id = id), 0) FROM unnest($1::text[]) AS id",
        )
        .bind(tables)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u32))).collect()
    }
}

impl Postgres {
    /// Locks the tournament until the end of the transaction, so that its lease does not change hands meanwhile.
    pub(super) async fn check_tournament_lease(
        &self,
        change: &mut Connection,
        id: &str,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        let Some(token) = lease else { return Ok(()) };
        let held = "SELECT 1 FROM tournament WHERE id = $1 AND token = $2 FOR UPDATE";
        let row = sqlx::query(held).bind(id).bind(token).fetch_optional(change).await?;
        row.map(|_| ()).ok_or(StoreError::Fenced)
    }

    pub(super) async fn claim_free_tournaments(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        sqlx::query(
            "UPDATE tournament SET node = $1, token = token + 1 WHERE phase <> 'over' \
             AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = tournament.node AND node.until > now()) \
             AND EXISTS (SELECT 1 FROM node WHERE node.id = $1 AND node.until > now())",
        )
        .bind(node)
        .execute(&self.changes)
        .await?;
        let rows = sqlx::query("SELECT id, token FROM tournament WHERE node = $1 AND phase <> 'over'")
            .bind(node)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}
