//! Errors whose id is the id of their message have one in every language. The others are tested in the crate `messages`.

use kernel::ParseError;
use record::{RecordFault, SeedError, Verdict};
use words::{Arg, Lang, Words};

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
fn verdicts() {
    for it in [true, false] {
        let verdict = Verdict { seed: it, hash: it, shares: usize::from(it), ended: it };
        verdict.findings().iter().for_each(|(_, id)| is_said(id, &[("n", 2.into())]));
    }
    for id in ["verdict-absent", "verdict-withheld"] {
        is_said(id, &[("names", "Zoé".into())]);
    }
}
