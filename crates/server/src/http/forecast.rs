//! What a choice would bring, for pages whose browser cannot run the rules.

use axum::{
    Json,
    extract::{Path, State},
};
use kernel::Seat;
use protocol::{Forecast, ForecastQuery, Raw};
use session::forecast_at;

use super::{
    Address,
    json::Asked,
    past::{log_through, replay},
};
use crate::{app::App, auth::Me, error::Refusal};

/// What things were worth at a version, and what each choice would bring, through eyes that one may have.
#[utoipa::path(
    get, path = "/tables/{id}/forecast", tag = "tables", params(ForecastQuery), security((), ("session" = [])),
    responses(
        (status = 200, description = "As the game foresees it from that view alone", body = Forecast),
        (status = 403, description = "`forbidden`: not one's own eyes"),
        (status = 409, description = "`not-started`"),
    ),
)]
pub async fn show(
    State(app): State<App>,
    me: Option<Me>,
    address: Address,
    Path(id): Path<String>,
    Asked(asked): Asked<ForecastQuery>,
) -> Result<Json<Raw>, Refusal> {
    let (table, entries, observer) = log_through(&app, me, &address, &id, &asked.r#as).await?;
    let seat = asked.seat.and_then(Seat::from_number);
    let look = move || forecast_at(&table, &entries, observer, asked.version, seat);
    Ok(Json(replay(&app, Some(address.0), look).await??))
}
