//! A test for each paragraph and each worked example of the rulebook, and for each of our rulings.

mod bidding;
mod exchange;
mod memory;
mod refill;
mod scoring;
mod set_up;
mod whole_match;

use crate::table::Table;

/// Hands that are far apart: 1 has euros, 2 dollars, 3 yen.
const HANDS: [&str; 3] = [
    "EUR20a EUR20b EUR30a EUR40 EUR50 EUR60",
    "USD20a USD20b USD30a USD40 USD50 USD60",
    "JPY20a JPY20b JPY30a JPY40 G1 G2",
];
const RIGHT: &str = "CHF20a CHF20b CHF30a CHF40";
const LEFT: &str = "GBP20a GBP20b GBP30a GBP40";

fn table() -> Table {
    Table::new(&HANDS, RIGHT, LEFT)
}
