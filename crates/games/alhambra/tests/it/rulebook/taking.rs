use alhambra::{Event, Refusal};
use kernel::PlayError;

use super::position;
use crate::table::{Position, Table, handful, notes, seat};

#[test]
fn one_note_of_any_value_may_be_taken() {
    let mut table = Table::at(&position());
    table.play(1, "take O9");
    assert_eq!(table.hand(1), notes("Y2 Y3 Y5 Y9 O9"));
    assert_eq!(table.news, [Event::Took { seat: seat(1), notes: handful("O9"), total: 9 }]);
    assert_eq!(table.to_act(), None, "the row is filled, then the next player acts");
}

#[test]
fn several_notes_may_be_taken_if_their_sum_is_five_at_most_whatever_their_currency() {
    let mut table = Table::at(&position());
    table.refuses(1, "take Y1 O9", Refusal::OverFive);
    table.play(1, "take Y1 B2 G2");
    assert_eq!(table.hand(1), notes("Y1 Y2 Y3 Y5 Y9 B2 G2"));
    let over = Position { row: "Y1 B2 G3 O9", ..position() };
    Table::at(&over).refuses(1, "take Y1 B2 G3", Refusal::OverFive);
    let four = Position { row: "Y1 B1 G1 O2", ..position() };
    Table::at(&four).play(1, "take Y1 B1 G1 O2");
}

#[test]
fn only_open_notes_can_be_taken() {
    let mut table = Table::at(&position());
    table.refuses(1, "take Y2", Refusal::NotOpen);
    table.refuses(1, "take B2 B2", Refusal::NotOpen);
    table.play(1, "take B2 G2");
}

#[test]
fn equal_notes_are_one_choice() {
    let table = Table::at(&Position { row: "B2 B2 O1 O1", yard: "- - - -", ..position() });
    let expected = ["take B2", "take B2 B2", "take B2 B2 O1", "take B2 O1", "take B2 O1 O1", "take O1", "take O1 O1"];
    assert_eq!(table.legal(1), expected);
}

#[test]
fn taking_ends_the_turn() {
    let mut table = Table::at(&position());
    table.play(1, "take O9").draw("Y4");
    assert_eq!(table.to_act(), Some(2));
    assert_eq!(table.try_play(1, "take Y4"), Err(PlayError::NotYourTurn));
    table.play(2, "take Y4").draw("Y5").play(3, "take Y5").draw("Y6");
    assert_eq!(table.to_act(), Some(1), "after the last seat comes the first");
}

#[test]
fn who_can_take_or_buy_must_do_so() {
    Table::at(&position()).refuses(1, "pass", Refusal::MustAct);
    let no_notes = Position { row: "", money: Some(""), ..position() };
    Table::at(&no_notes).refuses(1, "pass", Refusal::MustAct).play(1, "buy 1 Y5");
}

#[test]
fn who_can_neither_take_nor_buy_passes() {
    let poor = Position { row: "", yard: "P6 S6 A7 C8", hands: &["Y5", "B9", "G9"], ..position() };
    let mut table = Table::at(&poor);
    assert_eq!(table.legal(1), ["pass"]);
    table.play(1, "pass");
    assert_eq!(table.news, [Event::Passed { seat: seat(1) }]);
    table.draw("Y4 Y4 Y4 Y5");
    assert_eq!(table.to_act(), Some(2), "the refill follows");
}

#[test]
fn a_pass_is_an_extra_action_too_where_nothing_is_left_to_do() {
    let last = Position { row: "", hands: &["Y5", "B9", "G9"], ..position() };
    let mut table = Table::at(&last);
    table.play(1, "buy 1 Y5");
    assert_eq!(table.legal(1), ["pass"]);
    table.play(1, "pass").draw("P6 Y4 Y4 Y4 Y5");
    assert_eq!((table.to_act(), table.arbiter().done), (Some(2), 0));
}
