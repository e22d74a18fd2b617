/// Why a choice is refused at the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum PlayError<R> {
    /// The game has ended.
    #[error("over")]
    Over,
    /// This seat owes no choice now.
    #[error("not-your-turn")]
    NotYourTurn,
    /// A rule forbids it.
    #[error("refused")]
    Refused(R),
}

/// How many figures a [`Standing`] has.
pub const STANDING_PARTS: usize = 6;

/// Compared in order, greater is better: the total, then the tie-breaks. Equal standings share the place.
pub type Standing = [i32; STANDING_PARTS];
