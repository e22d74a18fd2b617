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

/// How a seat ranks: compared part by part, greater is better. Usually the total, then the tie-breaks.
/// Equal standings share the place.
pub type Standing = [i32; STANDING_PARTS];

/// A [`Standing`] of these parts, the most important first; those left out are zero.
///
/// ```
/// // 31 points against one, and of equal totals the higher stack of chips is better.
/// assert!(kernel::standing([-31, 4]) > kernel::standing([-31, 2]));
/// assert!(kernel::standing([-31, 2]) > kernel::standing([-32, 9]));
/// ```
pub const fn standing<const N: usize>(parts: [i32; N]) -> Standing {
    const { assert!(N <= STANDING_PARTS) };
    let mut standing = [0; STANDING_PARTS];
    let mut n = 0;
    while n < N {
        standing[n] = parts[n];
        n += 1;
    }
    standing
}
