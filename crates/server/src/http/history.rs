//! One's past games, page by page, and what they come to.

use axum::{Json, extract::State};
use protocol::{PastGames, PastQuery, PastResult, Statistics, StatisticsQuery};

use super::{Address, json::Asked, statistics::statistics};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Millis, PastFilter, Reader},
};

/// Games of one page.
const PAGE: u32 = 20;
/// The games that statistics rest on.
const STATISTICS: u32 = 500;
/// What statistics cost, in units of the budget of replays.
const STATISTICS_COST: u32 = 20;
/// The longest part of a name that is searched for.
const MAX_NAME: usize = 24;

/// All one's past games, page by page.
#[utoipa::path(
    get, path = "/me/games", tag = "people", params(PastQuery), security(("session" = [])),
    responses((status = 200, description = "At most 20", body = PastGames)),
)]
pub async fn games(
    State(app): State<App>,
    Me(person): Me,
    Asked(query): Asked<PastQuery>,
) -> Result<Json<PastGames>, Refusal> {
    page(&app, &person.id, query, Reader::Oneself).await
}

/// What one's last games come to.
#[utoipa::path(
    get, path = "/me/statistics", tag = "people", params(StatisticsQuery), security(("session" = [])),
    responses((status = 200, body = Statistics)),
)]
pub async fn summary(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Json<Statistics>, Refusal> {
    app.limits().spend_many(Use::Replay, STATISTICS_COST, address.0, None)?;
    let filter = PastFilter { game: query.game, ..PastFilter::default() };
    let games = app.store().past_games(&person.id, &filter, STATISTICS).await?;
    Ok(Json(statistics(&games)))
}

/// A page of the past games of a person.
pub async fn page(app: &App, person: &str, query: PastQuery, reader: Reader) -> Result<Json<PastGames>, Refusal> {
    let filter = filter(query, reader)?;
    let mut games = app.store().past_games(person, &filter, PAGE + 1).await?;
    let has_more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let next = games.last().filter(|_| has_more).map(|it| format!("{}.{}", it.past.ended_at, it.past.id));
    Ok(Json(PastGames { games: games.into_iter().map(|it| it.past).collect(), next }))
}

fn filter(query: PastQuery, reader: Reader) -> Result<PastFilter, Refusal> {
    let PastQuery { game, with, result, from, to, before } = query;
    if with.as_ref().is_some_and(|it| it.chars().count() > MAX_NAME) {
        return Err(Refusal::bad_request("with"));
    }
    let cursor = |text: String| -> Option<(Millis, String)> {
        let (at, id) = text.split_once('.')?;
        Some((at.parse().ok()?, id.to_owned()))
    };
    let before = before.map(|text| cursor(text).ok_or_else(|| Refusal::bad_request("before"))).transpose()?;
    let with = with.map(|it| it.trim().to_lowercase()).filter(|it| !it.is_empty());
    let won = result.map(|it| it == PastResult::Won);
    Ok(PastFilter { game, with, won, from, to, before, online: reader != Reader::Oneself, reader })
}
