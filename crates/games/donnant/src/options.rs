use kernel::{OptionKind, OptionSpec, OptionsError};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Deck, parse::MAX_BYTES};

const BUILT_IN: &str = "built-in";

/// What may be settled before a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// When the others may write.
    pub window: WindowRule,
    /// What a joker needs.
    pub joker: JokerRule,
    /// What becomes of a card that a joker draws.
    #[serde(rename = "joker-card")]
    pub joker_card: JokerCardRule,
    /// What the cards are.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub deck: Deck,
}

/// When the others may write.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WindowRule {
    /// `A`: before dice are rolled again, the values they show.
    #[default]
    A,
    /// `B`: after dice were rolled again, their new values.
    B,
}

/// What a joker needs.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum JokerRule {
    /// `strict`: that no purchase and no completion is possible.
    #[default]
    Strict,
    /// `free`: that none was made.
    Free,
}

/// What becomes of a card that a joker draws.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum JokerCardRule {
    /// `must-lay`
    #[default]
    MustLay,
    /// `may-decline`
    MayDecline,
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "window", kind: OptionKind::Choice { of: &["A", "B"] }, default: "A" },
        OptionSpec { key: "joker", kind: OptionKind::Choice { of: &["strict", "free"] }, default: "strict" },
        OptionSpec {
            key: "joker-card",
            kind: OptionKind::Choice { of: &["must-lay", "may-decline"] },
            default: "must-lay",
        },
        OptionSpec {
            key: "deck",
            kind: OptionKind::Text { max_bytes: MAX_BYTES, extension: "csv", template: crate::deck::BUILT_IN },
            default: BUILT_IN,
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match (key, value) {
            ("window", "A") => self.window = WindowRule::A,
            ("window", "B") => self.window = WindowRule::B,
            ("window", _) => return Err(OptionsError::Value { key: "window" }),
            ("joker", "strict") => self.joker = JokerRule::Strict,
            ("joker", "free") => self.joker = JokerRule::Free,
            ("joker", _) => return Err(OptionsError::Value { key: "joker" }),
            ("joker-card", "must-lay") => self.joker_card = JokerCardRule::MustLay,
            ("joker-card", "may-decline") => self.joker_card = JokerCardRule::MayDecline,
            ("joker-card", _) => return Err(OptionsError::Value { key: "joker-card" }),
            ("deck", BUILT_IN) => self.deck = Deck::default(),
            ("deck", text) => {
                let refused = |why: crate::DeckError| OptionsError::Refused {
                    key: "deck",
                    why: why.fault.id(),
                    detail: why.to_string(),
                };
                self.deck = Deck::parse(text).map_err(refused)?;
            }
            _ => return Err(OptionsError::Unknown),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let word = match key {
            "window" => match self.window {
                WindowRule::A => "A",
                WindowRule::B => "B",
            },
            "joker" => match self.joker {
                JokerRule::Strict => "strict",
                JokerRule::Free => "free",
            },
            "joker-card" => match self.joker_card {
                JokerCardRule::MustLay => "must-lay",
                JokerCardRule::MayDecline => "may-decline",
            },
            "deck" if self.deck.is_built_in() => BUILT_IN,
            "deck" => return Some(self.deck.to_string()),
            _ => return None,
        };
        Some(word.to_owned())
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.is_built_in() { to.serialize_str(BUILT_IN) } else { to.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        if text == BUILT_IN {
            return Ok(Deck::default());
        }
        Deck::parse(&text).map_err(|why| D::Error::custom(why.fault.id()))
    }
}
