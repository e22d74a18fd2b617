//! The window: before or after a re-roll, all passive players may each write one rejected die, at once
//! and unseen by one another. Who can write nothing is not asked.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Card, Colour, Dice, Donnant, Effect, Event, Phase, options::WindowRule, possible, stall::MAX_CARDS};

/// What a passive player has done in the open window, card by card in the order of the stall.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Since {
    /// The boxes that were filled, a bit each.
    pub written: [u8; MAX_CARDS],
    /// The uses of bonuses.
    pub ticked: [u8; MAX_CARDS],
}

impl Donnant {
    pub(crate) fn open_window(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Window;
        let passive = self.everyone().without(self.active);
        self.waiting = passive.iter().filter(|&seat| self.may_write(seat)).collect();
        if self.waiting.is_empty() {
            self.close_window(tell);
        }
    }

    /// Whether a passive player may write and has something to write: the first die is free, each other
    /// one uses a bonus.
    fn may_write(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let allowed = player.used.is_empty() || player.stall.ticks().extra > 0;
        allowed && self.is_mark_in_reach(seat, self.rejected.minus(player.used))
    }

    pub(crate) fn write_in_window(
        &mut self,
        seat: Seat,
        die: Colour,
        card: Card,
        index: usize,
        tell: &mut impl FnMut(Event),
    ) {
        if !self.players[seat].used.is_empty() {
            let nth = self.tick(seat, Effect::ExtraRejectedDie);
            self.players[seat].since.ticked[nth] += 1;
        }
        let nth = self.players[seat].stall.find(card).expect("it lies in the stall");
        let value = self.die(seat, die).value;
        self.write(seat, nth, index, value);
        let player = &mut self.players[seat];
        player.used.insert(die);
        player.since.written[nth] |= 1 << index;
        self.stay_or_leave(seat);
        if self.waiting.is_empty() {
            self.close_window(tell);
        }
    }

    pub(crate) fn leave_window(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.waiting = self.waiting.without(seat);
        if self.waiting.is_empty() {
            self.close_window(tell);
        }
    }

    /// Who can write nothing more has finished.
    pub(crate) fn stay_or_leave(&mut self, seat: Seat) {
        if !self.may_write(seat) {
            self.waiting = self.waiting.without(seat);
        }
    }

    /// All is shown at once, and the turn goes on.
    pub(crate) fn close_window(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.everyone().without(self.active).iter() {
            self.tell_window(seat, tell);
            let player = &mut self.players[seat];
            player.used = Dice::EMPTY;
            player.since = Since::default();
            player.tweaks = Default::default();
        }
        self.waiting = Seats::NONE;
        match self.options.window {
            WindowRule::A => self.roll_again(),
            WindowRule::B => self.roll_on(),
        }
        self.rejected = Dice::EMPTY;
    }

    fn tell_window(&self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let player = &self.players[seat];
        for nth in 0..player.stall.len() {
            let (card, times) = (player.stall.card(nth), player.since.ticked[nth]);
            if times > 0 {
                tell(Event::Used { seat, card, times });
            }
        }
        for nth in 0..player.stall.len() {
            let (card, written) = (player.stall.card(nth), player.since.written[nth]);
            for index in (0..8).filter(|index| written >> index & 1 == 1) {
                let value = possible::value(player.stall.values(nth), index);
                tell(Event::Wrote { seat, card, number: index as u8 + 1, value });
            }
            if written != 0 && player.stall.is_done(nth) {
                tell(Event::Completed { seat, card });
            }
        }
    }
}
