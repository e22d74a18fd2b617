use crate::{NetUse, Opponents, SearchSettings, Seat, Sheet, Tensor};

/// No game has more [`Estimate::FEATURES`].
pub const MAX_FEATURES: usize = 32;

/// What a game can say about a position that is not over, for bots. Every part of it is optional:
/// `impl Estimate for MyGame {}` is enough, and bots then judge by playing games out to their end.
///
/// It is asked of determinized states only, so it may look at everything; it takes no step. Bots let
/// chance settle first, so it is asked where a seat owes a choice or the game is over.
pub trait Estimate: Tensor {
    /// The names of the numbers that [`Estimate::features`] writes. Without any, a search plays out to the
    /// end of the game instead of weighing features.
    const FEATURES: &'static [&'static str] = &[];

    /// How bots search this game, as measured in the arena at equal time for each decision. Without features there
    /// is no policy to guess the others by, so they search too.
    const SEARCH: SearchSettings = match Self::FEATURES {
        [] => SearchSettings { opponents: Opponents::Search, ..SearchSettings::DEFAULT },
        _ => SearchSettings::DEFAULT,
    };

    /// How a hard bot searches.
    const HARD: SearchSettings = Self::SEARCH.hard();

    /// How an expert bot searches.
    const EXPERT: SearchSettings = Self::SEARCH.expert();

    /// How a master bot searches, with the net of the game.
    const MASTER: SearchSettings = SearchSettings { net: NetUse::ALL, ..Self::SEARCH.expert() };

    /// How well `seat` stands, in points of the game and by hand-written judgement: more is better.
    /// Nothing if the game offers no such judgement; bots then look at the ends of playouts.
    fn estimate(&self, _seat: Seat) -> Option<f32> {
        None
    }

    /// Numbers of about one that predict who will win, as `seat` has them, in the order of
    /// [`Estimate::FEATURES`].
    fn features(&self, _seat: Seat, _into: &mut [f32]) {}

    /// The weight of each feature, fitted to played games by `comptoir train`. The chances of two seats to
    /// win are as the exponentials of their [`Estimate::logit`]s.
    fn weights(&self) -> &'static [f32] {
        &[]
    }

    /// How many numbers [`Estimate::write_net_inputs`] writes.
    const NET_INPUTS: usize = Self::LEN;

    /// Writes the inputs of a net for an imagined position, besides the features of all seats, around `viewer`. A game
    /// overrides it where a net would learn slowly from the observation.
    #[inline]
    fn write_net_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        self.observe(viewer, sheet);
    }

    /// Whether `action`, which is legal for `seat`, may serve something. Bots leave out what cannot, unless there is
    /// nothing else: it would be worse than doing nothing at once, and change nothing besides.
    fn is_sensible(&self, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// Works out what every choice of `seat` promises until its turn is over, if the game can do so better than a search
    /// that samples: exactly over the dice, say. `judge` tells the chance of `seat` to win from a position between turns;
    /// `visit` is told every choice with its chance, the better one if twice. Says whether it had anything to say.
    fn plan(
        &self,
        _seat: Seat,
        _judge: &mut dyn FnMut(&Self) -> f32,
        _visit: &mut dyn FnMut(Self::Action, f32),
    ) -> bool {
        false
    }

    /// Whether a turn is over and the next has not begun: there a plan asks for a judgement, so a net learns from there.
    fn is_between_turns(&self) -> bool {
        false
    }

    /// Takes back what other seats than `seat` have chosen at the same time as it and unseen by it, so that they owe the
    /// choice again. It is asked of imagined states, for [`SearchSettings::rechoose`].
    fn take_back_unseen(&mut self, _seat: Seat) {}

    /// Whether the features can be trusted here. In the middle of an exchange whose end decides they cannot,
    /// and a search that asks for quiescence plays on.
    fn is_quiescent(&self) -> bool {
        true
    }

    /// The features of `seat` times their weights: one more makes the odds to win e times better.
    fn logit(&self, seat: Seat) -> f32 {
        let mut features = [0.0; MAX_FEATURES];
        let features = &mut features[..Self::FEATURES.len()];
        self.features(seat, features);
        features.iter().zip(self.weights()).map(|(feature, weight)| feature * weight).sum()
    }
}
