//! How the game goes on: dealing, bids, exchanges, refill, the last round, the end of a deal.

use kernel::{BySeat, Seat, Seats};

use crate::{
    Action, Cards, Drawn, Event, LastDeal, Money, Phase, Side, lowest_serial, options::n_removed, tally, total,
};

/// How many cards a player is dealt.
pub(crate) const HAND: u32 = 6;
/// How many cards a row is filled up to.
pub(crate) const ROW: u32 = 4;
/// Our ruling: after so many rounds in a row without a card drawn, the next round is the last. Without
/// it, a table of people who only swap among themselves would never come to an end.
const STANDSTILL: u8 = 3;

impl Money {
    pub(crate) fn apply_chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        match drawn {
            Drawn::Remove(currency) => {
                self.removed.insert(currency);
                self.pile = self.pile.minus(currency.notes());
                tell(Event::Removed { currency });
                if self.removed.len() == n_removed(self.players()) {
                    self.phase = Phase::Deal;
                }
            }
            Drawn::Draw(card) => {
                self.pile.remove(card);
                if self.phase == Phase::Deal {
                    match self.next_dealt() {
                        Some(seat) => self.hands[seat].insert(card),
                        None => self.lay(card),
                    }
                    if self.left.len() == ROW {
                        self.open_deal(tell);
                    }
                } else {
                    self.lay(card);
                    self.phase = Phase::Refill { drew: true };
                    self.refill(tell);
                }
            }
        }
    }

    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Add(card) => {
                self.hands[seat].remove(card);
                self.bids[seat].insert(card);
            }
            Action::Seal => {
                self.sealed = self.sealed.with(seat);
                tell(Event::Sealed { seat });
                if self.sealed == self.everyone() {
                    self.reveal(tell);
                }
            }
            Action::Row(side) => {
                let (given, cards) = (self.bids[seat], self.row(side));
                *self.row_mut(side) = given;
                tell(Event::Took { seat, side, cards, given });
                self.finish(seat, cards, tell);
            }
            Action::Swap(other) => {
                let (given, cards) = (self.bids[seat], self.bids[other]);
                self.bids[other] = given;
                tell(Event::Swapped { seat, other, cards, given });
                self.finish(seat, cards, tell);
            }
            Action::Keep => {
                let cards = self.bids[seat];
                tell(Event::Kept { seat, cards });
                self.finish(seat, cards, tell);
            }
        }
    }

    /// The seat that the next card is dealt to; none once all hands are full.
    pub(crate) fn next_dealt(&self) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.len() < HAND).map(|(seat, _)| seat)
    }

    /// To the right first, then to the left.
    fn lay(&mut self, card: crate::Card) {
        let side = if self.right.len() < ROW { Side::Right } else { Side::Left };
        self.row_mut(side).insert(card);
    }

    fn open_deal(&mut self, tell: &mut impl FnMut(Event)) {
        self.hands.iter().for_each(|(seat, &cards)| tell(Event::Hand { seat, cards }));
        self.open_round(tell);
    }

    fn open_round(&mut self, tell: &mut impl FnMut(Event)) {
        let Money { deal, round, right, left, .. } = *self;
        self.phase = Phase::Bid;
        tell(Event::Round { deal, round, right, left, pile: self.pile.len() as u8 });
    }

    fn reveal(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.everyone().iter() {
            let cards = self.bids[seat];
            // What lies on the table is no part of a hand any more.
            self.known[seat] = self.known[seat].minus(cards);
            tell(if cards.is_empty() {
                Event::Bluff { seat }
            } else {
                Event::Bid { seat, cards, total: total(cards) }
            });
        }
        self.exchange_next(tell);
    }

    /// The actor takes `cards` into its hand, for all to see, and is finished for the round.
    fn finish(&mut self, seat: Seat, cards: Cards, tell: &mut impl FnMut(Event)) {
        self.hands[seat] = self.hands[seat].or(cards);
        self.known[seat] = self.known[seat].or(cards);
        self.bids[seat] = Cards::EMPTY;
        self.exchange_next(tell);
    }

    fn exchange_next(&mut self, tell: &mut impl FnMut(Event)) {
        match self.highest_bidder() {
            Some(actor) => self.phase = Phase::Exchange { actor },
            None if self.last_round => self.end_deal(tell),
            None => {
                self.phase = Phase::Refill { drew: false };
                self.refill(tell);
            }
        }
    }

    /// The rank belongs to the cards, not to the player: the highest total, then the lowest serial number.
    pub(crate) fn highest_bidder(&self) -> Option<Seat> {
        let (mut most, mut holder, mut tied) = (0, None, false);
        // Every card is worth something, so a bid of nothing is none.
        for (seat, &bid) in self.bids.iter() {
            let sum = total(bid);
            tied = sum == most || tied && sum < most;
            holder = if sum > most { Some(seat) } else { holder };
            most = most.max(sum);
        }
        if !tied || most == 0 {
            return holder;
        }
        // Rare enough to reckon it all again.
        let rivals = self.bids.seats_where(|&bid| total(bid) == most);
        rivals.iter().min_by_key(|&seat| lowest_serial(self.bids[seat]))
    }

    /// Goes on to the next round unless a card must still be drawn.
    fn refill(&mut self, tell: &mut impl FnMut(Event)) {
        let Phase::Refill { drew } = self.phase else { return };
        let short = self.right.len() < ROW || self.left.len() < ROW;
        if short && !self.pile.is_empty() {
            return;
        }
        self.idle_rounds = if drew { 0 } else { self.idle_rounds + 1 };
        self.round += 1;
        self.sealed = Seats::NONE;
        if self.pile.is_empty() {
            self.last_round = true;
            tell(Event::LastRound);
        } else if self.idle_rounds == STANDSTILL {
            self.last_round = true;
            tell(Event::Standstill);
        }
        self.open_round(tell);
    }

    fn end_deal(&mut self, tell: &mut impl FnMut(Event)) {
        let mut points = BySeat::empty(self.players());
        for (seat, &hand) in self.hands.iter() {
            let tally = tally(hand);
            points[seat] = tally.sum();
            self.tallies[seat].add(tally);
            tell(Event::Scored { deal: self.deal, seat, points: tally.sum(), tally });
        }
        self.last_deal = Some(LastDeal { hands: self.hands, right: self.right, left: self.left, points });
        if self.deal < self.options.deals {
            return self.begin_deal();
        }
        self.phase = Phase::Over;
        let sum = |seat: Seat| self.tallies[seat].sum();
        let most = self.everyone().iter().map(sum).max().unwrap_or(0);
        tell(Event::Won { winners: self.everyone().iter().filter(|&seat| sum(seat) == most).collect(), points: most });
    }
}
