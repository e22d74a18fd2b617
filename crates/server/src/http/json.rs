//! Bodies and queries that are read strictly, and refused in our own words.

use std::time::Duration;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Query, Request, WebSocketUpgrade, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{app::App, error::Refusal};

/// How long a client may take to send a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// The body of a request.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        match timeout(BODY_TIMEOUT, Json::<T>::from_request(request, app)).await {
            Ok(Ok(Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) => Err(refusal(&rejection)),
            Err(_) => Err(Refusal::bad_request("the body takes too long")),
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
    Refusal::bad_request(text.chars().take(200).collect::<String>())
}

/// The query of an address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(it)| Asked(it)).map_err(|rejection| unreadable(&rejection.body_text()))
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
