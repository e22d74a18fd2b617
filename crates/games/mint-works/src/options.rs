use std::{fmt, str::FromStr};

use kernel::{OptionKind, OptionSpec, OptionsError, ParseError, parse_number, text_serde};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{
    Location, Locations,
    locations::{N_ADVANCED, advanced},
    state::N_SEATS,
};

const NONE: &str = "none";
const RANDOM: &str = "random";
const PLANS: &str = "plans";
const BUILDINGS_TOO: &str = "buildings-too";
/// Read, but not offered: only games from before revision 2 are played so.
const BUILDINGS_AT_COST: &str = "buildings-at-cost";
const MAX_AGE: u32 = 150;
const ADVANCED_CODES: [&str; 4] = ["crowdfunder", "recycler", "swap-meet", "temp-agency"];

/// What may be settled before a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Which advanced locations are in play.
    pub advanced: Advanced,
    /// What the Recycler takes.
    pub recycler: Recycler,
    /// The ages of the players, in seat order; empty where they are not given.
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub ages: ArrayVec<[u8; N_SEATS]>,
    /// Whom a single player plays against.
    #[cfg_attr(feature = "ts", ts(type = "Ai"))]
    pub ai: Ai,
}

/// Which advanced locations are in play.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Advanced {
    /// `none` or `random`
    Word(Word),
    These(Locations),
}

/// What may be said instead of naming advanced locations.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// `none`
    None,
    /// `random`
    Random,
}

/// What the Recycler takes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Recycler {
    /// `plans`
    #[default]
    Plans,
    /// `buildings-too`: a Building gives its stars of the moment
    BuildingsToo,
    /// `buildings-at-cost`: a Building gives its cost besides, as `buildings-too` did in revision 1
    BuildingsAtCost,
}

/// The opponents of the solo game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Ai {
    /// `justin`
    #[default]
    Justin,
    /// `rachael`
    Rachael,
    /// `sonic`
    Sonic,
    /// `mort`
    Mort,
}

text_serde!(Ai);

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "advanced",
            kind: OptionKind::ChoiceOrSeveral { words: &[NONE, RANDOM], of: &ADVANCED_CODES },
            default: NONE,
        },
        OptionSpec { key: "recycler", kind: OptionKind::Choice { of: &[PLANS, BUILDINGS_TOO] }, default: PLANS },
        OptionSpec { key: "ages", kind: OptionKind::Numbers { min: 0, max: MAX_AGE }, default: "" },
        OptionSpec { key: "ai", kind: OptionKind::Choice { of: &Ai::CODES }, default: Ai::CODES[0] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "advanced" => self.advanced = read_advanced(value)?,
            "recycler" => {
                self.recycler = match value {
                    PLANS => Recycler::Plans,
                    BUILDINGS_TOO => Recycler::BuildingsToo,
                    BUILDINGS_AT_COST => Recycler::BuildingsAtCost,
                    _ => return Err(OptionsError::Value { key: "recycler" }),
                }
            }
            "ages" => self.ages = read_ages(value)?,
            "ai" => self.ai = value.parse().map_err(|_| OptionsError::Value { key: "ai" })?,
            _ => return Err(OptionsError::Unknown),
        }
        Ok(())
    }

    fn revise(&mut self, revision: u16) -> bool {
        if revision == 1 && self.recycler == Recycler::BuildingsToo {
            self.recycler = Recycler::BuildingsAtCost;
        }
        true
    }

    fn get(&self, key: &str) -> Option<String> {
        let text = match key {
            "advanced" => match self.advanced {
                Advanced::Word(Word::None) => NONE.to_owned(),
                Advanced::Word(Word::Random) => RANDOM.to_owned(),
                Advanced::These(these) => join(these.iter()),
            },
            "recycler" => match self.recycler {
                Recycler::Plans => PLANS.to_owned(),
                Recycler::BuildingsToo => BUILDINGS_TOO.to_owned(),
                Recycler::BuildingsAtCost => BUILDINGS_AT_COST.to_owned(),
            },
            "ages" => join(self.ages.iter()),
            "ai" => self.ai.to_string(),
            _ => return None,
        };
        Some(text)
    }
}

