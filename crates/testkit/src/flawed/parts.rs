//! The small types of the flawed game.

use std::{fmt, str::FromStr};

use kernel::{OptionKind, OptionSpec, Options, OptionsError, ParseError, Rule, parse_flag};
use serde::Serialize;

use super::flaw;
use crate::toll;

kernel::notation! {
    /// What a seat chooses.
    pub enum Action {
        /// `pay`
        Pay = "pay",
        /// `take`
        Take = "take",
        /// `extra 3`
        Extra(nth: Extra) = "extra",
    }
}

/// A number below 400.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Extra(pub(super) u16);

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Extra {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.parse().ok().filter(|it: &u16| *it < EXTRAS && it.to_string() == text);
        number.map(Extra).ok_or(ParseError::Number)
    }
}

pub(super) const EXTRAS: u16 = 400;
/// It is written and not read.
pub(super) const UNREADABLE: Extra = Extra(EXTRAS);

/// One option without effect.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct FlawedOptions<const F: usize> {
    strict: bool,
}

impl<const F: usize> Options for FlawedOptions<F> {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "strict",
        kind: OptionKind::Flag,
        default: if F == flaw::OPTION_DEFAULT { "true" } else { "false" },
    }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "strict" if F == flaw::OPTION_NONSENSE => self.strict = value == "true",
            "strict" => self.strict = parse_flag("strict", value)?,
            _ => return Err(OptionsError::Unknown),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == "strict").then(|| self.strict.to_string())
    }
}

/// The two reasons for which a choice is refused.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum FlawedRefusal<const F: usize> {
    /// One has no coin to pay with.
    NoCoin,
    /// There is no such choice.
    NoExtra,
}

impl<const F: usize> Rule for FlawedRefusal<F> {
    const ALL: &'static [Self] = &[FlawedRefusal::NoCoin, FlawedRefusal::NoExtra];

    fn id(self) -> &'static str {
        match self {
            FlawedRefusal::NoExtra if F != flaw::REFUSAL_ID => "no-extra",
            _ => "no-coin",
        }
    }

    fn anchor(self) -> &'static str {
        "choosing"
    }
}

kernel::open_events!(Event);

/// An event of Toll, or a betrayal.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// An event of the sound game.
    Toll(toll::Event),
    /// An event that is secret from everybody.
    Secret(u8),
}
