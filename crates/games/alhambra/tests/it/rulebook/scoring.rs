use alhambra::{Category, Event, MARTIN, Scoring, Shares, shares};
use kernel::Piece;
use serde_json::{Value, json};

use super::position;
use crate::table::{Position, Table, all_but, seat};

fn category(code: &str) -> Category {
    code.parse().unwrap()
}

/// What owners of so many buildings get.
fn points<const N: usize>(scoring: Scoring, code: &str, owned: [u8; N]) -> [u8; N] {
    let mut all: Shares = [0; _];
    all[..N].copy_from_slice(&owned);
    let shares = shares(scoring, category(code), &all);
    assert!(shares[N..].iter().all(|&it| it == 0));
    std::array::from_fn(|n| shares[n])
}

#[test]
fn the_points_of_all_places() {
    let first = |scoring, owned: [u8; 4], place: usize| {
        Category::each().map(|it| points(scoring, it.code(), owned)[place]).collect::<Vec<_>>()
    };
    assert_eq!(first(Scoring::A, [4, 3, 2, 1], 0), [1, 2, 3, 4, 5, 6]);
    assert_eq!(first(Scoring::A, [4, 3, 2, 1], 1), [0; 6]);
    assert_eq!(first(Scoring::B, [4, 3, 2, 1], 0), [8, 9, 10, 11, 12, 13]);
    assert_eq!(first(Scoring::B, [4, 3, 2, 1], 1), [1, 2, 3, 4, 5, 6]);
    assert_eq!(first(Scoring::B, [4, 3, 2, 1], 2), [0; 6]);
    assert_eq!(first(Scoring::C, [4, 3, 2, 1], 0), [16, 17, 18, 19, 20, 21]);
    assert_eq!(first(Scoring::C, [4, 3, 2, 1], 1), [8, 9, 10, 11, 12, 13]);
    assert_eq!(first(Scoring::C, [4, 3, 2, 1], 2), [1, 2, 3, 4, 5, 6]);
    assert_eq!(first(Scoring::C, [4, 3, 2, 1], 3), [0; 6]);
}

#[test]
fn in_scoring_a_most_white_buildings_bring_4() {
    assert_eq!(points(Scoring::A, "chambers", [1, 3, 2]), [0, 4, 0]);
}

#[test]
fn in_scoring_b_most_violet_buildings_bring_13_and_second_most_6() {
    assert_eq!(points(Scoring::B, "tower", [4, 3, 2]), [13, 6, 0]);
}

#[test]
fn tobi_and_nina_share_both_places_and_get_9_each() {
    assert_eq!(points(Scoring::B, "tower", [4, 4, 1]), [9, 9, 0]);
}

#[test]
fn paul_and_nina_get_16_each_and_tobi_and_katia_2() {
    assert_eq!(points(Scoring::C, "garden", [3, 3, 2, 2]), [16, 16, 2, 2]);
}

#[test]
fn equal_players_share_the_places_they_fill_rounded_down() {
    assert_eq!(points(Scoring::A, "tower", [2, 2, 1]), [3, 3, 0]);
    assert_eq!(points(Scoring::A, "chambers", [2, 2, 2]), [1, 1, 1]);
    assert_eq!(points(Scoring::A, "pavilion", [2, 2]), [0, 0], "half a point is none");
    assert_eq!(points(Scoring::B, "tower", [5, 2, 2]), [13, 3, 3], "two share the second place");
    assert_eq!(points(Scoring::B, "tower", [1, 1, 1, 1]), [4, 4, 4, 4]);
    assert_eq!(points(Scoring::C, "tower", [4, 4, 4, 1]), [13, 13, 13, 0], "21 + 13 + 6 = 40 for three, none is left");
    assert_eq!(points(Scoring::C, "tower", [5, 4, 4, 1]), [21, 9, 9, 0]);
    assert_eq!(points(Scoring::C, "tower", [5, 4, 1, 1, 1]), [21, 13, 2, 2, 2]);
}

#[test]
fn nobody_scores_without_a_building() {
    assert_eq!(points(Scoring::C, "tower", [1, 0, 0]), [21, 0, 0]);
    assert_eq!(points(Scoring::A, "tower", [0, 0, 0]), [0, 0, 0]);
}

#[test]
fn martin_takes_places_like_a_player() {
    let mut owned = [0; _];
    (owned[0], owned[1], owned[MARTIN]) = (2, 1, 2);
    let shares = shares(Scoring::C, category("tower"), &owned);
    assert_eq!((shares[0], shares[1], shares[MARTIN]), (17, 6, 17));
}

