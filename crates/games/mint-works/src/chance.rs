//! What nature decides: who begins, which advanced locations are in play, which Plan is drawn.

use std::{fmt, str::FromStr};

use kernel::{Draw, ParseError, Seat, Tokens, text_serde};
use rand_core::Rng;

use crate::{Location, Locations, MintWorks, Phase, Plan, locations::advanced};

/// What nature chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Drawn {
    /// `first 2`
    First(Seat),
    /// `open recycler`
    Open(Location),
    /// `draw mine`
    Draw(Plan),
}

text_serde!(Drawn);

impl MintWorks {
    pub(crate) fn visit_outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        match self.phase {
            Phase::First => self.everyone().iter().for_each(|seat| visit(Drawn::First(seat), 1)),
            Phase::Advanced => self.not_in_play().iter().for_each(|location| visit(Drawn::Open(location), 1)),
            Phase::Deal | Phase::Lottery | Phase::Replace { .. } | Phase::Refill => match self.next_from_below() {
                Some(plan) => visit(Drawn::Draw(plan), 1),
                None => self.deck.iter().for_each(|plan| visit(Drawn::Draw(plan), 1)),
            },
            Phase::Development | Phase::CoOp { .. } | Phase::Over => (),
        }
    }

    pub(crate) fn sample_outcome(&self, rng: &mut impl Rng) -> Drawn {
        match self.phase {
            Phase::First => Drawn::First(Seat::new(rng.below(u32::from(self.n_seats())) as usize)),
            Phase::Advanced => {
                let left = self.not_in_play();
                Drawn::Open(left.nth(rng.below(left.len())))
            }
            _ => match self.next_from_below() {
                Some(plan) => {
                    // A draw from a single card is a draw all the same.
                    rng.below(1);
                    Drawn::Draw(plan)
                }
                None => Drawn::Draw(self.deck.nth(rng.below(self.deck.len()))),
            },
        }
    }

    fn not_in_play(&self) -> Locations {
        advanced().minus(self.in_play)
    }

    /// The lost card that is drawn next: there is one to name only once the deck is used up.
    fn next_from_below(&self) -> Option<Plan> {
        if self.deck.is_empty() { self.under.first() } else { None }
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::First(seat) => write!(f, "first {seat}"),
            Drawn::Open(location) => write!(f, "open {location}"),
            Drawn::Draw(plan) => write!(f, "draw {plan}"),
        }
    }
}

impl FromStr for Drawn {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let drawn = match tokens.verb() {
            "first" => Drawn::First(tokens.next()?),
            "open" => Drawn::Open(tokens.next()?),
            "draw" => Drawn::Draw(tokens.next()?),
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(drawn)
    }
}
