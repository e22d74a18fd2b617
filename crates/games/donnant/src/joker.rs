//! The joker, after the third roll: one or two dice into boxes, or the top card of a deck.

use std::ops::ControlFlow;

use kernel::Seat;

use crate::{Action, Back, Card, Cards, Colour, Donnant, Event, JokerRule, Phase, Refusal, choice::MAX_ROLLS};

/// A joker of dice writes no more boxes.
const JOKER_MARKS: u8 = 2;

impl Donnant {
    pub(crate) fn visit_jokers(&self, seat: Seat, acted: bool, visit: &mut impl FnMut(Action)) {
        if self.check_joker(seat, acted).is_err() {
            return;
        }
        if self.is_mark_in_reach(seat, self.unspent()) {
            visit(Action::JokerDice);
        }
        if !self.players[seat].stall.is_full() {
            let some = |back: &&Back| !self.drawable(**back).is_empty();
            Back::ALL.iter().filter(some).for_each(|&back| visit(Action::JokerCard(back)));
        }
    }

    pub(crate) fn check_joker_choice(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_joker(seat, self.phase != Phase::Act { acted: false })?;
        match action {
            Action::JokerDice if !self.is_mark_in_reach(seat, self.unspent()) => Err(Refusal::NothingFits),
            Action::JokerCard(_) if self.players[seat].stall.is_full() => Err(Refusal::StallFull),
            Action::JokerCard(back) if self.drawable(back).is_empty() => Err(Refusal::DeckEmpty),
            _ => Ok(()),
        }
    }

    /// What forbids any joker.
    pub(crate) fn check_joker(&self, seat: Seat, acted: bool) -> Result<(), Refusal> {
        if self.rolls < MAX_ROLLS {
            Err(Refusal::ThirdRoll)
        } else if acted {
            Err(Refusal::ActedAlready)
        } else if self.options.joker == JokerRule::Strict && self.is_anything_possible(seat) {
            Err(Refusal::JokerNotNeeded)
        } else {
            Ok(())
        }
    }

    /// Whether a card can be bought or completed with all five dice as they lie, bonuses not counted.
    fn is_anything_possible(&self, seat: Seat) -> bool {
        let real = self.real();
        let mut found = |_| ControlFlow::Break(());
        self.visit_purchases(seat, &real, 0, &mut found).is_break()
            || self.visit_completions(seat, &real, &mut found).is_break()
    }

    pub(crate) fn write_with_joker(&mut self, die: Colour, card: Card, index: usize, tell: &mut impl FnMut(Event)) {
        let (seat, Phase::JokerDice { marks }) = (self.active, self.phase) else { return };
        let nth = self.players[seat].stall.find(card).expect("it lies in the stall");
        let value = self.die(seat, die).value;
        let complete = self.write(seat, nth, index, value);
        self.spent.insert(die);
        tell(Event::Wrote { seat, card, number: index as u8 + 1, value });
        if complete {
            tell(Event::Completed { seat, card });
        }
        self.phase = if marks + 1 < JOKER_MARKS { Phase::JokerDice { marks: marks + 1 } } else { Phase::End };
    }

    pub(crate) fn decline(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.active;
        let card = self.players[seat].hand.lowest().expect("a card was drawn");
        self.players[seat].hand = Cards::EMPTY;
        self.put_under(card);
        tell(Event::Declined { seat, card });
        self.phase = Phase::End;
    }
}
