use kernel::{Observer, Piece, Redact, Seat, Seats};
use serde::Serialize;

use crate::{Building, Category, Handful, Note, Notes, Place, Scoring};

/// What is told. Everything happens in the open but where scoring cards are hidden, and of that nothing
/// is told.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Martin gets a building from the deck.
    Martin { building: Building },
    /// A building comes into the yard.
    Laid { place: Place, building: Building },
    /// The money that a seat begins with.
    Dealt { seat: Seat, notes: Notes, total: u16 },
    /// Who has the first turn.
    Starts { seat: Seat },
    /// A note is turned up.
    Opened { note: Note },
    /// The discard becomes the new deck of notes.
    Reshuffled {
        /// How many it has.
        notes: u8,
    },
    /// Money is taken.
    Took { seat: Seat, notes: Handful, total: u8 },
    /// A building is bought for more than its price: the turn is over.
    Bought {
        seat: Seat,
        /// Where it lay.
        place: Place,
        building: Building,
        /// What was paid.
        notes: Handful,
        paid: u8,
    },
    /// A building is bought for exactly its price: the turn goes on.
    BoughtExactly {
        seat: Seat,
        /// Where it lay.
        place: Place,
        building: Building,
        /// What was paid.
        notes: Handful,
        paid: u8,
    },
    /// A building is bought for Martin, for more than its price.
    Offered {
        seat: Seat,
        /// Where it lay.
        place: Place,
        building: Building,
        /// What was paid.
        notes: Handful,
        paid: u8,
    },
    /// A building is bought for Martin, for exactly its price.
    OfferedExactly {
        seat: Seat,
        /// Where it lay.
        place: Place,
        building: Building,
        /// What was paid.
        notes: Handful,
        paid: u8,
    },
    /// Somebody can neither take nor buy.
    Passed { seat: Seat },
    /// What a scoring brought to a seat.
    Scored {
        scoring: Scoring,
        seat: Seat,
        /// The sum of the categories.
        points: u8,
        /// The points of each category.
        #[serde(flatten)]
        categories: ByCategory,
    },
    /// What a scoring brought to Martin.
    MartinScored {
        scoring: Scoring,
        /// The sum of the categories.
        points: u8,
        /// The points of each category.
        #[serde(flatten)]
        categories: ByCategory,
    },
    /// The yard cannot be filled any more.
    LastBuildings,
    /// A building left in the yard goes to who has most of its currency.
    Inherited {
        seat: Seat,
        /// Where it lay.
        place: Place,
        building: Building,
    },
    /// A building left in the yard goes to nobody, since several have most of its currency.
    Unclaimed {
        /// Where it lies.
        place: Place,
        building: Building,
    },
    /// The game is over.
    Won {
        winners: Seats,
        /// With how many points.
        points: u8,
    },
}

/// Points of one scoring by category.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are the categories")]
pub struct ByCategory {
    pub pavilion: u8,
    pub seraglio: u8,
    pub arcades: u8,
    pub chambers: u8,
    pub garden: u8,
    pub tower: u8,
}

impl Event {
    pub(crate) fn scored(scoring: Scoring, seat: Seat, points: u8, by: [u8; Category::COUNT]) -> Event {
        Event::Scored { scoring, seat, points, categories: by.into() }
    }

    pub(crate) fn martin_scored(scoring: Scoring, points: u8, by: [u8; Category::COUNT]) -> Event {
        Event::MartinScored { scoring, points, categories: by.into() }
    }
}

impl From<[u8; Category::COUNT]> for ByCategory {
    fn from([pavilion, seraglio, arcades, chambers, garden, tower]: [u8; Category::COUNT]) -> Self {
        ByCategory { pavilion, seraglio, arcades, chambers, garden, tower }
    }
}

impl Redact for Event {
    fn redacted(&self, _: Observer) -> Option<Self> {
        Some(*self)
    }
}
