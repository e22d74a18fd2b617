use crate::{Game, Seat};

/// How many factors an action has at most.
pub const N_FACTORS: usize = 4;

/// An action as a few small numbers, each below its [`ActionSpace::FACTORS`].
pub type Factors = [i16; N_FACTORS];

/// A fixed numbering of all actions of a game, for learning.
pub trait ActionSpace: Game {
    /// How many numbers there are.
    const SIZE: usize;

    /// The number of `action`, below [`ActionSpace::SIZE`].
    fn index(action: Self::Action) -> usize;

    /// The inverse of [`ActionSpace::index`]; nothing from [`ActionSpace::SIZE`] on.
    fn from_index(index: usize) -> Option<Self::Action>;

    /// How many values each factor of an action has; one where a factor is not used.
    const FACTORS: [usize; N_FACTORS] = [Self::SIZE, 1, 1, 1];

    /// An action as a few small choices, one after the other: a verb, a piece, a place. No two actions have the same.
    /// A net can have an output for each factor where one for each action would be too many; games with few actions
    /// have a single factor, the number itself.
    fn factors(action: Self::Action) -> Factors {
        [Self::index(action) as i16, 0, 0, 0]
    }

    /// Visits the number of every legal action of `seat`, in the order of [`Game::actions`]. Override it where numbers are
    /// had without making the actions; a law compares the two.
    #[inline]
    fn indices(&self, seat: Seat, visit: &mut impl FnMut(usize)) {
        self.actions(seat, &mut |action| visit(Self::index(action)));
    }

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
