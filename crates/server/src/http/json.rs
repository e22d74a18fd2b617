//! Bodies and queries that are read strictly, and refused in our own words.

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Query, Request, WebSocketUpgrade,
        rejection::{JsonRejection, QueryRejection},
    },
    http::{StatusCode, request::Parts},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use crate::{app::App, error::Refusal};

/// The body of a request.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(refusal(&rejection)),
        }
    }
}

fn refusal(rejection: &JsonRejection) -> Refusal {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Refusal::TooLarge;
    }
    unreadable(&rejection.body_text())
}

/// Where and what, without the value that was sent.
fn unreadable(text: &str) -> Refusal {
    Refusal::BadRequest(text.chars().take(200).collect())
}

/// The query of an address.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(Refusal))]
pub struct Asked<T>(pub T);

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(&rejection.body_text())
    }
}

/// A request for a socket.
pub struct Upgrade(pub WebSocketUpgrade);

impl FromRequestParts<App> for Upgrade {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await;
        upgrade.map(Upgrade).map_err(|rejection| unreadable(&rejection.body_text()))
    }
}

/// A body that says nothing.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}
