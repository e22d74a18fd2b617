use kernel::{OptionSpec, OptionsError};
use serde::{Deserialize, Serialize};

/// Nothing may be settled beforehand but the number of players.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, _: &str, _: &str) -> Result<(), OptionsError> {
        Err(OptionsError::Unknown)
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}
