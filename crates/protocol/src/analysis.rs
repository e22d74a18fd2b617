use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The analysis of a finished game, or how far it has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum AnalysisState {
    /// It was not asked for.
    None,
    /// It is being made.
    Running {
        /// Steps that are judged.
        done: u64,
        /// Steps of the game.
        steps: u64,
    },
    /// It is there.
    Done {
        /// The finished analysis.
        analysis: Analysis,
    },
}

/// What a bot thinks of a finished game, by the arbiter's versions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Analysis {
    /// How likely each seat was to win, by version; at zero, before chance did anything. There are fewer than
    /// versions where the analysis ended early.
    pub chances: Vec<Vec<f32>>,
    /// Every decision that cost something, the costliest first.
    pub mistakes: Vec<Mistake>,
    /// By seat, what changed its chance.
    pub seats: Vec<ChanceBreakdown>,
}

/// A decision than which another was better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Mistake {
    /// The version that shows how things stood before it.
    pub version: u32,
    /// Its first step in the game, from zero.
    pub ply: usize,
    /// The seat that chose.
    #[schema(minimum = 1)]
    pub seat: u8,
    /// What was chosen, all of its actions: a bid has several.
    pub played: Vec<String>,
    /// What was better, all of its actions.
    pub better: Vec<String>,
    /// How likely the seat was to win with what was chosen.
    pub chance: f32,
    /// By how much the other was likelier to win.
    pub cost: f32,
    /// The feature of the game that makes most of the difference; its words are `GAME-why-FEATURE`.
    #[schema(required)]
    pub why: Option<String>,
    /// At most two others that make much of the rest. An analysis of an earlier release has none.
    #[serde(default)]
    #[schema(required)]
    pub besides: Vec<String>,
}

/// The changes of a seat's chance to win, added up.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChanceBreakdown {
    /// By what nature did.
    pub luck: f32,
    /// By its own choices.
    pub own: f32,
    /// By the choices of others.
    pub others: f32,
    /// What its mistakes cost.
    pub lost: f32,
}
