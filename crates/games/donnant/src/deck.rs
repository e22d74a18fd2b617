//! What is printed on the cards, as data: boxes to fill, and what a filled card brings.
//!
//! A deck is a table of fixed size, so a state can hold any deck without owning memory: a table with a
//! deck file of its own costs no more than one with ours, nothing is ever kept for other tables, and a
//! state cannot outlive its deck. (Decks kept once for all and shared by reference would make a state
//! smaller, but what strangers send to a server could then never be thrown away again.)

use std::{fmt, sync::LazyLock};

use kernel::Piece;

use crate::{Back, Card, Colour, DeckError};

/// No card has more boxes.
pub const MAX_BOXES: usize = 8;
/// The columns of the market.
pub const COLUMNS: usize = 4;
/// How many equal dice a card of the market costs, by row and column. Our ruling: the printed prices
/// are known for neither row.
pub const PRICES: [[u8; COLUMNS]; 2] = [[3, 3, 4, 4], [3, 3, 4, 4]];

/// The deck of this house: the printed one is known nowhere.
pub(crate) const BUILT_IN: &str = include_str!("../data/cards.csv");

static OURS: LazyLock<Deck> = LazyLock::new(|| match Deck::parse(BUILT_IN) {
    Ok(deck) => deck,
    Err(why) => panic!("the built-in deck is sound: {why:?}"),
});

/// The faces of all cards of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Deck(pub(crate) [Face; Card::COUNT]);

/// What is printed on one card.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Face {
    pub(crate) boxes: [Field; MAX_BOXES],
    pub(crate) n_boxes: u8,
    /// The least sum of all boxes; zero if none is asked.
    pub(crate) at_least: u8,
    /// The colour of the card.
    pub colour: Colour,
    /// What it brings once all boxes are filled.
    pub effect: Effect,
    /// How many points an evaluation card brings a unit.
    pub points: u8,
    /// How often a bonus may be used.
    pub uses: u8,
}

/// One box of a card, in a byte: states hold the whole deck.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Field(u8);

/// What stands between two boxes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Sign {
    None,
    /// `<`: the left one is smaller.
    Less,
    /// `=`: they are equal.
    Equal,
}

/// What kind of condition the boxes have. It follows from them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Objective {
    /// Every number is printed.
    Fixed,
    /// Numbers rise from left to right.
    Increasing,
    /// Numbers on both sides of a sign are equal.
    Equal,
    /// All numbers together reach a sum.
    Sum,
}

/// What a completed card brings.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Effect {
    /// Points for each completed card on its four sides.
    PerAdjCompleted,
    /// Points for each card of this colour, completed or not, itself included.
    PerCardOfColour(Colour),
    /// Points for each card of this colour on its four sides, completed or not.
    PerAdjOfColour(Colour),
    /// Points for each row and column of three completed cards.
    PerCompletedLine,
    /// Points, once, for cards of all five colours.
    SetOfFiveColours,
    /// Points for each row and column of three cards of one colour.
    PerMonochromeLine,
    /// Points for each kind of bonus among the completed bonus cards.
    PerDistinctBonus,
    /// One more or less on a die.
    PipPlusMinus1,
    /// Another colour for a die.
    ChangeDieColour,
    /// One more rejected die.
    ExtraRejectedDie,
    /// The card has any colour when the game is over.
    CardColourAtEnd,
    /// A card costs one die less.
    OneDieCheaper,
}

/// How many kinds of bonuses there are.
pub(crate) const N_BONUSES: usize = 5;

impl Effect {
    /// Which kind of bonus it is; `None` for what brings points.
    pub(crate) fn bonus_kind(self) -> Option<usize> {
        match self {
            Effect::PipPlusMinus1 => Some(0),
            Effect::ChangeDieColour => Some(1),
            Effect::ExtraRejectedDie => Some(2),
            Effect::CardColourAtEnd => Some(3),
            Effect::OneDieCheaper => Some(4),
            _ => None,
        }
    }

    pub(crate) fn brings_points(self) -> bool {
        self.back() == Back::Green
    }

    /// Whether its points depend on the colours of cards.
    pub(crate) fn counts_colours(self) -> bool {
        matches!(self, Effect::SetOfFiveColours | Effect::PerMonochromeLine) || self.target().is_some()
    }
}

impl Default for Deck {
    fn default() -> Self {
        *OURS
    }
}

/// The cards themselves would bury everything else that a state has to say.
impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_built_in() { "built-in" } else { "another" })
    }
}

impl Deck {
    /// Reads a deck file: lines of comma-separated fields, as in our own.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        crate::parse::deck(text)
    }

    /// What is printed on `card`.
    pub fn face(&self, card: Card) -> &Face {
        &self.0[card.index()]
    }

    /// Whether it is the deck of this house.
    pub fn is_built_in(&self) -> bool {
        *self == *OURS
    }
}

impl Face {
    /// Its boxes from left to right.
    pub fn boxes(&self) -> &[Field] {
        &self.boxes[..usize::from(self.n_boxes)]
    }

    /// The least sum of all boxes, if one is asked.
    pub fn at_least(&self) -> Option<u8> {
        (self.at_least > 0).then_some(self.at_least)
    }

    /// What kind of condition its boxes have.
    pub fn objective(&self) -> Objective {
        let has = |sign| self.boxes().iter().any(|field| field.sign() == sign);
        if self.at_least > 0 {
            Objective::Sum
        } else if has(Sign::Less) {
            Objective::Increasing
        } else if has(Sign::Equal) {
            Objective::Equal
        } else {
            Objective::Fixed
        }
    }
}

impl Field {
    /// `number` is zero where the value of the die is written, `colour` nothing where all dice fit.
    pub(crate) const fn new(sign: Sign, colour: Option<Colour>, number: u8) -> Self {
        let colour = match colour {
            None => 0,
            Some(colour) => colour as u8 + 1,
        };
        Field((sign as u8) << 6 | colour << 3 | number)
    }

    /// The sign on its left.
    pub fn sign(self) -> Sign {
        match self.0 >> 6 {
            0 => Sign::None,
            1 => Sign::Less,
            _ => Sign::Equal,
        }
    }

    /// The only die that fits; nothing if all do.
    pub fn colour(self) -> Option<Colour> {
        usize::from(self.0 >> 3 & 7).checked_sub(1).map(Colour::from_index)
    }

    /// The only number that fits; zero if the value of the die is written.
    pub fn number(self) -> u8 {
        self.0 & 7
    }

    /// Whether a die of this colour fits.
    pub fn takes(self, die: Colour) -> bool {
        let colour = self.0 >> 3 & 7;
        colour == 0 || colour == die as u8 + 1
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?} {}", self.sign(), self.colour(), self.number())
    }
}

impl Effect {
    /// The deck whose cards may have it.
    pub fn back(self) -> Back {
        match self {
            Effect::PerAdjCompleted
            | Effect::PerCardOfColour(_)
            | Effect::PerAdjOfColour(_)
            | Effect::PerCompletedLine
            | Effect::SetOfFiveColours
            | Effect::PerMonochromeLine
            | Effect::PerDistinctBonus => Back::Green,
            Effect::PipPlusMinus1
            | Effect::ChangeDieColour
            | Effect::ExtraRejectedDie
            | Effect::CardColourAtEnd
            | Effect::OneDieCheaper => Back::Yellow,
        }
    }

    /// The colour it asks for, if it does.
    pub fn target(self) -> Option<Colour> {
        match self {
            Effect::PerCardOfColour(colour) | Effect::PerAdjOfColour(colour) => Some(colour),
            _ => None,
        }
    }
}
