//! A round: choosing, hands that change and pass on, the new deck, the end.

use kernel::Seat;

use crate::{
    Card, Cards, Event, Ginkgopolis, Phase, Tile,
    cards::cards_of,
    state::{HAL, Work},
};

/// How many cards a hand has, and that of the only player.
const HAND: u32 = 4;
const HAND_ALONE: u32 = 3;
/// How many cards of a new deck go to the discard at a small table.
const OFF_A_DECK: u8 = 7;
/// Our ruling: no game has more rounds. Nothing else stops players who neither lay tiles nor gain any;
/// a game that anybody wants to win takes about thirty.
pub(crate) const MAX_ROUNDS: u16 = 400;

impl Ginkgopolis {
    pub(crate) fn hand_size(&self) -> u32 {
        if self.is_solo() { HAND_ALONE } else { HAND }
    }

    pub(crate) fn cards_off_a_deck(&self) -> u8 {
        if self.is_small() { OFF_A_DECK } else { 0 }
    }

    /// Who draws the next card: the first in turn order who lacks one; then Hal.
    pub(crate) fn next_to_draw(&self) -> Option<Seat> {
        if let Phase::Change { seat } = self.phase {
            return Some(seat);
        }
        let short = |seat: &Seat| self.players[*seat].hand.len() < self.hand_size();
        let hal = (self.is_solo() && self.players[HAL].card.is_none()).then_some(HAL);
        self.in_turn_order().find(short).or(hal)
    }

    /// A card of the deck goes where one is due.
    pub(crate) fn draw(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        self.deck.remove(card);
        if self.phase == Phase::HalCard {
            self.work.second = Some(card);
        } else if let Some(seat) = self.next_to_draw() {
            if seat == HAL && self.is_solo() {
                self.players[HAL].card = Some(card);
            } else {
                self.players[seat].hand.insert(card);
                self.players[seat].seen.insert(card);
                tell(Event::Drew { seat, card });
            }
        }
        if self.deck.is_empty() {
            self.rebuild(tell);
        }
        self.go_on(tell);
    }

    /// At once when the last card is drawn: the discard and the cards of all new buildings are the deck.
    /// There are 21 cards at least and never more than 20 in hands (12 at a small table), so that some
    /// are left over.
    fn rebuild(&mut self, tell: &mut impl FnMut(Event)) {
        self.deck = self.discard.or(cards_of(self.city.sites));
        self.discard = Cards::EMPTY;
        self.city.sites = kernel::Set::EMPTY;
        self.to_discard = self.cards_off_a_deck();
        tell(Event::Rebuilt { cards: self.deck.len() as u8 });
        for seat in self.players.seats().iter() {
            for card in self.hidden_cards(seat).iter() {
                let age = &mut self.ages.0[kernel::Piece::index(card)];
                *age = age.saturating_add(1);
            }
        }
    }

    /// A card comes to light.
    pub(crate) fn unhide(&mut self, card: Card) {
        self.ages.0[kernel::Piece::index(card)] = 0;
        for seat in self.everyone().iter() {
            self.players[seat].seen.remove(card);
        }
    }

    fn discard_hand(&mut self, seat: Seat) -> Cards {
        let cards = std::mem::take(&mut self.players[seat].hand);
        cards.iter().for_each(|card| self.unhide(card));
        self.discard = self.discard.or(cards);
        cards
    }

    pub(crate) fn change_hand(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.players[seat].hand_tokens -= 1;
        let cards = self.discard_hand(seat);
        tell(Event::Changed { seat, cards });
        self.phase = Phase::Change { seat };
    }

    pub(crate) fn choose(&mut self, seat: Seat, card: Card, tile: Option<Tile>, tell: &mut impl FnMut(Event)) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.card = Some(card);
        player.laid = tile;
        if let Some(tile) = tile {
            player.tiles.remove(tile);
        }
        tell(Event::Chosen { seat });
        if self.choosing().is_empty() {
            self.phase = Phase::Reveal;
        }
    }

    pub(crate) fn open_round(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Choose;
        tell(Event::Round { round: self.round, seat: self.first });
    }

    /// The action of `seat` is over: the next one, or the end of the round.
    pub(crate) fn next_actor(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.actor = None;
        self.work = Work::default();
        if self.is_solo() {
            return if seat == HAL { self.end_round(tell) } else { self.hal_turns_up(tell) };
        }
        let next = self.left_of(seat);
        if next == self.first { self.end_round(tell) } else { self.resolve(next, tell) }
    }

    fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        if self.ending || self.round == MAX_ROUNDS {
            return self.end_game(tell);
        }
        self.round += 1;
        self.phase = Phase::Draw;
        if self.is_solo() {
            self.discard_hand(self.first);
            return;
        }
        // Unused cards and the first player card go to the left.
        let before = self.players;
        for seat in self.everyone().iter() {
            let left = self.left_of(seat);
            let to = &mut self.players[left];
            to.hand = before[seat].hand;
            to.seen = to.seen.or(to.hand);
        }
        self.first = self.left_of(self.first);
    }

    pub(crate) fn last_round(&mut self, event: Event, tell: &mut impl FnMut(Event)) {
        if !self.ending {
            self.ending = true;
            tell(event);
        }
    }

    pub(crate) fn end_game(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        self.tell_results(tell);
    }
}
