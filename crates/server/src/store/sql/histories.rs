//! Finished games of people, and what they show of themselves, in SQL; see `people.rs`.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};

use super::{Base, Db, Row};
use crate::store::{
    Audience, GameTally, Histories, IMPORTED, PageSettings, PastFilter, PastGame, PastSeat, PlayedGame, Reader,
    StoreError,
};

/// Comes after every id of a table.
const AFTER_ALL_IDS: &str = "\u{10FFFF}";

#[async_trait]
impl Histories for Base {
    async fn past_games(&self, person: &str, filter: &PastFilter, limit: u32) -> Result<Vec<PlayedGame>, StoreError> {
        let (ended_at, id) = filter.before.clone().unwrap_or((i64::MAX, AFTER_ALL_IDS.to_owned()));
        // `%` and `_` of a name stand for themselves.
        let escaped = |name: &String| name.replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let reader = match &filter.reader {
            Reader::Other(id) => Some(id.as_str()),
            Reader::Oneself | Reader::Anybody => None,
        };
        let rows = sqlx::query(
            "SELECT s.match_id, s.seat, s.opening, s.ended_at, m.game, m.rated_n IS NOT NULL AS counts \
             FROM seat s JOIN match m ON m.id = s.match_id \
             WHERE s.person_id = $1 AND s.kind = 'person' AND s.ended_at IS NOT NULL \
             AND (s.ended_at, s.match_id) < ($2, $3) AND s.ended_at >= $4 AND s.ended_at < $5 \
             AND ($6 IS NULL OR m.game = $6) AND ($7 IS NULL OR (coalesce(s.rank, 0) = 1) = $7) \
             AND ($8 IS NULL OR EXISTS (SELECT 1 FROM seat o WHERE o.match_id = s.match_id AND o.seat <> s.seat \
                  AND o.kind = 'person' AND lower(o.name) LIKE $8 ESCAPE '!')) \
             AND (NOT $9 OR s.match_id NOT LIKE $10) \
             AND (NOT $11 OR m.public OR EXISTS (SELECT 1 FROM seat r WHERE r.match_id = s.match_id \
                  AND r.person_id = $12 AND r.kind = 'person')) \
             ORDER BY s.ended_at DESC, s.match_id DESC LIMIT $13",
        )
        .bind(person)
        .bind(ended_at)
        .bind(id)
        .bind(filter.from.unwrap_or(i64::MIN))
        .bind(filter.to.unwrap_or(i64::MAX))
        .bind(filter.game.as_deref())
        .bind(filter.won)
        .bind(filter.with.as_ref().map(|it| format!("%{}%", escaped(it))))
        .bind(filter.online)
        .bind(format!("{IMPORTED}%"))
        .bind(filter.reader != Reader::Oneself)
        .bind(reader)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let ids: Vec<String> = rows.iter().map(|row| row.try_get("match_id")).collect::<Result<_, _>>()?;
        let mut seats = self.past_seats(&ids).await?;
        let game = |(row, id): (&Row, String)| {
            let (people, seats) = seats.remove(&id).unwrap_or_default().into_iter().unzip();
            let past = PastGame {
                id,
                game: row.try_get("game")?,
                ended_at: row.try_get("ended_at")?,
                rated: row.try_get("counts")?,
                seat: row.try_get::<i64, _>("seat")? as u8,
                seats,
            };
            let opening: Option<String> = row.try_get("opening")?;
            let opening = opening.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
            Ok(PlayedGame { past, people, opening })
        };
        rows.iter().zip(ids).map(game).collect()
    }

    async fn tallies(&self, person: &str) -> Result<Vec<GameTally>, StoreError> {
        let rows = sqlx::query(
            "SELECT m.game, count(*) AS games, count(CASE WHEN s.rank = 1 THEN 1 END) AS wins, \
             count(CASE WHEN s.departure = 'time' THEN 1 END) AS timeouts \
             FROM seat s JOIN match m ON m.id = s.match_id \
             WHERE s.person_id = $1 AND s.kind = 'person' AND s.ended_at IS NOT NULL AND s.match_id NOT LIKE $2 \
             GROUP BY m.game ORDER BY games DESC, m.game",
        )
        .bind(person)
        .bind(format!("{IMPORTED}%"))
        .fetch_all(&self.readers)
        .await?;
        let tally = |row: &Row| {
            let (game, games) = (row.try_get("game")?, row.try_get("games")?);
            Ok(GameTally { game, games, wins: row.try_get("wins")?, timeouts: row.try_get("timeouts")? })
        };
        rows.iter().map(tally).collect()
    }

    async fn have_played(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT 1 FROM seat a JOIN seat b ON b.match_id = a.match_id AND b.person_id = $2 AND b.kind = 'person' \
             JOIN match m ON m.id = a.match_id \
             WHERE a.person_id = $1 AND a.kind = 'person' AND m.status <> 'waiting' LIMIT 1",
        )
        .bind(one)
        .bind(other)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.is_some())
    }

    async fn page_settings(&self, person: &str) -> Result<PageSettings, StoreError> {
        let columns = "page_audience, page_history, page_ratings, page_results, on_leaderboard";
        let query = format!("SELECT {columns} FROM person WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(query)).bind(person).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(PageSettings::default()) };
        Ok(PageSettings {
            audience: Audience::from_id(row.try_get(0)?).unwrap_or(Audience::Nobody),
            history: row.try_get(1)?,
            ratings: row.try_get(2)?,
            results: row.try_get(3)?,
            leaderboard: row.try_get(4)?,
        })
    }

    async fn set_page_settings(&self, person: &str, settings: PageSettings) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE person SET page_audience = $2, page_history = $3, page_ratings = $4, page_results = $5, \
             on_leaderboard = $6 WHERE id = $1",
        )
        .bind(person)
        .bind(settings.audience.id())
        .bind(settings.history)
        .bind(settings.ratings)
        .bind(settings.results)
        .bind(settings.leaderboard)
        .execute(&self.changes)
        .await?;
        Ok(())
    }
}

impl Base {
    /// The seats of finished games by the ids of their tables, each with the id of its person.
    async fn past_seats(
        &self,
        ids: &[String],
    ) -> Result<BTreeMap<String, Vec<(Option<String>, PastSeat)>>, StoreError> {
        let mut seats = BTreeMap::<String, Vec<(Option<String>, PastSeat)>>::new();
        if ids.is_empty() {
            return Ok(seats);
        }
        let mut query = QueryBuilder::<Db>::new("SELECT * FROM seat WHERE match_id IN (");
        let mut list = query.separated(", ");
        ids.iter().for_each(|id| _ = list.push_bind(id));
        query.push(") ORDER BY match_id, seat");
        for row in query.build().fetch_all(&self.readers).await? {
            seats.entry(row.try_get("match_id")?).or_default().push(read_past_seat(&row)?);
        }
        Ok(seats)
    }
}

fn read_past_seat(row: &Row) -> Result<(Option<String>, PastSeat), StoreError> {
    let is_person = row.try_get::<&str, _>("kind")? == "person";
    let seat = PastSeat {
        name: is_person.then(|| row.try_get::<Option<String>, _>("name")).transpose()?.map(Option::unwrap_or_default),
        level: row.try_get("level")?,
        rank: row.try_get::<Option<i64>, _>("rank")?.map(|rank| rank as u8),
        points: row.try_get("points")?,
        left: row.try_get::<Option<&str>, _>("departure")?.is_some(),
    };
    Ok((if is_person { row.try_get("person_id")? } else { None }, seat))
}
