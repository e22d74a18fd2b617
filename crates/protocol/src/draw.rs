use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far the draw of a table's seed is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DrawMessage {
    /// 1, and one more for each time that the draw had to be repeated.
    pub round: u32,
    /// What the players' browsers have to do now.
    pub phase: DrawPhase,
    /// When the seats that are waited for are left out, in milliseconds since 1970; nothing once the draw is done.
    #[schema(required)]
    pub until: Option<i64>,
    /// From seat 1 on.
    pub seats: Vec<DrawSeat>,
}

/// What the players' browsers have to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawPhase {
    /// Each commits itself to a share.
    Commit,
    /// All are committed: each shows its share.
    Reveal,
    /// The seed of the dice is fixed.
    Done,
}

/// The part of a seat in a draw.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DrawSeat {
    /// How far it is.
    pub state: DrawState,
    /// 64 hexadecimal digits, once it is committed.
    #[schema(required)]
    pub commitment: Option<String>,
    /// 64 hexadecimal digits, once the draw is done.
    #[schema(required)]
    pub share: Option<String>,
}

/// How far a seat is in a draw.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawState {
    /// A bot adds nothing.
    None,
    /// Not committed yet.
    Awaited,
    /// Committed to a share that it has not shown yet.
    Committed,
    /// It has shown its share.
    Revealed,
    /// Left out: it was not there to commit itself.
    Absent,
    /// Left out: it was committed and did not show its share, so the draw was repeated without it.
    Withheld,
}
