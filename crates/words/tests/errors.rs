//! Every error has its words, in every language; the matches here name all there are.

use kernel::{OptionsError, ParseError, PlayError};
use record::{BatchError, RecordFault, ReplayError, SeedError, UndoError, Verdict};
use words::{Arg, Lang, Words};

/// Stands for the rule that a game names: those have words of their own.
#[derive(Copy, Clone)]
struct Rule;

/// A message with sample arguments must leave none open.
#[track_caller]
fn is_said(id: &str, args: &[(&str, Arg)]) {
    for &lang in Lang::ALL {
        let text = Words::of(lang).say(id, args);
        assert!(text != id && !text.contains('{'), "{id} is said as {text:?} in {lang}");
    }
}

#[test]
fn moves_that_cannot_be_read() {
    for why in [ParseError::Verb, ParseError::Piece, ParseError::Seat, ParseError::Number, ParseError::Form] {
        is_said(why.id(), &[("text", "add EUR25".into())]);
    }
}

#[test]
fn moves_that_are_refused() {
    for why in [PlayError::<Rule>::Over, PlayError::NotYourTurn] {
        is_said(&why.to_string(), &[]);
    }
    let batch = |why: BatchError<Rule>| match why {
        BatchError::Play(n, _) => is_said("choice-refused", &[("n", (n + 1).into()), ("why", "…".into())]),
        BatchError::Reveals(n) => is_said("choice-reveals", &[("n", (n + 1).into())]),
        BatchError::Empty => is_said("nothing-to-play", &[]),
    };
    [BatchError::Play(0, PlayError::Over), BatchError::Reveals(0), BatchError::Empty].into_iter().for_each(batch);
    [UndoError::Nothing, UndoError::TooLate].iter().for_each(|why| is_said(&why.to_string(), &[]));
}

#[test]
fn texts_that_are_no_records() {
    let faults = [
        RecordFault::Title,
        RecordFault::TooLarge,
        RecordFault::Truncated,
        RecordFault::Unexpected,
        RecordFault::Value,
        RecordFault::Count,
    ];
    faults.iter().for_each(|fault| is_said(fault.id(), &[("line", 7.into())]));
    is_said(&SeedError.to_string(), &[]);
}

#[test]
fn records_that_are_not_accepted() {
    let say = |error: ReplayError<Rule>| match error {
        ReplayError::Revision { found, expected } => {
            is_said("other-revision", &[("found", found.into()), ("expected", expected.into())]);
        }
        ReplayError::Options { .. } => is_said("bad-options", &[("why", "…".into())]),
        ReplayError::Parse(n, _) => is_said("step-unreadable", &[("step", n.into()), ("why", "…".into())]),
        ReplayError::Play(n, _) => is_said("step-refused", &[("step", n.into()), ("why", "…".into())]),
        ReplayError::Impossible(n) => is_said("step-impossible", &[("step", n.into())]),
        ReplayError::Dice(n) => is_said("step-not-dice", &[("step", n.into())]),
        ReplayError::Game | ReplayError::Hash | ReplayError::End | ReplayError::Result => {
            is_said(&error.to_string(), &[]);
        }
    };
    let errors = [
        ReplayError::Game,
        ReplayError::Revision { found: 1, expected: 2 },
        ReplayError::Options { key: String::new(), why: OptionsError::Players },
        ReplayError::Parse(1, ParseError::Verb),
        ReplayError::Play(1, PlayError::Over),
        ReplayError::Impossible(1),
        ReplayError::Dice(1),
        ReplayError::Hash,
        ReplayError::End,
        ReplayError::Result,
    ];
    errors.into_iter().for_each(say);
}

#[test]
fn verdicts() {
    for yes in [true, false] {
        let Verdict { seed, hash, ended } = Verdict { seed: yes, hash: yes, ended: yes };
        is_said("verdict-rules", &[]);
        is_said(if seed { "verdict-seed" } else { "verdict-no-seed" }, &[]);
        is_said(if hash { "verdict-hash" } else { "verdict-no-hash" }, &[]);
        is_said(if ended { "verdict-ended" } else { "verdict-unfinished" }, &[]);
    }
}
