//! The 49 cards by their codes, and the five colours that dice and cards share. What is printed on a
//! card is data: see `deck`.

use std::{fmt, str::FromStr};

use kernel::{ParseError, Piece, Set, piece_codes, text_serde};

/// A colour, and the die that has it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `Y`
    Yellow,
    /// `O`
    Orange,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `V`
    Violet,
}

/// Some of the five dice, each known by its colour.
pub type Dice = Set<Colour>;

/// A hand, a deck.
pub type Cards = Set<Card>;

/// One of the two decks, named after its back.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Back {
    /// `green`: evaluation cards.
    Green,
    /// `yellow`: bonus cards.
    Yellow,
}

/// How many evaluation cards there are.
pub const N_GREEN: usize = 29;
/// How many bonus cards there are.
pub const N_YELLOW: usize = 20;

impl Piece for Colour {
    const COUNT: usize = 5;
    type Bits = u8;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Colour::ALL[index]
    }
}
piece_codes!(Colour, ["Y", "O", "G", "B", "V"]);

impl Colour {
    /// All of them, in the order of lists.
    pub const ALL: [Colour; 5] = [Colour::Yellow, Colour::Orange, Colour::Green, Colour::Blue, Colour::Violet];
    /// Their names in deck files.
    pub const NAMES: [&'static str; 5] = ["yellow", "orange", "green", "blue", "violet"];
}

kernel::piece! {
    /// A card of either deck.
    #[derive(Default)]
    pub struct Card: u64 = [
        "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E10",
        "E11", "E12", "E13", "E14", "E15", "E16", "E17", "E18", "E19", "E20",
        "E21", "E22", "E23", "E24", "E25", "E26", "E27", "E28", "E29",
        "B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10",
        "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20",
    ];
}
const _: () = assert!(Card::COUNT == N_GREEN + N_YELLOW);

impl Card {
    pub(crate) const FIRST: Card = Card(0);

    /// Which deck it belongs to.
    pub fn back(self) -> Back {
        if self.index() < N_GREEN { Back::Green } else { Back::Yellow }
    }
}

impl Back {
    /// Both, evaluation cards first.
    pub const ALL: [Back; 2] = [Back::Green, Back::Yellow];

    /// All cards with this back.
    pub fn cards(self) -> Cards {
        match self {
            Back::Green => Cards::span(0, N_GREEN),
            Back::Yellow => Cards::span(N_GREEN, Card::COUNT),
        }
    }

    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and deck files.
    pub const fn name(self) -> &'static str {
        match self {
            Back::Green => "green",
            Back::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Back {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Back::ALL.into_iter().find(|back| back.name() == text).ok_or(ParseError::Piece)
    }
}

text_serde!(Back);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_complete() {
        assert_eq!((Cards::all().len(), Back::Green.cards().len(), Back::Yellow.cards().len()), (49, 29, 20));
        for card in Card::each() {
            assert_eq!(card.code().starts_with('E'), card.back() == Back::Green);
            assert!(card.back().cards().contains(card));
        }
        assert_eq!(Dice::all().len(), 5);
    }
}
