//! Clubs and quick matches in SQL; see `people.rs`.

use async_trait::async_trait;
use protocol::ClubRole;
use sqlx::Row as _;

use super::{
    Base, Connection, Row,
    people::{lock_people, read_person},
    seats::lock_waiting,
    tables::insert_table,
};
use crate::store::{Club, ClubLimits, Clubs, Member, Millis, Person, StoreError, Table, changed_one};

#[async_trait]
impl Clubs for Base {
    async fn add_club(&self, club: &Club, founder: &str, limits: ClubLimits) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, [founder]).await?;
        sqlx::query("INSERT INTO club (id, name, about, invite, created_at) VALUES ($1, $2, $3, $4, $5)")
            .bind(&club.id)
            .bind(&club.name)
            .bind(&club.about)
            .bind(&club.invite)
            .bind(club.created_at)
            .execute(&mut *change)
            .await?;
        insert_member(&mut change, &club.id, founder, ClubRole::Founder, club.created_at).await?;
        require_limits(&mut change, &club.id, founder, limits).await?;
        Ok(change.commit().await?)
    }

    async fn club(&self, id: &str) -> Result<Option<Club>, StoreError> {
        let row = sqlx::query("SELECT * FROM club WHERE id = $1").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| read_club(&row)).transpose()
    }

    async fn club_by_invite(&self, invite: &str) -> Result<Option<Club>, StoreError> {
        let row = sqlx::query("SELECT * FROM club WHERE invite = $1").bind(invite);
        row.fetch_optional(&self.readers).await?.map(|row| read_club(&row)).transpose()
    }

    async fn clubs_of(&self, person: &str) -> Result<Vec<(Club, ClubRole, u32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT c.*, m.role, (SELECT count(*) FROM club_member o WHERE o.club_id = c.id) AS members \
             FROM club_member m JOIN club c ON c.id = m.club_id WHERE m.person_id = $1 ORDER BY lower(c.name), c.id",
        );
        let rows = rows.bind(person).fetch_all(&self.readers).await?;
        let club = |row: &Row| Ok((read_club(row)?, read_role(row)?, row.try_get::<i64, _>("members")? as u32));
        rows.iter().map(club).collect()
    }

    async fn club_role(&self, club: &str, person: &str) -> Result<Option<ClubRole>, StoreError> {
        let row = sqlx::query("SELECT role FROM club_member WHERE club_id = $1 AND person_id = $2");
        let row = row.bind(club).bind(person).fetch_optional(&self.readers).await?;
        row.map(|row| read_role(&row)).transpose()
    }

    async fn members(&self, club: &str) -> Result<Vec<Member>, StoreError> {
        let rows = sqlx::query(
            "SELECT p.id, p.name, p.login, m.role, m.joined_at FROM club_member m JOIN person p ON p.id = m.person_id \
             WHERE m.club_id = $1 ORDER BY m.role <> 'founder', m.role <> 'organiser', lower(p.name), p.id",
        );
        let rows = rows.bind(club).fetch_all(&self.readers).await?;
        let member = |row: &Row| {
            Ok(Member { person: read_person(row)?, role: read_role(row)?, joined_at: row.try_get("joined_at")? })
        };
        rows.iter().map(member).collect()
    }

    async fn join_club(&self, club: &str, person: &str, at: Millis, limits: ClubLimits) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, [person]).await?;
        insert_member(&mut change, club, person, ClubRole::Member, at).await?;
        require_limits(&mut change, club, person, limits).await?;
        Ok(change.commit().await?)
    }

    async fn remove_member(&self, club: &str, person: &str) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM club_member WHERE club_id = $1 AND person_id = $2 AND role <> 'founder'");
        changed_one(delete.bind(club).bind(person).execute(&self.changes).await?.rows_affected())
    }

    async fn set_role(&self, club: &str, person: &str, role: ClubRole) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let update = "UPDATE club_member SET role = $3 WHERE club_id = $1 AND person_id = $2 AND role <> 'founder'";
        let update = sqlx::query(update).bind(club).bind(person).bind(role.id());
        changed_one(update.execute(&mut *change).await?.rows_affected())?;
        if role == ClubRole::Founder {
            let before = "UPDATE club_member SET role = 'organiser' \
                          WHERE club_id = $1 AND person_id <> $2 AND role = 'founder'";
            sqlx::query(before).bind(club).bind(person).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn change_club(&self, club: &Club) -> Result<(), StoreError> {
        let update = sqlx::query("UPDATE club SET name = $2, about = $3, invite = $4 WHERE id = $1");
        let update = update.bind(&club.id).bind(&club.name).bind(&club.about).bind(&club.invite);
        changed_one(update.execute(&self.changes).await?.rows_affected())
    }

    async fn delete_club(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM club WHERE id = $1").bind(id).execute(&self.changes).await?;
        changed_one(done.rows_affected())
    }

    async fn club_tables(&self, club: &str, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM match WHERE club_id = $1 AND status IN ('waiting', 'playing') \
             ORDER BY status DESC, created_at DESC LIMIT $2",
        );
        let rows = rows.bind(club).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        self.tables(rows).await
    }

    async fn quick_match(&self, new: &Table, person: &Person, at: Millis) -> Result<String, StoreError> {
        let mut change = self.change().await?;
        // The row of the game is locked until the end: the next one to ask sees what this transaction has done.
        sqlx::query("INSERT INTO quick (game) VALUES ($1) ON CONFLICT (game) DO UPDATE SET game = excluded.game")
            .bind(&new.game)
            .execute(&mut *change)
            .await?;
        let found = sqlx::query(
            "SELECT m.id, (SELECT min(s.seat) FROM seat s WHERE s.match_id = m.id AND s.kind = 'open') AS seat, \
             EXISTS (SELECT 1 FROM seat s WHERE s.match_id = m.id AND s.kind = 'person' AND s.person_id = $2) AS sits \
             FROM match m WHERE m.fill_at > $3 AND m.status = 'waiting' AND m.game = $1 \
             AND EXISTS (SELECT 1 FROM seat s WHERE s.match_id = m.id AND s.kind = 'open') \
             AND NOT EXISTS (SELECT 1 FROM seat s JOIN block k ON s.kind = 'person' AND (k.person_id = s.person_id \
             AND k.blocked_id = $2 OR k.person_id = $2 AND k.blocked_id = s.person_id) WHERE s.match_id = m.id) \
             ORDER BY sits DESC, m.created_at, m.id LIMIT 1",
        )
        .bind(&new.game)
        .bind(&person.id)
        .bind(at)
        .fetch_optional(&mut *change)
        .await?;
        let id = match found {
            Some(row) if row.try_get("sits")? => row.try_get("id")?,
            Some(row) => {
                let id: String = row.try_get("id")?;
                lock_waiting(&mut change, &id).await?;
                let done = sqlx::query(
                    "UPDATE seat SET kind = 'person', person_id = $3, name = $4, taken_at = $5 \
                     WHERE match_id = $1 AND seat = $2 AND kind = 'open'",
                )
                .bind(&id)
                .bind(row.try_get::<i64, _>("seat")?)
                .bind(&person.id)
                .bind(&person.name)
                .bind(at)
                .execute(&mut *change)
                .await?;
                changed_one(done.rows_affected())?;
                id
            }
            None => {
                insert_table(&mut change, new).await?;
                new.id.clone()
            }
        };
        change.commit().await?;
        Ok(id)
    }

    async fn due_quick_matches(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM match WHERE fill_at IS NOT NULL AND fill_at <= $1 AND status = 'waiting' \
             ORDER BY fill_at LIMIT $2",
        );
        let rows = rows.bind(now).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn fill_with_bots(&self, id: &str, level: &str, at: Millis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_waiting(&mut change, id).await?;
        let fill = "UPDATE seat SET kind = 'bot', level = $2, taken_at = $3 WHERE match_id = $1 AND kind = 'open'";
        sqlx::query(fill).bind(id).bind(level).bind(at).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }
}

