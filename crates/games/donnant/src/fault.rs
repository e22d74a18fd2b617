//! What may be wrong with a deck file.

use std::fmt;

use crate::parse::TITLE;

/// Where a text stops being a deck, and why.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct DeckError {
    /// From one; the line after the last if the text ends too early.
    pub line: usize,
    /// The field, if it is a single one.
    pub field: Option<Column>,
    /// What is wrong there.
    pub fault: Fault,
}

/// A field of a line.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Column {
    /// `id`
    Id,
    /// `back`
    Back,
    /// `colour`
    Colour,
    /// `objective`
    Objective,
    /// `boxes`
    Boxes,
    /// `effect`
    Effect,
    /// `target_colour`
    Target,
    /// `points`
    Points,
    /// `uses`
    Uses,
}

/// What may be wrong with a deck.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Fault {
    /// More than [`MAX_BYTES`](crate::MAX_BYTES).
    TooLong,
    /// The first line is not the title.
    Title,
    /// A line has more or fewer than nine fields.
    Fields,
    /// There is no line for a card.
    Missing,
    /// There are lines after the last card.
    Extra,
    /// The field is not what may stand there.
    Value,
    /// The boxes are not of the kind that the objective names.
    Kind,
    /// The boxes cannot all be filled.
    Impossible,
    /// More than eight boxes.
    TooManyBoxes,
    /// The nine largest cards offer too many boxes at once.
    TooManyMarks,
    /// More than four cards have any colour at the end.
    TooManyColours,
}

impl Fault {
    /// All of them: the tests hold the words against this list.
    pub const ALL: &'static [Fault] = &[
        Fault::TooLong,
        Fault::Title,
        Fault::Fields,
        Fault::Missing,
        Fault::Extra,
        Fault::Value,
        Fault::Kind,
        Fault::Impossible,
        Fault::TooManyBoxes,
        Fault::TooManyMarks,
        Fault::TooManyColours,
    ];

    /// The id of its words.
    pub const fn id(self) -> &'static str {
        match self {
            Fault::TooLong => "too-long",
            Fault::Title => "title",
            Fault::Fields => "fields",
            Fault::Missing => "missing",
            Fault::Extra => "extra",
            Fault::Value => "value",
            Fault::Kind => "kind",
            Fault::Impossible => "impossible",
            Fault::TooManyBoxes => "too-many-boxes",
            Fault::TooManyMarks => "too-many-marks",
            Fault::TooManyColours => "too-many-colours",
        }
    }
}

impl Column {
    /// Its name in the title line.
    pub fn name(self) -> &'static str {
        TITLE.split(',').nth(self as usize).expect("the title names all columns")
    }
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.line)?;
        self.field.map_or(Ok(()), |field| write!(f, " ({})", field.name()))
    }
}
