//! Leaderboards: accounts that want to be listed and whose rating is settled, and the fixed ratings of bots.

use axum::{Json, extract::State};
use catalog::{AnyGame, Level, bot_rating};
use protocol::{BotRating, Leaderboard, LeaderboardEntry, LeaderboardQuery};

use super::json::Asked;
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    rating::{SETTLED_GAMES, SETTLED_UNCERTAINTY, is_provisional, shown},
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
    let entry = |(place, it): (u32, Listed)| entry(place, it, viewer.as_ref(), false);
    let entries = (skip + 1..).zip(listed).map(entry).collect();
    Ok(Json(Leaderboard { entries, bots: bot_ratings(game), next }))
}

/// A line of a leaderboard. Where the reader knows those who are listed, it leads to their pages, unless they show them to
/// nobody.
pub fn entry(place: u32, it: Listed, viewer: Option<&String>, knows: bool) -> LeaderboardEntry {
    let you = viewer == Some(&it.person);
    let shows = match it.audience {
        Audience::Everyone => true,
        Audience::Known => knows,
        Audience::Nobody => false,
    };
    LeaderboardEntry {
        place,
        name: it.name,
        person: (you || shows).then_some(it.person),
        you,
        value: shown(it.rating.value),
        uncertainty: shown(it.rating.uncertainty),
        games: it.rating.games,
        provisional: is_provisional(it.rating),
    }
}

/// The fixed ratings of a game's bots, the best first.
pub fn bot_ratings(game: &dyn AnyGame) -> Vec<BotRating> {
    let bot = |level: &Level| Some(BotRating { level: level.id().to_owned(), value: bot_rating(game.slug(), *level)? });
    game.levels().iter().rev().filter_map(bot).collect()
}
