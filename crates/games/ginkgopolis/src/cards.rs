//! Colours, tiles, letters and the cards of the deck, as data.

use kernel::{Piece, Set, Wide};
use serde::{Deserialize, Serialize};

/// What a building produces is known by its colour.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Color {
    Red,
    Blue,
    Yellow,
}

/// What a card of the deck names.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Face {
    /// A building ground, by the letter of its token.
    Urbanization(Letter),
    /// A building, by its visible tile.
    Building(Tile),
}

/// A hand, the deck, the discard.
pub type Cards = Set<Card>;
/// Tiles behind a screen, the supply; and the building cards before a player.
pub type Tiles = Set<Tile>;

/// How many tiles a colour has.
pub const NUMBERS: usize = 20;
/// Tiles up to this number are the city at the start.
pub const START_NUMBER: usize = 3;

impl Color {
    /// All of them, in card order.
    pub const ALL: [Color; 3] = [Color::Red, Color::Blue, Color::Yellow];

    /// All tiles of this colour.
    pub fn tiles(self) -> Tiles {
        Tiles::span(self as usize * NUMBERS, (self as usize + 1) * NUMBERS)
    }
}

kernel::piece! {
    /// A building tile; each is unique.
    pub struct Tile: u64 = [
        "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10",
        "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20",
        "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
        "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20",
        "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10",
        "Y11", "Y12", "Y13", "Y14", "Y15", "Y16", "Y17", "Y18", "Y19", "Y20",
    ];
}
const _: () = assert!(Tile::COUNT == Color::ALL.len() * NUMBERS);

impl Tile {
    /// The colour of the building on the card.
    pub fn color(self) -> Color {
        Color::ALL[self.index() / NUMBERS]
    }

    /// From 1 to 20.
    pub fn number(self) -> u8 {
        self.0 % NUMBERS as u8 + 1
    }

    /// The building card with the same colour and number.
    pub fn card(self) -> Card {
        Card(self.0 + Letter::COUNT as u8)
    }
}

kernel::piece! {
    /// The letter of an urbanization token and of its card.
    pub struct Letter: u16 = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
}

impl Letter {
    /// The letter `n` places on, after L comes A.
    pub fn plus(self, n: usize) -> Letter {
        Letter::from_index((self.index() + n) % Letter::COUNT)
    }

    /// Its urbanization card.
    pub fn card(self) -> Card {
        Card(self.0)
    }
}

kernel::piece! {
    /// A card of the deck: an urbanization card or a building card.
    pub struct Card: Wide = [
        "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L",
        "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10",
        "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20",
        "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
        "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20",
        "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10",
        "Y11", "Y12", "Y13", "Y14", "Y15", "Y16", "Y17", "Y18", "Y19", "Y20",
    ];
}
const _: () = assert!(Card::COUNT == Letter::COUNT + Tile::COUNT);

impl Card {
    /// What it names.
    pub fn face(self) -> Face {
        match self.index().checked_sub(Letter::COUNT) {
            None => Face::Urbanization(Letter(self.0)),
            Some(tile) => Face::Building(Tile::from_index(tile)),
        }
    }
}

/// The nine tiles that the city begins with.
pub fn start_tiles() -> Tiles {
    let of = |color: Color| Tiles::span(color as usize * NUMBERS, color as usize * NUMBERS + START_NUMBER);
    of(Color::Red).or(of(Color::Blue)).or(of(Color::Yellow))
}

/// The building cards of these tiles.
pub fn cards_of(tiles: Tiles) -> Cards {
    tiles.iter().map(Tile::card).collect()
}

/// The twelve urbanization cards.
pub fn letter_cards() -> Cards {
    Cards::span(0, Letter::COUNT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_complete() {
        assert_eq!((Tiles::all().len(), Cards::all().len(), letter_cards().len()), (60, 72, 12));
        assert_eq!(start_tiles().iter().map(Tile::code).collect::<String>(), "R1R2R3B1B2B3Y1Y2Y3");
        for tile in Tile::each() {
            assert_eq!(tile.code(), format!("{}{}", &format!("{:?}", tile.color())[..1], tile.number()));
            assert_eq!(tile.card().code(), tile.code());
            assert_eq!(tile.card().face(), Face::Building(tile));
            assert!(tile.color().tiles().contains(tile));
        }
        for letter in Letter::each() {
            assert_eq!((letter.card().code(), letter.card().face()), (letter.code(), Face::Urbanization(letter)));
        }
        assert_eq!("L".parse::<Letter>().unwrap().plus(1), Letter(0));
    }
}
