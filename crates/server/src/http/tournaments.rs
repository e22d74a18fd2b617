//! Tournaments: listed, looked at, entered and left.

use std::{collections::BTreeMap, sync::Arc};

use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use protocol::{ClubName, Empty, ResultsKind, ResultsQuery, Tournament, TournamentInfo, Tournaments};
use tournaments::{Event, Phase};

use super::{
    Address,
    clubs::member,
    json::{Asked, Body},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    rating::shown,
    store::{Person, PlayerClass, StoredEntrant, StoredTournament, TournamentChange},
    tournament::{TournamentState, list_info, results_csv, tournament_info},
};

/// The most tournaments that are listed at once.
const LIST: u32 = 30;
/// Attempts to add an event: others may be first.
const ATTEMPTS: u32 = 8;

/// Public tournaments and one's own, those that are not over first.
#[utoipa::path(
    get, path = "/tournaments", tag = "tournaments", security((), ("session" = [])),
    responses((status = 200, description = "At most 30 of each", body = Tournaments)),
)]
pub async fn list(State(app): State<App>, me: Option<Me>) -> Result<Json<Tournaments>, Refusal> {
    let viewer = me.as_ref().map(|me| &me.0);
    let mut rows = match viewer {
        Some(person) => app.store().tournaments_of(&person.id, LIST).await?,
        None => Vec::new(),
    };
    let public = app.store().public_tournaments(LIST).await?;
    rows.extend(public.into_iter().filter(|it| rows.iter().all(|own| own.id != it.id)).collect::<Vec<_>>());
    Ok(Json(Tournaments { tournaments: list_infos(&app, rows, viewer).await? }))
}

/// Tournaments in a list, as `viewer` sees them, who may see all of them.
pub async fn list_infos(
    app: &App,
    rows: Vec<StoredTournament>,
    viewer: Option<&Person>,
) -> Result<Vec<TournamentInfo>, Refusal> {
    let clubs: BTreeMap<String, String> = match viewer.filter(|_| rows.iter().any(|it| it.club.is_some())) {
        Some(viewer) => {
            let clubs = app.store().clubs_of(&viewer.id).await?.into_iter();
            clubs.map(|(club, ..)| (club.id, club.name)).collect()
        }
        None => BTreeMap::new(),
    };
    let mut tournaments = Vec::new();
    for row in rows {
        if let Some(state) = app.tournaments().load(&**app.store(), &row.id).await? {
            let club = row.club.and_then(|id| Some(ClubName { name: clubs.get(&id)?.clone(), id }));
            tournaments.push(list_info(&state, viewer, club));
        }
    }
    Ok(tournaments)
}

/// A tournament with its standings and rounds.
#[utoipa::path(
    get, path = "/tournaments/{id}", tag = "tournaments", security((), ("session" = [])),
    responses((status = 200, body = Tournament)),
)]
pub async fn show(State(app): State<App>, me: Option<Me>, Path(id): Path<String>) -> Result<Json<Tournament>, Refusal> {
    let viewer = me.as_ref().map(|me| &me.0);
    Ok(Json(find(&app, &id, viewer).await?.info(viewer)))
}

/// The standings and the points of every round, as a file.
#[utoipa::path(
    get, path = "/tournaments/{id}/results", tag = "tournaments", params(ResultsQuery), security((), ("session" = [])),
    responses((status = 200, body = String, content_type = "text/csv; charset=utf-8")),
)]
pub async fn results(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Asked(ResultsQuery { r#as }): Asked<ResultsQuery>,
) -> Result<Response, Refusal> {
    let found = find(&app, &id, me.as_ref().map(|me| &me.0)).await?;
    let file = |ending: &str| format!("attachment; filename=\"tournament-{id}.{ending}\"");
    Ok(match r#as {
        ResultsKind::Csv => {
            let kind = "text/csv; charset=utf-8".to_owned();
            let head = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file("csv"))];
            (head, results_csv(&found.state, &found.entrants)).into_response()
        }
        ResultsKind::Json => {
            let head = [(header::CONTENT_DISPOSITION, file("json"))];
            (head, Json(found.info(None))).into_response()
        }
    })
}

