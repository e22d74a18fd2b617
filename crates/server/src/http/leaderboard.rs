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
    let after =
        query.after.map(|text| Cursor::parse(&text).ok_or_else(|| Refusal::bad_request("after"))).transpose()?;
    let first = after.as_ref().map_or(1, |it| it.place.saturating_add(1));
    let filter = LeaderboardFilter {
        game: query.game,
        class: query.class,
        min_games: SETTLED_GAMES,
        max_uncertainty: SETTLED_UNCERTAINTY,
        after: after.map(|it| (it.value, it.person)),
    };
    let mut listed = app.store().leaderboard(&filter, PAGE + 1).await?;
    let has_more = listed.len() > PAGE as usize;
    listed.truncate(PAGE as usize);
    let last = (first..).zip(&listed).last().filter(|_| has_more);
    let next = last.map(|(place, it)| Cursor { place, value: it.rating.value, person: it.person.clone() }.to_string());
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
        entries: (first..).zip(listed).map(entry).collect(),
        bots: game.levels().iter().rev().filter_map(bot).collect(),
        next,
    }))
}

/// Where the next page begins: the last place, and the exact rating and id of who has it.
struct Cursor {
    place: u32,
    value: f64,
    person: String,
}

impl Cursor {
    fn parse(text: &str) -> Option<Cursor> {
        let mut parts = text.splitn(3, '.');
        let (place, bits) = (parts.next()?.parse().ok()?, u64::from_str_radix(parts.next()?, 16).ok()?);
        let value = Some(f64::from_bits(bits)).filter(|it| it.is_finite())?;
        Some(Cursor { place, value, person: parts.next()?.to_owned() })
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:x}.{}", self.place, self.value.to_bits(), self.person)
    }
}
