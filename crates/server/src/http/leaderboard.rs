//! Leaderboards: accounts that want to be listed and whose rating is settled, and the fixed ratings of bots.

use axum::{Json, extract::State};
use catalog::bot_rating;
use protocol::{BotRating, Leaderboard, LeaderboardEntry, LeaderboardQuery};

use super::json::Asked;
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    rating::{SETTLED_GAMES, SETTLED_UNCERTAINTY, shown},
    store::{Audience, LeaderboardFilter, Listed},
};

/// Entries of one page.
const PAGE: u32 = 50;
/// The last place behind which a page may begin.
const LAST: u32 = 10_000;

/// The best of a game.
#[utoipa::path(
    get, path = "/leaderboard", tag = "people", params(LeaderboardQuery), security((), ("session" = [])),
    responses(
        (status = 200, description = "At most 50", body = Leaderboard),
        (status = 404, description = "`not-found`: there is no such game"),
    ),
)]
pub async fn show(
    State(app): State<App>,
    me: Option<Me>,
    Asked(query): Asked<LeaderboardQuery>,
) -> Result<Json<Leaderboard>, Refusal> {
    let game = catalog::game(&query.game).ok_or(Refusal::NotFound)?;
    let place = |text: String| text.parse().ok().filter(|it| *it <= LAST).ok_or_else(|| Refusal::bad_request("after"));
    let skip = query.after.map(place).transpose()?.unwrap_or(0);
    let filter = LeaderboardFilter {
        game: query.game,
        class: query.class,
        min_games: SETTLED_GAMES,
        max_uncertainty: SETTLED_UNCERTAINTY,
        skip,
    };
    let mut listed = app.store().leaderboard(&filter, PAGE + 1).await?;
    let has_more = listed.len() > PAGE as usize;
    listed.truncate(PAGE as usize);
    let next = Some(skip + PAGE).filter(|last| has_more && *last <= LAST).map(|last| last.to_string());
    let viewer = me.map(|it| it.0.id);
    let entry = |(place, it): (u32, Listed)| {
        let you = viewer.as_ref() == Some(&it.person);
        LeaderboardEntry {
            place,
            name: it.name,
            person: (you || it.audience == Audience::Everyone).then_some(it.person),
            you,
            value: shown(it.rating.value),
            uncertainty: shown(it.rating.uncertainty),
            games: it.rating.games,
        }
    };
    let bot = |level: &catalog::Level| {
        Some(BotRating { level: level.id().to_owned(), value: bot_rating(game.slug(), *level)? })
    };
    Ok(Json(Leaderboard {
        entries: (skip + 1..).zip(listed).map(entry).collect(),
        bots: game.levels().iter().rev().filter_map(bot).collect(),
        next,
    }))
}
