//! Bonuses that change a die: one more or less, another colour. Those that save a die or add one are
//! used by the purchase and by the further mark themselves.

use kernel::{Piece, Seat};

use crate::{Action, Colour, Dice, Donnant, Effect, Event, Phase, Pip, Refusal, Tweak};

impl Donnant {
    pub(crate) fn visit_bonuses(&self, seat: Seat, free: Dice, visit: &mut impl FnMut(Action)) {
        let ticks = self.players[seat].stall.ticks();
        if ticks.pip > 0 {
            for die in free.iter() {
                let value = self.die(seat, die).value;
                let fits = |pip: &Pip| pip.on(value).is_some();
                [Pip::Plus, Pip::Minus].into_iter().filter(fits).for_each(|pip| visit(Action::Tweak(die, pip)));
            }
        }
        if ticks.paint > 0 {
            for die in free.iter() {
                let now = self.die(seat, die).colour;
                Colour::each().filter(|it| *it != now).for_each(|colour| visit(Action::Paint(die, colour)));
            }
        }
    }

    pub(crate) fn check_bonus(&self, seat: Seat, free: Dice, action: Action) -> Result<(), Refusal> {
        let (Action::Tweak(die, _) | Action::Paint(die, _)) = action else { return Err(Refusal::NoBonus) };
        let Tweak { value, colour } = self.die(seat, die);
        let ticks = self.players[seat].stall.ticks();
        match action {
            _ if !free.contains(die) => Err(Refusal::DieUsed),
            Action::Tweak(..) if ticks.pip == 0 => Err(Refusal::NoBonus),
            Action::Tweak(_, pip) if pip.on(value).is_none() => Err(Refusal::PipRange),
            Action::Paint(..) if ticks.paint == 0 => Err(Refusal::NoBonus),
            Action::Paint(_, new) if new == colour => Err(Refusal::SameColour),
            _ => Ok(()),
        }
    }

    /// Uses a bonus once, and says of which card of the stall.
    pub(crate) fn tick(&mut self, seat: Seat, effect: Effect) -> usize {
        self.players[seat].stall.tick(&self.options.deck, effect)
    }

    pub(crate) fn change(&mut self, seat: Seat, die: Colour, tweak: Tweak, effect: Effect) {
        let nth = self.tick(seat, effect);
        let player = &mut self.players[seat];
        player.tweaks[die.index()] = Some(tweak);
        if self.phase == Phase::Window {
            player.since.ticked[nth] += 1;
            self.stay_or_leave(seat);
        }
    }

    /// What a passive player does is told when the window closes.
    pub(crate) fn tell_in_turn(&mut self, event: Event, tell: &mut impl FnMut(Event)) {
        match self.phase {
            Phase::Window if self.waiting.is_empty() => self.close_window(tell),
            Phase::Window => (),
            _ => tell(event),
        }
    }
}
