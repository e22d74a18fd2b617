use alhambra::{Event, Place, Refusal};

use super::position;
use crate::table::{Position, Table, building, buildings, handful, notes, seat};

#[test]
fn a_building_is_paid_in_the_currency_of_its_place() {
    let mut table = Table::at(&position());
    table.refuses(1, "buy 2 Y9", Refusal::WrongCurrency);
    table.refuses(1, "buy 2 B9", Refusal::NotInHand);
    let mixed = Position { hands: &["Y2 B3", "", ""], ..position() };
    Table::at(&mixed).refuses(1, "buy 1 Y2 B3", Refusal::WrongCurrency);
}

#[test]
fn at_least_the_price_is_paid() {
    Table::at(&position()).refuses(1, "buy 1 Y3", Refusal::TooLittle).play(1, "buy 1 Y2 Y3");
}

#[test]
fn no_change_is_given_and_the_notes_go_to_the_discard() {
    let mut table = Table::at(&position());
    table.play(1, "buy 1 Y9");
    assert_eq!(table.hand(1), notes("Y2 Y3 Y5"));
    assert_eq!(table.arbiter().discard, notes("Y9"));
    let bought =
        Event::Bought { seat: seat(1), place: Place::First, building: building("P5"), notes: handful("Y9"), paid: 9 };
    assert_eq!(table.news, [bought]);
}

/// Gabi wants a garden that costs 10 in blue, and has two blue notes.
#[test]
fn gabi_pays_eleven_for_her_garden_and_her_turn_is_over() {
    let gabi = Position { hands: &["Y9 B5 B6", "", ""], yard: "P5 J10a A7 C8", ..position() };
    let mut table = Table::at(&gabi);
    table.play(1, "buy 2 B5 B6");
    assert_eq!(table.owned(1), buildings("J10a"));
    assert_eq!((table.hand(1), table.arbiter().discard), (notes("Y9"), notes("B5 B6")));
    assert_eq!(table.to_act(), None, "the yard is filled, and the next player follows");
    table.draw("T7");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn gabi_would_have_acted_again_had_she_paid_ten() {
    let gabi = Position { hands: &["Y5 B4 B6", "", ""], yard: "P5 J10a A7 C8", ..position() };
    let mut table = Table::at(&gabi);
    table.play(1, "buy 2 B4 B6");
    assert!(matches!(table.news[..], [Event::BoughtExactly { paid: 10, .. }]));
    assert_eq!((table.to_act(), table.arbiter().done), (Some(1), 1));
    let legal = table.legal(1);
    assert!(legal.contains(&"buy 1 Y5".to_owned()) && legal.contains(&"take O9".to_owned()), "both actions again");
    table.play(1, "take O9").draw("T7 Y4");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn four_exact_payments_and_a_take_are_the_most_that_a_turn_has() {
    let rich = Position { hands: &["Y5 B6 G7 O8 O9", "", ""], ..position() };
    let mut table = Table::at(&rich);
    table.play(1, "buy 3 G7").play(1, "buy 1 Y5").play(1, "buy 4 O8").play(1, "buy 2 B6");
    assert_eq!((table.to_act(), table.arbiter().done), (Some(1), 4));
    assert!(table.legal(1).iter().all(|it| it.starts_with("take ")), "nothing is left to buy");
    table.play(1, "take Y1 B2 G2");
    assert_eq!(table.owned(1), buildings("P5 S6 A7 C8"));
}

#[test]
fn yard_and_row_are_not_filled_within_a_turn() {
    let rich = Position { hands: &["Y5 B6", "", ""], ..position() };
    let mut table = Table::at(&rich);
    table.play(1, "buy 1 Y5");
    assert_eq!(table.yard(), "- S6 A7 C8");
    table.refuses(1, "buy 1 B6", Refusal::EmptyPlace);
}

#[test]
fn everybody_sees_what_is_bought() {
    let mut table = Table::at(&position());
    table.play(1, "buy 1 Y5");
    for number in 1..=3 {
        let view = kernel::Game::view(&table.game, kernel::Observer::Seat(seat(number)));
        assert_eq!(view.seats[seat(1)].buildings, buildings("P5"));
    }
}

#[test]
fn a_payment_with_a_note_to_spare_is_refused() {
    let mut table = Table::at(&position());
    table.refuses(1, "buy 1 Y2 Y5", Refusal::NoteToSpare);
    table.refuses(1, "buy 1 Y5 Y9", Refusal::NoteToSpare);
    table.refuses(1, "buy 1 Y2 Y3 Y5 Y9", Refusal::NoteToSpare);
    let buys: Vec<String> = table.legal(1).into_iter().filter(|it| it.starts_with("buy")).collect();
    assert_eq!(buys, ["buy 1 Y2 Y3", "buy 1 Y5", "buy 1 Y9"]);
    // 4 and 4 for 7 is more than the price, but neither can be spared.
    let fours = Position { hands: &["Y4 Y4 Y4", "", ""], yard: "P7 S6 A7 C8", ..position() };
    Table::at(&fours).refuses(1, "buy 1 Y4 Y4 Y4", Refusal::NoteToSpare).play(1, "buy 1 Y4 Y4");
}

#[test]
fn payments_that_differ_in_equal_copies_are_one() {
    let copies = Position { hands: &["Y1 Y1 Y4 Y4 Y4", "", ""], ..position() };
    let buys: Vec<String> = Table::at(&copies).legal(1).into_iter().filter(|it| it.starts_with("buy")).collect();
    assert_eq!(buys, ["buy 1 Y1 Y4", "buy 1 Y4 Y4"]);
}

#[test]
fn nobody_but_two_players_can_give_to_martin() {
    Table::at(&position()).refuses(1, "buy 1 Y5 martin", Refusal::NoMartin);
}

/// No right payment has more than seven notes: the widest that a price of 13 allows.
#[test]
fn the_longest_payment_fits() {
    let small = Position { hands: &["Y1 Y1 Y1 Y2 Y2 Y2 Y4", "", ""], yard: "T13 S6 A7 C8", row: "O9", ..position() };
    let mut table = Table::at(&small);
    table.play(1, "buy 1 Y1 Y1 Y1 Y2 Y2 Y2 Y4");
    assert_eq!(table.to_act(), Some(1));
}
