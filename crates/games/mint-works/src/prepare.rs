//! Passing in advance.

use kernel::{Preparation, Stop, StopWhen};

/// A player who needs one location passes until it can be used, for this round.
pub const PREPARATIONS: &[Preparation] = &[Preparation {
    id: "pass",
    pick: None,
    action: "pass",
    repeats: true,
    stops: &[
        Stop { id: "round", always: true, when: StopWhen::Changed("/round") },
        usable("builder", "place builder"),
        usable("supplier", "place supplier"),
        usable("producer", "place producer"),
    ],
}];

const fn usable(id: &'static str, placement: &'static str) -> Stop {
    Stop { id, always: false, when: StopWhen::Legal(placement) }
}
