//! Pages of people, and what one shows of oneself.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    FormResult, PagePart, PageSettings, PastGames, PastQuery, PersonId, PersonPage, PlayerClass, RatingCurve,
    RatingCurves, RatingPoint, RatingsQuery, SeatQuery,
};

use super::{history, json::Asked, json::Body, tables::find};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    rating::{shown, shown_rating},
    store::{PastFilter, PlayedGame, Reader},
    visibility::{visible_by_id_or_name, visible_person},
};

/// How many of the last results are shown.
const FORM: u32 = 10;
/// The most points of a curve.
const CURVE: u32 = 200;

/// The page of a person, by its id or, if it has an account, its name.
#[utoipa::path(
    get, path = "/people/{id}", tag = "people", security((), ("session" = [])),
    responses(
        (status = 200, body = PersonPage),
        (status = 404, description = "`not-found`: there is no such person, or its page is not shown to the client"),
    ),
)]
pub async fn show(State(app): State<App>, me: Option<Me>, Path(id): Path<String>) -> Result<Json<PersonPage>, Refusal> {
    let viewer = me.map(|it| it.0);
    let (person, settings) = visible_by_id_or_name(&app, viewer.as_ref(), &id).await?;
    let you = viewer.is_some_and(|it| it.id == person.id);
    let mut page = PersonPage {
        you,
        account: person.login.is_some(),
        id: person.id,
        name: person.name,
        ratings: Vec::new(),
        games: Vec::new(),
        form: Vec::new(),
        history: you || settings.history,
        hides: Vec::new(),
    };
    if you || settings.ratings {
        page.ratings = app.store().ratings_of(&page.id).await?.into_iter().map(shown_rating).collect();
    } else {
        page.hides.push(PagePart::Ratings);
    }
    if you || settings.results {
        page.games = app.store().tallies(&page.id).await?;
        page.form = form(&app, &page.id).await?;
    } else {
        page.hides.push(PagePart::Results);
    }
    Ok(Json(page))
}

/// The last results of a person.
async fn form(app: &App, id: &str) -> Result<Vec<FormResult>, Refusal> {
    let last = PastFilter { online: true, ..PastFilter::default() };
    let result = |it: PlayedGame| {
        let rank = it.past.seats.get(usize::from(it.past.seat) - 1).and_then(|seat| seat.rank);
        FormResult { players: it.past.seats.len() as u8, game: it.past.game, rank }
    };
    Ok(app.store().past_games(id, &last, FORM).await?.into_iter().map(result).collect())
}

/// Past games of a person: public ones, and those at which the client sat.
#[utoipa::path(
    get, path = "/people/{id}/games", tag = "people", params(PastQuery), security((), ("session" = [])),
    responses(
        (status = 200, description = "At most 20", body = PastGames),
        (status = 404, description = "`not-found`: there is no such person, or its past games are not shown to the client"),
    ),
)]
pub async fn games(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Asked(query): Asked<PastQuery>,
) -> Result<Json<PastGames>, Refusal> {
    let viewer = me.map(|it| it.0);
    let (_, settings) = visible_person(&app, viewer.as_ref(), &id).await?;
    let reader = match viewer {
        Some(viewer) if viewer.id == id => Reader::Oneself,
        _ if !settings.history => return Err(Refusal::NotFound),
        Some(viewer) => Reader::Other(viewer.id),
        None => Reader::Anybody,
    };
    history::page(&app, &id, query, reader).await
}

/// The ratings of a person over time, in one game.
#[utoipa::path(
    get, path = "/people/{id}/ratings", tag = "people", params(RatingsQuery), security((), ("session" = [])),
    responses(
        (status = 200, body = RatingCurves),
        (status = 404, description = "`not-found`: there is no such person, or its ratings are not shown to the client"),
    ),
)]
pub async fn ratings(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Asked(query): Asked<RatingsQuery>,
) -> Result<Json<RatingCurves>, Refusal> {
    let viewer = me.map(|it| it.0);
    let (_, settings) = visible_person(&app, viewer.as_ref(), &id).await?;
    if !settings.ratings && viewer.is_none_or(|it| it.id != id) {
        return Err(Refusal::NotFound);
    }
    let mut curves = Vec::new();
    for class in PlayerClass::ALL {
        let points = app.store().rating_points(&id, &query.game, class, CURVE).await?;
        if !points.is_empty() {
            let point = |it: &crate::store::RatingPoint| RatingPoint {
                at: it.at,
                value: shown(it.rating.value),
                uncertainty: shown(it.rating.uncertainty),
            };
            curves.push(RatingCurve { class, points: points.iter().map(point).collect() });
        }
    }
    Ok(Json(RatingCurves { curves }))
}

/// Whose seat it is, for one who may see the page of that person. Tables have no ids of people: by them a stranger
/// could follow somebody from table to table.
#[utoipa::path(
    get, path = "/tables/{id}/person", tag = "people", params(SeatQuery), security((), ("session" = [])),
    responses(
        (status = 200, body = PersonId),
        (status = 404, description = "`not-found`: nobody sits there, or nobody whose page is shown to the client"),
    ),
)]
pub async fn at_seat(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Asked(query): Asked<SeatQuery>,
) -> Result<Json<PersonId>, Refusal> {
    let table = find(&app, &id).await?;
    let occupant = usize::from(query.seat).checked_sub(1).and_then(|index| table.seats.get(index));
    let id = occupant.and_then(|it| it.person()).ok_or(Refusal::NotFound)?;
    let (person, _) = visible_person(&app, me.as_ref().map(|it| &it.0), id).await?;
    Ok(Json(PersonId { id: person.id }))
}

/// What one shows of oneself.
#[utoipa::path(
    get, path = "/me/page", tag = "people", security(("session" = [])), responses((status = 200, body = PageSettings)),
)]
pub async fn settings(State(app): State<App>, Me(person): Me) -> Result<Json<PageSettings>, Refusal> {
    Ok(Json(app.store().page_settings(&person.id).await?))
}

/// Changes what one shows of oneself.
#[utoipa::path(
    patch, path = "/me/page", tag = "people", request_body = PageSettings, security(("session" = [])),
    responses((status = 200, body = PageSettings)),
)]
pub async fn set_settings(
    State(app): State<App>,
    Me(person): Me,
    Body(settings): Body<PageSettings>,
) -> Result<Json<PageSettings>, Refusal> {
    app.store().set_page_settings(&person.id, settings).await?;
    Ok(Json(settings))
}
