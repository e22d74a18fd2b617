//! Vacations: one's clocks of days stand still.

use axum::{Json, extract::State};
use protocol::{Empty, NewVacation, Vacation as VacationInfo};

use super::{json::Body, tables::refresh_all_of};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    store::{StoreError, Vacation},
    vacations::{DAY, DAYS_A_YEAR, YEAR, days_taken},
};

/// One's vacation, and how many days are left.
#[utoipa::path(
    get, path = "/me/vacation", tag = "people", security(("session" = [])),
    responses((status = 200, body = VacationInfo)),
)]
pub async fn show(State(app): State<App>, Me(person): Me) -> Result<Json<VacationInfo>, Refusal> {
    info(&app, &person.id).await
}

/// Begins a vacation now. Others at one's tables see until when it lasts.
#[utoipa::path(
    post, path = "/me/vacation", tag = "people", request_body = NewVacation, security(("session" = [])),
    responses(
        (status = 200, body = VacationInfo),
        (status = 429, description = "`too-many`: one is on vacation, or has fewer days left"),
    ),
)]
pub async fn begin(
    State(app): State<App>,
    Me(person): Me,
    Body(body): Body<NewVacation>,
) -> Result<Json<VacationInfo>, Refusal> {
    if !(1..=DAYS_A_YEAR).contains(&body.days) {
        return Err(Refusal::bad_request("days"));
    }
    let from = app.registry().now();
    let vacation = Vacation { from, until: from + i64::from(body.days) * DAY };
    match app.store().begin_vacation(&person.id, vacation, DAYS_A_YEAR).await {
        Err(StoreError::Conflict) => return Err(Refusal::TooMany),
        done => done?,
    }
    refresh_all_of(&app, &person.id).await?;
    info(&app, &person.id).await
}

/// Ends one's vacation now. Its last day counts.
#[utoipa::path(
    delete, path = "/me/vacation", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = VacationInfo)),
)]
pub async fn end(
    State(app): State<App>,
    Me(person): Me,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<VacationInfo>, Refusal> {
    app.store().end_vacation(&person.id, app.registry().now()).await?;
    refresh_all_of(&app, &person.id).await?;
    info(&app, &person.id).await
}

async fn info(app: &App, person: &str) -> Result<Json<VacationInfo>, Refusal> {
    let now = app.registry().now();
    let taken = app.store().vacations_of(person, now - YEAR).await?;
    let until = taken.iter().map(|it| it.until).find(|&until| until > now);
    Ok(Json(VacationInfo { until, days_left: DAYS_A_YEAR.saturating_sub(days_taken(&taken)) }))
}
