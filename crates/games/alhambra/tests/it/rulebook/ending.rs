use alhambra::{Event, Phase, Place, Scoring};
use kernel::{Game, Seats, Turn};
use serde_json::{Value, json};

use super::position;
use crate::table::{Position, Table, all_but, building, seat};

/// Four buildings in the yard and none in the deck; all others belong to seat 3.
fn last_yard<'a>(hands: &'a [&'a str], owned: &'a [&'a str]) -> Position<'a> {
    Position { hands, owned, yard: "P5 S6 A7 C8", ..position() }
}

fn with_last_yard(hands: &[&str], change: impl FnOnce(&mut Position)) -> Table {
    let rest = all_but("P5 S6 A7 C8");
    let owned = ["", "", rest.as_str()];
    let mut position = last_yard(hands, &owned);
    change(&mut position);
    Table::at(&position)
}

#[test]
fn the_game_ends_after_the_turn_whose_refill_leaves_a_gap() {
    let mut table = with_last_yard(&["Y5 B6", "", "O9"], |_| ());
    table.play(1, "buy 1 Y5");
    assert_eq!(table.to_act(), Some(1), "the turn is played to its end");
    table.play(1, "buy 2 B6").play(1, "take Y1");
    assert_eq!(table.to_act(), None);
    table.draw("Y1");
    assert_eq!(table.game.turn(), Turn::Over);
}

#[test]
fn an_empty_deck_under_a_full_yard_is_not_the_end() {
    let mut table = with_last_yard(&["Y5", "", ""], |_| ());
    assert_eq!(table.arbiter().n_deck, 0);
    table.play(1, "take O9").draw("O8");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn what_is_left_in_the_yard_goes_to_who_has_most_of_its_currency_whatever_the_price() {
    let mut table = with_last_yard(&["Y5 B1", "B2 G1", "G1 O9"], |_| ());
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("Y1");
    let view = table.arbiter();
    assert!(view.seats[seat(2)].buildings.contains(building("S6")), "2 in blue against 1");
    assert!(view.seats[seat(3)].buildings.contains(building("C8")), "nobody else has orange");
    assert_eq!(table.yard(), "- - A7 -", "two have 1 in green: nobody gets the building");
    let told = [
        Event::LastBuildings,
        Event::Inherited { seat: seat(2), place: Place::Second, building: building("S6") },
        Event::Unclaimed { place: Place::Third, building: building("A7") },
        Event::Inherited { seat: seat(3), place: Place::Fourth, building: building("C8") },
    ];
    assert!(table.news.windows(4).any(|it| it == told));
}

#[test]
fn nobody_gets_a_building_whose_currency_nobody_has() {
    let mut table = with_last_yard(&["Y5", "", ""], |_| ());
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("Y1");
    assert_eq!(table.yard(), "- S6 A7 C8");
}

#[test]
fn left_over_buildings_are_given_in_order_and_before_the_last_scoring() {
    let rest = all_but("P5 S6 A7 C8 P2 P3");
    let owned = ["P2", "P3", rest.as_str()];
    let mut table = Table::at(&last_yard(&["O8 O9", "Y9", ""], &owned));
    table.play(1, "buy 4 O8").play(1, "take O9").draw("O8");
    // Seat 2 gets the pavilion of the first place: two against one, and three of seat 3.
    assert_eq!(table.owned(2).len(), 2);
    assert_eq!(table.totals()[..2], [1 + 11, 8], "third and second in blue; second in white for seat 1");
}

#[test]
fn a_scoring_card_in_the_last_refill_is_scored_first() {
    let mut table = with_last_yard(&["Y9", "", "O9"], |it| it.before_a = Some(0));
    table.play(1, "buy 1 Y9");
    assert_eq!(table.game.turn(), Turn::Over, "the row is full: A is not drawn");
    assert!(!table.scored().contains(Scoring::A));
    let mut table = with_last_yard(&["Y5", "", "O9"], |it| it.before_a = Some(0));
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("A");
    let told_a = table.news.iter().any(|it| matches!(it, Event::Scored { scoring: Scoring::A, .. }));
    assert!(told_a && table.game.turn() == Turn::Chance, "and replaced");
    table.draw("Y1");
    assert_eq!(table.snapshot()["scored"], json!(["A", "C"]), "B was not drawn any more");
    let points = |scoring: usize| table.arbiter().seats[seat(3)].points[scoring];
    assert_eq!((points(0), points(1)), (1 + 2 + 3 + 4 + 5 + 6, 0));
}

#[test]
fn a_scoring_card_that_never_showed_is_skipped() {
    let mut table = with_last_yard(&["Y5", "", "O9"], |it| (it.before_a, it.before_b) = (Some(2), Some(9)));
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("Y1");
    let state = table.snapshot();
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(state["scored"], json!(["C"]));
    assert_eq!((&state["notes_before_a"], &state["notes_before_b"]), (&1.into(), &8.into()), "they keep their number");
}

#[test]
fn in_the_last_refill_the_row_is_filled_too() {
    let mut table = with_last_yard(&["Y5", "", "O9"], |_| ());
    table.play(1, "buy 1 Y5").play(1, "take Y1 B2 G2");
    assert_eq!(table.arbiter().phase, Phase::Row);
    table.draw("Y7 Y7 Y7");
    assert_eq!(table.snapshot()["row"], json!(["Y7", "Y7", "Y7", "O9"]));
}

#[test]
fn the_end_is_written_as_traces_want_it() {
    let mut table = with_last_yard(&["Y5", "", "O9"], |_| ());
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("Y1");
    let state = table.snapshot();
    assert_eq!((&state["turn"], &state["actions_done"], &state["phase"]), (&Value::Null, &0.into(), &"over".into()));
    assert_eq!(state["yard"], json!([null, "S6", "A7", null]));
}

#[test]
fn most_points_win() {
    let mut table = with_last_yard(&["Y5", "", "O9"], |_| ());
    table.play(1, "buy 1 Y5").play(1, "take Y1").draw("Y1");
    assert_eq!(table.game.winners(), Seats::only(seat(3)));
    let points = *table.totals().iter().max().unwrap() as u8;
    assert_eq!(table.news.last(), Some(&Event::Won { winners: Seats::only(seat(3)), points }));
}

/// Seat 1 has all blue and violet buildings, seat 2 all brown and white ones: 16 + 21 = 18 + 19. Red and
/// green ones are split, and what is left of them goes to nobody.
#[test]
fn equal_points_share_the_win() {
    let blue_and_violet = "P2 P3 P4 P5 P6 P7 P8 T7 T8 T9a T9b T9c T10 T11a T11b T11c T12 T13";
    let one = format!("{blue_and_violet} S3 S4 S5 J6 J7 J8a J8b J8c");
    let two = all_but(&format!("{one} S6 J12"));
    let owned = [one.as_str(), two.as_str()];
    let mut table = Table::at(&Position { yard: "- S6 J12 -", hands: &["", "", ""], owned: &owned, ..position() });
    table.play(1, "take O9").draw("O8");
    assert_eq!(table.totals(), [16 + 21 + 13 + 16, 18 + 19 + 13 + 16, 0]);
    let winners: Seats = [seat(1), seat(2)].into_iter().collect();
    assert_eq!(table.game.winners(), winners);
    assert_eq!(table.news.last(), Some(&Event::Won { winners, points: 66 }));
}
