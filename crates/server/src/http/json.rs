//! Bodies that are read strictly, and refused in our own words.

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
};
use serde::de::DeserializeOwned;

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
    // Where and what, without the value that was sent.
    Refusal::BadRequest(rejection.body_text().chars().take(200).collect())
}

/// A body that says nothing.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}
