//! Follows, blocks, invitations and reports in SQL; see `people.rs`.

use async_trait::async_trait;
use protocol::{ReportReason, SocialAudience, SocialSettings};
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};

use super::{
    Base, Connection, Db, Row,
    people::{lock_people, read_person},
};
use crate::store::{
    Followed, Invitation, InvitationLimits, Millis, Person, Playing, Report, ReportLimits, Social, Standing,
    StoreError, Table, changed_one,
};

/// How the person `p` stands to `$1`, as columns that [`read_standing`] reads.
const STANDING: &str = "p.presence, p.invitations, \
    EXISTS (SELECT 1 FROM follow b WHERE b.person_id = p.id AND b.followed_id = $1) AS follows_back, \
    EXISTS (SELECT 1 FROM club_member x JOIN club_member y ON y.club_id = x.club_id \
            WHERE x.person_id = p.id AND y.person_id = $1) AS shares_club, \
    EXISTS (SELECT 1 FROM block k WHERE k.person_id = p.id AND k.blocked_id = $1) AS blocks";

/// Whom `$1` follows, as rows that [`read_followed`] reads.
fn followed() -> String {
    format!(
        "SELECT p.id, p.name, p.login, {STANDING} FROM follow f JOIN person p ON p.id = f.followed_id \
         WHERE f.person_id = $1"
    )
}

