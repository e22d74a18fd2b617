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
    fn mark(&self, seat: Seat, mask: &mut [u8]) {
        mask.fill(0);
        self.actions(seat, &mut |action| mask[Self::index(action)] = 1);
    }
}

/// A cheap judgement of a position, for bots.
pub trait Estimate: Game {
    /// How well `seat` stands, in points of the game: more is better.
    ///
    /// It is asked of determinized states only, so it may look at everything; it takes no step.
    fn estimate(&self, seat: Seat) -> f32;
}
