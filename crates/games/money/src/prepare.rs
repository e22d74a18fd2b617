//! Bids and exchanges that can be prepared.

use kernel::{Pick, Preparation, Stop, StopWhen};

/// A bid holds for a hand, an exchange for a row and a round as they were seen.
pub const PREPARATIONS: &[Preparation] = &[
    Preparation {
        id: "bid",
        pick: Some(Pick { verb: "add", from: HAND }),
        action: "seal",
        repeats: false,
        stops: &[
            Stop { id: "hand", always: true, when: StopWhen::Changed(HAND) },
            Stop { id: "last-round", always: false, when: StopWhen::Changed("/last_round") },
        ],
    },
    row("row-left", "row left", &[ROUND, Stop { id: "row", always: true, when: StopWhen::Changed("/left") }]),
    row("row-right", "row right", &[ROUND, Stop { id: "row", always: true, when: StopWhen::Changed("/right") }]),
];

const HAND: &str = "/seats/{seat}/hand";
const ROUND: Stop = Stop { id: "round", always: true, when: StopWhen::Changed("/round") };

const fn row(id: &'static str, action: &'static str, stops: &'static [Stop]) -> Preparation {
    Preparation { id, pick: None, action, repeats: false, stops }
}
