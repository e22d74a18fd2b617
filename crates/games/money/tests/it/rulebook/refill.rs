use kernel::{Game, Seats, Turn};
use money::{Event, Phase, tally};

use super::{HANDS, LEFT, RIGHT, table};
use crate::table::{Table, cards, seat};

#[test]
fn rows_are_filled_up_to_four_right_first_and_longer_ones_stay() {
    let mut table = table();
    table.bid(1, "EUR20a EUR20b EUR30a EUR40 EUR50").bid(2, "USD60").bid(3, "");
    table.play(1, "row right").play(2, "row left");
    assert_eq!(table.game.turn(), Turn::Chance);
    table.draw("JPY20c JPY30b JPY30c");
    let view = table.arbiter();
    assert_eq!(view.right.len(), 5, "five cards stay five");
    assert_eq!(view.left, cards("USD60 JPY20c JPY30b JPY30c"));
    assert_eq!((view.phase, view.round, view.sealed), (Phase::Bid, 2, Seats::NONE));
}

#[test]
fn the_right_row_is_filled_before_the_left_one() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "").play(1, "row right").play(2, "row left");
    table.draw("JPY20c JPY30b JPY30c JPY50");
    assert_eq!(table.arbiter().right, cards("EUR60 JPY20c JPY30b JPY30c"));
    assert_eq!(table.arbiter().left, cards("USD50 JPY50"));
    assert_eq!(table.game.turn(), Turn::Chance, "two more");
}

#[test]
fn the_last_round_begins_when_the_pile_runs_short() {
    let mut table = Table::with_pile(&HANDS, RIGHT, LEFT, "JPY20c JPY30b JPY30c JPY50");
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "").play(1, "row right").play(2, "row left");
    table.draw("JPY20c JPY30b JPY30c JPY50");
    let view = table.arbiter();
    assert!(view.last_round && view.phase == Phase::Bid);
    assert_eq!((view.right.len(), view.left.len()), (4, 2), "the left row stays short");
    assert!(table.news.contains(&Event::LastRound));
}

#[test]
fn the_last_round_also_begins_when_the_pile_comes_out_exactly() {
    let mut table = Table::with_pile(&HANDS, RIGHT, LEFT, "JPY20c JPY30b JPY30c");
    table.bid(1, "EUR60").bid(2, "").bid(3, "").play(1, "row right").draw("JPY20c JPY30b JPY30c");
    assert!(table.arbiter().last_round);
    assert_eq!(table.arbiter().right.len(), 4);
}

#[test]
fn after_the_last_round_nothing_is_refilled_and_the_rows_are_worth_nothing() {
    let mut table = Table::with_pile(&HANDS, RIGHT, LEFT, "JPY20c JPY30b JPY30c");
    table.bid(1, "EUR60").bid(2, "").bid(3, "").play(1, "row right").draw("JPY20c JPY30b JPY30c");
    table.bid(1, "EUR50").bid(2, "").bid(3, "").play(1, "row right");
    let view = table.arbiter();
    assert_eq!((view.phase, view.right), (Phase::Over, cards("EUR50")), "all stays as it lay");
    let hand = cards("EUR20a EUR20b EUR30a EUR40 EUR60 JPY20c JPY30b JPY30c").or(cards(RIGHT));
    assert_eq!(table.last_deal().hands[seat(1)], hand);
    assert_eq!(table.last_deal().points[seat(1)], tally(hand).sum());
}

#[test]
fn our_ruling_three_rounds_without_a_card_drawn_make_the_next_round_the_last() {
    let mut table = table();
    for round in 1..=3 {
        assert!(!table.arbiter().last_round, "round {round}");
        table.bid(1, "").bid(2, "").bid(3, "");
    }
    assert!(table.arbiter().last_round);
    assert!(table.news.contains(&Event::Standstill));
    table.bid(1, "").bid(2, "").bid(3, "");
    assert_eq!(table.game.turn(), Turn::Over);
}

#[test]
fn a_card_drawn_in_between_breaks_the_standstill() {
    let mut table = table();
    table.bid(1, "").bid(2, "").bid(3, "").bid(1, "").bid(2, "").bid(3, "");
    table.bid(1, "EUR60").bid(2, "").bid(3, "").play(1, "row right").draw("JPY20c JPY30b JPY30c");
    assert_eq!((table.arbiter().idle_rounds, table.arbiter().last_round), (0, false));
}
