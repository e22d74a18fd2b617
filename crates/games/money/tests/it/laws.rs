//! The laws, for every number of players and kind of options.

use kernel::Options as _;
use money::{Money, Options};

fn keep(players: u8, options: &[(&str, &str)], n_games: u64, n_cards: u32) {
    let mut set = Options::default();
    options.iter().for_each(|(key, value)| set.set(key, value).unwrap());
    laws::keep::<Money>(players, &set, n_games, |game| {
        // Before the currencies are drawn the pile still has their notes.
        assert!(game.census() == n_cards || game.census() > n_cards && game.is_fresh());
    });
}

#[test]
fn three_players() {
    keep(3, &[("deals", "2")], 25, 51);
}

#[test]
fn four_players() {
    keep(4, &[], 15, 60);
}

#[test]
fn five_players() {
    keep(5, &[("deals", "1")], 25, 69);
}

#[test]
fn named_currencies_and_nine_deals() {
    keep(3, &[("deals", "9"), ("remove", "RUB,SEK")], 4, 51);
    keep(4, &[("remove", "EUR"), ("deals", "1")], 10, 60);
}
