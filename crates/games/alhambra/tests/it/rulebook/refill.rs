use alhambra::{Event, Note, Phase};
use serde_json::json;

use super::position;
use crate::table::{Position, Table, notes};

#[test]
fn gaps_of_the_yard_are_filled_from_left_to_right_and_nothing_slides() {
    let rich = Position { hands: &["Y5 G7 O9", "", ""], ..position() };
    let mut table = Table::at(&rich);
    table.play(1, "buy 3 G7").play(1, "buy 1 Y5").play(1, "buy 4 O9");
    assert_eq!(table.arbiter().phase, Phase::Yard);
    table.draw("T7");
    assert_eq!(table.yard(), "T7 S6 - -");
    table.draw("T8 T9a");
    assert_eq!(table.yard(), "T7 S6 T8 T9a");
    assert_eq!(table.to_act(), Some(2), "no note was taken, so none is drawn");
}

#[test]
fn the_yard_is_filled_before_the_row() {
    let rich = Position { hands: &["Y5", "", ""], ..position() };
    let mut table = Table::at(&rich);
    table.play(1, "buy 1 Y5").play(1, "take Y1 B2");
    assert!(table.outcomes().iter().all(|it| it.starts_with("build ")));
    table.draw("P2");
    assert!(table.outcomes().iter().all(|it| it.starts_with("draw ")));
    table.draw("Y7 Y7");
    assert_eq!(table.snapshot()["row"], json!(["Y7", "Y7", "G2", "O9"]));
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn the_discard_is_shuffled_once_a_note_must_be_drawn_and_there_is_none() {
    let dry = Position { before_a: None, before_b: None, money: Some("O1"), ..position() };
    let mut table = Table::at(&dry);
    table.play(1, "take O9").draw("O1");
    let view = table.arbiter();
    assert_eq!((view.n_money, table.to_act()), (0, Some(2)), "the last note filled the row: nothing is shuffled yet");
    assert!(!view.discard.is_empty());
    table.play(2, "take Y1");
    let view = table.arbiter();
    assert_eq!((view.discard.len(), table.to_act()), (0, None), "now a note is wanted");
    assert!(table.news.contains(&Event::Reshuffled { notes: view.n_money }));
    table.draw("Y1");
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn what_was_just_paid_is_shuffled_too() {
    let all = "Y1 Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9";
    let dry = Position { before_a: None, before_b: None, money: Some(all), hands: &["Y5 B6", "", ""], ..position() };
    let mut table = Table::at(&dry);
    table.play(1, "buy 1 Y5");
    assert_eq!(table.arbiter().discard.count("Y5".parse().unwrap()), 3);
}

#[test]
fn with_all_notes_in_hands_the_row_stays_short() {
    let mut table = Table::at(&Position { before_a: None, before_b: None, money: Some(""), ..position() });
    // Whatever lies on the discard goes to the second player.
    let rest = table.arbiter().discard.iter().map(Note::code).collect::<Vec<_>>().join(" ") + " B2 B3 B5 B9";
    let dry = Position { before_a: None, before_b: None, hands: &["Y2 Y3 Y5 Y9", &rest, "G2 G3 G5 G9"], ..position() };
    table = Table::at(&dry);
    assert_eq!((table.arbiter().n_money, table.arbiter().discard), (0, notes("")));
    table.play(1, "take O9");
    assert_eq!((table.to_act(), table.arbiter().row.len()), (Some(2), 3));
}
