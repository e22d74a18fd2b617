use kernel::{Observer, Piece, Redact, Seat, Seats};
use serde::Serialize;

use crate::{Building, Category, Handful, Note, Notes, Place, Scoring};

/// What is told. Everything happens in the open but where scoring cards are hidden, and of that nothing
/// is told.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Martin gets a building from the deck.
    Martin {
        /// Which.
        building: Building,
    },
    /// A building comes into the yard.
    Laid {
        /// Where.
        place: Place,
        /// Which.
        building: Building,
    },
    /// The money that a seat begins with.
    Dealt {
        /// Whose.
        seat: Seat,
        /// Which notes.
        notes: Notes,
        /// Their sum.
        total: u16,
    },
    /// Who has the first turn.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// A note is turned up.
    Opened {
        /// Which.
        note: Note,
    },
    /// The discard becomes the new deck of notes.
    Reshuffled {
        /// How many it has.
        notes: u8,
    },
    /// Money is taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which notes.
        notes: Handful,
        /// Their sum.
        total: u8,
    },
    /// A building is bought for more than its price: the turn is over.
    Bought {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which.
        building: Building,
        /// What was paid.
        notes: Handful,
        /// Their sum.
        paid: u8,
    },
    /// A building is bought for exactly its price: the turn goes on.
    BoughtExactly {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which.
        building: Building,
        /// What was paid.
        notes: Handful,
        /// Their sum.
        paid: u8,
    },
    /// A building is bought for Martin, for more than its price.
    Offered {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which.
        building: Building,
        /// What was paid.
        notes: Handful,
        /// Their sum.
        paid: u8,
    },
    /// A building is bought for Martin, for exactly its price.
    OfferedExactly {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which.
        building: Building,
        /// What was paid.
        notes: Handful,
        /// Their sum.
        paid: u8,
    },
    /// Somebody can neither take nor buy.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// What a scoring brought to a seat.
    Scored {
        /// Which.
        scoring: Scoring,
        /// Whose.
        seat: Seat,
        /// The sum of the categories.
        points: u8,
        /// By category.
        #[serde(flatten)]
        categories: ByCategory,
    },
    /// What a scoring brought to Martin.
    MartinScored {
        /// Which.
        scoring: Scoring,
        /// The sum of the categories.
        points: u8,
        /// By category.
        #[serde(flatten)]
        categories: ByCategory,
    },
    /// The yard cannot be filled any more.
    LastBuildings,
    /// A building left in the yard goes to who has most of its currency.
    Inherited {
        /// To whom.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which.
        building: Building,
    },
    /// A building left in the yard goes to nobody, since several have most of its currency.
    Unclaimed {
        /// Where it lies.
        place: Place,
        /// Which.
        building: Building,
    },
    /// The game is over.
    Won {
        /// Who; several share the win.
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
