use crate::{Game, Seat};

/// A fixed numbering of all actions of a game, for learning.
pub trait ActionSpace: Game {
    /// How many numbers there are.
    const SIZE: usize;

    /// The number of `action`, below [`ActionSpace::SIZE`].
    fn index(action: Self::Action) -> usize;

    /// The inverse of [`ActionSpace::index`]; nothing from [`ActionSpace::SIZE`] on.
    fn from_index(index: usize) -> Option<Self::Action>;

    /// Writes a one at the number of every legal action of `seat`, and a zero at the others; `mask` has
    /// [`ActionSpace::SIZE`] places. Override it where that is cheaper than a visit.
    ///
    /// # Panics
    ///
    /// Panics if `mask` is shorter than [`ActionSpace::SIZE`].
    fn mark(&self, seat: Seat, mask: &mut [u8]) {
        mask.fill(0);
        self.actions(seat, &mut |action| mask[Self::index(action)] = 1);
    }
}
