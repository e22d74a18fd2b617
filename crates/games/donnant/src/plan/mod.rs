//! The rest of a turn worked out: what each choice promises if the turn is then played as well as it can be.
//!
//! Rolling is a small Markov decision process: 6^5 rolls, 2^5 sets of dice to keep, two re-rolls. A search that samples
//! rolls sees each of them once or never; here all are weighed. What dice may achieve (a card completed, a card bought, a
//! joker) is judged once, by the position in which the turn would end, and every roll is worth the best of what it
//! achieves (`lattice`, `goals`). The expectation over the dice that are rolled again is exact then (`roll`), but for
//! this: two achievements of one turn are taken to add up, as is what bonuses cost, and three of one turn are not looked
//! for, nor a bonus that is completed and used; the others answer re-rolled dice with one mark each; and a card from a
//! deck is worth the mean of three.
//!
//! What is done with dice that lie (`act`), with those of others (`window`) and with the first cards (`begin`) is judged
//! by the position in which the turn would then end: afterstates.

mod act;
mod begin;
mod bonuses;
mod goals;
mod lattice;
mod marks;
mod roll;
mod window;

#[cfg(test)]
mod tests;

use kernel::{Seat, Seats};

use crate::{
    Action, Card, Dice, Donnant, Phase, Since,
    state::{Slot, back_of},
};

/// Judges a position between two turns, or a finished game: the chance of the seat that plans.
type Judge<'a> = &'a mut dyn FnMut(&Donnant) -> f32;
/// Is told what a choice promises. A choice that is named twice promises the better of both.
type Visit<'a> = &'a mut dyn FnMut(Action, f32);

impl Donnant {
    /// Tells what every choice of `seat` promises, but for some that cannot serve anything.
    pub(crate) fn plan_turn(&self, seat: Seat, judge: Judge, visit: Visit) {
        match self.phase {
            Phase::Setup => self.plan_setup(seat, judge, visit),
            Phase::Roll => self.plan_roll(judge, visit),
            Phase::Window => self.plan_window(seat, judge, visit),
            _ => self.plan_acts(judge, visit),
        }
    }

    /// The position after the turn, if it ends here and nobody does anything more.
    fn turn_ended(&self) -> Donnant {
        let mut next = self.clone();
        for seat in next.everyone().without(next.active).iter() {
            let player = &mut next.players[seat];
            (player.used, player.since, player.tweaks) = (Dice::EMPTY, Since::default(), Default::default());
        }
        (next.waiting, next.rejected, next.phase) = (Seats::NONE, Dice::EMPTY, Phase::End);
        next.play(next.active, Action::End);
        next
    }

    /// Makes a step that nobody hears of. It and the lists that follow are compiled once for all plans: a module is to be
    /// small.
    #[inline(never)]
    fn play(&mut self, seat: Seat, action: Action) {
        self.apply_action(seat, action, &mut |_| ());
    }

    #[inline(never)]
    fn each_action(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        self.visit_actions(seat, &mut |action| visit(action));
    }

    #[inline(never)]
    fn each_mark(&self, seat: Seat, free: Dice, visit: &mut dyn FnMut(Action)) {
        self.visit_marks(seat, &self.shown(seat, free), &mut |action| visit(action));
    }

    fn value_if_ended(&self, judge: Judge) -> f32 {
        judge(&self.turn_ended())
    }

    fn after_action(&self, seat: Seat, action: Action) -> Donnant {
        let mut next = self.clone();
        next.play(seat, action);
        next.refill();
        next
    }

    /// Fills a place of the market from the middle of its deck: all choices of a plan are compared with the same card.
    fn refill(&mut self) {
        if let Phase::Refill { slot } = self.phase {
            self.market[usize::from(slot)] = self.stand_in(back_of(slot));
            if let Some(card) = self.market[usize::from(slot)] {
                self.deck.remove(card);
            }
            self.phase = Phase::Act { acted: true };
        }
    }

    fn stand_in(&self, back: crate::Back) -> Option<Card> {
        let cards = self.deck.and(back.cards());
        (!cards.is_empty()).then(|| cards.nth(cards.len() / 2))
    }

    /// The active player with a card from the market in hand, whatever it paid.
    fn with_bought(&self, slot: usize) -> Option<Donnant> {
        let card = self.market[slot]?;
        let mut next = self.clone();
        next.market[slot] = None;
        next.players[next.active].hand = crate::Cards::only(card);
        next.phase = Phase::Lay { slot: slot as Slot };
        Some(next)
    }

    /// The active player with the first, the middle and the last card of a deck in hand.
    fn with_drawn(&self, back: crate::Back) -> impl Iterator<Item = Donnant> {
        let cards = self.drawable(back);
        let last = cards.len().saturating_sub(1);
        let picked: crate::Cards = [0, last / 2, last].into_iter().map(|nth| cards.nth(nth)).collect();
        picked.iter().map(move |card| {
            let mut next = self.clone();
            next.deck.remove(card);
            next.players[next.active].hand = crate::Cards::only(card);
            next.phase = Phase::JokerLay;
            next
        })
    }

    /// The best place for the card in hand, if the turn ends then: what it promises, and the position after laying.
    fn best_laid(&self, judge: Judge) -> (f32, Donnant) {
        let mut best: Option<(f32, Donnant)> = None;
        self.each_action(self.active, &mut |action| {
            let next = self.after_action(self.active, action);
            let value = next.value_if_ended(judge);
            if best.as_ref().is_none_or(|it| it.0 < value) {
                best = Some((value, next));
            }
        });
        best.expect("a card that was taken can be laid")
    }

    /// What the joker's card of the better deck promises; nothing without a deck or a place for it.
    fn value_of_drawn(&self, back: crate::Back, judge: Judge) -> Option<f32> {
        if self.players[self.active].stall.is_full() || self.drawable(back).is_empty() {
            return None;
        }
        let (mut sum, mut n) = (0.0, 0.0);
        for state in self.with_drawn(back) {
            sum += state.best_laid(judge).0;
            n += 1.0;
        }
        Some(sum / n)
    }
}
