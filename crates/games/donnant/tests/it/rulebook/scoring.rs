use donnant::ScoreLine;
use kernel::Game;

use crate::table::{Table, deck_with, seat};

/// The lines that bring points.
fn lines(stall: &str) -> Vec<(&'static str, i32)> {
    let table = Table::new(&[stall, "E13"]);
    let mut lines = Vec::new();
    table.game.score(seat(1), &mut |line: ScoreLine, points| lines.push((line.into(), points)));
    lines.retain(|(_, points)| *points != 0);
    lines
}

#[test]
fn the_worked_example_has_35_points() {
    let table = Table::new(&["E03! E01! B16! / E19! E05! E22! / B01! E08 E25!", "E13"]);
    assert_eq!(table.points(1), 35);
    let lines = lines("E03! E01! B16! / E19! E05! E22! / B01! E08 E25!");
    assert_eq!(lines, [("neighbours", 4 + 6 + 9), ("lines", 8), ("one-colour-lines", 8)]);
}

#[test]
fn only_completed_cards_bring_points() {
    assert_eq!(lines("E01 E02! / E03! ."), []);
    assert_eq!(lines("E01! E02 / E03 ."), []);
}

#[test]
fn completed_cards_on_the_four_sides() {
    assert_eq!(lines("B01! E01! B02 / . B03! ."), [("neighbours", 4)]);
    assert_eq!(lines("B01! . / . E01!"), [], "a corner is no side");
}

#[test]
fn cards_of_a_colour_completed_or_not_itself_included() {
    // E06 counts orange cards; E10, a violet card, counts yellow ones.
    assert_eq!(lines("E06! E07 B02 / E24 . ."), [("colour", 6)]);
    assert_eq!(lines("E10! B01 E01!"), [("colour", 4)]);
    let own = deck_with(&["E06,green,yellow,INCREASING,Y? < *? < B? < *?,PER_CARD_OF_COLOUR,yellow,2,0"]);
    let table = Table::with(&[("deck", &own)], &["E06! B01", "E13"], |_| ());
    assert_eq!(table.points(1), 4, "itself included");
}

#[test]
fn cards_of_a_colour_on_the_four_sides_completed_or_not() {
    // E11 counts green ones: B03, B07 and E13.
    assert_eq!(lines("B03 E11! B07! / . B01 ."), [("colour-neighbours", 6)]);
    assert_eq!(lines("B03 . / . E11!"), []);
}

#[test]
fn rows_and_columns_of_three_completed_cards() {
    assert_eq!(lines("E16! B01! B02! / B03! . . / B04! . ."), [("lines", 4)]);
    assert_eq!(lines("E16! B01! B02 / B03! . . / B04! . ."), [("lines", 2)]);
}

#[test]
fn a_set_of_five_colours_once() {
    assert_eq!(lines("E21! E02 E03 / E04 E05 E06"), [("five-colours", 6)]);
    assert_eq!(
        lines("E21! E02 E03 / E04 E05! E22!").iter().find(|it| it.0 == "five-colours"),
        Some(&("five-colours", 13))
    );
    assert_eq!(lines("E21! E02 E03 / E04 E06 ."), []);
}

#[test]
fn rows_and_columns_of_one_colour_completed_or_not() {
    // Green: E03, E08, E13, E18, E22, E25.
    assert_eq!(lines("E25! E03 E08 / E22 . . / E18 . ."), [("one-colour-lines", 16)]);
    assert_eq!(lines("E25! E03 E01 / E22 . . / E18 . ."), [("one-colour-lines", 8)]);
}

#[test]
fn different_completed_bonuses() {
    assert_eq!(lines("E27! B01! B02! / B05! B09! B13! / B17 . ."), [("bonuses", 8)]);
}

#[test]
fn two_cards_with_the_same_condition_both_bring_points() {
    assert_eq!(lines("E01! B01! E02!").iter().map(|it| it.1).sum::<i32>(), 4);
    assert_eq!(lines("E27! E28! B01!"), [("bonuses", 4)]);
}

#[test]
fn chosen_colours_are_chosen_best_together() {
    // Two free cards complete a row of one colour.
    assert_eq!(lines("E25! B13! B14!"), [("one-colour-lines", 8)]);
    // One of them is better used for the set than for nothing.
    assert_eq!(lines("E22! B15! / E01 E02 / B16! E04"), [("five-colours", 7)]);
    // Not completed, a card keeps its printed colour.
    assert_eq!(lines("E25! B13 B14!"), []);
    let table = Table::new(&["E25! B13! B14! / B15! B16! . ", "E13"]);
    assert_eq!(table.points(1), 8);
}