#[async_trait]
impl Social for Base {
    async fn follow(&self, person: &str, followed: &str, at: Millis, limit: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, [person]).await?;
        // The person may block the other at this moment.
        let insert = "INSERT INTO follow (person_id, followed_id, created_at) SELECT $1, $2, $3 \
                      WHERE NOT EXISTS (SELECT 1 FROM block WHERE person_id = $1 AND blocked_id = $2) \
                      ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(person).bind(followed).bind(at).execute(&mut *change).await?;
        require_at_most(&mut change, "SELECT count(*) FROM follow WHERE person_id = $1", person, limit).await?;
        Ok(change.commit().await?)
    }

    async fn unfollow(&self, person: &str, followed: &str) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM follow WHERE person_id = $1 AND followed_id = $2");
        delete.bind(person).bind(followed).execute(&self.changes).await?;
        Ok(())
    }

    async fn followed_by(&self, person: &str) -> Result<Vec<Followed>, StoreError> {
        let query = format!("{} ORDER BY lower(p.name), p.id", followed());
        let rows = sqlx::query(AssertSqlSafe(query)).bind(person).fetch_all(&self.readers).await?;
        rows.iter().map(read_followed).collect()
    }

    async fn followed_ids(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT followed_id FROM follow WHERE person_id = $1").bind(person);
        rows.fetch_all(&self.readers).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn followed_among(&self, person: &str, people: &[String]) -> Result<Vec<Followed>, StoreError> {
        if people.is_empty() {
            return Ok(Vec::new());
        }
        let numbers: Vec<String> = (2..people.len() + 2).map(|it| format!("${it}")).collect();
        let query = format!("{} AND p.id IN ({}) ORDER BY lower(p.name), p.id", followed(), numbers.join(", "));
        let query = people.iter().fold(sqlx::query(AssertSqlSafe(query)).bind(person), |query, id| query.bind(id));
        query.fetch_all(&self.readers).await?.iter().map(read_followed).collect()
    }

    async fn follows(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM follow WHERE person_id = $1 AND followed_id = $2");
        Ok(found.bind(person).bind(other).fetch_optional(&self.readers).await?.is_some())
    }

    async fn blocks(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM block WHERE person_id = $1 AND blocked_id = $2");
        Ok(found.bind(person).bind(other).fetch_optional(&self.readers).await?.is_some())
    }

    async fn standing(&self, other: &str, viewer: &str) -> Result<Option<Standing>, StoreError> {
        let query = format!("SELECT {STANDING} FROM person p WHERE p.id = $2");
        let query = sqlx::query(AssertSqlSafe(query)).bind(viewer).bind(other);
        query.fetch_optional(&self.readers).await?.map(|row| read_standing(&row)).transpose()
    }

    async fn block(&self, person: &str, blocked: &str, at: Millis, limit: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, [person, blocked]).await?;
        let insert = "INSERT INTO block (person_id, blocked_id, created_at) VALUES ($1, $2, $3) \
                      ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(person).bind(blocked).bind(at).execute(&mut *change).await?;
        require_at_most(&mut change, "SELECT count(*) FROM block WHERE person_id = $1", person, limit).await?;
        for statement in [
            "DELETE FROM follow WHERE (person_id = $1 AND followed_id = $2) OR (person_id = $2 AND followed_id = $1)",
            "DELETE FROM invitation WHERE (person_id = $1 AND by_id = $2) OR (person_id = $2 AND by_id = $1)",
        ] {
            sqlx::query(statement).bind(person).bind(blocked).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn unblock(&self, person: &str, blocked: &str) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM block WHERE person_id = $1 AND blocked_id = $2");
        delete.bind(person).bind(blocked).execute(&self.changes).await?;
        Ok(())
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        let query = "SELECT p.id, p.name, p.login FROM block k JOIN person p ON p.id = k.blocked_id \
                     WHERE k.person_id = $1 ORDER BY lower(p.name), p.id";
        let rows = sqlx::query(query).bind(person).fetch_all(&self.readers).await?;
        rows.iter().map(read_person).collect()
    }

    async fn blocks_at(&self, table: &str, person: &str) -> Result<(bool, bool), StoreError> {
        let row = sqlx::query(
            "WITH there AS (SELECT person_id AS id FROM seat WHERE match_id = $1 AND kind = 'person' \
             UNION SELECT maker FROM match WHERE id = $1) \
             SELECT EXISTS (SELECT 1 FROM block WHERE person_id = $2 AND blocked_id IN (SELECT id FROM there)), \
             EXISTS (SELECT 1 FROM block WHERE blocked_id = $2 AND person_id IN (SELECT id FROM there))",
        );
        let row = row.bind(table).bind(person).fetch_one(&self.readers).await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    async fn playing(&self, tables: &[String]) -> Result<Vec<Playing>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let mut query =
            QueryBuilder::<Db>::new("SELECT id, game, public FROM match WHERE status = 'playing' AND id IN (");
        let mut ids = query.separated(", ");
        tables.iter().for_each(|id| _ = ids.push_bind(id));
        query.push(") ORDER BY id");
        let rows = query.build().fetch_all(&self.readers).await?;
        let playing =
            |row: &Row| Ok(Playing { table: row.try_get(0)?, game: row.try_get(1)?, public: row.try_get(2)? });
        rows.iter().map(playing).collect()
    }

    async fn set_social_settings(&self, person: &str, settings: SocialSettings) -> Result<(), StoreError> {
        let update = sqlx::query("UPDATE person SET presence = $2, invitations = $3 WHERE id = $1");
        let update = update.bind(person).bind(settings.presence.id()).bind(settings.invitations.id());
        changed_one(update.execute(&self.changes).await?.rows_affected())
    }

    async fn social_settings(&self, person: &str) -> Result<SocialSettings, StoreError> {
        let row = sqlx::query("SELECT presence, invitations FROM person WHERE id = $1").bind(person);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| read_settings(&row)).transpose()?.unwrap_or_default())
    }

    async fn invite(&self, it: &Invitation, limits: InvitationLimits) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        // One of them may block the other at this moment.
        lock_people(&mut change, [&*it.person, &it.by]).await?;
        let insert = "INSERT INTO invitation (match_id, person_id, by_id, created_at) SELECT $1, $2, $3, $4 \
                      WHERE NOT EXISTS (SELECT 1 FROM block WHERE (person_id = $2 AND blocked_id = $3) \
                      OR (person_id = $3 AND blocked_id = $2)) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(&it.table).bind(&it.person).bind(&it.by).bind(it.at);
        let is_new = insert.execute(&mut *change).await?.rows_affected() == 1;
        let at_table = "SELECT count(*) FROM invitation WHERE match_id = $1";
        require_at_most(&mut change, at_table, &it.table, limits.per_table).await?;
        let of_person = "SELECT count(*) FROM invitation i JOIN match m ON m.id = i.match_id \
                         WHERE i.person_id = $1 AND m.status = 'waiting'";
        require_at_most(&mut change, of_person, &it.person, limits.per_person).await?;
        change.commit().await?;
        Ok(is_new)
    }

    async fn invitations_of(&self, person: &str, limit: u32) -> Result<Vec<(Table, Person, Millis)>, StoreError> {
        let rows = sqlx::query(
            "SELECT m.*, p.id AS by_id, p.name AS by_name, i.created_at AS invited_at FROM invitation i \
             JOIN match m ON m.id = i.match_id JOIN person p ON p.id = i.by_id \
             WHERE i.person_id = $1 AND m.status = 'waiting' AND NOT EXISTS ( \
             SELECT 1 FROM seat s WHERE s.match_id = m.id AND s.kind = 'person' AND s.person_id = $1) \
             ORDER BY i.created_at DESC, m.id LIMIT $2",
        );
        let rows = rows.bind(person).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        let by = |row: &Row| {
            let person = Person { id: row.try_get("by_id")?, name: row.try_get("by_name")?, login: None };
            Ok((person, row.try_get("invited_at")?))
        };
        let by = rows.iter().map(by).collect::<Result<Vec<(Person, Millis)>, StoreError>>()?;
        let tables = self.tables(rows).await?;
        Ok(tables.into_iter().zip(by).map(|(table, (person, at))| (table, person, at)).collect())
    }

    async fn is_invited(&self, person: &str, table: &str) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM invitation WHERE match_id = $2 AND person_id = $1");
        Ok(found.bind(person).bind(table).fetch_optional(&self.readers).await?.is_some())
    }

    async fn remove_invitation(&self, person: &str, table: &str) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM invitation WHERE match_id = $2 AND person_id = $1");
        delete.bind(person).bind(table).execute(&self.changes).await?;
        Ok(())
    }

    async fn add_report(&self, it: &Report, limits: ReportLimits) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        lock_people(&mut change, [&*it.person.id]).await?;
        let row = sqlx::query("SELECT count(*) FROM report WHERE person_id = $1 AND created_at > $2");
        let row = row.bind(&it.person.id).bind(limits.since).fetch_one(&mut *change).await?;
        if row.try_get::<i64, _>(0)? >= i64::from(limits.per_person) {
            return Err(StoreError::Conflict);
        }
        sqlx::query(
            "INSERT INTO report (id, person_id, about_id, about_name, reason, text, match_id, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&it.id)
        .bind(&it.person.id)
        .bind(&it.about.0)
        .bind(&it.about.1)
        .bind(it.reason.id())
        .bind(&it.text)
        .bind(&it.table)
        .bind(it.at)
        .execute(&mut *change)
        .await?;
        let old = "DELETE FROM report WHERE id NOT IN (SELECT id FROM report ORDER BY created_at DESC, id LIMIT $1)";
        sqlx::query(old).bind(i64::from(limits.total)).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let query = "SELECT r.*, p.name, p.login FROM report r JOIN person p ON p.id = r.person_id \
                     ORDER BY r.created_at, r.id LIMIT $1";
        let rows = sqlx::query(query).bind(i64::from(limit)).fetch_all(&self.readers).await?;
        rows.iter().map(read_report).collect()
    }

    async fn remove_report(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM report WHERE id = $1").bind(id).execute(&self.changes).await?;
        changed_one(done.rows_affected())
    }
}

