use std::{path::Path, str::FromStr, time::Duration};

use async_trait::async_trait;
use sqlx::{
    ConnectOptions, Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};

use super::{
    Chat, Entry, Millis, Person, Rating, Sitter, Status, Store, StoreError, Table, writer::Writer,
};

/// One data file. Reads come from a pool, all writes go through one connection each of two kinds: the
/// log has its own, so that appends share commits.
pub struct Sqlite {
    readers: SqlitePool,
    changes: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit reaches the disk before it is acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let changes = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!("migrations/sqlite").run(&changes).await.map_err(|why| StoreError::Unavailable(why.to_string()))?;
        let writer = Writer::start(options.connect().await?);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { readers, changes, writer })
    }

    async fn tables(&self, rows: Vec<SqliteRow>) -> Result<Vec<Table>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let seats = sqlx::query("SELECT * FROM seat WHERE match_id = ?1 ORDER BY seat")
                .bind(row.try_get::<String, _>("id")?)
                .fetch_all(&self.readers)
                .await?;
            tables.push(read_table(&row, &seats)?);
        }
        Ok(tables)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: &Person, token_hash: &str, at: Millis) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        sqlx::query("INSERT INTO person (id, name, created_at) VALUES (?1, ?2, ?3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(at)
            .execute(&mut *change)
            .await?;
        sqlx::query("INSERT INTO session (token_hash, person_id, created_at) VALUES (?1, ?2, ?3)")
            .bind(token_hash)
            .bind(&person.id)
            .bind(at)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    async fn person_of(&self, token_hash: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT p.* FROM session s JOIN person p ON p.id = s.person_id WHERE s.token_hash = ?1")
            .bind(token_hash)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_person(&row)).transpose()
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = ?1").bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| read_person(&row)).transpose()
    }

    async fn add_session(&self, token_hash: &str, person: &str, at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO session (token_hash, person_id, created_at) VALUES (?1, ?2, ?3)")
            .bind(token_hash)
            .bind(person)
            .bind(at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM session WHERE token_hash = ?1").bind(token_hash).execute(&self.changes).await?;
        Ok(())
    }

    async fn rename(&self, person: &str, name: &str) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        sqlx::query("UPDATE person SET name = ?2 WHERE id = ?1").bind(person).bind(name).execute(&mut *change).await?;
        sqlx::query(
            "UPDATE seat SET name = ?2 WHERE person_id = ?1 AND kind = 'person' \
             AND match_id IN (SELECT id FROM match WHERE status <> 'over')",
        )
        .bind(person)
        .bind(name)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn set_login(&self, person: &str, login: &str, password: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE person SET login = ?2, password = ?3 WHERE id = ?1 AND login IS NULL")
            .bind(person)
            .bind(login)
            .bind(password)
            .execute(&self.changes)
            .await?;
        changed(done.rows_affected())
    }

    async fn by_login(&self, login: &str) -> Result<Option<(Person, String)>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM person WHERE login = ?1").bind(login).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((read_person(&row)?, row.try_get("password")?))).transpose()
    }

    async fn rating(&self, person: &str) -> Result<Option<Rating>, StoreError> {
        let row = sqlx::query(
            "SELECT rating, uncertainty, rated_games FROM person WHERE id = ?1 AND rating IS NOT NULL",
        )
        .bind(person)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(Rating { value: row.try_get(0)?, uncertainty: row.try_get(1)?, games: row.try_get(2)? }))
            .transpose()
    }

    async fn rate(&self, ratings: &[(String, Rating)]) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        for (person, rating) in ratings {
            sqlx::query("UPDATE person SET rating = ?2, uncertainty = ?3, rated_games = ?4 WHERE id = ?1")
                .bind(person)
                .bind(rating.value)
                .bind(rating.uncertainty)
                .bind(rating.games)
                .execute(&mut *change)
                .await?;
        }
        Ok(change.commit().await?)
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        for statement in [
            "DELETE FROM chat WHERE person_id = ?1",
            "UPDATE seat SET person_id = NULL, name = NULL, entropy = entropy WHERE person_id = ?1",
            "UPDATE match SET maker = NULL WHERE maker = ?1",
            "DELETE FROM person WHERE id = ?1",
        ] {
            sqlx::query(statement).bind(person).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn add_link(&self, token_hash: &str, person: &str, expires_at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO link (token_hash, person_id, expires_at) VALUES (?1, ?2, ?3)")
            .bind(token_hash)
            .bind(person)
            .bind(expires_at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn take_link(&self, token_hash: &str, now: Millis) -> Result<Option<Person>, StoreError> {
        let mut change = self.changes.begin().await?;
        sqlx::query("DELETE FROM link WHERE expires_at < ?1").bind(now).execute(&mut *change).await?;
        let taken = sqlx::query("DELETE FROM link WHERE token_hash = ?1 RETURNING person_id")
            .bind(token_hash)
            .fetch_optional(&mut *change)
            .await?;
        let mut person = None;
        if let Some(row) = taken {
            let row = sqlx::query("SELECT * FROM person WHERE id = ?1")
                .bind(row.try_get::<String, _>(0)?)
                .fetch_optional(&mut *change)
                .await?;
            person = row.map(|row| read_person(&row)).transpose()?;
        }
        change.commit().await?;
        Ok(person)
    }

    async fn add_table(&self, table: &Table) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        sqlx::query(
            "INSERT INTO match (id, game, revision, settings, seed, status, public, maker, created_at) \
             VALUES (?1, ?2, ?3, ?4, ?5, 'waiting', ?6, ?7, ?8)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.revision)
        .bind(serde_json::to_string(&table.settings).expect("settings are plain data"))
        .bind(table.seed.to_string())
        .bind(table.public)
        .bind(&table.maker)
        .bind(table.created_at)
        .execute(&mut *change)
        .await?;
        for (seat, sitter) in (1u8..).zip(&table.seats) {
            sqlx::query("INSERT INTO seat (match_id, seat, kind) VALUES (?1, ?2, 'open')")
                .bind(&table.id)
                .bind(seat)
                .execute(&mut *change)
                .await?;
            write_seat(&mut change, &table.id, seat, sitter, table.created_at).await?;
        }
        Ok(change.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, StoreError> {
        let rows = sqlx::query("SELECT * FROM match WHERE id = ?1").bind(id).fetch_all(&self.readers).await?;
        Ok(self.tables(rows).await?.pop())
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM match WHERE public AND status IN ('waiting', 'playing') \
             ORDER BY status DESC, created_at DESC LIMIT ?1",
        )
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        self.tables(rows).await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Table>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM match WHERE id IN (SELECT match_id FROM seat WHERE person_id = ?1 AND kind = 'person') \
             ORDER BY status = 'over', created_at DESC LIMIT ?2",
        )
        .bind(person)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        self.tables(rows).await
    }

    async fn count_made_by(&self, person: &str) -> Result<u32, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM match WHERE maker = ?1 AND status <> 'over'")
            .bind(person)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    async fn running(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM match WHERE status = 'playing'").fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn set_seat(&self, id: &str, seat: u8, was: &Sitter, sitter: &Sitter, at: Millis) -> Result<(), StoreError> {
        let mut change = self.changes.begin().await?;
        let row = sqlx::query(
            "SELECT s.* FROM seat s JOIN match m ON m.id = s.match_id \
             WHERE s.match_id = ?1 AND s.seat = ?2 AND m.status = 'waiting'",
        )
        .bind(id)
        .bind(seat)
        .fetch_optional(&mut *change)
        .await?;
        match row {
            Some(row) if read_sitter(&row)? == *was => (),
            _ => return Err(StoreError::Conflict),
        }
        write_seat(&mut change, id, seat, sitter, at).await?;
        Ok(change.commit().await?)
    }

    async fn start(&self, id: &str, at: Millis) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE match SET status = 'playing', started_at = ?2 WHERE id = ?1 AND status = 'waiting'")
            .bind(id)
            .bind(at)
            .execute(&self.changes)
            .await?;
        changed(done.rows_affected())
    }

    async fn finish(&self, id: &str, winners: &[u8], at: Millis) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE match SET status = 'over', ended_at = ?2, winners = ?3 WHERE id = ?1 AND status = 'playing'",
        )
        .bind(id)
        .bind(at)
        .bind(serde_json::to_string(winners).expect("a list of numbers"))
        .execute(&self.changes)
        .await?;
        changed(done.rows_affected())
    }

    async fn set_rematch(&self, id: &str, next: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE match SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL")
            .bind(id)
            .bind(next)
            .execute(&self.changes)
            .await?;
        changed(done.rows_affected())
    }

    async fn drop_table(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM match WHERE id = ?1 AND status = 'waiting'")
            .bind(id)
            .execute(&self.changes)
            .await?;
        changed(done.rows_affected())
    }

    async fn append(&self, id: &str, entry: Entry) -> Result<(), StoreError> {
        self.writer.append(id, entry).await
    }

    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT n, text, at FROM entry WHERE match_id = ?1 ORDER BY n")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| Ok(Entry { n: row.try_get(0)?, text: row.try_get(1)?, at: row.try_get(2)? }))
            .collect()
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

