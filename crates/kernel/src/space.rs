use crate::{Game, SearchSettings, Seat};

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

/// No game has more [`Estimate::FEATURES`].
pub const MAX_FEATURES: usize = 32;

/// A cheap judgement of a position, for bots.
///
/// It is asked of determinized states only, so it may look at everything; it takes no step.
pub trait Estimate: Game {
    /// The names of the figures that [`Estimate::features`] gives.
    const FEATURES: &'static [&'static str];

    /// How bots search this game, as measured in the arena at equal time for each decision.
    const SEARCH: SearchSettings = SearchSettings::DEFAULT;

    /// How a hard bot searches.
    const HARD: SearchSettings = Self::SEARCH.hard();

    /// How an expert bot searches.
    const EXPERT: SearchSettings = Self::SEARCH.expert();

    /// How well `seat` stands, in points of the game and by a person's judgement: more is better.
    fn estimate(&self, seat: Seat) -> f32;

    /// What may tell who will win, as `seat` has it: figures of about one, in the order of
    /// [`Estimate::FEATURES`].
    fn features(&self, seat: Seat, into: &mut [f32]);

    /// What each figure counts, as fitted to games that were played. The chances of two seats are as the
    /// exponentials of their sums.
    fn weights(&self) -> &'static [f32];

    /// Whether the features can be trusted here. They cannot while an exchange is under way whose end decides: a
    /// search then continues its playout (quiescence search).
    fn is_quiescent(&self) -> bool {
        true
    }

    /// The weighted sum of the features of `seat`. The softmax over all seats gives their chances of winning.
    fn logit(&self, seat: Seat) -> f32 {
        let mut figures = [0.0; MAX_FEATURES];
        let figures = &mut figures[..Self::FEATURES.len()];
        self.features(seat, figures);
        figures.iter().zip(self.weights()).map(|(figure, weight)| figure * weight).sum()
    }
}
