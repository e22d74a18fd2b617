use kernel::{OptionKind, OptionSpec, OptionsError, parse_flag};
use serde::{Deserialize, Serialize};

/// What may be settled before a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Where the characters come from; without effect for one player, who has none.
    pub start: Start,
    /// Whether Hal plays at expert level; without effect for more than one player.
    pub expert: bool,
}

/// Where the characters come from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// `beginner`
    #[default]
    Beginner,
    /// `draft`
    Draft,
}

const BEGINNER: &str = "beginner";
const DRAFT: &str = "draft";

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "start", kind: OptionKind::Choice { of: &[BEGINNER, DRAFT] }, default: BEGINNER },
        OptionSpec { key: "expert", kind: OptionKind::Flag, default: "false" },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match (key, value) {
            ("start", BEGINNER) => self.start = Start::Beginner,
            ("start", DRAFT) => self.start = Start::Draft,
            ("start", _) => return Err(OptionsError::Value { key: "start" }),
            ("expert", _) => self.expert = parse_flag("expert", value)?,
            _ => return Err(OptionsError::Unknown),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "start" => Some(if self.start == Start::Beginner { BEGINNER } else { DRAFT }.to_owned()),
            "expert" => Some(self.expert.to_string()),
            _ => None,
        }
    }
}
