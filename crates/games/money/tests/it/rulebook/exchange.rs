use kernel::PlayError;
use money::{Card, Refusal, total};

use super::{HANDS, LEFT, RIGHT, table};
use crate::table::cards;

#[test]
fn the_example_bid_counts_80() {
    assert_eq!(total(cards("EUR30a RUB20a RUB20b G1")), 80);
}

#[test]
fn bids_act_from_the_highest_down() {
    let mut table = table();
    table.bid(1, "EUR50").bid(2, "USD20a USD40").bid(3, "JPY40");
    for (actor, _) in [(2, 60), (1, 50), (3, 40)] {
        assert_eq!(table.actor(), Some(actor));
        assert_eq!(table.try_play(actor % 3 + 1, "keep"), Err(PlayError::NotYourTurn));
        table.play(actor, "keep");
    }
    assert_eq!(table.arbiter().round, 2);
}

#[test]
fn equal_bids_rank_by_the_lowest_serial_number_among_their_cards() {
    let serial = |code: &str| code.parse::<Card>().unwrap().serial();
    let mut table = table();
    table.bid(1, "EUR40").bid(2, "USD20a USD20b").bid(3, "JPY40");
    let lowest = [serial("EUR40"), serial("USD20a").min(serial("USD20b")), serial("JPY40")];
    let mut order: Vec<u8> = vec![1, 2, 3];
    order.sort_by_key(|number| lowest[usize::from(*number) - 1]);
    assert_eq!(lowest, [61, 10, 31], "the published numbers");
    for actor in order {
        assert_eq!(table.actor(), Some(actor));
        table.play(actor, "keep");
    }
}

#[test]
fn a_row_is_taken_whole_and_the_bid_becomes_that_row_at_once() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "");
    table.play(1, "row right");
    assert_eq!(table.hand(1), cards("EUR20a EUR20b EUR30a EUR40 EUR50").or(cards(RIGHT)));
    assert_eq!(table.arbiter().right, cards("EUR60"));
    table.play(2, "row right");
    assert_eq!(table.hand(2), cards("USD20a USD20b USD30a USD40 USD60 EUR60"), "the next one may take it");
    assert_eq!(table.arbiter().right, cards("USD50"));
}

#[test]
fn a_swap_takes_another_bid_and_its_owner_goes_on_with_ones_own() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "USD20a USD30a").bid(3, "JPY40");
    table.play(1, "swap 3");
    assert_eq!(table.hand(1), cards("EUR20a EUR20b EUR30a EUR40 EUR50 JPY40"));
    assert_eq!(table.actor(), Some(3), "the rank belongs to the cards: they now lie before seat 3");
    assert_eq!(table.try_play(3, "swap 1"), Err(PlayError::Refused(Refusal::NoBidThere)), "1 has finished");
    assert_eq!(table.try_play(3, "swap 3"), Err(PlayError::Refused(Refusal::OwnBid)));
    table.play(3, "swap 2");
    assert_eq!(table.hand(3), cards("JPY20a JPY20b JPY30a G1 G2 USD20a USD30a"));
    assert_eq!(table.actor(), Some(2));
    table.play(2, "row left");
    assert_eq!(table.arbiter().left.and(cards("EUR60")), cards("EUR60"));
}

#[test]
fn swapping_with_a_seat_that_does_not_exist_is_refused() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "").bid(3, "");
    assert_eq!(table.try_play(1, "swap 4"), Err(PlayError::Refused(Refusal::NoBidThere)));
}

#[test]
fn keeping_takes_ones_own_bid_back() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "").bid(3, "").play(1, "keep");
    assert_eq!(table.hand(1), cards(HANDS[0]));
    assert_eq!((table.arbiter().right, table.arbiter().left), (cards(RIGHT), cards(LEFT)));
}

#[test]
fn everyone_who_bid_exchanges_once_however_often_bids_change_hands() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "JPY40");
    table.play(1, "swap 2").play(2, "swap 3").play(3, "keep");
    assert_eq!(table.arbiter().round, 2);
    assert!(table.hand(3).includes(cards("EUR60")), "the highest bid came to the last");
}
