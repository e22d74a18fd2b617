use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use catalog::{BrokenRule, MoveError, StartError};
use kernel::{OptionsError, PlayError};
use record::{BatchError, UndoError};
use serde_json::{Value, json};

use crate::store::StoreError;

/// Everything that a request or a message may be refused for. The page finds the words by the code.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The request cannot be read.
    #[error("bad-request")]
    BadRequest(String),
    /// Nobody is signed in.
    #[error("no-session")]
    NoSession,
    /// Login or password is wrong.
    #[error("bad-login")]
    BadLogin,
    /// It is not one's own, or comes from another site.
    #[error("forbidden")]
    Forbidden,
    /// There is no such thing.
    #[error("not-found")]
    NotFound,
    /// Somebody else has it.
    #[error("taken")]
    Taken,
    /// The game has begun.
    #[error("started")]
    Started,
    /// The game has not begun.
    #[error("not-started")]
    NotStarted,
    /// The game is over.
    #[error("over")]
    Over,
    /// The game is not over yet.
    #[error("not-over")]
    NotOver,
    /// More than is taken.
    #[error("too-large")]
    TooLarge,
    /// One has as many as one may have.
    #[error("too-many")]
    TooMany,
    /// Too fast.
    #[error("rate")]
    Rate,
    /// Not a name.
    #[error("bad-name")]
    BadName,
    /// Not a login.
    #[error("bad-login-name")]
    BadLoginName,
    /// Not a password.
    #[error("bad-password")]
    BadPassword,
    /// Not a table's seats.
    #[error("bad-seats")]
    BadSeats,
    /// Not a text that is taken.
    #[error("bad-text")]
    BadText,
    /// The game cannot begin like this.
    #[error("bad-options")]
    Options(StartError),
    /// This seat has chosen since.
    #[error("stale")]
    Stale,
    /// This seat owes no choice.
    #[error("not-your-turn")]
    NotYourTurn,
    /// A choice cannot be read.
    #[error("parse")]
    Parse(usize, kernel::ParseError),
    /// A choice breaks a rule.
    #[error("rule")]
    Rule(usize, BrokenRule),
    /// What follows a choice must be sent apart.
    #[error("reveals")]
    Reveals(usize),
    /// A choice cannot be taken back.
    #[error(transparent)]
    Undo(UndoError),
    /// The table gives no hints.
    #[error("no-hints")]
    NoHints,
    /// The store did not answer.
    #[error("unavailable")]
    Unavailable,
}

impl Refusal {
    /// The code and its arguments.
    pub fn json(&self) -> Value {
        let code = self.to_string();
        match self {
            Refusal::BadRequest(detail) => json!({"code": code, "detail": detail}),
            Refusal::Options(StartError { key, why }) => {
                let (key, why, detail) = match why {
                    OptionsError::Refused { key, why, detail } => {
                        ((*key).to_owned(), (*why).to_owned(), detail.clone())
                    }
                    OptionsError::Value { key } => ((*key).to_owned(), why.to_string(), String::new()),
                    OptionsError::Players | OptionsError::Unknown => (key.clone(), why.to_string(), String::new()),
                };
                json!({"code": code, "key": key, "why": why, "detail": detail})
            }
            Refusal::Parse(index, why) => json!({"code": code, "index": index, "why": why.id()}),
            Refusal::Rule(index, broken) => {
                json!({"code": code, "index": index, "rule": broken.id, "anchor": broken.anchor})
            }
            Refusal::Reveals(index) => json!({"code": code, "index": index}),
            _ => json!({"code": code}),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Refusal::BadRequest(_) => StatusCode::BAD_REQUEST,
            Refusal::NoSession | Refusal::BadLogin => StatusCode::UNAUTHORIZED,
            Refusal::Forbidden => StatusCode::FORBIDDEN,
            Refusal::NotFound => StatusCode::NOT_FOUND,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooMany | Refusal::Rate => StatusCode::TOO_MANY_REQUESTS,
            Refusal::BadName
            | Refusal::BadLoginName
            | Refusal::BadPassword
            | Refusal::BadSeats
            | Refusal::BadText
            | Refusal::Options(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Taken
            | Refusal::Started
            | Refusal::NotStarted
            | Refusal::Over
            | Refusal::NotOver
            | Refusal::NoHints
            | Refusal::Stale
            | Refusal::NotYourTurn
            | Refusal::Parse(..)
            | Refusal::Rule(..)
            | Refusal::Reveals(_)
            | Refusal::Undo(_) => StatusCode::CONFLICT,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status(), Json(json!({"error": self.json()}))).into_response()
    }
}

impl From<StartError> for Refusal {
    fn from(error: StartError) -> Self {
        Refusal::Options(error)
    }
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::Parse(n, why) => Refusal::Parse(n, why),
            MoveError::Refused(BatchError::Play(_, PlayError::Over)) => Refusal::Over,
            MoveError::Refused(BatchError::Play(_, PlayError::NotYourTurn)) => Refusal::NotYourTurn,
            MoveError::Refused(BatchError::Play(n, PlayError::Refused(broken))) => Refusal::Rule(n, broken),
            MoveError::Refused(BatchError::Reveals(n)) => Refusal::Reveals(n),
            MoveError::Refused(BatchError::Empty) => Refusal::BadRequest("actions".to_owned()),
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Refusal::Taken,
            StoreError::NotFound => Refusal::NotFound,
            StoreError::Fenced => Refusal::Unavailable,
            StoreError::Unavailable(why) | StoreError::Unknown(why) => {
                tracing::error!(why, "the store does not answer");
                Refusal::Unavailable
            }
        }
    }
}
