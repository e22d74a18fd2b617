//! A test for each paragraph and each worked example of the rulebook, and for each of our rulings.

mod buying;
mod ending;
mod martin;
mod memory;
mod refill;
mod scoring;
mod set_up;
mod taking;

use crate::table::Position;

/// Three players with a currency each, nobody owns anything, and the scoring cards lie deep.
const HANDS: [&str; 3] = ["Y2 Y3 Y5 Y9", "B2 B3 B5 B9", "G2 G3 G5 G9"];

fn position() -> Position<'static> {
    Position {
        hands: &HANDS,
        yard: "P5 S6 A7 C8",
        row: "Y1 B2 G2 O9",
        before_a: Some(20),
        before_b: Some(40),
        ..Position::default()
    }
}
