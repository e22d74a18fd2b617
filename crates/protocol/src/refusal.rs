use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request or a message is refused: a code, and the arguments that some codes have.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The request cannot be read.
    BadRequest {
        /// What is wrong with it.
        detail: String,
    },
    /// The request needs a session.
    NoSession,
    /// Login or password is wrong.
    BadLogin,
    /// The passkey is unknown, or what it signed is not what the server has asked for.
    BadPasskey,
    /// The server has no passkeys at this address: its origin is not configured, or is no domain.
    NoPasskeys,
    /// The account has no other way in.
    OnlyCredential,
    /// The client may not do this, or the request comes from another site.
    Forbidden,
    /// The operator has banned the person or the address.
    Banned,
    /// The client has blocked a person whom this would bring together with it.
    Blocked,
    /// There is no such thing.
    NotFound,
    /// Somebody else has the login or the seat.
    Taken,
    /// The game has begun.
    Started,
    /// The game has not begun.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Only an account may do this.
    NoAccount,
    /// Other tables of the tournament still play the same deal.
    Sealed,
    /// The table gives no hints.
    NoHints,
    /// The body is larger than the server reads.
    TooLarge,
    /// A quota is used up.
    TooMany,
    /// The client sends too fast.
    Rate,
    /// Not a name.
    BadName,
    /// Not a password.
    BadPassword,
    /// A password that many people use, or that contains the login.
    CommonPassword,
    /// Not a login.
    BadLoginName,
    /// Not a subscription of a push service that the server talks to.
    BadSubscription,
    /// Not an e-mail address that letters can be sent to.
    BadAddress,
    /// Not the seats of a table.
    BadSeats,
    /// Not a text that is accepted.
    BadText,
    /// The game cannot begin with these options.
    BadOptions {
        /// The option; empty where it is the number of players or a combination.
        key: String,
        /// `players`, `unknown-option`, `bad-value`, or a reason of the game's own.
        why: String,
        /// What the reason names, such as a line of a file; may be empty.
        detail: String,
    },
    /// This seat has made a choice since the version that the message names.
    Stale,
    /// This seat owes no choice.
    NotYourTurn,
    /// Others have made a choice since the one to take back.
    TooLateToUndo,
    /// There is no choice to take back.
    NothingToUndo,
    /// A choice cannot be read.
    Parse {
        /// Which of the choices, from zero.
        index: usize,
        /// `unknown-verb`, `unknown-piece`, `bad-seat`, `bad-number` or `bad-form`.
        #[schema(value_type = String)]
        why: Cow<'static, str>,
    },
    /// A choice breaks a rule.
    Rule {
        /// Which of the choices, from zero.
        index: usize,
        /// The broken rule.
        #[schema(value_type = String)]
        rule: Cow<'static, str>,
        /// The paragraph of the rules page.
        #[schema(value_type = String)]
        anchor: Cow<'static, str>,
    },
    /// A choice reveals something: what follows it must be sent apart.
    Reveals {
        /// Which of the choices, from zero.
        index: usize,
    },
    /// The store did not answer; nothing is lost, try again.
    Unavailable,
    /// The table fails again and again: only the operator of the server can help.
    Broken,
}

/// The body of every response that refuses a request.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Refused)]
pub struct RefusedRequest {
    /// The reason, with its code.
    pub error: Refusal,
}

impl Refusal {
    /// A request that cannot be read.
    pub fn bad_request(detail: impl Into<String>) -> Refusal {
        Refusal::BadRequest { detail: detail.into() }
    }

    /// The code without its arguments, such as `not-found`.
    pub fn code(&self) -> String {
        let json = serde_json::to_value(self).expect("a refusal is plain data");
        json["code"].as_str().expect("a refusal is tagged by its code").to_owned()
    }

    /// The status of an HTTP response that carries this refusal.
    pub fn status(&self) -> u16 {
        match self {
            Refusal::BadRequest { .. } => 400,
            Refusal::NoSession | Refusal::BadLogin | Refusal::BadPasskey => 401,
            Refusal::Forbidden | Refusal::Banned | Refusal::NoAccount => 403,
            Refusal::NotFound => 404,
            Refusal::Taken
            | Refusal::Blocked
            | Refusal::NoPasskeys
            | Refusal::OnlyCredential
            | Refusal::Started
            | Refusal::NotStarted
            | Refusal::Over
            | Refusal::NotOver
            | Refusal::NoHints
            | Refusal::Sealed
            | Refusal::Stale
            | Refusal::NotYourTurn
            | Refusal::TooLateToUndo
            | Refusal::NothingToUndo
            | Refusal::Parse { .. }
            | Refusal::Rule { .. }
            | Refusal::Reveals { .. } => 409,
            Refusal::TooLarge => 413,
            Refusal::BadName
            | Refusal::BadLoginName
            | Refusal::BadPassword
            | Refusal::CommonPassword
            | Refusal::BadSeats
            | Refusal::BadSubscription
            | Refusal::BadAddress
            | Refusal::BadText
            | Refusal::BadOptions { .. } => 422,
            Refusal::TooMany | Refusal::Rate => 429,
            Refusal::Unavailable | Refusal::Broken => 503,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl std::error::Error for Refusal {}

#[cfg(feature = "axum")]
impl axum_core::response::IntoResponse for Refusal {
    fn into_response(self) -> axum_core::response::Response {
        let status = http::StatusCode::from_u16(self.status()).expect("a status of the table above");
        let body = serde_json::to_string(&RefusedRequest { error: self }).expect("a refusal is plain data");
        (status, [(http::header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}
