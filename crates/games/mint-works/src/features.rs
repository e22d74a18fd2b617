//! What may tell who will win.

use kernel::Seat;

use crate::{MintWorks, score::GOAL};

pub(crate) const FEATURES: &[&str] = &[
    "estimate",
    "stars",
    "mints",
    "spare-mints",
    "income",
    "best-plan",
    "other-plans",
    "buildings",
    "token",
    "turn",
    "estimate-late",
    "stars-late",
    "mints-late",
    "income-late",
    "best-plan-late",
    "at-goal",
];

/// More mints than this cannot be spent soon.
const SOON: f32 = 8.0;

impl MintWorks {
    pub(crate) fn describe(&self, seat: Seat, into: &mut [f32]) {
        let quarter = &self.quarters[seat];
        let most = self.everyone().iter().map(|it| self.stars(it)).max().unwrap_or(0);
        let late = (f32::from(most) / f32::from(GOAL)).min(1.0);
        let rounds = self.rounds_left();
        let stars = f32::from(self.stars(seat)) / f32::from(GOAL);
        let mints = if self.has_no_end_of_mints(seat) { SOON } else { f32::from(quarter.mints) };
        let income = quarter.buildings.iter().map(|plan| self.yield_of(seat, plan, 1.0)).sum::<f32>();
        let (mut best, mut all) = (0.0f32, 0.0);
        for plan in quarter.plans.iter() {
            let later = self.stars_if_built(seat, plan, rounds) + self.yield_of(seat, plan, rounds - 1.0);
            best = best.max(later);
            all += later.max(0.0);
        }
        let estimate = self.outlook(seat) / f32::from(GOAL);
        let figures = [
            estimate,
            stars,
            mints.min(SOON) / 4.0,
            (mints - SOON).max(0.0) / 4.0,
            income,
            best / 3.0,
            (all - best) / 3.0,
            quarter.buildings.len() as f32 / 4.0,
            f32::from(u8::from(self.first_player == seat)),
            f32::from(u8::from(self.turn == seat)),
            late * estimate,
            late * stars,
            late * mints.min(SOON) / 4.0,
            late * income,
            late * best / 3.0,
            f32::from(u8::from(stars >= 1.0)),
        ];
        into.copy_from_slice(&figures);
    }
}
