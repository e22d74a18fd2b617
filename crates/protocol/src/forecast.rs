use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{Raw, View};

/// What a game foresees from one view alone.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Forecast {
    /// What things are worth as they stand, in the game's own form; nothing from a game that says nothing.
    #[schema(value_type = Option<View>, required)]
    pub now: Raw,
    /// What each legal choice would bring, by its notation; empty where this observer owes no choice.
    #[schema(value_type = BTreeMap<String, View>)]
    pub choices: BTreeMap<String, Raw>,
}

/// Whose forecast of which version is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ForecastQuery {
    /// `seat-N`, `spectator` or `arbiter`.
    pub r#as: String,
    /// Of this observer.
    pub version: u32,
    /// Whose choices the arbiter asks for; a seat is told of its own.
    pub seat: Option<u8>,
}
