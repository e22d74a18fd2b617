use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A choice that may be prepared while one waits for others.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PreparationInfo {
    /// Names it in messages, and its words: `{slug}-prepare-{id}`.
    pub id: String,
    /// What is picked before the last action; nothing where that is all.
    #[schema(required)]
    pub pick: Option<PickInfo>,
    /// The last action, in the game's notation.
    pub action: String,
    /// Whether it is made at every turn until a condition stops it.
    pub repeats: bool,
    /// What may stop it.
    pub stops: Vec<StopInfo>,
}

/// What a player picks for a prepared choice: one action for each piece.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PickInfo {
    /// The word before the piece.
    pub verb: String,
    /// Where the pieces are in the view, as a JSON pointer in which `{seat}` stands for the index of one's seat.
    pub from: String,
}

/// A condition that stops a prepared choice.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct StopInfo {
    /// Names it in messages, and its words: `{slug}-stop-{id}`.
    pub id: String,
    /// Whether it holds for everybody, rather than for those who want it.
    pub always: bool,
}

/// A choice that a seat has prepared. It is a secret of the seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreparedChoice {
    /// The id of one of the game's preparations.
    pub choice: String,
    /// All of it, in the game's notation; at most 40 actions.
    pub actions: Vec<String>,
    /// The ids of the conditions that stop it; those that always hold need not be named.
    pub stops: Vec<String>,
}

/// What one's seat has prepared: at first, unless it is nothing, and after every change.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Prepared {
    /// Nothing once it was made, removed, or dropped because the situation is another one.
    #[schema(required)]
    pub prepared: Option<PreparedChoice>,
    /// What was dropped when the turn came, until the next choice of the seat.
    #[schema(required)]
    pub dropped: Option<Dropped>,
}

/// A prepared choice that was not made.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Dropped {
    /// What it was.
    pub choice: PreparedChoice,
    /// The id of the condition that stopped it; nothing if the rules did not allow it.
    #[schema(required)]
    pub stop: Option<String>,
}