fn changed(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn write_seat(
    change: &mut sqlx::SqliteConnection,
    id: &str,
    seat: u8,
    sitter: &Sitter,
    at: Millis,
) -> Result<(), StoreError> {
    let (kind, level, person, name, invite, entropy) = match sitter {
        Sitter::Open => ("open", None, None, None, None, None),
        Sitter::Invite { invite, kept_for } => ("invite", None, kept_for.as_ref(), None, Some(invite), None),
        Sitter::Person { id, name, entropy } => ("person", None, id.as_ref(), Some(name), None, entropy.as_ref()),
        Sitter::Bot(level) => ("bot", Some(level), None, None, None, None),
    };
    sqlx::query(
        "UPDATE seat SET kind = ?3, level = ?4, person_id = ?5, name = ?6, invite = ?7, entropy = ?8, taken_at = ?9 \
         WHERE match_id = ?1 AND seat = ?2",
    )
    .bind(id)
    .bind(seat)
    .bind(kind)
    .bind(level)
    .bind(person)
    .bind(name)
    .bind(invite)
    .bind(entropy)
    .bind(at)
    .execute(change)
    .await?;
    Ok(())
}

fn read_person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get("id")?, name: row.try_get("name")?, login: row.try_get("login")? })
}

fn read_sitter(row: &SqliteRow) -> Result<Sitter, StoreError> {
    Ok(match row.try_get::<&str, _>("kind")? {
        "open" => Sitter::Open,
        "invite" => Sitter::Invite { invite: row.try_get("invite")?, kept_for: row.try_get("person_id")? },
        "bot" => Sitter::Bot(row.try_get("level")?),
        _ => Sitter::Person {
            id: row.try_get("person_id")?,
            name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
            entropy: row.try_get("entropy")?,
        },
    })
}

fn read_table(row: &SqliteRow, seats: &[SqliteRow]) -> Result<Table, StoreError> {
    let damaged = |what: &str| StoreError::Unavailable(format!("damaged {what} of a table"));
    let status = match row.try_get::<&str, _>("status")? {
        "waiting" => Status::Waiting,
        "playing" => Status::Playing,
        _ => Status::Over,
    };
    let winners: Option<String> = row.try_get("winners")?;
    Ok(Table {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        revision: row.try_get("revision")?,
        settings: serde_json::from_str(row.try_get("settings")?).map_err(|_| damaged("settings"))?,
        seed: record::Seed::from_str(row.try_get("seed")?).map_err(|_| damaged("seed"))?,
        status,
        public: row.try_get("public")?,
        maker: row.try_get("maker")?,
        created_at: row.try_get("created_at")?,
        started_at: row.try_get("started_at")?,
        seats: seats.iter().map(read_sitter).collect::<Result<_, _>>()?,
        winners: winners.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default(),
        rematch: row.try_get("rematch")?,
    })
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(it) if it.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::RowNotFound => StoreError::NotFound,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}
