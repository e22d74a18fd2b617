//! What Buildings do, all but the upkeep: how they count, what they save, what they are worth.

use kernel::{Piece, Seat};

use crate::{
    Location, Locations, MintWorks, Plan, Plans,
    plans::{ALL, CARDS, Effect, Kind, Stars},
};

/// The Plans whose card has a pattern, a bit each: counted at once where a walk through a neighbourhood would ask every
/// card.
macro_rules! marked {
    ($field:ident: $($pattern:pat_param)|+) => {{
        let (mut marked, mut n) = (0u32, 0);
        while n < Plan::COUNT {
            if let $($pattern)|+ = CARDS[n].$field {
                marked |= 1 << n;
            }
            n += 1;
        }
        marked
    }};
}

const CULTURE: u32 = marked!(kind: Kind::Culture);
const COUNTS_TWICE: u32 = marked!(effect: Effect::CountsTwice);
const SPOILS: u32 = marked!(effect: Effect::Spoils);
const ASSEMBLES: u32 = marked!(effect: Effect::Assembles);
/// Those that do something in upkeep.
pub(crate) const WORKS: u32 =
    marked!(effect: Effect::Income(_) | Effect::IncomePerBuilding | Effect::Hoards | Effect::Shares);
/// Their printed stars are one, two or three.
const STARS: [u32; 3] =
    [marked!(stars: Stars::Printed(1)), marked!(stars: Stars::Printed(2)), marked!(stars: Stars::Printed(3))];
const PRINTED: u32 = marked!(stars: Stars::Printed(_));

// One card at most takes stars from others, and no card has more printed.
const _: () =
    assert!(SPOILS.count_ones() == 1 && PRINTED == STARS[0] | STARS[1] | STARS[2] | marked!(stars: Stars::Printed(0)));

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

/// What a discount leaves of a price.
pub(crate) const fn cheapened(mints: u8) -> u8 {
    if mints > 1 { mints - 1 } else { mints }
}

impl MintWorks {
    /// What is left of a price of `mints` for `seat`, at least one.
    pub(crate) fn discounted(&self, seat: Seat, location: Location, mints: u8) -> u8 {
        match DISCOUNTS[location as usize] {
            Some(plan) if self.quarters[seat].buildings.contains(plan) => cheapened(mints),
            _ => mints,
        }
    }

    /// The locations that cost `seat` less.
    #[inline]
    pub(crate) fn cheaper_locations(&self, seat: Seat) -> Locations {
        let buildings = self.quarters[seat].buildings.set();
        let mut cheaper = Locations::EMPTY;
        for (plan, location) in [(Plan::Truck, Location::Supplier), (Plan::Crane, Location::Builder)] {
            if buildings.contains(plan) {
                cheaper.insert(location);
            }
        }
        cheaper
    }

    /// Whether what `seat` buys is built at once.
    pub(crate) fn assembles(&self, seat: Seat) -> bool {
        self.quarters[seat].buildings.set().bits() & ASSEMBLES != 0
    }

    /// How many Buildings `seat` has, as Buildings count them.
    pub(crate) fn n_buildings(&self, seat: Seat) -> u8 {
        count(self.quarters[seat].buildings.set().bits())
    }

    /// What `seat` has reached: what is printed at once, what varies card by card.
    pub(crate) fn stars(&self, seat: Seat) -> u8 {
        let set = self.quarters[seat].buildings.set().bits();
        if set == 0 {
            return 0;
        }
        let [ones, twos, threes] = STARS.map(|stars| (set & stars).count_ones());
        let mut stars = (ones + 2 * twos + 3 * threes) as u8;
        if set & SPOILS != 0 {
            stars -= (set & CULTURE & (STARS[0] | STARS[1] | STARS[2])).count_ones() as u8;
        }
        for plan in Plans::from_bits(set & !PRINTED).iter() {
            stars += self.stars_of(seat, plan);
        }
        stars
    }

    /// What one Building of `seat` is worth at this moment.
    pub(crate) fn stars_of(&self, seat: Seat, plan: Plan) -> u8 {
        let quarter = &self.quarters[seat];
        let set = quarter.buildings.set().bits();
        let stars = match plan.card().stars {
            Stars::Printed(stars) => stars,
            Stars::PerCulture => count(set & CULTURE),
            Stars::PerBuilding => count(set),
            Stars::PerMint => self.gallery,
            Stars::PerPlan(stars) => stars * quarter.plans.len() as u8,
        };
        if plan.card().kind == Kind::Culture { stars.saturating_sub((set & SPOILS).count_ones() as u8) } else { stars }
    }
}

fn count(buildings: u32) -> u8 {
    (buildings.count_ones() + (buildings & COUNTS_TWICE).count_ones()) as u8
}

// The two discounts that are asked for by name are all there are.
const _: () = {
    let mut n = 0;
    while n < Plan::COUNT {
        match (ALL[n], CARDS[n].effect) {
            (Plan::Truck, Effect::Discount(Location::Supplier))
            | (Plan::Crane, Effect::Discount(Location::Builder)) => (),
            (Plan::Truck | Plan::Crane, _) | (_, Effect::Discount(_)) => panic!("another discount"),
            _ => (),
        }
        n += 1;
    }
};

#[cfg(test)]
mod tests {
    use kernel::{Draw, Game};
    use rand_core::SeedableRng;

    use super::*;
    use crate::Options;

    /// Neighbourhoods of every size, each with and without what spoils it.
    #[test]
    fn stars_are_those_of_the_single_buildings() {
        let mut game = MintWorks::new(2, &Options::default()).unwrap();
        let (seat, mut rng) = (Seat::new(0), chacha20::ChaCha8Rng::from_seed([3; 32]));
        for _ in 0..2_000 {
            let mut plans = ALL;
            rng.shuffle(&mut plans);
            let (n_built, n_plans) = (rng.below(12) as usize, rng.below(6) as usize);
            game.quarters[seat].buildings = plans[..n_built].iter().copied().collect();
            game.quarters[seat].plans = plans[n_built..][..n_plans].iter().copied().collect();
            game.gallery = rng.below(4) as u8;
            let single = plans[..n_built].iter().map(|plan| game.stars_of(seat, *plan));
            assert_eq!(game.stars(seat), single.sum::<u8>(), "{:?}", &plans[..n_built]);
        }
    }
}
