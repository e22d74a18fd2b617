//! Puzzles: positions of bots' games in which one choice is clearly best, as data.

use kernel::Seat;
use record::{Mover, Seed};
use serde::{Deserialize, Serialize};

use crate::{AnyMatch, VerifyError, game};

/// A position and the choice that is clearly best there. One is a line of `puzzles/<game>.jsonl`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number of players; options are the default ones.
    pub players: u8,
    /// The seat that chooses.
    pub seat: Seat,
    /// The notation of the choices and the probability of winning with each, the best first. The worst may be left out.
    pub choices: Vec<(String, f32)>,
    /// The features that favour the best over the second, the largest first; their words are `GAME-why-FEATURE`.
    pub why: Vec<String>,
    /// How hard it is: who has this rating solves it every second time.
    pub rating: u16,
    /// All steps before, as lines of a record.
    pub steps: Vec<String>,
}

impl Puzzle {
    /// The position, as a match of the game `slug` that waits for the choice.
    ///
    /// # Errors
    /// Where the game does not allow one of the steps.
    ///
    /// # Panics
    /// Where there is no such game, or none for so many players.
    pub fn open(&self, slug: &str) -> Result<Box<dyn AnyMatch>, VerifyError> {
        let rules = game(slug).expect("a puzzle is of a game of the catalog");
        let mut opened = rules.open(self.players, &[], Seed::from_phrase("puzzle", 0)).expect("default options");
        let steps: Vec<(Mover, String)> = self.steps.iter().map(|line| read_step(line)).collect();
        opened.replay_steps(&steps)?;
        Ok(opened)
    }
}

/// A step as a line of a record: `. OUTCOME`, or the number of a seat and its action.
#[cfg(feature = "learning")]
pub(crate) fn step_line(mover: Mover, text: &str) -> String {
    match mover {
        Mover::Chance => format!(". {text}"),
        Mover::Seat(seat) => format!("{} {text}", seat.index() + 1),
    }
}

fn read_step(line: &str) -> (Mover, String) {
    let (mover, text) = line.split_once(' ').unwrap_or((line, ""));
    let seat = mover.parse::<usize>().ok().filter(|n| (1..=kernel::MAX_SEATS).contains(n));
    (seat.map_or(Mover::Chance, |n| Mover::Seat(Seat::new(n - 1))), text.to_owned())
}
