//! How errors of the rules become the refusal that a client is sent.

use catalog::{MoveError, StartError};
use kernel::{OptionsError, PlayError};
use protocol::Refusal;
use record::UndoError;

/// Why choices are refused.
pub fn of_choice(error: MoveError) -> Refusal {
    match error {
        MoveError::Parse(index, why) => Refusal::Parse { index, why: why.id().into() },
        MoveError::Play(_, PlayError::Over) => Refusal::Over,
        MoveError::Play(_, PlayError::NotYourTurn) => Refusal::NotYourTurn,
        MoveError::Play(index, PlayError::Refused(broken)) => {
            Refusal::Rule { index, rule: broken.id.into(), anchor: broken.anchor.into() }
        }
        MoveError::Reveals(index) => Refusal::Reveals { index },
        MoveError::Empty => Refusal::bad_request("actions"),
    }
}

/// Why a choice cannot be taken back.
pub fn of_undo(error: UndoError) -> Refusal {
    match error {
        UndoError::Nothing => Refusal::NothingToUndo,
        UndoError::TooLate => Refusal::TooLateToUndo,
    }
}

/// Why a game cannot begin.
pub fn of_start(StartError { key, why }: StartError) -> Refusal {
    let id = why.to_string();
    match why {
        OptionsError::Refused { key, why, detail } => {
            Refusal::BadOptions { key: key.to_owned(), why: why.to_owned(), detail }
        }
        OptionsError::Value { key } => Refusal::BadOptions { key: key.to_owned(), why: id, detail: String::new() },
        OptionsError::Players | OptionsError::Unknown => Refusal::BadOptions { key, why: id, detail: String::new() },
    }
}
