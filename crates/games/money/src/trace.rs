use kernel::{BySeat, Seat, Seats, Set};
use serde::Serialize;

use crate::{Cards, Currency, LastDeal, Money, Phase, state::N_SEATS};

/// All there is, in the keys of the trace format (`docs/trace.md`).
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    deal: u8,
    round: u16,
    last_round: bool,
    phase: &'static str,
    removed: Set<Currency>,
    pile: Cards,
    right: Cards,
    left: Cards,
    hands: BySeat<Cards, N_SEATS>,
    bids: BySeat<Option<Cards>, N_SEATS>,
    sealed: Seats,
    actor: Option<Seat>,
    totals: BySeat<i16, N_SEATS>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_deal: Option<LastDeal>,
}

impl Snapshot {
    pub(crate) fn of(game: &Money) -> Self {
        let (phase, actor) = match game.phase {
            Phase::Remove | Phase::Deal => ("deal", None),
            Phase::Bid => ("bid", None),
            Phase::Exchange { actor } => ("exchange", Some(actor)),
            Phase::Refill { .. } => ("refill", None),
            Phase::Over => ("over", None),
        };
        let nobody_bid = game.sealed.is_empty() && game.bidders().is_empty();
        let fresh = game.phase == Phase::Bid && game.round == 1 && nobody_bid;
        Snapshot {
            deal: game.deal,
            round: game.round,
            last_round: game.last_round,
            phase,
            removed: game.removed,
            pile: game.pile,
            right: game.right,
            left: game.left,
            hands: game.hands,
            bids: BySeat::new(game.players(), |seat| Some(game.bids[seat]).filter(|bid| !bid.is_empty())),
            sealed: game.sealed,
            actor,
            totals: BySeat::new(game.players(), |seat| game.tallies[seat].sum()),
            // Only where the deal has just ended.
            last_deal: game.last_deal.filter(|_| fresh || game.phase == Phase::Over),
        }
    }
}
