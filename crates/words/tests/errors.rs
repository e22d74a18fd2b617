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
    for yes in [true, false] {
        let verdict = Verdict { seed: yes, hash: yes, shares: usize::from(yes), ended: yes };
        let Verdict { seed, hash, shares, ended } = verdict;
        is_said("verdict-rules", &[]);
        is_said(if seed { "verdict-seed" } else { "verdict-no-seed" }, &[]);
        is_said(if hash { "verdict-hash" } else { "verdict-no-hash" }, &[]);
        is_said(if shares > 0 { "verdict-shares" } else { "verdict-no-shares" }, &[("n", 2.into())]);
        is_said("verdict-absent", &[("names", "Zoé".into())]);
        is_said("verdict-withheld", &[("names", "Zoé".into())]);
        is_said(if ended { "verdict-ended" } else { "verdict-unfinished" }, &[]);
    }
}
