//! What a choice would bring, for pages whose browser cannot run the rules.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
};
use catalog::AnyMatch;
use kernel::{Observer, Seat};
use protocol::{Forecast, ForecastQuery, Raw};
use serde_json::value::RawValue;
use session::forecast_at;
use tokio::{sync::oneshot, time::timeout};

use super::{
    Address,
    json::Asked,
    past::{log_of, replay, table_through},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Status, Table},
    table::Command,
};

/// A live table that takes longer to answer is not waited for: its log says the same.
const LIVE_TIMEOUT: Duration = Duration::from_millis(500);

/// What things were worth at a version, and what each choice would bring, through eyes that one may have.
#[utoipa::path(
    get, path = "/tables/{id}/forecast", tag = "tables", params(ForecastQuery), security((), ("session" = [])),
    responses(
        (status = 200, description = "As the game foresees it from that view alone", body = Forecast),
        (status = 403, description = "`forbidden`: not one's own eyes"),
        (status = 409, description = "`not-started`, `sealed`"),
    ),
)]
pub async fn show(
    State(app): State<App>,
    me: Option<Me>,
    address: Address,
    Path(id): Path<String>,
    Asked(asked): Asked<ForecastQuery>,
) -> Result<Json<Raw>, Refusal> {
    let (table, observer) = table_through(&app, me, &id, &asked.r#as).await?;
    app.limits().spend(Use::Replay, address.0, None)?;
    let answer = match current(&app, &table, observer, asked.version).await {
        Some(played) => {
            let text = replay(&app, Some(address.0), move || played.forecast(observer, None)).await?;
            RawValue::from_string(text).map_err(|_| Refusal::Unavailable)?
        }
        None => {
            let (entries, seat) = (log_of(&app, &address, &id).await?, asked.seat.and_then(Seat::from_number));
            let look = move || forecast_at(&table, &entries, observer, asked.version, seat);
            replay(&app, Some(address.0), look).await??
        }
    };
    Ok(Json(answer))
}

/// The match at a live table, if the observer has just this version of it. A page asks at every frame: its log is read
/// only for looks back, and where the table is played at another server.
async fn current(app: &App, table: &Table, observer: Observer, version: u32) -> Option<Box<dyn AnyMatch>> {
    if table.status != Status::Playing {
        return None;
    }
    let (reply, answer) = oneshot::channel();
    let asked = async {
        app.registry().send_if_live(&table.id, Command::Current { observer, version, reply }).await;
        answer.await.ok()
    };
    timeout(LIVE_TIMEOUT, asked).await.ok().flatten()
}
