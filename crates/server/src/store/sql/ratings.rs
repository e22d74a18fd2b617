//! Results and ratings in SQL; see `people.rs`.

use std::collections::BTreeMap;

use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::Row as _;

use super::{Base, Connection, NO_TIMEOUT, Row, tables::read_seats};
use crate::{
    rating::{Entrant, Prior, Rated, Who, after_game, class_of},
    store::{
        Audience, LadderRating, LeaderboardFilter, Listed, Millis, PlayerClass, Rating, RatingMaintenance, RatingPoint,
        Ratings, SeatResult, StoreError, changed_one,
    },
};

#[async_trait]
impl Ratings for Base {
    async fn rating(&self, person: &str, game: &str, class: PlayerClass) -> Result<Option<Rating>, StoreError> {
        let row = sqlx::query("SELECT * FROM rating WHERE person_id = $1 AND game = $2 AND class = $3")
            .bind(person)
            .bind(game)
            .bind(class.id())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_rating(&row)).transpose()
    }

    async fn ratings_of(&self, person: &str) -> Result<Vec<LadderRating>, StoreError> {
        let rows = sqlx::query("SELECT * FROM rating WHERE person_id = $1 ORDER BY games DESC, game, class")
            .bind(person)
            .fetch_all(&self.readers)
            .await?;
        let rating = |row: &Row| {
            Ok(LadderRating { game: row.try_get("game")?, class: read_class(row)?, rating: read_rating(row)? })
        };
        rows.iter().map(rating).collect()
    }

    async fn rating_points(
        &self,
        person: &str,
        game: &str,
        class: PlayerClass,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM rating_point WHERE person_id = $1 AND game = $2 AND class = $3 ORDER BY n DESC LIMIT $4",
        )
        .bind(person)
        .bind(game)
        .bind(class.id())
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let point =
            |row: &Row| Ok(RatingPoint { n: row.try_get("n")?, at: row.try_get("at")?, rating: read_rating(row)? });
        rows.iter().rev().map(point).collect()
    }

    async fn leaderboard(&self, filter: &LeaderboardFilter, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.*, p.name, p.page_audience FROM rating r JOIN person p ON p.id = r.person_id \
             WHERE r.game = $1 AND r.class = $2 AND r.games >= $3 AND r.uncertainty <= $4 \
             AND p.on_leaderboard AND p.login IS NOT NULL \
             ORDER BY r.value DESC, r.person_id DESC LIMIT $5 OFFSET $6",
        )
        .bind(&filter.game)
        .bind(filter.class.id())
        .bind(filter.min_games)
        .bind(filter.max_uncertainty)
        .bind(i64::from(limit))
        .bind(i64::from(filter.skip))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_listed).collect()
    }

    async fn club_leaderboard(
        &self,
        club: &str,
        game: &str,
        class: PlayerClass,
        viewer: &str,
    ) -> Result<Vec<Listed>, StoreError> {
        // `CROSS JOIN` makes SQLite begin with the members, who are few, and not with all ratings of the game.
        let rows = sqlx::query(
            "SELECT r.*, p.name, p.page_audience FROM club_member m CROSS JOIN person p CROSS JOIN rating r \
             WHERE m.club_id = $1 AND p.id = m.person_id AND r.person_id = p.id AND r.game = $2 AND r.class = $3 \
             AND p.login IS NOT NULL AND (p.page_audience <> 'nobody' AND p.page_ratings OR p.id = $4) \
             AND NOT EXISTS (SELECT 1 FROM block k WHERE k.person_id = p.id AND k.blocked_id = $4) \
             ORDER BY r.value DESC, r.person_id DESC",
        )
        .bind(club)
        .bind(game)
        .bind(class.id())
        .bind(viewer)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_listed).collect()
    }
}

#[async_trait]
impl RatingMaintenance for Base {
    async fn set_results(&self, id: &str, results: &[SeatResult]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query("SELECT ended_at FROM match WHERE id = $1 AND status = 'over'").bind(id);
        let row = row.fetch_optional(&mut *change).await?.ok_or(StoreError::Conflict)?;
        write_results(&mut change, id, results, row.try_get(0)?).await?;
        Ok(change.commit().await?)
    }

