//! What a bot thinks of a finished game.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::AnalysisState;

use super::{Address, tables::find};
use crate::{
    analysis,
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Status, Table},
};

/// The analysis of a finished game, or how far it has come.
#[utoipa::path(
    get, path = "/tables/{id}/analysis", tag = "tables",
    responses((status = 200, body = AnalysisState), (status = 409, description = "`not-over`, `sealed`")),
)]
pub async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<AnalysisState>, Refusal> {
    let table = finished(&app, &id).await?;
    answer(&app, &table).await.map(Json)
}

/// Asks for the analysis of a finished game; it is made in the background.
#[utoipa::path(
    post, path = "/tables/{id}/analysis", tag = "tables", security(("session" = [])),
    responses(
        (status = 202, body = AnalysisState),
        (status = 409, description = "`not-over`, `sealed`, `too-many` analyses wait"),
    ),
)]
pub async fn ask(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<AnalysisState>), Refusal> {
    let table = finished(&app, &id).await?;
    if analysis::kept(app.store(), &id).await?.is_none() {
        app.limits().spend(Use::Analysis, address.0, Some(&person))?;
        app.analyses().begin(app.store(), &table).await?;
    }
    Ok((StatusCode::ACCEPTED, Json(answer(&app, &table).await?)))
}

/// All hands are open at the end, and not before.
async fn finished(app: &App, id: &str) -> Result<Table, Refusal> {
    let table = find(app, id).await?;
    match table.status {
        Status::Over if table.is_sealed() => Err(Refusal::Sealed),
        Status::Over => Ok(table),
        Status::Waiting | Status::Playing => Err(Refusal::NotOver),
    }
}

async fn answer(app: &App, table: &Table) -> Result<AnalysisState, Refusal> {
    if let Some((done, steps)) = app.analyses().progress(&table.id) {
        return Ok(AnalysisState::Running { done, steps });
    }
    let kept = analysis::kept(app.store(), &table.id).await?;
    Ok(kept.map_or(AnalysisState::None, |analysis| AnalysisState::Done { analysis }))
}
