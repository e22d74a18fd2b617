use kernel::{Candidates, Estimate, Game, NetUse, Opponents, SearchSettings, Seat};

use crate::{
    MintWorks, Phase, Plan,
    features::FEATURES,
    plans::{Effect, Kind, Stars},
    score::GOAL,
    weights::WEIGHTS,
};

/// What a mint is worth, in stars: a star costs two or three, and a space besides.
const MINT: f32 = 0.35;
/// The same for mints beyond those that can be spent soon.
const SPARE_MINT: f32 = 0.1;
/// How many can be spent soon.
const SOON: f32 = 8.0;
/// What a phase is worth: who ends one gives its free spaces away.
const PHASE: f32 = 0.5;
/// What the first turn of the next phase is worth.
const TOKEN: f32 = 0.15;
/// How much of the best Plan counts before it is built, and of the others.
const BEST_PLAN: f32 = 0.85;
const OTHER_PLANS: f32 = 0.55;
/// What a won or lost game counts, above all stars.
const GAME: f32 = 30.0;
/// Rachael wins by an empty supply: with fewer mints than this each one missing counts.
const DRAINED: f32 = 12.0;
const DRAIN: f32 = 0.5;
/// How much of the strongest rival's strength is one's own weakness.
const RIVAL: f32 = 0.7;

impl Estimate for MintWorks {
    const FEATURES: &'static [&'static str] = FEATURES;
    const SEARCH: SearchSettings =
        SearchSettings { opponents: Opponents::Policy(Candidates::All), ..SearchSettings::DEFAULT };
    /// More iterations win little here: with the usual 200 an expert would hardly play better than a hard bot.
    const HARD: SearchSettings = SearchSettings { iterations: 100, ..Self::SEARCH.hard() };

    /// With a net there is no cheap guess of the others that is as good as it: all seats search.
    const MASTER: SearchSettings =
        SearchSettings { opponents: Opponents::Search, net: NetUse::ALL, ..Self::SEARCH.expert() };

    fn estimate(&self, seat: Seat) -> Option<f32> {
        Some(self.outlook(seat))
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        self.describe(seat, into);
    }

    fn weights(&self) -> &'static [f32] {
        &WEIGHTS
    }
}

impl MintWorks {
    /// One's own prospects, less those of the strongest rival; at the end, who has won.
    pub(crate) fn outlook(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            let winners = self.winners();
            let share = if winners.contains(seat) { GAME / f32::from(winners.len()) } else { -GAME };
            return share + f32::from(self.stars(seat));
        }
        let rounds = self.rounds_left();
        let rivals = self.everyone().without(seat).iter().map(|other| self.prospects(other, rounds));
        let strongest = rivals.fold(f32::NEG_INFINITY, f32::max);
        let token = if self.first_player == seat { TOKEN } else { 0.0 };
        let drained = self.counted_supply().map_or(0.0, |left| (DRAINED - f32::from(left)).max(0.0));
        self.prospects(seat, rounds) - RIVAL * strongest + token - DRAIN * drained - PHASE * f32::from(self.round)
    }

    /// The nearer somebody is to the goal, the fewer rounds will follow.
    pub(crate) fn rounds_left(&self) -> f32 {
        let most = self.everyone().iter().map(|seat| self.stars(seat)).max().unwrap_or(0);
        1.0 + 0.6 * f32::from(GOAL.saturating_sub(most))
    }

    /// Stars, mints, income, and what the Plans may become.
    fn prospects(&self, seat: Seat, rounds: f32) -> f32 {
        let quarter = &self.quarters[seat];
        let mints = if self.has_no_end_of_mints(seat) { SOON } else { f32::from(quarter.mints) };
        let mut worth = f32::from(self.stars(seat));
        worth += MINT * mints.min(SOON) + SPARE_MINT * (mints - SOON).max(0.0);
        worth += quarter.buildings.iter().map(|plan| self.yield_of(seat, plan, rounds)).sum::<f32>();
        let (mut best, mut all) = (0.0f32, 0.0);
        for plan in quarter.plans.iter() {
            // What is built later works for a shorter time, and building costs mints.
            let later = self.stars_if_built(seat, plan, rounds) + self.yield_of(seat, plan, rounds - 1.0) - 2.0 * MINT;
            best = best.max(later);
            all += later.max(0.0);
        }
        worth + BEST_PLAN * best + OTHER_PLANS * (all - best)
    }

    pub(crate) fn stars_if_built(&self, seat: Seat, plan: Plan, rounds: f32) -> f32 {
        let quarter = &self.quarters[seat];
        let culture = |plan: &Plan| plan.card().kind == Kind::Culture;
        let stars = match plan.card().stars {
            Stars::Printed(stars) => f32::from(stars),
            Stars::PerCulture => 1.0 + quarter.buildings.iter().filter(culture).count() as f32,
            Stars::PerBuilding => 1.0 + f32::from(self.n_buildings(seat)),
            Stars::PerMint => rounds - 1.0,
            Stars::PerPlan(stars) => f32::from(stars) * (quarter.plans.len() as f32 - 1.0),
        };
        match plan.card().effect {
            Effect::Spoils => stars - quarter.buildings.iter().filter(culture).count() as f32,
            _ => stars,
        }
    }

    /// What a Building will bring besides the stars it has.
    pub(crate) fn yield_of(&self, seat: Seat, plan: Plan, rounds: f32) -> f32 {
        let a_round = match plan.card().effect {
            Effect::Income(mints) => MINT * f32::from(mints),
            Effect::IncomePerBuilding => MINT * (1.0 + f32::from(self.n_buildings(seat))),
            Effect::Hoards => 0.8,
            Effect::Shares => 0.5 * MINT,
            Effect::Discount(_) => 0.7 * MINT,
            Effect::Assembles => 2.0 * MINT,
            Effect::Opens(location) => 0.5 * MINT * f32::from(location.card().income),
            Effect::None | Effect::CountsTwice | Effect::Spoils => 0.0,
        };
        a_round * rounds.max(0.0)
    }
}