    async fn rebuild_ladder(&self, game: &str, class: PlayerClass) -> Result<u64, StoreError> {
        let mut change = self.change().await?;
        sqlx::query(NO_TIMEOUT).execute(&mut *change).await?;
        // Locks the ladder: a game that ends meanwhile is rated after this.
        let done = sqlx::query("UPDATE ladder SET n = n WHERE game = $1 AND class = $2")
            .bind(game)
            .bind(class.id())
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(0);
        }
        let games = rated_games(&mut change, game, class).await?;
        let mut kept = kept_points(&mut change, game, class).await?.into_iter().peekable();
        for table in ["rating_point WHERE match_id IS NOT NULL AND", "rating WHERE"] {
            let delete = sqlx::AssertSqlSafe(format!("DELETE FROM {table} game = $1 AND class = $2"));
            sqlx::query(delete).bind(game).bind(class.id()).execute(&mut *change).await?;
        }
        let ladder = Ladder { game, class };
        let mut now = BTreeMap::new();
        let n_games = games.len() as u64;
        for RatedGame { id, n, at, entrants } in games {
            while let Some((person, point)) = kept.next_if(|(_, it)| it.n < n) {
                now.insert(person, point.rating);
            }
            let Some(rated) = after_game(game, &known_places(&entrants), &now) else { continue };
            for ((seat, entrant), rated) in entrants.iter().filter(|(_, it)| it.is_some()).zip(&rated) {
                write_prior(&mut change, &id, *seat, rated.before).await?;
                if let (Some(Entrant { who: Who::Person(person), .. }), Some(rating)) = (entrant, rated.after) {
                    ladder.write_point(&mut change, person, &id, RatingPoint { n, at, rating }).await?;
                    now.insert(person.clone(), rating);
                }
            }
        }
        now.extend(kept.map(|(person, point)| (person, point.rating)));
        for (person, rating) in &now {
            ladder.write_rating(&mut change, person, *rating).await?;
        }
        change.commit().await?;
        Ok(n_games)
    }
}

/// Writes the results of a game into its seats. Without results the seats are over all the same.
pub(super) async fn write_results(
    change: &mut Connection,
    id: &str,
    results: &[SeatResult],
    at: Millis,
) -> Result<(), StoreError> {
    let over = sqlx::query("UPDATE seat SET ended_at = $2 WHERE match_id = $1").bind(id).bind(at);
    over.execute(&mut *change).await?;
    for (seat, result) in (1i64..).zip(results) {
        sqlx::query(
            "UPDATE seat SET rank = $3, points = $4, departure = $5, opening = $6 WHERE match_id = $1 AND seat = $2",
        )
        .bind(id)
        .bind(seat)
        .bind(i64::from(result.rank))
        .bind(result.points)
        .bind(result.departure.map(|it| it.id()))
        .bind(serde_json::to_string(&result.opening).expect("a list of texts"))
        .execute(&mut *change)
        .await?;
    }
    Ok(())
}

/// Rates a game whose results are written, if it counts, and gives it the next number of its ladder.
pub(super) async fn rate_game(change: &mut Connection, id: &str, at: Millis) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT game, rated FROM match WHERE id = $1").bind(id).fetch_one(&mut *change).await?;
    let (game, counted): (String, Vec<u8>) = (row.try_get("game")?, read_seats(&row, "rated")?);
    if counted.is_empty() {
        return Ok(());
    }
    let seats = sqlx::query("SELECT * FROM seat WHERE match_id = $1 ORDER BY seat").bind(id);
    let seats = seats.fetch_all(&mut *change).await?;
    let entrants = seats.iter().map(|row| read_entrant(row, &counted)).collect::<Result<Vec<_>, _>>()?;
    let ladder = Ladder { game: &game, class: class_of(seats.len()) };
    let n = ladder.next_number(change, id).await?;
    let mut now = BTreeMap::new();
    for (_, entrant) in &entrants {
        if let Some(Entrant { who: Who::Person(person), .. }) = entrant
            && let Some(rating) = ladder.rating(change, person).await?
        {
            now.insert(person.clone(), rating);
        }
    }
    let Some(rated) = after_game(&game, &known_places(&entrants), &now) else { return Ok(()) };
    for ((seat, entrant), Rated { before, after }) in entrants.iter().filter(|(_, it)| it.is_some()).zip(rated) {
        write_prior(change, id, *seat, before).await?;
        if let (Some(Entrant { who: Who::Person(person), .. }), Some(rating)) = (entrant, after) {
            ladder.write_point(change, person, id, RatingPoint { n, at, rating }).await?;
            ladder.write_rating(change, person, rating).await?;
        }
    }
    Ok(())
}

