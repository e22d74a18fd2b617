//! Tables: joined, left, looked at.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
};
use kernel::Seat;
use protocol::{Empty, Hint, Join, TableInfo, Tables};
use session::{hint_of, seat_of, table_info};
use tokio::{sync::oneshot, time::timeout};

use super::{Address, json::Body};
use crate::{
    app::App,
    auth::Me,
    bus::Notification,
    error::Refusal,
    limits::Use,
    store::{Occupant, Person, Status, StoreError, Table},
    table::{Command, Signal, infos, public_tables},
    tournament::check_in_time,
    validate,
};

/// The most tables of a person that hear of a change.
const MOST_TOLD: u32 = 200;

/// Attempts to take a free seat: each that fails has seen somebody else sit down, and there are fewer seats than this.
const JOIN_ATTEMPTS: u32 = 10;

/// A hint that takes longer is of no use.
const HINT_TIMEOUT: Duration = Duration::from_secs(30);

/// A table that must be there.
pub async fn find(app: &App, id: &str) -> Result<Table, Refusal> {
    app.store().table(id).await?.ok_or(Refusal::NotFound)
}

/// What `person` may know of a table now.
pub async fn info(app: &App, id: &str, person: Option<&Person>) -> Result<Json<TableInfo>, Refusal> {
    Ok(shown(app, &find(app, id).await?, person))
}

/// What `person` may know of a table that has just been read.
pub fn shown(app: &App, table: &Table, person: Option<&Person>) -> Json<TableInfo> {
    Json(table_info(table, app.registry().presence(&table.id), person))
}

/// Public tables that wait or run.
#[utoipa::path(
    get, path = "/tables", tag = "tables", security((), ("session" = [])), responses((status = 200, body = Tables)),
)]
pub async fn list(State(app): State<App>, me: Option<Me>) -> Result<Json<Tables>, Refusal> {
    let tables = public_tables(app.registry()).await?;
    Ok(Json(Tables { tables: infos(&tables, me.as_ref().map(|me| &me.0)) }))
}

/// A table as the client may see it.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "tables", security((), ("session" = [])),
    responses((status = 200, body = TableInfo)),
)]
pub async fn show(State(app): State<App>, me: Option<Me>, Path(id): Path<String>) -> Result<Json<TableInfo>, Refusal> {
    info(&app, &id, me.as_ref().map(|me| &me.0)).await
}

/// Sits down; the last one to do so starts the game.
#[utoipa::path(
    post, path = "/tables/{id}/join", tag = "tables", request_body = Join, security(("session" = [])),
    responses(
        (status = 200, body = TableInfo),
        (status = 403, description = "`forbidden`: not invited, or a table of a club"),
        (status = 409, description = "`taken`, `started`, `blocked`"),
        (status = 422, description = "`bad-text`"),
    ),
)]
pub async fn join(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<TableInfo>, Refusal> {
    let entropy = validate::entropy(join.entropy.as_deref())?;
    let occupant = Occupant::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy };
    for _ in 0..JOIN_ATTEMPTS {
        let table = find(&app, &id).await?;
        if seat_of(&table, &person.id).is_some() {
            // The store may have failed between the last seat and the start.
            let is_waiting = table.status == Status::Waiting;
            let table = if is_waiting { start_if_full(&app, &id).await? } else { table };
            return Ok(shown(&app, &table, Some(&person)));
        }
        let (seat, was) = free_seat(&app, &table, &person, &join).await?;
        match app.store().set_seat(&id, seat.number(), was, &occupant, app.registry().now()).await {
            Ok(()) => return Ok(shown(&app, &start_if_full(&app, &id).await?, Some(&person))),
            // Somebody was faster, or the same person by another request: there may be another seat.
            Err(StoreError::Conflict) => (),
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refusal::Taken)
}

/// The seat that a person who may sit down takes, and what is there now.
async fn free_seat<'a>(
    app: &App,
    table: &'a Table,
    person: &Person,
    join: &Join,
) -> Result<(Seat, &'a Occupant), Refusal> {
    if table.status != Status::Waiting {
        return Err(Refusal::Started);
    }
    let is_invited = app.store().is_invited(&person.id, &table.id).await?;
    let may_enter = match &table.club {
        Some(club) => is_invited || app.store().is_member(club, &person.id).await?,
        None => true,
    };
    check_in_time(app, table).await?;
    let may_take = |occupant: &Occupant| match occupant {
        Occupant::Open => may_enter,
        Occupant::Invite { invite, kept_for: None } => is_invited || join.invite.as_ref() == Some(invite),
        Occupant::Invite { kept_for: Some(kept_for), .. } => *kept_for == person.id,
        Occupant::Person { .. } | Occupant::Bot(_) => false,
    };
    let wanted = |index: usize| join.seat.is_none_or(|seat| usize::from(seat) == index + 1);
    let kept = |occupant: &Occupant| !matches!(occupant, Occupant::Open);
    // An invitation leads to its own seat before an open one.
    let seats = || table.seats.iter().enumerate().filter(|(index, it)| wanted(*index) && may_take(it));
    let found = seats().find(|(_, it)| kept(it)).or_else(|| seats().next());
    let is_stranger = join.invite.is_some() || !may_enter;
    let (index, was) = found.ok_or(if is_stranger { Refusal::Forbidden } else { Refusal::Taken })?;
    // A tournament decides who plays whom.
    if table.tournament.is_none() {
        refuse_blocked(app, &table.id, person).await?;
    }
    Ok((Seat::new(index), was))
}

/// Keeps apart who has blocked whom. One who is blocked is refused as where somebody was faster.
pub async fn refuse_blocked(app: &App, table: &str, person: &Person) -> Result<(), Refusal> {
    match app.store().blocks_at(table, &person.id).await? {
        (_, true) => Err(Refusal::Taken),
        (true, false) => Err(Refusal::Blocked),
        (false, false) => Ok(()),
    }
}

