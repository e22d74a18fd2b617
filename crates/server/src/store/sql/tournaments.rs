//! Tournaments in SQL; see `people.rs`.

use std::str::FromStr;

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row, people::lock_people, tables::insert_table};
use crate::store::{
    Entry, Millis, Status, StoreError, StoredEntrant, StoredTournament, Token, TournamentChange, TournamentPhase,
    Tournaments,
};

#[async_trait]
impl Tournaments for Base {
    async fn add_tournament(&self, tournament: &StoredTournament, limit: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, tournament.organiser.iter().map(String::as_str)).await?;
        let row = sqlx::query("SELECT count(*) FROM tournament WHERE organiser = $1 AND phase <> 'over'")
            .bind(&tournament.organiser)
            .fetch_one(&mut *change)
            .await?;
        if row.try_get::<i64, _>(0)? >= i64::from(limit) {
            return Err(StoreError::Conflict);
        }
        sqlx::query(
            "INSERT INTO tournament (id, organiser, prefix, settings, secret, public, club_id, phase, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8)",
        )
        .bind(&tournament.id)
        .bind(&tournament.organiser)
        .bind(&tournament.prefix)
        .bind(&tournament.settings)
        .bind(tournament.secret.to_string())
        .bind(tournament.public)
        .bind(&tournament.club)
        .bind(tournament.created_at)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError> {
        let row = sqlx::query("SELECT * FROM tournament WHERE id = $1").bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(read).transpose()
    }

    async fn public_tournaments(&self, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM tournament WHERE public ORDER BY phase = 'over', created_at DESC LIMIT $1")
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(read).collect()
    }

    async fn tournaments_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tournament WHERE organiser = $1 \
             OR id IN (SELECT tournament_id FROM tournament_entrant WHERE person_id = $1) \
             OR club_id IN (SELECT club_id FROM club_member WHERE person_id = $1) \
             ORDER BY phase = 'over', created_at DESC LIMIT $2",
        )
        .bind(person)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read).collect()
    }

    async fn club_tournaments(&self, club: &str, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tournament WHERE club_id = $1 ORDER BY phase = 'over', created_at DESC LIMIT $2",
        )
        .bind(club)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read).collect()
    }

    async fn tournament_events(&self, id: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
        let rows =
            sqlx::query("SELECT n, text, at FROM tournament_event WHERE tournament_id = $1 AND n >= $2 ORDER BY n")
                .bind(id)
                .bind(i64::from(from))
                .fetch_all(&self.readers)
                .await?;
        let entry =
            |row: &Row| Ok(Entry { n: row.try_get::<i64, _>(0)? as u32, text: row.try_get(1)?, at: row.try_get(2)? });
        rows.iter().map(entry).collect()
    }

    async fn tournament_entrants(&self, id: &str) -> Result<Vec<StoredEntrant>, StoreError> {
        let all = "SELECT person_id, name, level FROM tournament_entrant WHERE tournament_id = $1 ORDER BY n";
        let rows = sqlx::query(all).bind(id).fetch_all(&self.readers).await?;
        let entrant =
            |row: &Row| Ok(StoredEntrant { person: row.try_get(0)?, name: row.try_get(1)?, level: row.try_get(2)? });
        rows.iter().map(entrant).collect()
    }

    async fn append_tournament(
        &self,
        id: &str,
        event: &Entry,
        effects: &TournamentChange,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        self.check_tournament_lease(&mut change, id, lease).await?;
        sqlx::query("INSERT INTO tournament_event (tournament_id, n, text, at) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(i64::from(event.n))
            .bind(&event.text)
            .bind(event.at)
            .execute(&mut *change)
            .await?;
        for (n, entrant) in &effects.entrants {
            add_entrant(&mut change, id, *n, entrant).await?;
        }
        for table in &effects.tables {
            insert_table(&mut change, table).await?;
            if table.status == Status::Playing {
                self.start_table(&mut change, &table.id, event.at).await?;
            }
        }
        for table in &effects.removes {
            let waiting = "DELETE FROM match WHERE id = $1 AND tournament = $2 AND status = 'waiting'";
            sqlx::query(waiting).bind(table).bind(id).execute(&mut *change).await?;
        }
        if effects.unseals {
            let open = "UPDATE match SET sealed = $2 WHERE tournament = $1";
            sqlx::query(open).bind(id).bind(false).execute(&mut *change).await?;
        }
        if let Some(phase) = effects.phase {
            let ended_at = (phase == TournamentPhase::Over).then_some(event.at);
            sqlx::query("UPDATE tournament SET phase = $2, ended_at = $3 WHERE id = $1")
                .bind(id)
                .bind(phase_text(phase))
                .bind(ended_at)
                .execute(&mut *change)
                .await?;
        }
        Ok(change.commit().await?)
    }

    async fn claim_tournaments(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        self.claim_free_tournaments(node).await
    }

    async fn tournament_table_states(&self, id: &str) -> Result<Vec<(String, Status)>, StoreError> {
        let rows =
            sqlx::query("SELECT id, status FROM match WHERE tournament = $1").bind(id).fetch_all(&self.readers).await?;
        let state = |row: &Row| {
            let status = match row.try_get::<&str, _>(1)? {
                "waiting" => Status::Waiting,
                "playing" => Status::Playing,
                _ => Status::Over,
            };
            Ok((row.try_get(0)?, status))
        };
        rows.iter().map(state).collect()
    }

    async fn delete_tournaments(&self, before: Millis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM tournament WHERE phase = 'over' AND ended_at < $1")
            .bind(before)
            .execute(&self.changes)
            .await?;
        Ok(done.rows_affected())
    }
}

async fn add_entrant(change: &mut Connection, id: &str, n: u16, entrant: &StoredEntrant) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tournament_entrant (tournament_id, n, person_id, name, level) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(id)
    .bind(i64::from(n))
    .bind(&entrant.person)
    .bind(&entrant.name)
    .bind(&entrant.level)
    .execute(change)
    .await?;
    Ok(())
}

fn phase_text(phase: TournamentPhase) -> &'static str {
    match phase {
        TournamentPhase::Open => "open",
        TournamentPhase::Running => "running",
        TournamentPhase::Over => "over",
    }
}

fn read(row: &Row) -> Result<StoredTournament, StoreError> {
    let damaged = |_| StoreError::Unavailable("damaged secret of a tournament".to_owned());
    Ok(StoredTournament {
        id: row.try_get("id")?,
        organiser: row.try_get("organiser")?,
        prefix: row.try_get("prefix")?,
        settings: row.try_get("settings")?,
        secret: record::Seed::from_str(row.try_get("secret")?).map_err(damaged)?,
        public: row.try_get("public")?,
        club: row.try_get("club_id")?,
        phase: match row.try_get::<&str, _>("phase")? {
            "open" => TournamentPhase::Open,
            "running" => TournamentPhase::Running,
            _ => TournamentPhase::Over,
        },
        created_at: row.try_get("created_at")?,
    })
}