/// Ends a transaction that has made something more than the limit. `count` takes `key`.
async fn require_at_most(
    change: &mut Connection,
    count: &'static str,
    key: &str,
    limit: u32,
) -> Result<(), StoreError> {
    let row = sqlx::query(count).bind(key).fetch_one(change).await?;
    if row.try_get::<i64, _>(0)? > i64::from(limit) { Err(StoreError::Conflict) } else { Ok(()) }
}

fn read_settings(row: &Row) -> Result<SocialSettings, StoreError> {
    Ok(SocialSettings {
        presence: SocialAudience::from_id(row.try_get("presence")?),
        invitations: SocialAudience::from_id(row.try_get("invitations")?),
    })
}

fn read_followed(row: &Row) -> Result<Followed, StoreError> {
    Ok(Followed { person: read_person(row)?, standing: read_standing(row)? })
}

fn read_standing(row: &Row) -> Result<Standing, StoreError> {
    let follows_back: bool = row.try_get("follows_back")?;
    Ok(Standing {
        follows_back,
        knows: follows_back || row.try_get("shares_club")?,
        blocks: row.try_get("blocks")?,
        settings: read_settings(row)?,
    })
}

fn read_report(row: &Row) -> Result<Report, StoreError> {
    Ok(Report {
        id: row.try_get("id")?,
        person: Person { id: row.try_get("person_id")?, name: row.try_get("name")?, login: row.try_get("login")? },
        about: (row.try_get("about_id")?, row.try_get("about_name")?),
        reason: ReportReason::from_id(row.try_get("reason")?).unwrap_or(ReportReason::Other),
        text: row.try_get("text")?,
        table: row.try_get("match_id")?,
        at: row.try_get("created_at")?,
    })
}