/// Seat 1 leads in white and red, seat 2 in violet; blue is shared.
const OWNED: [&str; 3] = ["C5 C6 S3 P2", "T7 C7a P3", ""];

fn with_card_on_top() -> Position<'static> {
    Position { owned: &OWNED, before_a: Some(0), before_b: Some(21), ..position() }
}

#[test]
fn a_scoring_takes_place_at_once_when_its_card_is_drawn_before_the_next_turn() {
    let mut table = Table::at(&with_card_on_top());
    table.play(1, "take O9");
    assert_eq!(table.outcomes(), ["draw A"]);
    table.draw("A");
    assert_eq!(table.totals(), [6, 6, 0]);
    assert_eq!(table.to_act(), None, "a note replaces the card");
    table.draw("O8");
    assert_eq!((table.to_act(), table.arbiter().row.len()), (Some(2), 4));
    let state = table.snapshot();
    assert_eq!((&state["scored"], &state["notes_before_a"]), (&json!(["A"]), &Value::Null));
    assert_eq!(state["notes_before_b"], 20, "one note was drawn");
    let scored = table.news.iter().filter_map(|it| match it {
        Event::Scored { scoring, seat, points, categories } => Some((*scoring, *seat, *points, *categories)),
        _ => None,
    });
    let first = scored.collect::<Vec<_>>()[0];
    assert_eq!((first.0, first.1, first.2), (Scoring::A, seat(1), 6));
    assert_eq!((first.3.seraglio, first.3.chambers, first.3.pavilion), (2, 4, 0));
}

#[test]
fn a_scoring_card_on_top_waits_while_the_row_is_full() {
    let mut table = Table::at(&Position { hands: &["Y9", "", ""], ..with_card_on_top() });
    table.play(1, "buy 1 Y9").draw("T13");
    assert_eq!((table.to_act(), table.totals()), (Some(2), vec![0, 0, 0]));
}

#[test]
fn buildings_of_the_refill_are_not_owned_yet() {
    let mut table = Table::at(&Position { hands: &["Y5", "", ""], ..with_card_on_top() });
    table.play(1, "buy 1 Y5").play(1, "take O9").draw("P4");
    table.draw("A");
    assert_eq!(table.totals(), [7, 6, 0], "the pavilion just bought counts: two against one");
}

#[test]
fn scoring_b_gives_two_places() {
    let mut table = Table::at(&Position { owned: &OWNED, before_b: Some(0), before_a: None, ..position() });
    table.play(1, "take O9").draw("B O8");
    // Seat 1: white 11, red 9, half of 8 + 1; seat 2: white 4, violet 13, the other half.
    assert_eq!(table.totals(), [11 + 9 + 4, 4 + 13 + 4, 0]);
}

#[test]
fn points_of_all_scorings_add_up_and_are_told_apart() {
    let mut table = Table::at(&Position { before_b: Some(1), ..with_card_on_top() });
    table.play(1, "take O9").draw("A O8").play(2, "take O8").draw("B O7");
    let lines = |number| {
        let mut lines = Vec::new();
        kernel::Game::score(&table.game, seat(number), &mut |line, points| lines.push((<&str>::from(line), points)));
        lines
    };
    assert_eq!(lines(1), [("scoring-a", 6), ("scoring-b", 24), ("scoring-c", 0)]);
    assert_eq!(table.totals(), [30, 27, 0]);
}

/// The last example of the rulebook at the end of a game, with every garden but one in somebody's hands.
#[test]
fn scoring_c_gives_three_places() {
    let owned = ["J6 J7 J8a", "J8b J8c J9", "J10a J10b", "J10c J11"];
    let rest = all_but(&format!("{} J12 T12 T13", owned.join(" ")));
    let first = format!("{} {rest}", owned[0]);
    let owned = [first.as_str(), owned[1], owned[2], owned[3]];
    let end = Position { hands: &["Y9", "", "", ""], yard: "J12 T13 - -", owned: &owned, ..position() };
    let mut table = Table::at(&end);
    table.play(1, "take O9").draw("T12 O8");
    // The first building goes to seat 1, the only one with yellow notes: then it has four gardens.
    let others: u8 = 16 + 17 + 18 + 19 + 21;
    assert_eq!(table.totals(), [i32::from(others + 20), 12, 2, 2]);
}