/// A rated game of a ladder.
struct RatedGame {
    id: String,
    n: i64,
    at: Millis,
    entrants: Vec<(i64, Option<Entrant>)>,
}

/// The rated games of a ladder whose tables are kept, in the order in which they ended.
async fn rated_games(change: &mut Connection, game: &str, class: PlayerClass) -> Result<Vec<RatedGame>, StoreError> {
    let mut rows = sqlx::query(
        "SELECT s.*, m.rated, m.rated_n FROM match m JOIN seat s ON s.match_id = m.id \
         WHERE m.game = $1 AND m.rated_class = $2 AND m.rated_n IS NOT NULL ORDER BY m.rated_n, s.seat",
    )
    .bind(game)
    .bind(class.id())
    .fetch(change);
    let mut games: Vec<RatedGame> = Vec::new();
    while let Some(row) = rows.try_next().await? {
        let n: i64 = row.try_get("rated_n")?;
        let entrant = read_entrant(&row, &read_seats(&row, "rated")?)?;
        match games.last_mut().filter(|it| it.n == n) {
            Some(game) => game.entrants.push(entrant),
            None => games.push(RatedGame {
                id: row.try_get("match_id")?,
                n,
                at: row.try_get::<Option<Millis>, _>("ended_at")?.unwrap_or_default(),
                entrants: vec![entrant],
            }),
        }
    }
    Ok(games)
}

/// The ratings after games whose tables are deleted, in the order in which the games ended.
async fn kept_points(
    change: &mut Connection,
    game: &str,
    class: PlayerClass,
) -> Result<Vec<(String, RatingPoint)>, StoreError> {
    let rows = sqlx::query("SELECT * FROM rating_point WHERE game = $1 AND class = $2 AND match_id IS NULL ORDER BY n")
        .bind(game)
        .bind(class.id())
        .fetch_all(change)
        .await?;
    let point = |row: &Row| {
        let point = RatingPoint { n: row.try_get("n")?, at: row.try_get("at")?, rating: read_rating(row)? };
        Ok((row.try_get("person_id")?, point))
    };
    rows.iter().map(point).collect()
}

/// The entrants of a game, or none of them if a place is not known: then nothing can be said of the others either.
fn known_places(entrants: &[(i64, Option<Entrant>)]) -> Vec<Entrant> {
    let all: Vec<Entrant> = entrants.iter().filter_map(|(_, it)| it.clone()).collect();
    if all.iter().any(|it| it.rank == 0) { Vec::new() } else { all }
}

/// The number of a seat, and who takes part in the rating there; `None` for a guest. A place that is not known is 0.
fn read_entrant(row: &Row, counted: &[u8]) -> Result<(i64, Option<Entrant>), StoreError> {
    let seat: i64 = row.try_get("seat")?;
    let rank = row.try_get::<Option<i64>, _>("rank")?.unwrap_or(0) as u8;
    let is_counted = u8::try_from(seat).is_ok_and(|it| counted.contains(&it));
    let who = match (row.try_get::<&str, _>("kind")?, row.try_get::<Option<String>, _>("person_id")?) {
        ("bot", _) => Some(Who::Bot(row.try_get("level")?)),
        ("person", Some(person)) if is_counted => Some(Who::Person(person)),
        ("person", None) if is_counted => {
            let prior: (Option<f64>, Option<f64>) = (row.try_get("value_before")?, row.try_get("uncertainty_before")?);
            Some(Who::Gone(prior.0.zip(prior.1).map(|(value, uncertainty)| Prior { value, uncertainty })))
        }
        _ => None,
    };
    Ok((seat, who.map(|who| Entrant { who, rank })))
}

