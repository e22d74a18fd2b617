use alhambra::{Event, Notes, Phase, Refusal, Scoring};
use kernel::{Game, Seats, Turn};
use serde_json::json;

use crate::table::{Position, Table, all_but, building, buildings, notes, seat};

fn position() -> Position<'static> {
    Position {
        hands: &["Y2 Y3 Y5 Y9", "B2 B3 B5 B9"],
        yard: "P5 S6 A7 C8",
        row: "Y1 B2 G2 O9",
        martin: "P2 P3 S3 T7 T8 T10",
        before_a: Some(20),
        before_b: Some(40),
        ..Position::default()
    }
}

#[test]
fn one_note_of_each_face_is_left_out() {
    let table = Table::fresh(2);
    assert_eq!(table.arbiter().n_money, 72);
    assert_eq!(Notes::full(2).len(), 72);
    table.game.census();
}

#[test]
fn martin_gets_the_first_six_buildings_and_all_see_them() {
    let mut table = Table::fresh(2);
    assert_eq!(table.arbiter().phase, Phase::Martin { left: 6 });
    table.draw("T13 P2 J8a A4 C5 S9");
    assert_eq!(table.arbiter().martin.unwrap().buildings, buildings("P2 S9 A4 C5 J8a T13"));
    assert_eq!(table.snapshot()["martin"], json!(["P2", "S9", "A4", "C5", "J8a", "T13"]));
    table.draw("P3 P4 P5 P6");
    assert_eq!(table.yard(), "P3 P4 P5 P6", "then the yard is laid");
    assert_eq!(table.news[0], Event::Martin { building: building("T13") });
}

#[test]
fn martin_has_no_turn() {
    let mut table = Table::at(&position());
    table.play(1, "take O9").draw("O8").play(2, "take O8").draw("O7");
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.game.seats(), Seats::first(2));
}

#[test]
fn a_building_may_be_bought_for_martin() {
    let mut table = Table::at(&position());
    table.play(1, "buy 1 Y9 martin");
    assert!(table.arbiter().martin.unwrap().buildings.contains(building("P5")));
    assert_eq!((table.owned(1).len(), table.hand(1)), (0, notes("Y2 Y3 Y5")));
    assert!(matches!(table.news[..], [Event::Offered { paid: 9, .. }]));
    assert_eq!(table.to_act(), None, "more than the price: the turn is over");
}

#[test]
fn an_exact_gift_grants_another_action() {
    let mut table = Table::at(&position());
    table.play(1, "buy 1 Y5 martin");
    assert!(matches!(table.news[..], [Event::OfferedExactly { paid: 5, .. }]));
    assert_eq!((table.to_act(), table.arbiter().done), (Some(1), 1));
}

#[test]
fn each_payment_is_offered_with_and_without_martin() {
    let table = Table::at(&Position { row: "O9", ..position() });
    let expected =
        ["take O9", "buy 1 Y2 Y3", "buy 1 Y2 Y3 martin", "buy 1 Y5", "buy 1 Y5 martin", "buy 1 Y9", "buy 1 Y9 martin"];
    assert_eq!(table.legal(1), expected);
    assert_eq!(
        Table::at(&position()).try_play(1, "buy 1 Y3 martin"),
        Err(kernel::PlayError::Refused(Refusal::TooLittle))
    );
}

