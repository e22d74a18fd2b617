//! How the game goes on: dealing, the turn, the round, the end.

use kernel::{Piece, Seat, Seats};

use crate::{
    Action, Back, Card, Cards, Dice, Donnant, Drawn, Effect, Ending, Event, Order, Phase, Place, Tweak,
    choice::MAX_ROLLS,
    options::WindowRule,
    possible,
    state::{SLOTS, Slot, back_of, price_of},
};

/// How many cards of each back a player is dealt.
pub(crate) const DEALT: u32 = 2;
/// Our ruling: a game still running at the end of this round ends there. Without it, a table of people
/// who never take a card would never come to an end.
const LAST_ROUND: u8 = 40;

impl Donnant {
    pub(crate) fn apply_chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        match drawn {
            Drawn::Roll(die, value) => {
                self.dice[die.index()] = value;
                self.rolling.remove(die);
                if self.rolling.is_empty() {
                    self.rolled(tell);
                }
            }
            Drawn::Draw(card) => {
                self.take_from_deck(card);
                match self.phase {
                    Phase::Refill { slot } => {
                        self.market[usize::from(slot)] = Some(card);
                        tell(Event::Refilled { card });
                        self.phase = Phase::Act { acted: true };
                    }
                    Phase::JokerDraw { .. } => {
                        self.players[self.active].hand.insert(card);
                        tell(Event::Drew { seat: self.active, card });
                        self.phase = Phase::JokerLay;
                    }
                    _ => self.deal(card, tell),
                }
            }
        }
    }

    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Discard(card) => {
                self.players[seat].hand.remove(card);
                self.players[seat].discard = Some(card);
            }
            Action::Lay(card, place) => self.lay(seat, card, place, tell),
            Action::Reroll(dice) => self.reroll(dice, tell),
            Action::Stop => {
                tell(Event::Stopped { seat });
                self.phase = Phase::Act { acted: false };
            }
            Action::Skip => self.leave_window(seat, tell),
            Action::Mark(die, card, number) if self.phase == Phase::Window => {
                self.write_in_window(seat, die, card, number.index(), tell);
            }
            Action::Mark(die, card, number) => self.write_with_joker(die, card, number.index(), tell),
            Action::Buy(card, dice) => self.buy(card, dice, tell),
            Action::Complete(card, order) => self.complete(card, order, tell),
            Action::JokerDice => {
                tell(Event::JokerDice { seat });
                self.phase = Phase::JokerDice { marks: 0 };
            }
            Action::JokerCard(back) => {
                tell(Event::JokerCard { seat, back });
                self.phase = Phase::JokerDraw { back };
            }
            Action::Decline => self.decline(tell),
            Action::Tweak(die, pip) => {
                let now = self.die(seat, die);
                let value = pip.on(now.value).expect("a die counts from one to six");
                self.change(seat, die, Tweak { value, ..now }, Effect::PipPlusMinus1);
                self.tell_in_turn(Event::Tweaked { seat, die, value }, tell);
            }
            Action::Paint(die, colour) => {
                let now = self.die(seat, die);
                self.change(seat, die, Tweak { colour, ..now }, Effect::ChangeDieColour);
                self.tell_in_turn(Event::Painted { seat, die, colour }, tell);
            }
            Action::End => self.end_turn(tell),
        }
    }

    /// The seat that the next card is dealt to, after the market is full.
    pub(crate) fn next_dealt(&self) -> Option<Seat> {
        if self.market.contains(&None) {
            return None;
        }
        self.players.iter().find(|(_, player)| player.hand.len() < 2 * DEALT).map(|(seat, _)| seat)
    }

    /// The deck from which nature draws now.
    pub(crate) fn drawn_from(&self) -> Back {
        match self.phase {
            Phase::Refill { slot } => back_of(slot),
            Phase::JokerDraw { back } => back,
            _ => match self.next_dealt() {
                Some(seat) if self.players[seat].hand.len() < DEALT => Back::Green,
                Some(_) => Back::Yellow,
                None => {
                    let slot = self.market.iter().position(Option::is_none).unwrap_or(0);
                    back_of(slot as Slot)
                }
            },
        }
    }

    fn deal(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        match self.next_dealt() {
            Some(seat) => self.players[seat].hand.insert(card),
            None => *self.market.iter_mut().find(|slot| slot.is_none()).expect("a place is empty") = Some(card),
        }
        if self.players.iter().any(|(_, player)| player.hand.len() < 2 * DEALT) {
            return;
        }
        let row = |back: Back| self.market.iter().flatten().copied().filter(|it| it.back() == back).collect();
        tell(Event::Market { evaluation: row(Back::Green), bonus: row(Back::Yellow) });
        self.players.iter().for_each(|(seat, player)| tell(Event::Hand { seat, cards: player.hand }));
        self.phase = Phase::Setup;
        self.waiting = self.everyone();
    }

    /// A card under the deck is drawn only once the deck is empty.
    fn take_from_deck(&mut self, card: Card) {
        if self.deck.contains(card) {
            return self.deck.remove(card);
        }
        match card.back() {
            Back::Green => self.under_green.pop(),
            Back::Yellow => self.under_yellow.pop(),
        }
        for seat in self.everyone().iter() {
            let discard = &mut self.players[seat].discard;
            *discard = discard.filter(|it| *it != card);
        }
    }

    fn lay(&mut self, seat: Seat, card: Card, place: Place, tell: &mut impl FnMut(Event)) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.stall.lay(&self.options.deck, card, place);
        if self.phase == Phase::Setup {
            if player.hand.is_empty() {
                self.waiting = self.waiting.without(seat);
            }
            if self.waiting.is_empty() {
                self.open_stalls(tell);
            }
            return;
        }
        tell(Event::Laid { seat, card, x: place.x(), y: place.y() });
        if player.stall.is_full() && self.ending == Ending::No {
            self.ending = Ending::ThisRound;
            tell(Event::Ninth { seat });
        }
        self.phase = match self.phase {
            Phase::Lay { slot } if self.drawable(back_of(slot)).is_empty() => Phase::Act { acted: true },
            Phase::Lay { slot } => Phase::Refill { slot },
            _ => Phase::End,
        };
    }

    /// All stalls are shown at once. Our ruling: what was discarded lies under the decks in the order of
    /// seats, regardless of who chose first.
    fn open_stalls(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.everyone().iter() {
            let player = self.players[seat];
            let card = player.discard.expect("everybody has discarded");
            self.put_under(card);
            tell(Event::Stall { seat, cards: player.stall.cards(), back: card.back() });
        }
        self.begin_turn(tell);
    }

    fn begin_turn(&mut self, tell: &mut impl FnMut(Event)) {
        self.rolls = 0;
        self.spent = Dice::EMPTY;
        self.rolling = Dice::all();
        self.phase = Phase::Rolling;
        tell(Event::Turn { seat: self.active, round: self.round });
    }

    fn rolled(&mut self, tell: &mut impl FnMut(Event)) {
        self.rolls += 1;
        let [y, o, g, b, v] = self.dice;
        tell(Event::Rolled { seat: self.active, rolls: self.rolls, y, o, g, b, v });
        if self.options.window == WindowRule::B && !self.rejected.is_empty() {
            return self.open_window(tell);
        }
        self.roll_on();
    }

    fn reroll(&mut self, dice: Dice, tell: &mut impl FnMut(Event)) {
        tell(Event::Rerolls { seat: self.active, dice });
        self.rejected = dice;
        match self.options.window {
            WindowRule::A => self.open_window(tell),
            WindowRule::B => self.roll_again(),
        }
    }

    pub(crate) fn roll_again(&mut self) {
        self.rolling = self.rejected;
        self.phase = Phase::Rolling;
    }

    /// After the third roll the active player acts without being asked.
    pub(crate) fn roll_on(&mut self) {
        self.phase = if self.rolls < MAX_ROLLS { Phase::Roll } else { Phase::Act { acted: false } };
    }

    fn buy(&mut self, card: Card, dice: Dice, tell: &mut impl FnMut(Event)) {
        let (seat, slot) = (self.active, self.slot_of(card).expect("the market has it"));
        let cheaper = u32::from(price_of(slot)) - dice.len();
        for _ in 0..cheaper {
            self.tick(seat, Effect::OneDieCheaper);
        }
        self.spent = self.spent.or(dice);
        self.market[usize::from(slot)] = None;
        self.players[seat].hand = Cards::only(card);
        tell(Event::Bought { seat, card, dice, cheaper: cheaper as u8 });
        self.phase = Phase::Lay { slot };
    }

    fn complete(&mut self, card: Card, order: Order, tell: &mut impl FnMut(Event)) {
        let seat = self.active;
        let nth = self.players[seat].stall.find(card).expect("it lies in the stall");
        let empty = self.players[seat].stall.values(nth);
        let n_boxes = usize::from(self.cards().face(card).n_boxes);
        let boxes = (0..n_boxes).filter(|&index| possible::value(empty, index) == 0);
        for (index, die) in boxes.zip(order.iter()) {
            let value = self.die(seat, die).value;
            self.write(seat, nth, index, value);
        }
        self.spent = self.spent.or(order.dice());
        tell(Event::Completed { seat, card });
        self.phase = Phase::Act { acted: true };
    }

    pub(crate) fn write(&mut self, seat: Seat, nth: usize, index: usize, value: u8) -> bool {
        self.players[seat].stall.write(&self.options.deck, nth, index, value)
    }

    fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        self.players[self.active].tweaks = Default::default();
        let next = self.active.index() + 1;
        if next < usize::from(self.everyone().len()) {
            self.active = Seat::new(next);
            return self.begin_turn(tell);
        }
        if self.ending == Ending::LastRound || self.round == LAST_ROUND {
            return self.end_game(tell);
        }
        if self.ending == Ending::ThisRound {
            self.ending = Ending::LastRound;
            tell(Event::LastRound);
        }
        self.round += 1;
        self.active = Seat::new(0);
        self.begin_turn(tell);
    }

    fn end_game(&mut self, tell: &mut impl FnMut(Event)) {
        if self.ending != Ending::LastRound {
            tell(Event::Late);
        }
        self.phase = Phase::Over;
        let points = |seat: Seat| i32::from(self.tally(seat).sum());
        for seat in self.everyone().iter() {
            tell(Event::Scored { seat, points: points(seat) as i16, tally: self.tally(seat) });
        }
        let most = self.everyone().iter().map(points).max().unwrap_or(0);
        let winners: Seats = self.everyone().iter().filter(|&seat| points(seat) == most).collect();
        tell(Event::Won { winners, points: most as i16 });
    }
}

// Rows and columns of the market are places in one list.
const _: () = assert!(SLOTS == 8);
