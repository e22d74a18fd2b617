//! What may tell who will win.

use kernel::Seat;

use crate::{Alhambra, Phase};

pub(crate) const FEATURES: &[&str] = &[
    "points",
    "majority",
    "buildings",
    "money",
    "notes",
    "exact",
    "turn",
    "points-late",
    "majority-late",
    "buildings-late",
    "money-late",
    "notes-late",
];

/// About what a player has at the end.
const POINTS: f32 = 50.0;
/// How many buildings there are.
const BUILDINGS: f32 = 54.0;

impl Alhambra {
    pub(crate) fn describe(&self, seat: Seat, into: &mut [f32]) {
        let late = if self.phase == Phase::Over { 1.0 } else { 1.0 - self.deck.len() as f32 / BUILDINGS };
        let mut worth = 0.0;
        self.add_majorities(seat.index(), &mut worth);
        let points = f32::from(self.points_of(seat)) / POINTS;
        let majority = worth / POINTS;
        let buildings = self.buildings[seat].len() as f32 / 10.0;
        let money = f32::from(self.hands[seat].total()) / 20.0;
        let notes = self.hands[seat].len() as f32 / 5.0;
        let figures = [
            points,
            majority,
            buildings,
            money,
            notes,
            self.n_exact(seat) / 4.0,
            f32::from(u8::from(self.phase == Phase::Play && self.turn == seat)),
            late * points,
            late * majority,
            late * buildings,
            late * money,
            late * notes,
        ];
        into.copy_from_slice(&figures);
    }
}
