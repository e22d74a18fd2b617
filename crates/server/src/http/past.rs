//! What happened at a table: its record, and looks back.

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use kernel::Observer;
use protocol::{Moments, MomentsQuery};
use session::{Entry, GameSession, history, read_observer, record_of, seat_of};

use super::{Address, json::Asked, tables::find};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::{Prefix, Use},
    store::{Status, Table},
    table::Owner,
};

/// The most moments in one answer.
const MOMENTS: u32 = 200;
/// The header with the hash of a finished log's last entry.
const LOG_HEAD: &str = "comptoir-log-head";
/// What one unit of the budget of replays is good for.
const ENTRIES_PER_REPLAY: usize = 100;

/// The record, once the game is over.
#[utoipa::path(
    get, path = "/tables/{id}/record", tag = "tables",
    responses(
        (
            status = 200, body = String, content_type = "text/plain; charset=utf-8",
            headers(("comptoir-log-head" = String, description = "the hash of the log’s last entry, which stands for all of it")),
        ),
        (status = 409, description = "`not-over`, `sealed`"),
    ),
)]
pub async fn record(State(app): State<App>, address: Address, Path(id): Path<String>) -> Result<Response, Refusal> {
    let table = find(&app, &id).await?;
    if table.status != Status::Over {
        return Err(Refusal::NotOver);
    }
    if table.is_sealed() {
        return Err(Refusal::Sealed);
    }
    app.limits().spend(Use::Replay, address.0, None)?;
    let text = record_text(&app, &table).await?;
    let name = format!("attachment; filename=\"comptoir-{}-{id}.record\"", table.game);
    let head = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    // Beside the record, not in it: who keeps both can tell later whether the log is still the same.
    let hash = app.store().head(&id).await?.map(|it| [(LOG_HEAD, it)]);
    Ok((head, hash, text).into_response())
}

/// The record of a finished game, with all that may be known now.
pub async fn record_text(app: &App, table: &Table) -> Result<String, Refusal> {
    let entries = app.store().entries(&table.id).await?;
    let replayed = table.clone();
    let session = replay(app, None, move || GameSession::load(&replayed, &entries)).await??;
    Ok(record_of(table, &session).to_string())
}

/// How things stood, through eyes that one may have.
#[utoipa::path(
    get, path = "/tables/{id}/moments", tag = "tables", params(MomentsQuery), security((), ("session" = [])),
    responses(
        (status = 200, description = "At most 200", body = Moments),
        (status = 403, description = "`forbidden`: not one's own eyes"),
        (status = 409, description = "`not-started`, `sealed`"),
    ),
)]
pub async fn moments(
    State(app): State<App>,
    me: Option<Me>,
    address: Address,
    Path(id): Path<String>,
    Asked(range): Asked<MomentsQuery>,
) -> Result<Json<Moments>, Refusal> {
    let (table, observer) = table_through(&app, me, &id, &range.r#as).await?;
    let entries = log_of(&app, &address, &id).await?;
    let from = range.from.unwrap_or(0);
    let to = range.to.unwrap_or(u32::MAX).min(from.saturating_add(MOMENTS - 1));
    let look = move || history::moments(&table, &entries, observer, from..=to);
    let (last, moments) = replay(&app, Some(address.0), look).await??;
    Ok(Json(Moments { last, moments }))
}

/// A table for one who may look at it through the eyes `observer`: while it is played, one's own alone.
pub async fn table_through(app: &App, me: Option<Me>, id: &str, observer: &str) -> Result<(Table, Observer), Refusal> {
    let table = find(app, id).await?;
    if table.status == Status::Waiting {
        return Err(Refusal::NotStarted);
    }
    let observer = read_observer(observer).ok_or_else(|| Refusal::bad_request("as"))?;
    let own = me.as_ref().and_then(|me| seat_of(&table, &me.0.id)).map_or(Observer::Spectator, Observer::Seat);
    if table.is_sealed() && (observer != own || own == Observer::Spectator) {
        return Err(Refusal::Sealed);
    }
    if table.status == Status::Playing && observer != own {
        return Err(Refusal::Forbidden);
    }
    if matches!(observer, Observer::Seat(seat) if seat.index() >= table.seats.len()) {
        return Err(Refusal::NotFound);
    }
    Ok((table, observer))
}

/// The log of a table, to be replayed. What that costs is spent.
pub async fn log_of(app: &App, address: &Address, id: &str) -> Result<Vec<Entry>, Refusal> {
    let entries = app.store().entries(id).await?;
    let cost = entries.len().div_ceil(ENTRIES_PER_REPLAY) as u32;
    app.limits().spend_many(Use::Replay, cost, address.0, None)?;
    Ok(entries)
}

/// Replays a log, which takes a while for a long one: not on a thread that serves others, and in a turn that is fair to
/// those who ask from other networks.
pub async fn replay<T: Send + 'static>(
    app: &App,
    from: Option<Prefix>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let prefix = from.map_or_else(String::new, Prefix::hash);
    let owner = Owner { person: prefix.clone(), prefix };
    app.registry().bots().replays().run(&owner, work).await.ok_or(Refusal::Unavailable)
}
