use kernel::{Candidates, Estimate, NetUse, Opponents, Piece, SearchSettings, Seat, Sheet};

use crate::{
    Cards, Currency, Money, Phase, Side,
    cards::{COIN_VALUE, NOTE_SUMS, NOTES, coins, notes_of},
    features::FEATURES,
    net_inputs::NET_INPUTS,
    score::NOTES_WORTH,
    total,
    weights::WEIGHTS,
};

/// A bid of this sum gets what it is made for about every second time.
const EVEN_BID: f32 = 70.0;

impl Estimate for Money {
    const FEATURES: &'static [&'static str] = FEATURES;
    const SEARCH: SearchSettings = SearchSettings {
        opponents: Opponents::Policy(Candidates::All),
        candidates: Candidates::All,
        quiescence: true,
        ..SearchSettings::DEFAULT
    };

    const MASTER: SearchSettings = SearchSettings { net: NetUse::LEAVES, rechoose: true, ..Self::SEARCH.expert() };

    const NET_INPUTS: usize = NET_INPUTS;

    #[inline]
    fn write_net_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        self.write_inputs(viewer, sheet);
    }

    /// Points of finished deals, and what the hand may become: in the last round what it is worth.
    fn estimate(&self, seat: Seat) -> Option<f32> {
        let past = f32::from(self.tallies[seat].sum());
        let (hand, bid) = (self.hands[seat], self.bids[seat]);
        let now = match self.phase {
            Phase::Over | Phase::Remove | Phase::Deal => 0.0,
            Phase::Refill { .. } => self.prospect(Worth::of(hand)),
            Phase::Bid | Phase::Exchange { .. } => self.with_bid(seat, Worth::of(hand.or(bid))),
        };
        Some(past + now)
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        self.describe(seat, into);
    }

    /// Bids are made at the same time, so the sealed ones of the others tell no more than those to come.
    fn take_back_unseen(&mut self, seat: Seat) {
        if self.phase != Phase::Bid {
            return;
        }
        for other in self.everyone().without(seat).iter() {
            self.hands[other] = self.hands[other].or(self.bids[other]);
            self.bids[other] = Cards::EMPTY;
        }
        self.sealed = self.sealed.minus(self.everyone().without(seat));
    }

    /// A bid is worth what it brings, and that is known when all are exchanged.
    fn is_quiescent(&self) -> bool {
        match self.phase {
            Phase::Bid => self.sealed.is_empty() && self.bids.iter().all(|(_, bid)| bid.is_empty()),
            Phase::Exchange { .. } => false,
            Phase::Remove | Phase::Deal | Phase::Refill { .. } | Phase::Over => true,
        }
    }

    fn weights(&self) -> &'static [f32] {
        &WEIGHTS
    }
}

impl Money {
    /// What the hand may become if the bid goes for the better row, the other, or home again, where it is worth
    /// `all` together with the hand.
    pub(crate) fn with_bid(&self, seat: Seat, all: Worth) -> f32 {
        let (hand, bid, home) = (self.hands[seat], self.bids[seat], self.prospect(all));
        if bid.is_empty() {
            return home;
        }
        let gain = |side| (self.prospect(Worth::of(hand.or(self.row(side)))) - home).max(0.0);
        let (right, left) = (gain(Side::Right), gain(Side::Left));
        let (best, second) = (right.max(left), right.min(left));
        // Before the reveal the sum tells how likely one is to choose first; afterwards the rank does.
        let first = match self.phase {
            Phase::Exchange { .. } => {
                let above = self.bids.iter().filter(|(_, other)| total(bid) < total(**other)).count();
                if self.phase == (Phase::Exchange { actor: seat }) { 1.0 } else { 0.5f32.powi(above as i32) }
            }
            _ => {
                let sum = f32::from(total(bid));
                sum * sum / (sum * sum + EVEN_BID * EVEN_BID)
            }
        };
        home + first * best + (1.0 - first) * first * second
    }

    pub(crate) fn prospect(&self, Worth { now, hope, gold }: Worth) -> f32 {
        if self.last_round {
            return now;
        }
        // The longer the pile lasts, the more a hand that is not yet worth anything may become.
        let left = self.pile.len() as f32 / 31.0;
        let weight = 0.25 + 0.75 * left;
        (1.0 - weight) * now + weight * (hope + gold)
    }
}

/// What cards are worth.
#[derive(Copy, Clone)]
pub(crate) struct Worth {
    /// At the end of a deal.
    pub now: f32,
    /// What the notes may become.
    pub hope: f32,
    /// The expected points of gold coins.
    pub gold: f32,
}

impl Worth {
    /// One look at each currency: searches ask for this more often than for anything else.
    pub fn of(cards: Cards) -> Worth {
        let coins = COIN_VALUE * cards.and(coins()).len() as u16;
        let (mut now, mut hope) = (coins as i16, 0.0);
        for currency in 0..Currency::COUNT {
            let notes = notes_of(cards, currency);
            now += NOTES_WORTH[notes];
            hope += HOPE[notes];
        }
        Worth { now: now.into(), hope, gold: coins.into() }
    }
}

/// What the notes of one currency may bring in the end: totals are worth more the nearer they come to
/// 200, triplets the more of them is there.
static HOPE: [f32; 1 << NOTES] = {
    let mut hope = [0.0; 1 << NOTES];
    let mut notes = 0;
    while notes < hope.len() {
        let sum = NOTE_SUMS[notes] as f32;
        let twenties = (notes & 0b111).count_ones();
        let thirties = (notes >> 3 & 0b111).count_ones();
        let value = if sum < 200.0 { sum * sum / 200.0 } else { sum };
        hope[notes] = value + TRIPLET_HOPE[twenties as usize] + TRIPLET_HOPE[thirties as usize];
        notes += 1;
    }
    hope
};

const TRIPLET_HOPE: [f32; 4] = [0.0, 5.0, 30.0, 100.0];
