//! Tables and their seats in SQL; see `people.rs`.

use std::str::FromStr;

use async_trait::async_trait;
use sqlx::Row as _;

use super::{
    Base, Connection, Row,
    ratings::{rate_game, write_results},
    seats::{lock_waiting, read_occupant, take_seat, write_seat},
    vacations::pauses,
};
use crate::store::{
    Clock, Entry, IMPORTED, Millis, Occupant, Outcome, SeatResult, Settings, Status, StoreError, Table, Tables,
    TournamentTable, chain, changed_one,
};

impl Base {
    pub(super) async fn tables(&self, rows: Vec<Row>) -> Result<Vec<Table>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let seats = sqlx::query("SELECT * FROM seat WHERE match_id = $1 ORDER BY seat")
                .bind(row.try_get::<String, _>("id")?)
                .fetch_all(&self.readers)
                .await?;
            let mut table = read_table(&row, &seats)?;
            if table.status == Status::Playing && !matches!(table.settings.clock, Clock::Live { .. }) {
                table.pauses = pauses(&self.readers, &table.id, table.started_at.unwrap_or(table.created_at)).await?;
            }
            tables.push(table);
        }
        Ok(tables)
    }

    /// Changes the status of a table whose seats are all taken to playing.
    pub(super) async fn start_table(&self, change: &mut Connection, id: &str, at: Millis) -> Result<(), StoreError> {
        lock_waiting(change, id).await?;
        let done = sqlx::query(
            "UPDATE match SET status = 'playing', started_at = $2 WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM seat WHERE match_id = $1 AND kind IN ('open', 'invite'))",
        )
        .bind(id)
        .bind(at)
        .execute(&mut *change)
        .await?;
        changed_one(done.rows_affected())?;
        fix_rated_seats(change, id).await?;
        self.begin_lease(change, id).await
    }

    /// Changes the status of a table to over, with its results.
    async fn finish_table(
        &self,
        change: &mut Connection,
        id: &str,
        outcome: &Outcome,
        at: Millis,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE match SET status = 'over', ended_at = $2, winners = $3, maker_prefix = NULL \
             WHERE id = $1 AND status = 'playing'",
        )
        .bind(id)
        .bind(at)
        .bind(serde_json::to_string(&outcome.winners).expect("a list of numbers"))
        .execute(&mut *change)
        .await?;
        changed_one(done.rows_affected())?;
        write_results(change, id, &outcome.results, at).await?;
        if !outcome.results.is_empty() {
            rate_game(change, id, at).await?;
        }
        self.end_lease(change, id).await
    }
}

#[async_trait]
impl Tables for Base {
    async fn add_table(&self, table: &Table) -> Result<(), StoreError> {
        let mut change = self.shared_change().await?;
        let made = insert_table(&mut change, table).await;
        Self::end(change, made).await
    }

