//! Tables as the store has them, against what the tournament knows of them.

use kernel::Turn;
use session::GameSession;
use tournaments::{Event, TableNumber};

use super::TournamentState;
use crate::{
    app::App,
    error::Refusal,
    http::tables::start_if_full,
    store::{Occupant, Status, Table},
    table::Owner,
};

/// The event that a table has led to, if it has: everybody has come, or its game is over. What is left to do at it is
/// done: bots take the seats of those who have not come, and a table without a game goes.
pub async fn progress(
    app: &App,
    state: &TournamentState,
    number: TableNumber,
    status: Option<Status>,
) -> Result<Option<Event>, Refusal> {
    let table = &state.course.tables()[number as usize];
    match status {
        // Only the operator deletes one: nobody has lost.
        None => Ok(Some(unplayed(number, table.seats.len()))),
        Some(Status::Over) => Ok(Some(result(app, state, number).await?)),
        Some(Status::Playing) if !table.seated => Ok(Some(Event::Seated { table: number, absent: Vec::new() })),
        Some(Status::Waiting) if table.seated && !state.course.is_forfeited(table) => {
            fill(app, state, &table.id).await?;
            Ok(None)
        }
        Some(_) => Ok(None),
    }
}

/// Who has not come to a table.
pub async fn absent(app: &App, state: &TournamentState, number: TableNumber) -> Result<Event, Refusal> {
    let table = &state.course.tables()[number as usize];
    let Some(row) = app.store().table(&table.id).await? else { return Ok(unplayed(number, table.seats.len())) };
    let is_free = |it: &Occupant| matches!(it, Occupant::Open | Occupant::Invite { .. });
    let seats = table.seats.iter().zip(&row.seats);
    let absent = seats.filter(|(_, occupant)| is_free(occupant)).map(|(entrant, _)| *entrant).collect();
    Ok(Event::Seated { table: number, absent })
}

/// Whether a person may still take the seat that is kept at this table.
///
/// # Errors
/// [`Refusal::Started`] if the time to come is over.
pub async fn check_in_time(app: &App, table: &Table) -> Result<(), Refusal> {
    let Some(of) = &table.tournament else { return Ok(()) };
    let Some(state) = app.tournaments().load(&**app.store(), &of.id).await? else { return Ok(()) };
    let wait = state.settings.course.show_up.unwrap_or(0);
    if app.registry().now() < table.created_at + wait { Ok(()) } else { Err(Refusal::Started) }
}

/// Seats bots in the place of those who have not come, and starts the game.
async fn fill(app: &App, state: &TournamentState, id: &str) -> Result<(), Refusal> {
    let Some(table) = app.store().table(id).await? else { return Ok(()) };
    let bot = Occupant::Bot(state.settings.bot_level.clone());
    for (seat, occupant) in (1..).zip(&table.seats) {
        if matches!(occupant, Occupant::Open | Occupant::Invite { .. }) {
            app.store().set_seat(id, seat, occupant, &bot, app.registry().now()).await?;
        }
    }
    start_if_full(app, id).await?;
    Ok(())
}

/// The result of a game: nobody is better than anybody where it was broken off.
async fn result(app: &App, state: &TournamentState, number: TableNumber) -> Result<Event, Refusal> {
    let table = &state.course.tables()[number as usize];
    let Some(row) = app.store().table(&table.id).await? else { return Ok(unplayed(number, table.seats.len())) };
    let entries = app.store().entries(&table.id).await?;
    let owner = Owner { person: state.row.id.clone(), prefix: state.row.prefix.clone() };
    let replayed = row.clone();
    let replay = move || GameSession::load(&replayed, &entries);
    let session = app.registry().bots().replays().run(&owner, replay).await.ok_or(Refusal::Unavailable)??;
    if session.played.turn() != Turn::Over {
        return Ok(unplayed(number, table.seats.len()));
    }
    Ok(finished(number, &row, &table.seats, &session))
}

fn finished(number: TableNumber, row: &Table, entrants: &[tournaments::Entrant], session: &GameSession) -> Event {
    let outcome = session.outcome().unwrap_or_default();
    let places = outcome.results.iter().map(|it| it.rank).collect();
    let mut scores = vec![0; entrants.len()];
    for standing in session.played.standings() {
        if let Some(score) = scores.get_mut(standing.seat.index()) {
            *score = i64::from(standing.standing[0]);
        }
    }
    let is_person = |index: usize| matches!(row.seats.get(index), Some(Occupant::Person { .. }));
    let away = session.away.iter().map(kernel::Seat::index).filter(|index| is_person(*index));
    Event::Result { table: number, places, scores, left: away.map(|index| entrants[index]).collect() }
}

/// A game that was not played to its end is a tie of all.
fn unplayed(table: TableNumber, seats: usize) -> Event {
    Event::Result { table, places: vec![1; seats], scores: Vec::new(), left: Vec::new() }
}