/// Begins a game whose seats are all taken, and tells everybody what has changed. Returns the table as it is then.
pub async fn start_if_full(app: &App, id: &str) -> Result<Table, Refusal> {
    let mut table = find(app, id).await?;
    let taken = |occupant: &Occupant| matches!(occupant, Occupant::Person { .. } | Occupant::Bot(_));
    if table.status == Status::Waiting && table.seats.iter().all(taken) {
        match app.store().start(id, app.registry().now()).await {
            // Somebody else was faster: it has begun all the same, or a seat is free again.
            Ok(()) | Err(StoreError::Conflict) => (),
            Err(why) => return Err(why.into()),
        }
        metrics::counter!("comptoir_games_started_total").increment(1);
        // Its bots begin even while no socket is attached.
        app.registry().ensure_live(id).await?;
        app.registry().signal(id, Signal::Refresh);
        app.registry().publish(&Notification::Table(id.to_owned()));
        table = find(app, id).await?;
    } else {
        app.registry().table_changed(id);
    }
    app.registry().lobby_changed();
    Ok(table)
}

/// Stands up before the start.
#[utoipa::path(
    post, path = "/tables/{id}/leave", tag = "tables", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, description = "The table; nothing if it went with its last person", body = Option<TableInfo>),
        (status = 409, description = "`started`, `taken`"),
    ),
)]
pub async fn leave(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Option<TableInfo>>, Refusal> {
    let table = find(&app, &id).await?;
    if table.status != Status::Waiting {
        return Err(Refusal::Started);
    }
    // Who does not come to a game of a tournament withdraws there.
    if table.tournament.is_some() {
        return Err(Refusal::Forbidden);
    }
    leave_seat(&app, &table, &person).await?;
    let left = app.store().table(&id).await?;
    Ok(Json(left.map(|table| table_info(&table, Default::default(), Some(&person)))))
}

/// Removes a table that waits, for the one who made it.
#[utoipa::path(
    delete, path = "/tables/{id}", tag = "tables", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 403, description = "`forbidden`: another person made it"),
        (status = 409, description = "`started`"),
    ),
)]
pub async fn remove(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    let table = find(&app, &id).await?;
    if table.maker.as_ref() != Some(&person.id) || table.tournament.is_some() {
        return Err(Refusal::Forbidden);
    }
    match app.store().delete_waiting_table(&id).await {
        Ok(()) => (),
        Err(StoreError::Conflict) => return Err(Refusal::Started),
        Err(error) => return Err(error.into()),
    }
    app.registry().table_changed(&id);
    app.registry().lobby_changed();
    Ok(Json(Empty {}))
}

/// Frees a seat; a table without people vanishes.
pub async fn leave_seat(app: &App, table: &Table, person: &Person) -> Result<(), Refusal> {
    let seat = seat_of(table, &person.id).ok_or(Refusal::Forbidden)?;
    if table.tournament.is_some() {
        // The tournament counts the seat as empty.
        let (was, kept) =
            (&table.seats[seat.index()], Occupant::Invite { invite: app.entropy().token(), kept_for: None });
        return Ok(app.store().set_seat(&table.id, seat.number(), was, &kept, app.registry().now()).await?);
    }
    let others = table
        .seats
        .iter()
        .enumerate()
        .any(|(index, occupant)| index != seat.index() && matches!(occupant, Occupant::Person { .. }));
    if others {
        let was = &table.seats[seat.index()];
        app.store().set_seat(&table.id, seat.number(), was, &Occupant::Open, app.registry().now()).await?;
    } else {
        app.store().delete_waiting_table(&table.id).await?;
    }
    app.registry().table_changed(&table.id);
    app.registry().lobby_changed();
    Ok(())
}

/// Gives a seat to a bot for good.
pub async fn resign(app: &App, table: &Table, person: &Person) {
    if let Some(seat) = seat_of(table, &person.id) {
        // A table that cannot be reached now reads the empty seat from the store later.
        let _ = app.registry().send(&table.id, Command::Resign(seat)).await;
    }
}

/// Tells the tables of a person that something about it has changed.
pub async fn refresh_all_of(app: &App, person: &str) -> Result<(), Refusal> {
    for table in app.store().tables_of(person, MOST_TOLD).await? {
        app.registry().table_changed(&table.id);
    }
    app.registry().lobby_changed();
    Ok(())
}

/// What a bot would do in one's seat.
#[utoipa::path(
    get, path = "/tables/{id}/hint", tag = "tables", security(("session" = [])),
    responses(
        (status = 200, body = Hint),
        (status = 403, description = "`forbidden`: no seat of one's own"),
        (status = 409, description = "`no-hints`, `not-started`, `not-your-turn`"),
    ),
)]
pub async fn hint(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<Hint>, Refusal> {
    let table = find(&app, &id).await?;
    if !table.settings.hints {
        return Err(Refusal::NoHints);
    }
    let seat = seat_of(&table, &person.id).ok_or(Refusal::Forbidden)?;
    if table.status != Status::Playing {
        return Err(Refusal::NotStarted);
    }
    app.limits().spend(Use::Hint, address.0, Some(&person))?;
    let (reply, answer) = oneshot::channel();
    let asked = async {
        app.registry().send(&id, Command::Hint { seat, reply }).await?;
        answer.await.map_err(|_| Refusal::Unavailable)
    };
    let proposal = timeout(HINT_TIMEOUT, asked).await.map_err(|_| Refusal::Unavailable)??;
    if proposal.actions.is_empty() {
        return Err(Refusal::NotYourTurn);
    }
    Ok(Json(hint_of(proposal)))
}
