//! What may tell who will win.

use kernel::Seat;

use crate::{Donnant, Phase, stall::MAX_CARDS};

pub(crate) const FEATURES: &[&str] = &[
    "laid",
    "held",
    "dice",
    "now",
    "completed",
    "cards",
    "uses",
    "active",
    "laid-late",
    "dice-late",
    "now-late",
    "completed-late",
    "cards-late",
];

/// About what a stall is worth at the end.
const POINTS: f32 = 20.0;
/// About how many rounds a game has.
const ROUNDS: f32 = 12.0;

impl Donnant {
    pub(crate) fn describe(&self, seat: Seat, into: &mut [f32]) {
        let stall = &self.players[seat].stall;
        let over = self.phase == Phase::Over;
        let late = if over { 1.0 } else { (1.0 - self.rounds_left() / ROUNDS).max(0.0) };
        let [laid, held, dice] = if over { [0.0; 3] } else { self.outlook(seat).map(|it| it / POINTS) };
        let now = f32::from(self.tally(seat).sum()) / POINTS;
        let completed = (0..stall.len()).filter(|&nth| stall.is_done(nth)).count() as f32 / MAX_CARDS as f32;
        let cards = (stall.len() as f32 + self.players[seat].hand.len() as f32) / MAX_CARDS as f32;
        let uses = (0..stall.len()).filter(|&nth| stall.is_done(nth)).map(|nth| self.uses_left(seat, nth)).sum::<f32>();
        let figures = [
            laid,
            held,
            dice,
            now,
            completed,
            cards,
            uses / 5.0,
            f32::from(u8::from(self.active == seat)),
            late * laid,
            late * dice,
            late * now,
            late * completed,
            late * cards,
        ];
        into.copy_from_slice(&figures);
    }

    fn uses_left(&self, seat: Seat, nth: usize) -> f32 {
        let stall = &self.players[seat].stall;
        f32::from(self.cards().face(stall.card(nth)).uses.saturating_sub(stall.uses(nth)))
    }
}