    async fn import_table(
        &self,
        table: &Table,
        entries: &[Entry],
        results: &[SeatResult],
        limit: u32,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query("SELECT count(*) FROM match WHERE maker = $1 AND id LIKE $2")
            .bind(&table.maker)
            .bind(format!("{IMPORTED}%"))
            .fetch_one(&mut *change)
            .await?;
        if row.try_get::<i64, _>(0)? >= i64::from(limit) {
            return Err(StoreError::Conflict);
        }
        insert_table(&mut change, table).await?;
        let mut hash = None;
        for entry in entries {
            hash = Some(chain::link(hash.as_deref(), &table.id, entry));
            sqlx::query("INSERT INTO entry (match_id, n, text, at, hash) VALUES ($1, $2, $3, $4, $5)")
                .bind(&table.id)
                .bind(i64::from(entry.n))
                .bind(&entry.text)
                .bind(entry.at)
                .bind(&hash)
                .execute(&mut *change)
                .await?;
        }
        sqlx::query(
            "UPDATE match SET status = 'over', started_at = $2, ended_at = $2, winners = $3, maker_prefix = NULL \
             WHERE id = $1",
        )
        .bind(&table.id)
        .bind(table.created_at)
        .bind(serde_json::to_string(&table.winners).expect("a list of numbers"))
        .execute(&mut *change)
        .await?;
        write_results(&mut change, &table.id, results, table.created_at).await?;
        Ok(change.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, StoreError> {
        let rows = sqlx::query("SELECT * FROM match WHERE id = $1").bind(id).fetch_all(&self.readers).await?;
        Ok(self.tables(rows).await?.pop())
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM match WHERE public AND status IN ('waiting', 'playing') \
             ORDER BY status DESC, created_at DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        self.tables(rows).await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM match WHERE id IN (SELECT match_id FROM seat WHERE person_id = $1 AND kind = 'person') \
             ORDER BY status = 'over', created_at DESC LIMIT $2",
        )
        .bind(person)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        self.tables(rows).await
    }

    async fn count_made_by(&self, person: &str) -> Result<u32, StoreError> {
        let row =
            sqlx::query("SELECT count(*) FROM match WHERE maker = $1 AND status <> 'over' AND tournament IS NULL")
                .bind(person)
                .fetch_one(&self.readers)
                .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    async fn count_made_from(&self, prefix: &str) -> Result<u32, StoreError> {
        let row = sqlx::query(
            "SELECT count(*) FROM match WHERE maker_prefix = $1 AND status <> 'over' AND tournament IS NULL",
        )
        .bind(prefix)
        .fetch_one(&self.readers)
        .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    async fn running(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM match WHERE status = 'playing'").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn set_seat(
        &self,
        id: &str,
        seat: u8,
        was: &Occupant,
        occupant: &Occupant,
        at: Millis,
    ) -> Result<(), StoreError> {
        let mut change = self.shared_change().await?;
        let made = take_seat(&mut change, (id, seat), was, occupant, at).await;
        Self::end(change, made).await
    }

    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError> {
        let mut change = self.shared_change().await?;
        let made = self.start_table(&mut change, id, at).await;
        Self::end(change, made).await
    }

    async fn finish(&self, id: &str, outcome: &Outcome, at: Millis) -> Result<(), StoreError> {
        let mut change = self.shared_change().await?;
        let made = self.finish_table(&mut change, id, outcome, at).await;
        Self::end(change, made).await
    }

    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE match SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(id)
            .bind(next)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn delete_waiting(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let mut change = self.change().await?;
        // What becomes of a table of a tournament is decided there.
        let old = "DELETE FROM match WHERE status = 'waiting' AND created_at < $1 AND tournament IS NULL RETURNING id";
        let rows = sqlx::query(old).bind(before).fetch_all(&mut *change).await?;
        change.commit().await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn delete_waiting_table(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM match WHERE id = $1 AND status = 'waiting'")
            .bind(id)
            .execute(&self.changes)
            .await?;
        changed_one(done.rows_affected())
    }

    async fn ids_after(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM match WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn delete_finished(&self, before: Millis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM match WHERE status = 'over' AND ended_at < $1")
            .bind(before)
            .execute(&self.changes)
            .await?;
        Ok(done.rows_affected())
    }
}

/// Adds a table that waits.
pub(super) async fn insert_table(change: &mut Connection, table: &Table) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO match (id, game, revision, settings, seed, status, public, maker, maker_prefix, created_at, \
         club_id, fill_at, tournament, sealed) \
         VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.revision))
    .bind(serde_json::to_string(&table.settings).expect("settings are plain data"))
    .bind(table.seed.to_string())
    .bind(table.public)
    .bind(&table.maker)
    .bind(&table.maker_prefix)
    .bind(table.created_at)
    .bind(&table.club)
    .bind(table.fill_at)
    .bind(table.tournament.as_ref().map(|it| &it.id))
    .bind(table.tournament.as_ref().is_some_and(|it| it.sealed))
    .execute(&mut *change)
    .await?;
    for (seat, occupant) in (1u8..).zip(&table.seats) {
        write_seat(change, &table.id, seat, occupant, table.created_at).await?;
    }
    Ok(())
}

/// Notes the seats whose result counts: those of accounts, if there are two and the table wants it.
async fn fix_rated_seats(change: &mut Connection, id: &str) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT settings FROM match WHERE id = $1").bind(id).fetch_one(&mut *change).await?;
    if !read_settings(&row)?.rated {
        return Ok(());
    }
    let rows = sqlx::query(
        "SELECT s.seat FROM seat s JOIN person p ON p.id = s.person_id \
         WHERE s.match_id = $1 AND s.kind = 'person' AND p.login IS NOT NULL ORDER BY s.seat",
    )
    .bind(id)
    .fetch_all(&mut *change)
    .await?;
    let seats = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    if seats.len() > 1 {
        let seats = serde_json::to_string(&seats).expect("a list of numbers");
        sqlx::query("UPDATE match SET rated = $2 WHERE id = $1").bind(id).bind(seats).execute(change).await?;
    }
    Ok(())
}

fn read_settings(row: &Row) -> Result<Settings, StoreError> {
    let damaged = |_| StoreError::Unavailable("damaged settings of a table".to_owned());
    serde_json::from_str(row.try_get("settings")?).map_err(damaged)
}

/// A list of seats; empty where there is none.
pub(super) fn read_seats(row: &Row, column: &str) -> Result<Vec<u8>, StoreError> {
    let text: Option<String> = row.try_get(column)?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

fn read_table(row: &Row, seats: &[Row]) -> Result<Table, StoreError> {
    let damaged = |what: &str| StoreError::Unavailable(format!("damaged {what} of a table"));
    let status = match row.try_get::<&str, _>("status")? {
        "waiting" => Status::Waiting,
        "playing" => Status::Playing,
        _ => Status::Over,
    };
    Ok(Table {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        revision: row.try_get::<i64, _>("revision")? as u16,
        settings: read_settings(row)?,
        seed: record::Seed::from_str(row.try_get("seed")?).map_err(|_| damaged("seed"))?,
        status,
        public: row.try_get("public")?,
        maker: row.try_get("maker")?,
        maker_prefix: row.try_get("maker_prefix")?,
        created_at: row.try_get("created_at")?,
        started_at: row.try_get("started_at")?,
        seats: seats.iter().map(read_occupant).collect::<Result<_, _>>()?,
        winners: read_seats(row, "winners")?,
        rematch: row.try_get("rematch")?,
        rated: read_seats(row, "rated")?,
        chat_closed: row.try_get("chat_closed")?,
        club: row.try_get("club_id")?,
        fill_at: row.try_get("fill_at")?,
        pauses: Vec::new(),
        tournament: match row.try_get("tournament")? {
            Some(id) => Some(TournamentTable { id, sealed: row.try_get("sealed")? }),
            None => None,
        },
    })
}
