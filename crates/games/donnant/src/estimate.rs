//! A cheap judgement of a position: what the cards may bring, and what the dice promise.

use kernel::{Estimate, NetUse, Opponents, SearchSettings, Seat, Sheet};

use crate::{
    Action, Donnant, Ending, Phase, features::FEATURES, net_inputs::NET_INPUTS, prospect::Prospect, stall::MAX_CARDS,
    weights::WEIGHTS,
};

impl Estimate for Donnant {
    const FEATURES: &'static [&'static str] = FEATURES;
    const SEARCH: SearchSettings = SearchSettings { opponents: Opponents::Search, ..SearchSettings::DEFAULT };

    const MASTER: SearchSettings = SearchSettings { plan: true, net: NetUse::LEAVES, ..Self::SEARCH.expert() };

    /// Every evaluation card by what it may bring and how likely it is completed, every bonus by its
    /// uses; for the active player besides what the dice promise.
    fn estimate(&self, seat: Seat) -> Option<f32> {
        if self.phase == Phase::Over {
            return Some(f32::from(self.tally(seat).sum()));
        }
        let [laid, held, _] = self.outlook(seat);
        let prospect = Prospect::of(self, &self.players[seat].stall).counting_dice();
        let dice = if seat == self.active { prospect.promise(seat) } else { 0.0 };
        Some(laid + held + dice)
    }

    const NET_INPUTS: usize = NET_INPUTS;

    #[inline]
    fn write_net_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        self.write_inputs(viewer, sheet);
    }

    fn is_between_turns(&self) -> bool {
        self.phase == Phase::Rolling && self.rolls == 0
    }

    fn plan(&self, seat: Seat, judge: &mut dyn FnMut(&Donnant) -> f32, visit: &mut dyn FnMut(Action, f32)) -> bool {
        self.plan_turn(seat, judge, visit);
        true
    }

    fn is_sensible(&self, seat: Seat, action: Action) -> bool {
        self.serves(seat, action)
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        self.describe(seat, into);
    }

    fn weights(&self) -> &'static [f32] {
        &WEIGHTS
    }
}

impl Donnant {
    /// What the cards of the stall may bring, those not yet laid, and the dice.
    pub(crate) fn outlook(&self, seat: Seat) -> [f32; 3] {
        let player = &self.players[seat];
        let prospect = Prospect::of(self, &player.stall);
        let laid: f32 = (0..player.stall.len()).map(|nth| prospect.worth(nth)).sum();
        let held: f32 = player.hand.iter().map(|card| prospect.worth_in_hand(card)).sum();
        let dice = if seat == self.active { prospect.promise(seat) } else { 0.0 };
        [laid, held, dice]
    }
}

impl Donnant {
    /// About so many rounds are still to be played.
    pub(crate) fn rounds_left(&self) -> f32 {
        let most = self.players.iter().map(|(_, player)| player.stall.len()).max().unwrap_or(0);
        match self.ending {
            Ending::No => 1.2 * (MAX_CARDS - most) as f32 + 1.5,
            Ending::ThisRound => 1.5,
            Ending::LastRound => 0.5,
        }
    }
}
