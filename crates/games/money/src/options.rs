use kernel::{OptionKind, OptionSpec, OptionsError, Piece, Set, parse_number};
use serde::{Deserialize, Serialize};

use crate::{Currency, MAX_PLAYERS};

const RANDOM: &str = "random";

/// What may be settled before a match.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How many deals a match has.
    pub deals: u8,
    /// The currencies that are out of all deals; empty if they are drawn for each deal.
    pub remove: Set<Currency>,
}

impl Default for Options {
    fn default() -> Self {
        Options { deals: 3, remove: Set::EMPTY }
    }
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "deals", kind: OptionKind::Number { min: 1, max: 9 }, default: "3" },
        OptionSpec {
            key: "remove",
            kind: OptionKind::ChoiceOrSeveral { words: &[RANDOM], of: &Currency::CODES },
            default: RANDOM,
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "deals" => self.deals = parse_number("deals", value, 1, 9)? as u8,
            "remove" => self.remove = read_currencies(value).ok_or(OptionsError::Value { key: "remove" })?,
            _ => return Err(OptionsError::Unknown),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "deals" => Some(self.deals.to_string()),
            "remove" if self.remove.is_empty() => Some(RANDOM.to_owned()),
            "remove" => Some(self.remove.iter().map(Currency::code).collect::<Vec<_>>().join(",")),
            _ => None,
        }
    }
}

/// How many currencies are out with so many players.
pub fn n_removed(players: u8) -> u32 {
    u32::from(MAX_PLAYERS - players)
}

impl Options {
    /// Named currencies must be as many as the number of players takes out.
    pub(crate) fn fit(&self, players: u8) -> Result<(), OptionsError> {
        if !self.remove.is_empty() && self.remove.len() != n_removed(players) {
            let detail = n_removed(players).to_string();
            return Err(OptionsError::Refused { key: "remove", why: "count", detail });
        }
        Ok(())
    }
}

fn read_currencies(text: &str) -> Option<Set<Currency>> {
    let mut currencies = Set::EMPTY;
    if text == RANDOM {
        return Some(currencies);
    }
    for code in text.split(',') {
        let currency = code.parse().ok().filter(|&it| !currencies.contains(it))?;
        currencies.insert(currency);
    }
    // More than Currency::COUNT codes cannot be distinct, so the text is bounded.
    debug_assert!(currencies.len() <= Currency::COUNT as u32);
    Some(currencies)
}
