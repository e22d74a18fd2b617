//! What Buildings do, all but the upkeep: how they count, what they save, what they are worth.

use kernel::{Piece, Seat};

use crate::{
    Location, MintWorks, Plan, Plans,
    plans::{ALL, CARDS, Effect, Kind, Stars},
};

/// Which Building makes each location cheaper for its owner.
static DISCOUNTS: [Option<Plan>; Location::COUNT] = {
    let mut discounts = [None; Location::COUNT];
    let mut n = 0;
    while n < Plan::COUNT {
        if let Effect::Discount(location) = CARDS[n].effect {
            discounts[location as usize] = Some(ALL[n]);
        }
        n += 1;
    }
    discounts
};

impl MintWorks {
    /// What is left of a price of `mints` for `seat`, at least one.
    pub(crate) fn discounted(&self, seat: Seat, location: Location, mints: u8) -> u8 {
        match DISCOUNTS[location as usize] {
            Some(plan) if self.quarters[seat].buildings.contains(plan) => (mints - 1).max(1),
            _ => mints,
        }
    }

    /// Whether what `seat` buys is built at once.
    pub(crate) fn assembles(&self, seat: Seat) -> bool {
        self.quarters[seat].buildings.iter().any(|plan| plan.card().effect == Effect::Assembles)
    }

    /// How many Buildings `seat` has, as Buildings count them.
    pub(crate) fn n_buildings(&self, seat: Seat) -> u8 {
        count(self.quarters[seat].buildings.iter())
    }

    /// What `seat` has reached.
    pub(crate) fn stars(&self, seat: Seat) -> u8 {
        self.quarters[seat].buildings.iter().map(|plan| self.stars_of(seat, plan)).sum()
    }

    /// What one Building of `seat` is worth at this moment.
    pub(crate) fn stars_of(&self, seat: Seat, plan: Plan) -> u8 {
        let quarter = &self.quarters[seat];
        let stars = match plan.card().stars {
            Stars::Printed(stars) => stars,
            Stars::PerCulture => count(quarter.buildings.iter().filter(|it| it.card().kind == Kind::Culture)),
            Stars::PerBuilding => self.n_buildings(seat),
            Stars::PerMint => self.gallery,
            Stars::PerPlan(stars) => stars * quarter.plans.len() as u8,
        };
        if plan.card().kind == Kind::Culture { stars.saturating_sub(spoilt(quarter.buildings.set())) } else { stars }
    }
}

fn count(buildings: impl Iterator<Item = Plan>) -> u8 {
    buildings.map(|plan| if plan.card().effect == Effect::CountsTwice { 2 } else { 1 }).sum()
}

/// How much less each culture Building among `buildings` is worth.
fn spoilt(buildings: Plans) -> u8 {
    buildings.iter().filter(|plan| plan.card().effect == Effect::Spoils).count() as u8
}