fn read_listed(row: &Row) -> Result<Listed, StoreError> {
    Ok(Listed {
        person: row.try_get("person_id")?,
        name: row.try_get("name")?,
        audience: Audience::from_id(row.try_get("page_audience")?).unwrap_or(Audience::Nobody),
        rating: read_rating(row)?,
    })
}

fn read_rating(row: &Row) -> Result<Rating, StoreError> {
    let (value, uncertainty) = (row.try_get("value")?, row.try_get("uncertainty")?);
    Ok(Rating { value, uncertainty, games: row.try_get("games")? })
}

fn read_class(row: &Row) -> Result<PlayerClass, StoreError> {
    let damaged = || StoreError::Unavailable("damaged class of a rating".to_owned());
    PlayerClass::from_id(row.try_get("class")?).ok_or_else(damaged)
}

async fn write_prior(change: &mut Connection, id: &str, seat: i64, prior: Prior) -> Result<(), StoreError> {
    let done =
        sqlx::query("UPDATE seat SET value_before = $3, uncertainty_before = $4 WHERE match_id = $1 AND seat = $2")
            .bind(id)
            .bind(seat)
            .bind(prior.value)
            .bind(prior.uncertainty)
            .execute(change)
            .await?;
    changed_one(done.rows_affected())
}

/// The ratings of one game and class.
struct Ladder<'a> {
    game: &'a str,
    class: PlayerClass,
}

impl Ladder<'_> {
    /// Numbers a game that has just ended. The row of the ladder stays locked until the end of the transaction.
    async fn next_number(&self, change: &mut Connection, id: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO ladder (game, class, n) VALUES ($1, $2, 1) \
             ON CONFLICT (game, class) DO UPDATE SET n = ladder.n + 1 RETURNING n",
        )
        .bind(self.game)
        .bind(self.class.id())
        .fetch_one(&mut *change)
        .await?;
        let n: i64 = row.try_get(0)?;
        sqlx::query("UPDATE match SET rated_class = $2, rated_n = $3 WHERE id = $1")
            .bind(id)
            .bind(self.class.id())
            .bind(n)
            .execute(change)
            .await?;
        Ok(n)
    }

    async fn rating(&self, change: &mut Connection, person: &str) -> Result<Option<Rating>, StoreError> {
        let row = sqlx::query("SELECT * FROM rating WHERE person_id = $1 AND game = $2 AND class = $3")
            .bind(person)
            .bind(self.game)
            .bind(self.class.id())
            .fetch_optional(change)
            .await?;
        row.map(|row| read_rating(&row)).transpose()
    }

    async fn write_rating(&self, change: &mut Connection, person: &str, rating: Rating) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rating (person_id, game, class, value, uncertainty, games) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (person_id, game, class) DO UPDATE \
             SET value = excluded.value, uncertainty = excluded.uncertainty, games = excluded.games",
        )
        .bind(person)
        .bind(self.game)
        .bind(self.class.id())
        .bind(rating.value)
        .bind(rating.uncertainty)
        .bind(rating.games)
        .execute(change)
        .await?;
        Ok(())
    }

    async fn write_point(
        &self,
        change: &mut Connection,
        person: &str,
        table: &str,
        RatingPoint { n, at, rating }: RatingPoint,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rating_point (person_id, game, class, n, match_id, value, uncertainty, games, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(person)
        .bind(self.game)
        .bind(self.class.id())
        .bind(n)
        .bind(table)
        .bind(rating.value)
        .bind(rating.uncertainty)
        .bind(rating.games)
        .bind(at)
        .execute(change)
        .await?;
        Ok(())
    }
}
