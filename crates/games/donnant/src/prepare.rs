//! Skipping windows in advance.

use kernel::{Preparation, Stop, StopWhen};

/// A player who needs one colour skips windows until such a die can be written, for this round.
pub const PREPARATIONS: &[Preparation] = &[Preparation {
    id: "skip",
    pick: None,
    action: "skip",
    repeats: true,
    stops: &[
        Stop { id: "round", always: true, when: StopWhen::Changed("/round") },
        colour("yellow", "mark Y"),
        colour("orange", "mark O"),
        colour("green", "mark G"),
        colour("blue", "mark B"),
        colour("violet", "mark V"),
    ],
}];

const fn colour(id: &'static str, mark: &'static str) -> Stop {
    Stop { id, always: false, when: StopWhen::Legal(mark) }
}
