use money::{Currency, tally};

use crate::table::cards;

fn worth(codes: &str) -> i16 {
    tally(cards(codes)).sum()
}

#[test]
fn the_worked_example_is_450() {
    let hand = "EUR20a EUR20b EUR20c CHF20a CHF30a CHF30b CHF30c USD20a USD30a USD30b USD40 USD50 USD60 G1";
    let tally = tally(cards(hand));
    assert_eq!((tally.currencies, tally.coins, tally.triplets), (230 + 10, 10, 200));
    assert_eq!(tally.sum(), 450);
}

#[test]
fn all_nine_notes_of_a_currency_are_500() {
    assert_eq!(tally("GBP".parse::<Currency>().unwrap().notes()).sum(), 500);
}

#[test]
fn from_200_on_a_currency_counts_in_full_below_it_loses_100() {
    assert_eq!(worth("EUR20a EUR30a EUR40 EUR50 EUR60"), 200);
    assert_eq!(worth("EUR20a EUR20b EUR40 EUR50 EUR60"), 90);
    assert_eq!(worth("EUR40 EUR60"), 0);
    assert_eq!(worth("EUR50"), 0, "never less than nothing");
}

#[test]
fn coins_always_keep_their_value() {
    assert_eq!(worth("G1 G2 G3 G4 G5 G6"), 60);
}

#[test]
fn each_triplet_brings_100_apart_from_the_totals() {
    assert_eq!(worth("SEK20a SEK20b SEK20c"), 100);
    assert_eq!(worth("SEK30a SEK30b SEK30c"), 100);
    assert_eq!(worth("SEK20a SEK20b SEK30a SEK30b"), 0);
}

#[test]
fn currencies_are_counted_apart() {
    assert_eq!(worth("EUR60 USD60 JPY60 CHF60"), 0);
}
