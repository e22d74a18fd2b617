//! Prestige, and who ranks before whom.

use kernel::{Seat, Standing, standing};

use crate::{Ai, MintWorks, plans::Kind, solo};

/// From so many stars on the game ends.
pub const GOAL: u8 = 7;
/// Equal in all else, the player nearest to this age wins.
const AGE: u8 = 42;

kernel::score_lines! {
    /// `culture`
    Culture = "culture",
    /// `production`
    Production = "production",
    /// `utility`
    Utility = "utility",
    /// `deed`
    Deed = "deed",
}

const LINES: [(ScoreLine, Kind); 4] = [
    (ScoreLine::Culture, Kind::Culture),
    (ScoreLine::Production, Kind::Production),
    (ScoreLine::Utility, Kind::Utility),
    (ScoreLine::Deed, Kind::Deed),
];

impl MintWorks {
    pub(crate) fn visit_score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        for (line, kind) in LINES {
            let buildings = self.quarters[seat].buildings.iter().filter(|plan| plan.card().kind == kind);
            visit(line, buildings.map(|plan| i32::from(self.stars_of(seat, plan))).sum());
        }
    }

    /// Rachael's win by an empty supply goes before all; then stars, cards, mints, and the age where it
    /// was told. Equal in all that, players share the victory (our ruling).
    pub(crate) fn rank(&self, seat: Seat) -> Standing {
        let quarter = &self.quarters[seat];
        standing([
            i32::from(self.mints_ran_out() && seat == solo::SEAT),
            i32::from(self.stars(seat)),
            (quarter.plans.len() + quarter.buildings.len()) as i32,
            if self.has_no_end_of_mints(seat) { i32::MAX } else { i32::from(quarter.mints) },
            self.options.ages.get(seat.index()).map_or(0, |age| -i32::from(age.abs_diff(AGE))),
        ])
    }

    /// Whether Rachael's supply is empty, by which she wins.
    pub(crate) fn mints_ran_out(&self) -> bool {
        self.ai == Some(Ai::Rachael) && self.mint_supply == 0
    }
}