impl Options {
    /// Ages are told by all or by none, and a single player has neither advanced locations nor a rival
    /// with an age (our ruling).
    pub(crate) fn fit(&self, players: u8) -> Result<(), OptionsError> {
        let refused = |key, why, detail| Err(OptionsError::Refused { key, why, detail });
        if players == 1 && self.advanced != Advanced::default() {
            return refused("advanced", "solo", String::new());
        }
        if players == 1 && !self.ages.is_empty() {
            return refused("ages", "solo", String::new());
        }
        if !self.ages.is_empty() && self.ages.len() != usize::from(players) {
            return refused("ages", "count", players.to_string());
        }
        Ok(())
    }
}

impl Default for Advanced {
    fn default() -> Self {
        Advanced::Word(Word::None)
    }
}

impl Ai {
    /// All of them.
    pub const ALL: [Ai; 4] = [Ai::Justin, Ai::Rachael, Ai::Sonic, Ai::Mort];
    /// Their codes, in the same order.
    pub const CODES: [&'static str; 4] = ["justin", "rachael", "sonic", "mort"];
}

impl fmt::Display for Ai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Ai::CODES[*self as usize])
    }
}

impl FromStr for Ai {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Ai::ALL.into_iter().zip(Ai::CODES).find(|(_, code)| *code == text);
        found.map(|(ai, _)| ai).ok_or(ParseError::Piece)
    }
}

fn read_advanced(text: &str) -> Result<Advanced, OptionsError> {
    const BAD: OptionsError = OptionsError::Value { key: "advanced" };
    match text {
        NONE => return Ok(Advanced::Word(Word::None)),
        RANDOM => return Ok(Advanced::Word(Word::Random)),
        _ => (),
    }
    let (mut these, mut n) = (Locations::EMPTY, 0);
    for code in text.split(',') {
        let location: Location = code.parse().map_err(|_| BAD)?;
        if !advanced().contains(location) || these.contains(location) {
            return Err(BAD);
        }
        these.insert(location);
        n += 1;
    }
    if n != N_ADVANCED {
        let detail = N_ADVANCED.to_string();
        return Err(OptionsError::Refused { key: "advanced", why: "count", detail });
    }
    Ok(Advanced::These(these))
}

fn read_ages(text: &str) -> Result<ArrayVec<[u8; N_SEATS]>, OptionsError> {
    let mut ages = ArrayVec::new();
    for age in text.split(',').filter(|_| !text.is_empty()) {
        let age = parse_number("ages", age, 0, MAX_AGE)?;
        if ages.try_push(age as u8).is_some() {
            return Err(OptionsError::Value { key: "ages" });
        }
    }
    Ok(ages)
}

fn join<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|it| it.to_string()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use kernel::{Options as _, Piece};

    use super::*;

    #[test]
    fn values_are_read_strictly() {
        let mut options = Options::default();
        for (key, value) in [("advanced", "swap-meet,recycler"), ("ages", "40,45"), ("ai", "mort")] {
            options.set(key, value).unwrap();
        }
        assert_eq!(options.get("advanced").as_deref(), Some("recycler,swap-meet"));
        assert_eq!(
            serde_json::to_string(&options).unwrap(),
            r#"{"advanced":["recycler","swap-meet"],"recycler":"plans","ages":[40,45],"ai":"mort"}"#
        );
        assert_eq!(
            serde_json::to_string(&Options::default()).unwrap(),
            r#"{"advanced":"none","recycler":"plans","ages":[],"ai":"justin"}"#
        );
        let bad = [
            ("advanced", "recycler"),
            ("advanced", "recycler,recycler"),
            ("advanced", "recycler,producer"),
            ("advanced", "recycler,swap-meet,crowdfunder"),
            ("advanced", ""),
            ("recycler", "all"),
            ("ages", "40,"),
            ("ages", "1,2,3,4,5"),
            ("ages", "151"),
            ("ai", "hal"),
        ];
        for (key, value) in bad {
            assert!(options.set(key, value).is_err(), "{key}={value}");
        }
    }

    #[test]
    fn the_codes_of_advanced_locations_are_theirs() {
        assert!(Location::each().filter(|it| advanced().contains(*it)).map(Location::code).eq(ADVANCED_CODES));
    }
}