#[test]
fn martin_scores_and_gets_six_more_buildings_after_scoring_a() {
    let mut table = Table::at(&Position { owned: &["T9a T9b T9c T11a", "P4"], before_a: Some(0), ..position() });
    table.play(1, "take O9").draw("A");
    let martin = table.arbiter().martin.unwrap();
    assert_eq!(martin.points, [1 + 2, 0, 0], "most pavilions and the only seraglio; towers go to seat 1");
    assert_eq!(table.totals(), [6, 0]);
    assert_eq!(table.arbiter().phase, Phase::Martin { left: 6 });
    table.draw("J6 J7 J8a J8b J8c J9");
    assert!(table.arbiter().martin.unwrap().buildings.includes(buildings("J6 J7 J8a J8b J8c J9")));
    assert_eq!(table.arbiter().phase, Phase::Row, "only then the card is replaced");
    table.draw("O8");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn the_yard_is_filled_before_martin_draws() {
    let mut table = Table::at(&Position { before_a: Some(0), ..position() });
    table.play(1, "buy 1 Y5").play(1, "take O9").draw("T13 A");
    assert_eq!(table.yard(), "T13 S6 A7 C8");
    assert_eq!(table.arbiter().phase, Phase::Martin { left: 6 });
}

/// All buildings but those in the yard and in the deck belong to seat 2.
fn with_deck(deck: &str, change: impl FnOnce(&mut Position)) -> Table {
    let rest = all_but(&format!("{deck} P5 S6 A7 C8"));
    let owned = ["", rest.as_str()];
    let mut position = Position { martin: "", owned: &owned, ..position() };
    change(&mut position);
    Table::at(&position)
}

#[test]
fn martin_gets_what_there_is_after_scoring_a() {
    let mut table = with_deck("T7 T8", |it| it.before_a = Some(0));
    table.play(1, "take O9").draw("A");
    assert_eq!(table.arbiter().phase, Phase::Martin { left: 2 });
    table.draw("T7 T8 O8");
    assert_eq!((table.to_act(), table.arbiter().n_deck), (Some(2), 0), "the yard is full: the game goes on");
    let mut table = with_deck("", |it| it.before_a = Some(0));
    table.play(1, "take O9").draw("A O8");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn martin_gets_a_third_of_the_deck_after_scoring_b_rounded_down() {
    for (deck, third) in [("T7 T8", 0), ("T7 T8 T10", 1), ("T7 T8 T10 T12 T13", 1), ("T7 T8 T10 T12 T13 J6", 2)] {
        let mut table = with_deck(deck, |it| (it.before_a, it.before_b) = (None, Some(0)));
        table.play(1, "take O9").draw("B");
        let left = table.arbiter().n_deck;
        match table.arbiter().phase {
            Phase::Martin { left } => assert_eq!(left, third, "{deck}"),
            phase => assert_eq!((phase, third), (Phase::Row, 0), "{deck}"),
        }
        while table.arbiter().phase != Phase::Row {
            let outcome = table.outcomes()[0].clone();
            table.chance(&outcome);
        }
        assert_eq!(left - table.arbiter().n_deck, third);
    }
}

#[test]
fn the_third_is_reckoned_after_the_refill_of_the_yard() {
    let mut table = with_deck("T7 T8 T10", |it| (it.before_a, it.before_b) = (None, Some(0)));
    table.play(1, "buy 1 Y5").play(1, "take O9").draw("T7 B");
    assert_eq!(table.arbiter().phase, Phase::Row, "two are left, and a third of two is none");
}

#[test]
fn martin_cannot_win() {
    let rest = all_but("P5 S6 A7 C8 P2");
    let mut table =
        Table::at(&Position { martin: &rest, owned: &["P2"], before_a: None, before_b: None, ..position() });
    table.play(1, "buy 1 Y5").play(1, "take O9").draw("O8");
    assert_eq!(table.game.turn(), Turn::Over);
    let martin = table.arbiter().martin.unwrap();
    assert_eq!(martin.points[2], 16 + 17 + 18 + 19 + 20 + 21);
    assert_eq!(table.game.winners(), Seats::only(seat(1)));
    assert_eq!(table.game.scored(), Seats::first(2), "he has no line in the result");
    assert_eq!(table.snapshot()["martin_points"], 111);
    assert!(table.scored().contains(Scoring::C));
}

#[test]
fn left_over_buildings_never_go_to_martin() {
    let rest = all_but("P5 S6 A7 C8 P2");
    let mut table =
        Table::at(&Position { martin: &rest, owned: &["P2"], before_a: None, before_b: None, ..position() });
    table.play(1, "buy 1 Y5").play(1, "take G2").draw("O8");
    assert_eq!(table.yard(), "- - - C8", "blue to seat 2, green to seat 1; nobody has orange");
}
