//! The buildings and the faces of the notes, as data.

use kernel::{Piece, Set, piece_codes};

/// A deck, what a player owns.
pub type Buildings = Set<Building>;

/// A place of the yard, written from 1 to 4 from left to right.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Place {
    /// `1`, paid in yellow.
    First,
    /// `2`, paid in blue.
    Second,
    /// `3`, paid in green.
    Third,
    /// `4`, paid in orange.
    Fourth,
}

/// The highest value of a note.
pub const MAX_VALUE: usize = 9;
/// How many buildings each category has.
const SIZES: [usize; Category::COUNT] = [7, 7, 9, 9, 11, 11];
/// Where each category begins among all buildings, and where the last one ends.
const STARTS: [usize; Category::COUNT + 1] = [0, 7, 14, 23, 32, 43, 54];
#[rustfmt::skip]
const PRICES: [u8; Building::COUNT] = [
    2, 3, 4, 5, 6, 7, 8,
    3, 4, 5, 6, 7, 8, 9,
    4, 5, 6, 6, 7, 8, 8, 9, 10,
    5, 6, 7, 7, 8, 9, 9, 10, 11,
    6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12,
    7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13,
];
/// The highest of all prices.
pub const MAX_PRICE: u8 = 13;

kernel::piece! {
    /// One of six, from the cheapest to the dearest.
    pub struct Category: u8 = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
}

kernel::piece! {
    /// One of 54.
    pub struct Building: u64 = [
        "P2", "P3", "P4", "P5", "P6", "P7", "P8",
        "S3", "S4", "S5", "S6", "S7", "S8", "S9",
        "A4", "A5", "A6a", "A6b", "A7", "A8a", "A8b", "A9", "A10",
        "C5", "C6", "C7a", "C7b", "C8", "C9a", "C9b", "C10", "C11",
        "J6", "J7", "J8a", "J8b", "J8c", "J9", "J10a", "J10b", "J10c", "J11", "J12",
        "T7", "T8", "T9a", "T9b", "T9c", "T10", "T11a", "T11b", "T11c", "T12", "T13",
    ];
}

kernel::piece! {
    /// One of four, in the order of the yard's places: yellow, blue, green, orange.
    pub struct Currency: u8 = ["florin", "dinar", "dirham", "ducat"];
}

kernel::piece! {
    /// The face of a note: a currency and a value from 1 to 9. Notes of the same face are alike.
    pub struct Note: u64 = [
        "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9",
        "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9",
        "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9",
        "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9",
    ];
}
const _: () = assert!(Note::COUNT == Currency::COUNT * MAX_VALUE);

impl Piece for Place {
    const COUNT: usize = 4;
    type Bits = u8;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        [Place::First, Place::Second, Place::Third, Place::Fourth][index]
    }
}
piece_codes!(Place, ["1", "2", "3", "4"]);

/// The category of every building.
static CATEGORIES: [u8; Building::COUNT] = {
    let (mut categories, mut category) = ([0; Building::COUNT], 0);
    while category < Category::COUNT {
        let mut building = STARTS[category];
        while building < STARTS[category + 1] {
            categories[building] = category as u8;
            building += 1;
        }
        category += 1;
    }
    categories
};

impl Category {
    /// From 1 to 6: the points that the first place brings in scoring A.
    pub fn rank(self) -> u8 {
        self.0 + 1
    }

    /// All its buildings.
    pub fn buildings(self) -> Buildings {
        Buildings::span(STARTS[self.index()], STARTS[self.index() + 1])
    }
}

impl Building {
    /// What it costs at least.
    pub fn price(self) -> u8 {
        PRICES[self.index()]
    }

    /// What it counts for.
    pub fn category(self) -> Category {
        Category(CATEGORIES[self.index()])
    }
}

impl Note {
    /// The note of `currency` with this value, from 1 to 9.
    #[cfg(test)]
    pub(crate) fn of(currency: Currency, value: u8) -> Note {
        Note(currency.0 * MAX_VALUE as u8 + value - 1)
    }

    /// From 1 to 9.
    pub fn value(self) -> u8 {
        self.0 % MAX_VALUE as u8 + 1
    }

    /// Where it buys.
    pub fn currency(self) -> Currency {
        Currency(self.0 / MAX_VALUE as u8)
    }
}

impl Place {
    /// What is paid there.
    pub fn currency(self) -> Currency {
        Currency(self as u8)
    }
}

// The table of starts is the running sum of the sizes.
const _: () = {
    let mut category = 0;
    while category < Category::COUNT {
        assert!(STARTS[category] + SIZES[category] == STARTS[category + 1]);
        category += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_complete() {
        let sums = Category::each().map(|it| it.buildings().iter().map(|it| u32::from(it.price())).sum());
        assert_eq!(sums.collect::<Vec<u32>>(), [35, 42, 63, 72, 99, 110]);
        for building in Building::each() {
            let text = format!("{}{}", ["P", "S", "A", "C", "J", "T"][building.category().index()], building.price());
            assert_eq!(building.code().trim_end_matches(['a', 'b', 'c']), text);
            assert!(building.category().buildings().contains(building));
        }
        assert_eq!(Building::each().map(Building::price).max(), Some(MAX_PRICE));
    }

    #[test]
    fn faces_have_their_currency_and_value() {
        for note in Note::each() {
            assert_eq!(note.code(), format!("{}{}", ["Y", "B", "G", "O"][note.currency().index()], note.value()));
            assert_eq!(Note::of(note.currency(), note.value()), note);
        }
        assert!(Place::each().all(|place| place.currency().index() == place.index()));
    }
}