async fn insert_member(
    change: &mut Connection,
    club: &str,
    person: &str,
    role: ClubRole,
    at: Millis,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO club_member (club_id, person_id, role, joined_at) VALUES ($1, $2, $3, $4) \
                  ON CONFLICT DO NOTHING";
    sqlx::query(insert).bind(club).bind(person).bind(role.id()).bind(at).execute(change).await?;
    Ok(())
}

/// Ends a transaction after which a person or a club has more than the limits.
async fn require_limits(
    change: &mut Connection,
    club: &str,
    person: &str,
    limits: ClubLimits,
) -> Result<(), StoreError> {
    // Two members that join at the same moment count each other.
    sqlx::query("UPDATE club SET name = name WHERE id = $1").bind(club).execute(&mut *change).await?;
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM club_member WHERE club_id = $1), \
         (SELECT count(*) FROM club_member WHERE person_id = $2), \
         (SELECT count(*) FROM club_member WHERE person_id = $2 AND role = 'founder')",
    );
    let row = row.bind(club).bind(person).fetch_one(change).await?;
    for (column, limit) in [limits.members, limits.per_person, limits.founded].into_iter().enumerate() {
        if row.try_get::<i64, _>(column)? > i64::from(limit) {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn read_club(row: &Row) -> Result<Club, StoreError> {
    Ok(Club {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        about: row.try_get("about")?,
        invite: row.try_get("invite")?,
        created_at: row.try_get("created_at")?,
    })
}

fn read_role(row: &Row) -> Result<ClubRole, StoreError> {
    let damaged = || StoreError::Unavailable("damaged role of a member".to_owned());
    ClubRole::from_id(row.try_get("role")?).ok_or_else(damaged)
}
