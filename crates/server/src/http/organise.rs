//! Tournaments as their organisers change them.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{Empty, NewBots, NewTournament, Tournament};
use tournaments::{Event, Phase};

use super::{
    Address,
    clubs::member,
    json::Body,
    tournaments::{change, find},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Person, StoreError, StoredEntrant, StoredTournament, TournamentChange, TournamentPhase},
    tournament::{TournamentSettings, TournamentState},
};

/// Tournaments of one organiser that are not over.
const PER_PERSON: u32 = 5;
/// Bots in a tournament.
const MAX_BOTS: usize = 64;

/// Opens a tournament.
#[utoipa::path(
    post, path = "/tournaments", tag = "tournaments", request_body = NewTournament, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 400, description = "`bad-request`: what is not within its bounds"),
        (status = 403, description = "`no-account`: a guest; `forbidden`: a club that one does not organise"),
        (status = 404, description = "`not-found`: the game, or the club"),
        (status = 422, description = "`bad-seats`, `bad-options`, `bad-text`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn create(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(new): Body<NewTournament>,
) -> Result<Json<Tournament>, Refusal> {
    if person.login.is_none() {
        return Err(Refusal::NoAccount);
    }
    let (public, club, now) = (new.public, new.club.clone(), app.registry().now());
    let settings = TournamentSettings::new(new, now)?;
    if let Some(club) = &club
        && !member(&app, club, &person).await?.1.organises()
    {
        return Err(Refusal::Forbidden);
    }
    app.limits().spend(Use::Tournament, address.0, Some(&person))?;
    let row = StoredTournament {
        id: app.entropy().id(),
        organiser: Some(person.id.clone()),
        prefix: address.0.hash(),
        settings: serde_json::to_string(&settings).expect("settings are plain data"),
        secret: app.entropy().game_seed(&settings.game, settings.course.table_size),
        public,
        club,
        phase: TournamentPhase::Open,
        created_at: now,
    };
    match app.store().add_tournament(&row, PER_PERSON).await {
        Ok(()) => (),
        Err(StoreError::Conflict) => return Err(Refusal::TooMany),
        Err(error) => return Err(error.into()),
    }
    app.tournaments().wake(&row.id);
    Ok(Json(find(&app, &row.id, Some(&person)).await?.info(Some(&person))))
}

/// Adds bots, before the start or to an arena.
#[utoipa::path(
    post, path = "/tournaments/{id}/bots", tag = "tournaments", request_body = NewBots, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 403, description = "`forbidden`: another person organises it"),
        (status = 409, description = "`started`, `over`"),
        (status = 422, description = "`bad-seats`: no such level"),
        (status = 429, description = "`too-many` entrants or bots, `rate`"),
    ),
)]
pub async fn add_bots(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
    Body(NewBots { level, count }): Body<NewBots>,
) -> Result<Json<Tournament>, Refusal> {
    app.limits().spend(Use::Entry, address.0, Some(&person))?;
    let found = find(&app, &id, Some(&person)).await?;
    let state = &found.state;
    organises(state, &person)?;
    let rules = catalog::game(&state.settings.game).ok_or(Refusal::NotFound)?;
    let level = rules.level(&level).ok_or(Refusal::BadSeats)?.id().to_owned();
    let bots = state.course.entrants().iter().filter(|it| it.bot).count();
    let room = usize::from(state.settings.course.capacity).saturating_sub(found.entrants.len());
    if usize::from(count) > room || bots + usize::from(count) > MAX_BOTS {
        return Err(Refusal::TooMany);
    }
    let mut answer = Json(found.info(Some(&person)));
    for _ in 0..count {
        answer = change(&app, &id, &person, |state, _| {
            let (entrant, level) = (state.course.entrants().len() as u16, Some(level.clone()));
            let entrants = vec![(entrant, StoredEntrant { level, ..StoredEntrant::default() })];
            let effects = TournamentChange { entrants, ..TournamentChange::default() };
            Ok(Some((Event::Enter { entrant, rating: None, bot: true }, effects)))
        })
        .await?;
    }
    Ok(answer)
}

/// Starts a tournament before its time.
#[utoipa::path(
    post, path = "/tournaments/{id}/start", tag = "tournaments", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 403, description = "`forbidden`: another person organises it"),
        (status = 409, description = "`started`, `over`"),
        (status = 422, description = "`bad-seats`: too few entrants"),
    ),
)]
pub async fn start(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Tournament>, Refusal> {
    change(&app, &id, &person, |state, _| {
        organises(state, &person)?;
        let smallest = state.settings.course.sizes.first().map_or(2, |it| usize::from(*it));
        if state.course.phase() == Phase::Open && state.course.active().len() < smallest {
            return Err(Refusal::BadSeats);
        }
        Ok(Some((Event::Start, TournamentChange::default())))
    })
    .await
}

/// Calls a tournament off. Games that have begun go on for themselves.
#[utoipa::path(
    delete, path = "/tournaments/{id}", tag = "tournaments", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 403, description = "`forbidden`: another person organises it"),
        (status = 409, description = "`over`"),
    ),
)]
pub async fn cancel(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Tournament>, Refusal> {
    change(&app, &id, &person, |state, _| {
        organises(state, &person)?;
        let running = state.course.tables().iter().filter(|it| !it.is_over());
        let removes = running.map(|it| it.id.clone()).collect();
        Ok(Some((Event::Cancel, TournamentChange { removes, ..TournamentChange::default() })))
    })
    .await
}

fn organises(state: &TournamentState, person: &Person) -> Result<(), Refusal> {
    if state.row.organiser.as_ref() == Some(&person.id) { Ok(()) } else { Err(Refusal::Forbidden) }
}
