//! What a position is worth: points, what the scorings to come would bring, and what money may buy.
//!
//! The figures were found by letting greedy players with different ones play each other.

use kernel::{Candidates, Estimate, NetUse, Opponents, Piece, Policy, SearchSettings, Seat, Sheet};

use crate::{
    Alhambra, Category, Currency, Notes, Phase, Place, Scoring, features::FEATURES, net_inputs::NET_INPUTS,
    notes::MAX_COPIES, state::N_SEATS, weights::WEIGHTS,
};

/// How sure the present order is at a scoring, while no building of a category is owned; and all points
/// that the category gives then, as multiples of its rank and a rest.
const SCORINGS: [(Scoring, f32, [f32; 2]); Scoring::COUNT] =
    [(Scoring::A, 0.8, [1.0, 0.0]), (Scoring::B, 0.5, [2.0, 7.0]), (Scoring::C, 0.4, [3.0, 22.0])];
/// Each unit of money may buy so many points.
const MONEY: f32 = 0.5;
/// Each note makes more sums possible, and so exact payments.
const NOTE: f32 = 0.8;
/// Money loses its worth when fewer buildings than this are to come.
const PLENTY: f32 = 20.0;
/// A building in the yard that could be paid exactly.
const EXACT: f32 = 1.0;
/// To have the turn.
const TEMPO: f32 = 3.0;
/// What others have counts half.
const OTHERS: f32 = 0.5;

impl Estimate for Alhambra {
    const FEATURES: &'static [&'static str] = FEATURES;
    const SEARCH: SearchSettings =
        SearchSettings { playout: 6, candidates: Candidates::Sample(3), ..SearchSettings::DEFAULT };

    /// The net judges at once. All seats search: that costs a third of guessing what others do by weighing all their
    /// actions, and so allows three times the iterations. Who goes by the fitted weights alone hoards money, so what is
    /// tried first goes by the estimate.
    const MASTER: SearchSettings = SearchSettings {
        iterations: 4800,
        opponents: Opponents::Search,
        playout: 0,
        policy: Policy::Estimate,
        net: NetUse::LEAVES,
        ..Self::SEARCH.expert()
    };

    const NET_INPUTS: usize = NET_INPUTS;

    #[inline]
    fn write_net_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        self.write_inputs(viewer, sheet);
    }

    fn estimate(&self, seat: Seat) -> Option<f32> {
        let mut worth = [0.0; N_SEATS];
        for it in self.everyone().iter() {
            worth[it.index()] = f32::from(self.points_of(it));
        }
        if self.phase != Phase::Over {
            self.everyone().iter().for_each(|it| self.add_majorities(it.index(), &mut worth[it.index()]));
            let plenty = (self.deck.len() as f32 / PLENTY).min(1.0);
            for (it, hand) in self.hands.iter() {
                worth[it.index()] += plenty * (MONEY * f32::from(hand.total()) + NOTE * hand.len() as f32);
            }
            worth[seat.index()] += self.chances(seat);
        }
        let mine = worth[seat.index()];
        let all: f32 = self.everyone().iter().map(|it| worth[it.index()]).sum();
        Some(mine - OTHERS * (all - mine) / f32::from(self.players() - 1))
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        self.describe(seat, into);
    }

    fn weights(&self) -> &'static [f32] {
        &WEIGHTS
    }
}

impl Alhambra {
    /// Adds what the categories bring to an owner in the scorings to come. The more of the buildings of one are
    /// owned, the surer is the present order; as far as it is not, each building brings its part of all points.
    pub(crate) fn add_majorities(&self, owner: usize, worth: &mut f32) {
        let (owned, total, standings) = (self.owned.of(owner), self.owned.total(), self.owned.standings(owner));
        for category in Category::each().filter(|it| owned[it.index()] > 0) {
            let size = category.buildings().len() as f32;
            let settled = f32::from(total[category.index()]) / size;
            for (scoring, base, [of_rank, rest]) in SCORINGS {
                if !self.scored.contains(scoring) {
                    let sure = base + (1.0 - base) * settled;
                    let now = f32::from(standings.share(scoring, category));
                    let part = (of_rank * f32::from(category.rank()) + rest) / size;
                    *worth += sure * now + (1.0 - sure) * f32::from(owned[category.index()]) * part;
                }
            }
        }
    }

    /// What lies in the yard for `seat`, and whether it can have it now.
    fn chances(&self, seat: Seat) -> f32 {
        let tempo = if self.phase == Phase::Play && self.turn == seat { TEMPO } else { 0.0 };
        EXACT * self.n_exact(seat) + tempo
    }

    /// How many buildings of the yard `seat` could pay exactly.
    pub(crate) fn n_exact(&self, seat: Seat) -> f32 {
        let exact = |place: &Place| {
            let price = self.yard[place.index()].map(|building| building.price());
            price.is_some_and(|price| pays_exactly(self.hands[seat], place.currency(), price))
        };
        Place::each().filter(exact).count() as f32
    }
}

/// Whether some notes of a currency add up to `price`.
fn pays_exactly(hand: Notes, currency: Currency, price: u8) -> bool {
    sums(hand.lanes(currency)) >> price & 1 == 1
}

/// The sums that notes of one currency can make, a bit each.
pub(crate) fn sums(lanes: u32) -> u32 {
    let (mut lanes, mut sums) = (lanes, 1u32);
    while lanes != 0 {
        sums |= sums << (lanes.trailing_zeros() / MAX_COPIES + 1);
        lanes &= lanes - 1;
    }
    sums
}
