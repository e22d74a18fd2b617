use std::fmt;

use serde::{Deserialize, Serialize};

/// What may be settled before a game begins, besides the number of players.
///
/// As JSON it is an object that holds every option in force with its value.
pub trait Options: Clone + Eq + fmt::Debug + Default + Serialize + Send + Sync + 'static {
    /// Every key, with what it takes.
    const SPECS: &'static [OptionSpec];

    /// Sets an option from its text form, checked by itself (what depends on the number of players
    /// is checked when the game begins).
    ///
    /// # Errors
    ///
    /// Returns [`OptionsError::Unknown`] for a key that is not in [`Options::SPECS`], and
    /// [`OptionsError::Value`] or [`OptionsError::Refused`] for a value that the option does not take.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// Turns options of a record made under an earlier `revision` of the rules into options by which it replays
    /// today as it was played. Whether that can be done; override it where [`Game::REVISION`] is raised.
    ///
    /// [`Game::REVISION`]: crate::Game::REVISION
    fn revise(&mut self, _revision: u16) -> bool {
        false
    }

    /// The text form, such that [`Options::set`] gives the same again.
    fn get(&self, key: &str) -> Option<String>;
}

/// The options of a game that has none.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct NoOptions {}

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, _: &str, _: &str) -> Result<(), OptionsError> {
        Err(OptionsError::Unknown)
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

/// One option as a form or a help text shows it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in commands, records and JSON.
    pub key: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// The text form of what holds if nothing is said.
    pub default: &'static str,
}

/// What an option takes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum OptionKind {
    /// A whole number, both ends included.
    Number {
        /// The least value that is allowed.
        min: u32,
        /// The greatest value that is allowed.
        max: u32,
    },
    /// `true` or `false`.
    Flag,
    /// One of these.
    Choice {
        /// The words to choose from.
        of: &'static [&'static str],
    },
    /// Several of these, separated by commas, each at most once; or nothing.
    Several {
        /// The words to choose from.
        of: &'static [&'static str],
    },
    /// One of `words`, or several of `of`, separated by commas.
    ChoiceOrSeveral {
        /// Words that stand alone.
        words: &'static [&'static str],
        /// Words of which several may be given.
        of: &'static [&'static str],
    },
    /// Numbers separated by commas, one a seat; or nothing.
    Numbers {
        /// The least value that is allowed.
        min: u32,
        /// The greatest value that is allowed.
        max: u32,
    },
    /// A text, such as a card file.
    Text {
        /// At most so many bytes.
        max_bytes: usize,
        /// How names of files that hold such a text end.
        extension: &'static str,
        /// Such a text to begin with.
        template: &'static str,
    },
}

/// Why options are refused.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// The game is for another number of players.
    #[error("players")]
    Players,
    /// No option has this key.
    #[error("unknown-option")]
    Unknown,
    /// The value is not of the option's kind.
    #[error("bad-value")]
    Value {
        /// The name of the option.
        key: &'static str,
    },
    /// The value is of the right kind, but a rule of the game forbids it.
    #[error("refused-value")]
    Refused {
        /// The name of the option.
        key: &'static str,
        /// The id of the reason.
        why: &'static str,
        /// A detail that the reason names, such as a line of a file; may be empty.
        detail: String,
    },
}

/// Reads a number of an option strictly: digits only, no leading zero, within the range.
///
/// # Errors
///
/// Returns [`OptionsError::Value`] for anything else.
pub fn parse_number(key: &'static str, value: &str, min: u32, max: u32) -> Result<u32, OptionsError> {
    let plain = value.bytes().all(|it| it.is_ascii_digit()) && (value == "0" || !value.starts_with('0'));
    match value.parse() {
        Ok(number) if plain && (min..=max).contains(&number) => Ok(number),
        _ => Err(OptionsError::Value { key }),
    }
}

/// Reads `true` or `false`.
///
/// # Errors
///
/// Returns [`OptionsError::Value`] for anything else.
pub fn parse_flag(key: &'static str, value: &str) -> Result<bool, OptionsError> {
    value.parse().map_err(|_| OptionsError::Value { key })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_strictly() {
        assert_eq!(parse_number("deals", "9", 1, 9), Ok(9));
        for bad in ["", "0", "10", "+3", "03", " 3", "3.0", "99999999999"] {
            assert_eq!(parse_number("deals", bad, 1, 9), Err(OptionsError::Value { key: "deals" }), "{bad}");
        }
    }
}