/// Takes part, or comes back after a withdrawal.
#[utoipa::path(
    post, path = "/tournaments/{id}/enter", tag = "tournaments", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 403, description = "`no-account`: a guest"),
        (status = 409, description = "`started`, `over`"),
        (status = 429, description = "`too-many` entrants, `rate`"),
    ),
)]
pub async fn enter(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Tournament>, Refusal> {
    if person.login.is_none() {
        return Err(Refusal::NoAccount);
    }
    app.limits().spend(Use::Entry, address.0, Some(&person))?;
    let settings = find(&app, &id, Some(&person)).await?.state.settings.clone();
    let class = PlayerClass::of(settings.course.table_size);
    let rating = app.store().rating(&person.id, &settings.game, class).await?;
    let rating = rating.map(|it| shown(it.value) as i32);
    change(&app, &id, &person, |state, entrants| {
        let new = StoredEntrant { person: Some(person.id.clone()), name: Some(person.name.clone()), level: None };
        match own(entrants, &person) {
            Some(entrant) => {
                let is_in = state.course.entrants()[usize::from(entrant)].active;
                let change = TournamentChange::default();
                Ok((!is_in).then_some((Event::Enter { entrant, rating, bot: false }, change)))
            }
            None => {
                let entrant = state.course.entrants().len() as u16;
                let change = TournamentChange { entrants: vec![(entrant, new)], ..TournamentChange::default() };
                Ok(Some((Event::Enter { entrant, rating, bot: false }, change)))
            }
        }
    })
    .await
}

/// Takes part no longer. A game that has begun goes on.
#[utoipa::path(
    post, path = "/tournaments/{id}/withdraw", tag = "tournaments", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Tournament),
        (status = 403, description = "`forbidden`: one does not take part"),
        (status = 409, description = "`over`"),
    ),
)]
pub async fn withdraw(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Tournament>, Refusal> {
    app.limits().spend(Use::Entry, address.0, Some(&person))?;
    change(&app, &id, &person, |state, entrants| {
        let entrant = own(entrants, &person).ok_or(Refusal::Forbidden)?;
        let is_in = state.course.entrants()[usize::from(entrant)].active;
        Ok(is_in.then_some((Event::Withdraw { entrant }, TournamentChange::default())))
    })
    .await
}

/// A tournament that somebody may see.
pub struct Found {
    pub state: Arc<TournamentState>,
    pub entrants: Vec<StoredEntrant>,
    /// The club that it belongs to, if the one who looks is a member.
    club: Option<ClubName>,
}

impl Found {
    pub fn info(&self, viewer: Option<&Person>) -> Tournament {
        tournament_info(&self.state, &self.entrants, viewer, self.club.clone())
    }
}

/// A tournament that must be there for `viewer`: one of a club that is not listed is there for members, for those who
/// take part and for its organiser.
pub async fn find(app: &App, id: &str, viewer: Option<&Person>) -> Result<Found, Refusal> {
    let state = app.tournaments().load(&**app.store(), id).await?.ok_or(Refusal::NotFound)?;
    let mut entrants = app.store().tournament_entrants(id).await?;
    // One may have entered between the two questions.
    entrants.truncate(state.course.entrants().len());
    let club = match (&state.row.club, viewer) {
        (Some(club), Some(viewer)) => match member(app, club, viewer).await {
            Ok((club, _)) => Some(ClubName { id: club.id, name: club.name }),
            Err(Refusal::NotFound) => None,
            Err(error) => return Err(error),
        },
        _ => None,
    };
    let takes_part = |it: &Person| state.row.organiser.as_ref() == Some(&it.id) || own(&entrants, it).is_some();
    let is_hidden = state.row.club.is_some() && !state.row.public;
    if is_hidden && club.is_none() && !viewer.is_some_and(takes_part) {
        return Err(Refusal::NotFound);
    }
    Ok(Found { state, entrants, club })
}

/// Adds an event that follows from how the tournament stands, which is asked again if another was first. Nothing is
/// added where there is none.
pub async fn change(
    app: &App,
    id: &str,
    person: &Person,
    next: impl Fn(&TournamentState, &[StoredEntrant]) -> Result<Option<(Event, TournamentChange)>, Refusal>,
) -> Result<Json<Tournament>, Refusal> {
    for _ in 0..ATTEMPTS {
        let found = find(app, id, Some(person)).await?;
        let state = &found.state;
        if matches!(state.course.phase(), Phase::Over | Phase::Cancelled) {
            return Err(Refusal::Over);
        }
        let Some((event, change)) = next(state, &found.entrants)? else {
            return Ok(Json(found.info(Some(person))));
        };
        // What does not follow at all is told from what another was faster with.
        state.course.clone().apply(&event, 0).map_err(refusal)?;
        let mut state = (**state).clone();
        match state.append(&**app.store(), &event, change, app.registry().now(), None).await {
            Ok(()) => {
                app.registry().tournament_changed(id, state.n);
                app.tournaments().keep(Arc::new(state));
                app.tournaments().wake(id);
                return Ok(Json(find(app, id, Some(person)).await?.info(Some(person))));
            }
            Err(Refusal::Stale) => (),
            Err(error) => return Err(error),
        }
    }
    Err(Refusal::Unavailable)
}

fn refusal(error: tournaments::EventError) -> Refusal {
    match error {
        tournaments::EventError::Phase => Refusal::Started,
        tournaments::EventError::Full => Refusal::TooMany,
        tournaments::EventError::Entrant | tournaments::EventError::Table => Refusal::NotFound,
    }
}

fn own(entrants: &[StoredEntrant], person: &Person) -> Option<u16> {
    entrants.iter().position(|it| it.person.as_ref() == Some(&person.id)).map(|it| it as u16)
}
