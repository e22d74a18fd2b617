//! Tables: made, joined, left, looked at.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use kernel::{Observer, Seat};
use record::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::json::{Body, Nothing};
use crate::{
    app::App,
    error::Refusal,
    people::Me,
    store::{Person, Sitter, Status, StoreError, Table},
    table::{Command, Course, TableInfo, history, seat_of},
    text,
    time::now,
};

pub use super::new_table::{create, rematch};

/// The most tables that the lobby lists.
pub const LOBBY: u32 = 200;
/// The most moments in one answer.
const MOMENTS: u32 = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    seat: Option<Seat>,
    invite: Option<String>,
    entropy: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    r#as: String,
    from: Option<u32>,
    to: Option<u32>,
}

/// A table that must be there.
pub async fn find(app: &App, id: &str) -> Result<Table, Refusal> {
    app.store().table(id).await?.ok_or(Refusal::NotFound)
}

/// What `person` may know of a table now.
pub async fn info(app: &App, id: &str, person: Option<&Person>) -> Result<Json<TableInfo>, Refusal> {
    let table = find(app, id).await?;
    let presence = app.registry().presence_if_live(id).await;
    Ok(Json(TableInfo::of(&table, presence, person)))
}

/// Public tables.
pub async fn list(State(app): State<App>, me: Option<Me>) -> Result<Json<Value>, Refusal> {
    Ok(Json(json!({"tables": lobby(&app, me.as_ref().map(|me| &me.0)).await?})))
}

/// Public tables as `person` sees them.
pub async fn lobby(app: &App, person: Option<&Person>) -> Result<Vec<TableInfo>, Refusal> {
    let mut infos = Vec::new();
    for table in app.store().public_tables(LOBBY).await? {
        let presence = app.registry().presence_if_live(&table.id).await;
        infos.push(TableInfo::of(&table, presence, person));
    }
    Ok(infos)
}

/// One table.
pub async fn show(State(app): State<App>, me: Option<Me>, Path(id): Path<String>) -> Result<Json<TableInfo>, Refusal> {
    info(&app, &id, me.as_ref().map(|me| &me.0)).await
}

/// Sits down; the last one to do so starts the game.
pub async fn join(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<TableInfo>, Refusal> {
    let entropy = text::entropy(join.entropy.as_deref())?;
    let table = find(&app, &id).await?;
    if seat_of(&table, &person.id).is_some() {
        return info(&app, &id, Some(&person)).await;
    }
    if table.status != Status::Waiting {
        return Err(Refusal::Started);
    }
    let may_take = |sitter: &Sitter| match sitter {
        Sitter::Open => true,
        Sitter::Invite { invite, kept_for } => {
            kept_for.as_ref() == Some(&person.id) || join.invite.as_ref() == Some(invite)
        }
        Sitter::Person { .. } | Sitter::Bot(_) => false,
    };
    let wanted = |index: usize| join.seat.is_none_or(|seat| seat.index() == index);
    let kept = |sitter: &Sitter| !matches!(sitter, Sitter::Open);
    // An invitation leads to its own seat before an open one.
    let seats = || table.seats.iter().enumerate().filter(|(index, it)| wanted(*index) && may_take(it));
    let found = seats().find(|(_, it)| kept(it)).or_else(|| seats().next());
    let (index, was) = found.ok_or(if join.invite.is_some() { Refusal::Forbidden } else { Refusal::Taken })?;
    let sitter = Sitter::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy };
    app.store().set_seat(&id, Seat::new(index).number(), was, &sitter, now()).await?;
    start_if_full(&app, &id).await?;
    info(&app, &id, Some(&person)).await
}

/// Begins a game whose seats are all taken, and tells everybody what has changed.
pub async fn start_if_full(app: &App, id: &str) -> Result<(), Refusal> {
    let table = find(app, id).await?;
    let taken = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. } | Sitter::Bot(_));
    if table.status == Status::Waiting && table.seats.iter().all(taken) {
        match app.store().start(id, now()).await {
            // Somebody else was faster: it has begun all the same.
            Ok(()) | Err(StoreError::Conflict) => (),
            Err(why) => return Err(why.into()),
        }
        metrics::counter!("comptoir_games_started_total").increment(1);
        // Its bots begin though nobody may follow yet.
        app.registry().send(id, Command::Refresh).await?;
    } else {
        app.registry().send_if_live(id, Command::Refresh).await;
    }
    app.registry().lobby_changed();
    Ok(())
}

