//! What is hidden from whom, and what a hidden part may be.

use kernel::{BySeat, Draw, Observer, Seat, Seats, Set};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{Cards, Currency, HandPoints, LastDeal, Money, Options, Phase, state::N_SEATS};

/// All that one observer can know.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was settled beforehand.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of the deal, from one.
    pub deal: u8,
    /// The number of the round, from one in each deal.
    pub round: u16,
    /// Whether no round follows.
    pub last_round: bool,
    /// Rounds in a row whose refill drew no card.
    pub idle_rounds: u8,
    /// The currencies that are out.
    pub removed: Set<Currency>,
    /// How many cards the pile has.
    pub n_pile: u8,
    /// The arbiter alone knows which.
    pub pile: Option<Cards>,
    /// The row to the right.
    pub right: Cards,
    /// The row to the left.
    pub left: Cards,
    pub seats: BySeat<SeatView, N_SEATS>,
    /// Who has bid in this round.
    pub sealed: Seats,
    /// How the deal before lay at its end.
    pub last_deal: Option<LastDeal>,
}

kernel::fields!(View { field options, field phase, field deal, field round, field last_round, field idle_rounds, field removed, field n_pile, field pile, field right, field left, each seats, field sealed, field last_deal });

/// What an observer can know of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many cards its hand has, those of a bid not yet shown included.
    pub n_cards: u8,
    /// Which of them everybody could know, having watched all exchanges.
    pub known: Cards,
    /// Its hand without the bid, where that may be seen.
    pub hand: Option<Cards>,
    /// Its bid, where that may be seen.
    pub bid: Option<Cards>,
    /// Points of finished deals.
    pub tally: HandPoints,
}

kernel::fields!(SeatView { field n_cards, field known, field hand, field bid, field tally });

impl Money {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let mut seats = BySeat::empty(self.players());
        self.everyone().iter().for_each(|seat| seats[seat] = self.seat_view(seat, observer));
        View {
            options: self.options,
            phase: self.phase,
            deal: self.deal,
            round: self.round,
            last_round: self.last_round,
            idle_rounds: self.idle_rounds,
            removed: self.removed,
            n_pile: self.pile.len() as u8,
            pile: (observer == Observer::Arbiter).then_some(self.pile),
            right: self.right,
            left: self.left,
            seats,
            sealed: self.sealed,
            last_deal: self.last_deal,
        }
    }

    pub(crate) fn seat_view(&self, seat: Seat, observer: Observer) -> SeatView {
        let shown = self.phase != Phase::Bid;
        let own = observer == Observer::Arbiter || observer == Observer::Seat(seat);
        let (hand, bid) = (self.hands[seat], self.bids[seat]);
        let n_hidden = if shown { 0 } else { bid.len() };
        SeatView {
            n_cards: (hand.len() + n_hidden) as u8,
            known: self.known[seat],
            hand: own.then_some(hand),
            bid: (own || shown).then_some(bid),
            tally: self.tallies[seat],
        }
    }

    /// Cards that the view does not place are spread at random over hidden hands and the pile. A bid
    /// that is sealed but hidden is some part of its hand; one in the making is not begun yet.
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Money {
        let players = view.seats.seats().len();
        let mut game = Money {
            options: view.options,
            phase: view.phase,
            deal: view.deal,
            round: view.round,
            last_round: view.last_round,
            idle_rounds: view.idle_rounds,
            removed: view.removed,
            pile: Cards::EMPTY,
            right: view.right,
            left: view.left,
            hands: BySeat::empty(players),
            bids: BySeat::empty(players),
            known: BySeat::empty(players),
            sealed: view.sealed,
            tallies: BySeat::empty(players),
            last_deal: view.last_deal,
        };
        let mut unseen = view.removed.iter().fold(Cards::all(), |cards, currency| cards.minus(currency.notes()));
        unseen = unseen.minus(view.right).minus(view.left);
        for (seat, it) in view.seats.iter() {
            game.known[seat] = it.known;
            game.tallies[seat] = it.tally;
            game.bids[seat] = it.bid.unwrap_or_default();
            game.hands[seat] = it.hand.unwrap_or(it.known);
            unseen = unseen.minus(game.hands[seat]).minus(game.bids[seat]);
        }
        for (seat, it) in view.seats.iter().filter(|(_, it)| it.hand.is_none()) {
            for _ in game.hands[seat].len()..u32::from(it.n_cards) {
                draw(&mut unseen, &mut game.hands[seat], rng);
            }
            if it.bid.is_none() && view.sealed.contains(seat) {
                // One card is about as likely as two or three, and any number is possible.
                while !game.hands[seat].is_empty() && rng.below(3) != 0 {
                    draw(&mut game.hands[seat], &mut game.bids[seat], rng);
                }
            }
        }
        game.pile = unseen;
        game
    }
}

/// Moves a random card.
fn draw(from: &mut Cards, to: &mut Cards, rng: &mut impl Rng) {
    let card = from.nth(rng.below(from.len()));
    from.remove(card);
    to.insert(card);
}
