//! The ten locations, as data.

use kernel::{Piece, Set, piece_codes};

/// A card with spaces for mints.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it, and the table below the rest")]
pub enum Location {
    Producer,
    Supplier,
    Builder,
    Council,
    Wholesaler,
    Lotto,
    Crowdfunder,
    Recycler,
    SwapMeet,
    TempAgency,
}

/// Those in play, those that are open.
pub type Locations = Set<Location>;

/// No location has more spaces.
pub const MAX_SPACES: usize = 3;
/// How many advanced locations come into play, where any do.
pub const N_ADVANCED: u32 = 2;

/// What a location asks for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Price {
    /// So many mints.
    Mints(u8),
    /// The cost of the Plan.
    OfPlan,
    /// So many mints more than the location that is copied.
    AboveCopied(u8),
}

/// What a location does for the player who places mints there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Service {
    /// So many mints.
    Pays(u8),
    /// So many mints, and so many for every other player.
    PaysAll {
        /// Mints for the player.
        own: u8,
        /// Mints for each of the others.
        others: u8,
    },
    /// The first-player token and so many mints.
    Leads(u8),
    /// A Plan from the supply.
    SellsPlan,
    /// A Plan becomes a Building.
    Builds,
    /// A Plan from the deck, unseen by the others.
    DrawsPlan,
    /// Mints for a Plan.
    Recycles,
    /// A Plan from the supply for a Plan or Building.
    Swaps,
    /// What another location does, all of whose spaces are taken.
    Copies,
}

/// What is printed on a location.
#[derive(Copy, Clone, Debug)]
pub struct LocationCard {
    /// With one, two, three and four players.
    pub spaces: [u8; 4],
    /// What a space takes.
    pub price: Price,
    /// What it does.
    pub service: Service,
    /// What its owner gains in upkeep if it was used.
    pub income: u8,
}

impl Piece for Location {
    const COUNT: usize = 10;
    type Bits = u16;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        ALL[index]
    }
}

#[rustfmt::skip]
const ALL: [Location; Location::COUNT] = {
    use Location::*;
    [Producer, Supplier, Builder, Council, Wholesaler, Lotto, Crowdfunder, Recycler, SwapMeet, TempAgency]
};

#[rustfmt::skip]
piece_codes!(
    Location,
    [
        "producer", "supplier", "builder", "council", "wholesaler", "lotto",
        "crowdfunder", "recycler", "swap-meet", "temp-agency",
    ]
);

/// In the order of [`Location`].
#[rustfmt::skip]
pub(crate) static CARDS: [LocationCard; Location::COUNT] = {
    use Price::*;
    use Service::*;
    [
        card([3, 2, 2, 3], Mints(1), Pays(2), 0),
        card([2, 2, 2, 3], OfPlan, SellsPlan, 0),
        card([2, 2, 2, 3], Mints(2), Builds, 0),
        card([1, 1, 1, 1], Mints(1), Leads(1), 0),
        card([1, 1, 1, 1], Mints(1), Pays(2), 1),
        card([1, 1, 1, 1], Mints(3), DrawsPlan, 2),
        card([1, 1, 1, 1], Mints(1), PaysAll { own: 3, others: 1 }, 0),
        card([1, 1, 1, 1], Mints(1), Recycles, 0),
        card([1, 1, 1, 1], Mints(2), Swaps, 0),
        card([1, 1, 1, 1], AboveCopied(1), Copies, 0),
    ]
};

const fn card(spaces: [u8; 4], price: Price, service: Service, income: u8) -> LocationCard {
    LocationCard { spaces, price, service, income }
}

impl Location {
    /// What is printed on it.
    pub fn card(self) -> &'static LocationCard {
        &CARDS[self as usize]
    }

    /// How many spaces it has with so many players.
    pub fn spaces(self, players: u8) -> u8 {
        self.card().spaces[usize::from(players) - 1]
    }
}

/// Always in play and open.
pub fn core() -> Locations {
    Locations::span(Location::Producer as usize, Location::Wholesaler as usize)
}

/// Always in play, closed until their deed is built.
pub fn deeds() -> Locations {
    Locations::span(Location::Wholesaler as usize, Location::Crowdfunder as usize)
}

/// In play if the players want them.
pub fn advanced() -> Locations {
    Locations::span(Location::Crowdfunder as usize, Location::COUNT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_four_two_and_four() {
        assert_eq!([core(), deeds(), advanced()].map(Locations::len), [4, 2, 4]);
        assert!(Location::each().enumerate().all(|(index, location)| location as usize == index));
        let most = Location::each().flat_map(|location| location.card().spaces).max();
        assert_eq!(most.map(usize::from), Some(MAX_SPACES));
    }
}
