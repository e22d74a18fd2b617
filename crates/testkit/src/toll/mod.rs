//! Toll, a small game of taking or paying: three to five players turn cards up one by one, and each in
//! turn takes the card or pays a coin to be spared. Cards count against their owner, a run of numbers only by
//! its lowest, and coins count for him: the lowest total wins.
//!
//! The state of play is [`Toll`]; where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | cards, choices and their notation, refusals, events | `action` |
//! | set-up, whose turn it is, what a choice does, the score | `rules` |

#![allow(missing_docs, reason = "fields such as `seat` and `card` explain themselves")]

mod action;
mod rules;

pub use action::{Action, Card, Cards, Drawn, Event, Refusal, ScoreLine};
pub use rules::{COINS, LEFT_OUT, MAX_PLAYERS, Toll};
