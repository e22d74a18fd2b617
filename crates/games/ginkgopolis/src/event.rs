use kernel::{Observer, Redact, Seat, Seats};
use serde::Serialize;

use crate::{Card, Cards, Characters, Letter, Tile, Tiles};

/// What is told. In a game for one, the second seat is Hal. What is drawn from the deck and kept in the
/// draft is told to its owner alone; of a tile drawn, others hear that it was drawn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "a field says what it is: a seat, a card, a number of points")]
pub enum Event {
    First {
        seat: Seat,
    },
    /// A set of characters, by its number.
    Set {
        seat: Seat,
        set: u8,
        characters: Characters,
    },
    /// The characters to choose from.
    Pack {
        seat: Seat,
        characters: Characters,
    },
    /// A character was kept in secret.
    Drafted {
        seat: Seat,
    },
    /// The characters of the draft are shown.
    Characters {
        seat: Seat,
        characters: Characters,
    },
    /// What a player begins with.
    Start {
        seat: Seat,
        resources: u8,
        tiles: u8,
        points: u8,
    },
    /// A card came into a hand.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// A new deck is made of so many cards.
    Rebuilt {
        cards: u8,
    },
    /// A round begins, with this first player.
    Round {
        round: u16,
        seat: Seat,
    },
    /// A hand was discarded for a new one.
    Changed {
        seat: Seat,
        cards: Cards,
    },
    /// A card was chosen in secret.
    Chosen {
        seat: Seat,
    },
    /// A card is played alone.
    Exploits {
        seat: Seat,
        card: Card,
    },
    /// A tile takes the place of a token.
    Urbanizes {
        seat: Seat,
        letter: Letter,
        tile: Tile,
        x: i8,
        y: i8,
    },
    /// A tile is laid on the building that the card names.
    BuildsUp {
        seat: Seat,
        card: Card,
        tile: Tile,
    },
    /// A tile cannot be paid for: the card counts alone.
    TakesBack {
        seat: Seat,
        card: Card,
        tile: Tile,
    },
    /// Resources come back from a building that was covered.
    Recovers {
        seat: Seat,
        resources: u8,
        points: u8,
    },
    /// A player pays the additional costs of a construction.
    Pays {
        seat: Seat,
        resources: u8,
        points: u8,
    },
    /// A building has a new visible tile and one level more.
    Rises {
        seat: Seat,
        tile: Tile,
        level: u8,
    },
    /// A token was put down.
    Token {
        seat: Seat,
        letter: Letter,
        x: i8,
        y: i8,
    },
    /// It pushed so many others.
    Pushed {
        seat: Seat,
        letter: Letter,
        tokens: u8,
    },
    /// What buildings or an urbanization card brought.
    Produces {
        seat: Seat,
        resources: u8,
        points: u8,
    },
    /// What the cards before a player brought.
    Bonus {
        seat: Seat,
        resources: u8,
        points: u8,
    },
    /// A tile was drawn.
    Tile {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// The supply of tiles is used up.
    Exhausted {
        times: u8,
    },
    /// What is returned has been chosen in secret.
    Done {
        seat: Seat,
    },
    /// So many tiles go back into the supply, for a point each. Who gave which is not told: it is mixed at
    /// once, and nobody need remember it.
    Returns {
        seat: Seat,
        points: u8,
    },
    /// The tiles that all gave back.
    Mixed {
        tiles: Tiles,
    },
    /// All resources of this colour lie in the city: the round is the last.
    AllPlaced {
        seat: Seat,
    },
    /// No more tiles: the round is the last.
    TilesGone,
    /// Hal turns his card over.
    HalShows {
        card: Card,
    },
    /// Hal draws a second card, and uses one of the two.
    HalCompares {
        card: Card,
        used: Card,
    },
    /// Hal cannot build, and the game ends.
    HalStops {
        card: Card,
    },
    /// What somebody has in the end.
    Scored {
        seat: Seat,
        points: i32,
    },
    /// The game is over.
    Won {
        winners: Seats,
        points: i32,
    },
}

impl Redact for Event {
    fn redacted(&self, observer: Observer) -> Option<Self> {
        let is = |seat| observer == Observer::Seat(seat) || observer == Observer::Arbiter;
        match *self {
            Event::Pack { seat, .. } | Event::Drew { seat, .. } if !is(seat) => None,
            Event::Tile { seat, .. } if !is(seat) => Some(Event::Tile { seat, tile: None }),
            open => Some(open),
        }
    }
}
