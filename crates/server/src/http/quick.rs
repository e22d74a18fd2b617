//! Quick matches: a game with those who look for one at the same time, and with bots after a while.

use axum::{Json, extract::State};
use protocol::{ChatAccess, Clock, QuickMatch, TableInfo};

use super::{
    Address,
    json::Body,
    new_table::draft,
    tables::{shown, start_if_full},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    quick::WAIT,
    store::{Occupant, Settings, StoreError, Table},
};

/// Players of a quick match, where the game can be played by so many.
const PLAYERS: u8 = 3;
/// The clock of a quick match: a bot goes on for a player who has left.
const CLOCK: Clock = Clock::Live { seconds: 15 * 60, increment: 15 };
/// Attempts to find a seat before another one takes it.
const ATTEMPTS: u32 = 4;

/// Sits down at a table of the game that waits for others, or makes one. Bots take the free seats after 30 seconds.
#[utoipa::path(
    post, path = "/quick", tag = "tables", request_body = QuickMatch, security(("session" = [])),
    responses(
        (status = 200, description = "Where one sits now", body = TableInfo),
        (status = 404, description = "`not-found`: the game"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn find(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(body): Body<QuickMatch>,
) -> Result<Json<TableInfo>, Refusal> {
    let rules = catalog::game(&body.game).ok_or(Refusal::NotFound)?;
    let players = PLAYERS.clamp(*rules.players().start(), *rules.players().end());
    let settings = Settings {
        players,
        options: Vec::new(),
        clock: CLOCK,
        memory: true,
        hints: false,
        rated: false,
        shares: true,
        chat: ChatAccess::Everyone,
    };
    let mut seats = vec![Occupant::Open; usize::from(players)];
    seats[0] = Occupant::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy: None };
    let now = app.registry().now();
    let fill_at = Some(now + WAIT);
    let draft = draft(&app, (&person, address.0), body.game, settings, seats).await?;
    let new = Table { public: true, fill_at, ..draft };
    for _ in 0..ATTEMPTS {
        match app.store().quick_match(&new, &person, now).await {
            Ok(id) => {
                if id == new.id {
                    metrics::counter!("comptoir_tables_made_total").increment(1);
                }
                return Ok(shown(&app, &start_if_full(&app, &id).await?, Some(&person)));
            }
            // The table has begun at this moment.
            Err(StoreError::Conflict) => (),
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refusal::Unavailable)
}
