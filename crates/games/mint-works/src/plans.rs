//! The 21 Plans, as data.

use kernel::{Piece, Set, piece_codes};
use serde::{Deserialize, Serialize};

use crate::Location;

/// A card that is first a Plan and, once built, a Building.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it, and the table below the rest")]
pub enum Plan {
    #[default]
    Windmill,
    Statue,
    Gardens,
    Bridge,
    Museum,
    Gallery,
    CoOp,
    Mine,
    Workshop,
    CorporateHq,
    Factory,
    Stripmine,
    Plant,
    Truck,
    Crane,
    Landfill,
    Obelisk,
    Assembler,
    Vault,
    Wholesaler,
    Lotto,
}

/// The deck, a neighbourhood.
pub type Plans = Set<Plan>;

/// The four colours of Plans.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// `culture`
    Culture,
    /// `production`
    Production,
    /// `utility`
    Utility,
    /// `deed`
    Deed,
}

/// What a Building adds to the prestige of its owner.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Stars {
    Printed(u8),
    /// One for each culture Building of its owner.
    PerCulture,
    /// One for each Building of its owner.
    PerBuilding,
    /// One for each mint on it.
    PerMint,
    /// So many for each Plan of its owner that is not built.
    PerPlan(u8),
}

/// What a Building does besides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Effect {
    None,
    /// It counts as two Buildings wherever Buildings are counted.
    CountsTwice,
    /// Upkeep: so many mints.
    Income(u8),
    /// Upkeep: a mint for each Building of its owner.
    IncomePerBuilding,
    /// Upkeep: a mint from the supply lies on it from now on.
    Hoards,
    /// Upkeep: a mint for its owner and one for another player.
    Shares,
    /// The location costs its owner one mint less, but always one.
    Discount(Location),
    /// Each culture Building of its owner is worth one star less, but never less than none.
    Spoils,
    /// What its owner buys at the Supplier is built at once.
    Assembles,
    /// It opens this location, which belongs to its owner.
    Opens(Location),
}

/// What is printed on a Plan.
#[derive(Copy, Clone, Debug)]
pub struct PlanCard {
    /// What the Supplier takes for it.
    pub cost: u8,
    /// The colour of the Plan.
    pub kind: Kind,
    /// The stars that it brings.
    pub stars: Stars,
    /// Its effect once it is built.
    pub effect: Effect,
}

impl Piece for Plan {
    const COUNT: usize = 21;
    type Bits = u32;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        ALL[index]
    }
}

#[rustfmt::skip]
pub(crate) const ALL: [Plan; Plan::COUNT] = {
    use Plan::*;
    [
        Windmill, Statue, Gardens, Bridge, Museum, Gallery,
        CoOp, Mine, Workshop, CorporateHq, Factory, Stripmine, Plant,
        Truck, Crane, Landfill, Obelisk, Assembler, Vault,
        Wholesaler, Lotto,
    ]
};

#[rustfmt::skip]
piece_codes!(
    Plan,
    [
        "windmill", "statue", "gardens", "bridge", "museum", "gallery",
        "co-op", "mine", "workshop", "corporate-hq", "factory", "stripmine", "plant",
        "truck", "crane", "landfill", "obelisk", "assembler", "vault",
        "wholesaler", "lotto",
    ]
);

/// In the order of [`Plan`].
#[rustfmt::skip]
pub(crate) static CARDS: [PlanCard; Plan::COUNT] = {
    use Effect::*;
    use Kind::*;
    use Stars::*;
    [
        card(1, Culture, Printed(1), None),
        card(2, Culture, Printed(2), None),
        card(3, Culture, Printed(3), None),
        card(1, Culture, Printed(0), CountsTwice),
        card(2, Culture, PerCulture, None),
        card(4, Culture, PerMint, Hoards),
        card(1, Production, Printed(1), Shares),
        card(2, Production, Printed(1), Income(1)),
        card(3, Production, Printed(2), Income(1)),
        card(3, Production, Printed(0), IncomePerBuilding),
        card(4, Production, Printed(3), Income(1)),
        card(4, Production, Printed(0), Income(3)),
        card(5, Production, Printed(2), Income(2)),
        card(2, Utility, Printed(1), Discount(Location::Supplier)),
        card(2, Utility, Printed(1), Discount(Location::Builder)),
        card(3, Utility, Printed(3), Spoils),
        card(4, Utility, PerBuilding, None),
        card(5, Utility, Printed(1), Assembles),
        card(5, Utility, PerPlan(2), None),
        card(1, Deed, Printed(1), Opens(Location::Wholesaler)),
        card(4, Deed, Printed(2), Opens(Location::Lotto)),
    ]
};

const fn card(cost: u8, kind: Kind, stars: Stars, effect: Effect) -> PlanCard {
    PlanCard { cost, kind, stars, effect }
}

impl Plan {
    /// What is printed on it.
    pub fn card(self) -> &'static PlanCard {
        &CARDS[self as usize]
    }

    /// The stars printed on it; none where their number varies.
    pub fn printed_stars(self) -> u8 {
        match self.card().stars {
            Stars::Printed(stars) => stars,
            Stars::PerCulture | Stars::PerBuilding | Stars::PerMint | Stars::PerPlan(_) => 0,
        }
    }

    /// What the Recycler gives for it while it is not built.
    pub fn scrap(self) -> u8 {
        self.card().cost + self.printed_stars()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_complete() {
        let kinds = [Kind::Culture, Kind::Production, Kind::Utility, Kind::Deed];
        assert_eq!(kinds.map(|kind| Plan::each().filter(|plan| plan.card().kind == kind).count()), [6, 7, 6, 2]);
        assert_eq!(Plan::each().map(|plan| u32::from(plan.card().cost)).sum::<u32>(), 61);
        assert_eq!(Plan::each().map(|plan| u32::from(plan.printed_stars())).sum::<u32>(), 24);
    }

    #[test]
    fn an_index_is_a_place_in_the_enumeration() {
        assert!(Plan::each().enumerate().all(|(index, plan)| plan as usize == index));
    }
}
