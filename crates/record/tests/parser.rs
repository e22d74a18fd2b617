//! The parser of records takes any text and never more than a record.

use proptest::prelude::*;
use record::{MAX_BYTES, Record, RecordFault};

const RECORDS: [&str; 3] = [
    "comptoir record 1\ngame money\nrevision 1\nplayers 3\n\nstop 0\n",
    "comptoir record 1\ngame money\nrevision 1\nplayers 3\noption deals 1\noption remove random\nseat 1 Ada\nseat 2 bot greedy\n\
     entropy 1 a b c\n\n. draw EUR20a\n1 add EUR20a\n1 seal\nend 3\nscore 1 450\nscore 2 -5\nscore 3 0\nwinners 1 3\n",
    include_str!("../../games/money/tests/records/standstill.record"),
];

proptest! {
    #[test]
    fn any_text_is_taken_or_refused(text in "\\PC{0,300}") {
        let _ = Record::parse(&text);
    }

    #[test]
    fn whatever_is_taken_is_written_again_byte_for_byte(
        which in 0..RECORDS.len(), at in any::<prop::sample::Index>(), with in "[\\PC\n]{0,3}", cut in 0..4usize,
    ) {
        let text = RECORDS[which];
        let at = at.index(text.len());
        if text.is_char_boundary(at) && text.is_char_boundary((at + cut).min(text.len())) {
            let altered = format!("{}{with}{}", &text[..at], &text[(at + cut).min(text.len())..]);
            if let Ok(record) = Record::parse(&altered) {
                prop_assert_eq!(record.to_string(), altered);
            }
        }
    }

    #[test]
    fn a_truncated_record_is_refused(which in 0..RECORDS.len(), at in any::<prop::sample::Index>()) {
        let text = RECORDS[which];
        prop_assert!(Record::parse(&text[..at.index(text.len())]).is_err());
    }
}

#[test]
fn records_are_written_again_byte_for_byte() {
    for text in RECORDS {
        assert_eq!(Record::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn faults_name_their_line() {
    let head = "comptoir record 1\ngame money\nrevision 1\nplayers 3\n";
    let cases = [
        (String::new(), 1, RecordFault::Title),
        ("hello\n".to_owned(), 1, RecordFault::Title),
        ("comptoir record 2\n".to_owned(), 1, RecordFault::Title),
        ("comptoir record 1\n".to_owned(), 2, RecordFault::Truncated),
        ("comptoir record 1\ngame Money\n".to_owned(), 2, RecordFault::Value),
        ("comptoir record 1\nrevision 1\n".to_owned(), 2, RecordFault::Unexpected),
        ("comptoir record 1\ngame money\nrevision 01\n".to_owned(), 3, RecordFault::Value),
        (head.replace("players 3", "players 9"), 4, RecordFault::Value),
        (head.to_owned(), 5, RecordFault::Truncated),
        (format!("{head}seat 9 Ada\n"), 5, RecordFault::Value),
        (format!("{head}seat 1 {}\n", "a".repeat(65)), 5, RecordFault::TooLarge),
        (format!("{head}{}", "seat 1 Ada\n".repeat(9)), 13, RecordFault::TooLarge),
        (format!("{head}seed 12\n"), 5, RecordFault::Value),
        (format!("{head}hello\n"), 5, RecordFault::Unexpected),
        (format!("{head}\n1 seal\n"), 7, RecordFault::Truncated),
        (format!("{head}\n1 seal\nstop 2\n"), 7, RecordFault::Count),
        (format!("{head}\nstop 0"), 7, RecordFault::Truncated),
        (format!("{head}\nstop 0\nmore\n"), 7, RecordFault::Unexpected),
        (format!("{head}\nend 0\nscore 1 0\nwinners\n"), 8, RecordFault::Unexpected),
        (" ".repeat(MAX_BYTES + 1), 1, RecordFault::TooLarge),
    ];
    for (text, line, fault) in cases {
        let error = Record::parse(&text).unwrap_err();
        assert_eq!((error.line, error.fault), (line, fault), "{:?}", text.get(..200).unwrap_or(&text));
    }
}