/// Stands up before the start.
pub async fn leave(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Refusal> {
    let table = find(&app, &id).await?;
    if table.status != Status::Waiting {
        return Err(Refusal::Started);
    }
    leave_seat(&app, &table, &person).await?;
    match app.store().table(&id).await? {
        Some(table) => Ok(Json(json!(TableInfo::of(&table, Default::default(), Some(&person))))),
        None => Ok(Json(Value::Null)),
    }
}

/// Frees a seat; a table without people vanishes.
pub async fn leave_seat(app: &App, table: &Table, person: &Person) -> Result<(), Refusal> {
    let seat = seat_of(table, &person.id).ok_or(Refusal::Forbidden)?;
    let others = table
        .seats
        .iter()
        .enumerate()
        .any(|(index, sitter)| index != seat.index() && matches!(sitter, Sitter::Person { .. }));
    if others {
        let was = &table.seats[seat.index()];
        app.store().set_seat(&table.id, seat.number(), was, &Sitter::Open, now()).await?;
    } else {
        app.store().drop_table(&table.id).await?;
    }
    app.registry().send_if_live(&table.id, Command::Refresh).await;
    app.registry().lobby_changed();
    Ok(())
}

/// Gives a seat to a bot for good.
pub async fn resign(app: &App, table: &Table, person: &Person) {
    if let Some(seat) = seat_of(table, &person.id) {
        // A table that cannot be reached now finds nobody in that seat later.
        let _ = app.registry().send(&table.id, Command::Resign(seat)).await;
    }
}

/// Tells the tables of a person that something about it has changed.
pub async fn refresh_all_of(app: &App, person: &str) -> Result<(), Refusal> {
    for table in app.store().tables_of(person, LOBBY).await? {
        app.registry().send_if_live(&table.id, Command::Refresh).await;
    }
    app.registry().lobby_changed();
    Ok(())
}

/// The record, once the game is over.
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let table = find(&app, &id).await?;
    if table.status != Status::Over {
        return Err(Refusal::NotOver);
    }
    let text = record_text(&app, &table).await?;
    let name = format!("attachment; filename=\"comptoir-{}-{id}.record\"", table.game);
    let head = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((head, text).into_response())
}

/// The record of a finished game, with all that may be known now.
pub async fn record_text(app: &App, table: &Table) -> Result<String, Refusal> {
    let entries = app.store().entries(&table.id).await?;
    let course = Course::load(table, &entries)?;
    let (mut seats, mut entropy) = (Vec::new(), Vec::new());
    for (index, sitter) in table.seats.iter().enumerate() {
        let seat = Seat::new(index);
        match sitter {
            Sitter::Person { id, name, entropy: text } => {
                seats.push((seat, if id.is_some() { name.clone() } else { "deleted".to_owned() }));
                entropy.extend(text.iter().map(|text| (seat, text.clone())));
            }
            Sitter::Bot(level) => seats.push((seat, format!("bot {level}"))),
            Sitter::Open | Sitter::Invite { .. } => (),
        }
    }
    let (seed, seed_hash) = (Some(table.seed), Some(table.seed.hash()));
    Ok(Record { seats, entropy, seed, seed_hash, ..course.played.record() }.to_string())
}

/// How things stood, through eyes that one may have.
pub async fn moments(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Query(range): Query<Range>,
) -> Result<Json<Value>, Refusal> {
    let table = find(&app, &id).await?;
    if table.status == Status::Waiting {
        return Err(Refusal::NotStarted);
    }
    let observer = read_observer(&range.r#as).ok_or_else(|| Refusal::BadRequest("as".to_owned()))?;
    let own = me.as_ref().and_then(|me| seat_of(&table, &me.0.id)).map_or(Observer::Spectator, Observer::Seat);
    if table.status == Status::Playing && observer != own {
        return Err(Refusal::Forbidden);
    }
    if matches!(observer, Observer::Seat(seat) if seat.index() >= table.seats.len()) {
        return Err(Refusal::NotFound);
    }
    let from = range.from.unwrap_or(0);
    let to = range.to.unwrap_or(u32::MAX).min(from.saturating_add(MOMENTS - 1));
    let entries = app.store().entries(&id).await?;
    // Replaying a long game takes a while: not on a thread that serves others.
    let look = move || history::moments(&table, &entries, observer, from..=to);
    let (last, moments) = tokio::task::spawn_blocking(look).await.map_err(|_| Refusal::Unavailable)??;
    Ok(Json(json!({"last": last, "moments": moments})))
}

fn read_observer(text: &str) -> Option<Observer> {
    match text {
        "spectator" => Some(Observer::Spectator),
        "arbiter" => Some(Observer::Arbiter),
        _ => text.strip_prefix("seat-")?.parse().ok().map(Observer::Seat),
    }
}

/// What a bot would do in one's seat.
pub async fn hint(State(app): State<App>, Me(person): Me, Path(id): Path<String>) -> Result<Json<Value>, Refusal> {
    let table = find(&app, &id).await?;
    if !table.settings.hints {
        return Err(Refusal::NoHints);
    }
    let seat = seat_of(&table, &person.id).ok_or(Refusal::Forbidden)?;
    if table.status != Status::Playing {
        return Err(Refusal::NotStarted);
    }
    let (reply, answer) = oneshot::channel();
    app.registry().send(&id, Command::Hint { seat, reply }).await?;
    let action = answer.await.map_err(|_| Refusal::Unavailable)?.ok_or(Refusal::NotYourTurn)?;
    Ok(Json(json!({"actions": [action]})))
}
