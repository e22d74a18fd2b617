//! Every error has a sentence in every language, as the terminal and Python print it.

use catalog::{AnyGame, BrokenRule, MoveError, VerifyError};
use kernel::{OptionsError, ParseError, PlayError};
use record::{Record, ReplayError, Seed, UndoError};
use words::{Lang, Words};

const RULE: BrokenRule = BrokenRule { id: "own-bid", anchor: "exchanging" };

fn money() -> &'static dyn AnyGame {
    catalog::game("money").unwrap()
}

fn record() -> Record {
    money().start(3, &[], Seed::from_phrase("errors", 0)).unwrap().record()
}

/// A sentence: it ends as one, and neither an id nor an open argument is left in it.
#[track_caller]
fn each_language(say: impl Fn(&Words) -> String) {
    for &lang in Lang::ALL {
        let text = say(Words::of(lang));
        assert!(text.ends_with('.') && text.contains(' ') && !text.contains('{'), "{text:?} in {lang}");
    }
}

#[test]
fn records_that_are_not_accepted() {
    let errors: [VerifyError; 11] = [
        ReplayError::Game,
        ReplayError::Revision { found: 1, expected: 2 },
        ReplayError::Options { key: String::new(), why: OptionsError::Players },
        ReplayError::Parse(1, ParseError::Verb),
        ReplayError::Play(1, PlayError::Refused(RULE)),
        ReplayError::Impossible(1),
        ReplayError::Dice(1),
        ReplayError::Hash,
        ReplayError::Share(kernel::Seat::new(0)),
        ReplayError::End,
        ReplayError::Result,
    ];
    let record = record();
    for error in &errors {
        each_language(|words| messages::verify(words, money(), &record, error));
    }
}

#[test]
fn choices_that_are_refused() {
    let errors = [
        MoveError::Parse(0, ParseError::Piece),
        MoveError::Play(0, PlayError::Over),
        MoveError::Play(0, PlayError::NotYourTurn),
        MoveError::Play(0, PlayError::Refused(RULE)),
        MoveError::Reveals(0),
        MoveError::Empty,
    ];
    for texts in [&["add EUR25"][..], &["add EUR25", "seal"]] {
        for error in errors {
            each_language(|words| messages::refused(words, "money", error, texts));
        }
    }
}

#[test]
fn choices_that_cannot_be_undone() {
    each_language(|words| messages::undo(words, UndoError::Nothing));
    each_language(|words| messages::undo(words, UndoError::TooLate));
}
