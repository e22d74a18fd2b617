use kernel::{BySeat, OptionsError, Piece, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Buildings, Handful, Notes, Place, Scoring,
    score::{MARTIN, Owned},
};

/// No more may play.
pub const MAX_PLAYERS: u8 = 6;
pub(crate) const N_SEATS: usize = MAX_PLAYERS as usize;

/// How many buildings Martin has before the game, and how many scoring A brings him.
pub(crate) const MARTIN_GETS: u8 = 6;

/// The state of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Alhambra {
    pub(crate) phase: Phase,
    /// Whose turn it is; the first seat while it is nobody's turn.
    pub(crate) turn: Seat,
    /// How many actions were done in this turn.
    pub(crate) done: u8,
    pub(crate) yard: [Option<Building>; Place::COUNT],
    /// The buildings to come.
    pub(crate) deck: Buildings,
    /// The open notes.
    pub(crate) row: Handful,
    /// The notes to come.
    pub(crate) money: Notes,
    pub(crate) discard: Notes,
    /// How many notes were cut into piles; zero until then.
    pub(crate) stacked: u8,
    /// How many notes lie over scoring cards A and B; zero where it is not hidden yet or shown already.
    pub(crate) before: [u8; 2],
    /// The scorings that took place.
    pub(crate) scored: Set<Scoring>,
    pub(crate) hands: BySeat<Notes, N_SEATS>,
    pub(crate) buildings: BySeat<Buildings, N_SEATS>,
    pub(crate) martin: Buildings,
    /// How many buildings of each category everybody has: the sets tell, but every scoring and judgement asks.
    pub(crate) owned: Owned,
    /// The points of each seat in each scoring.
    pub(crate) points: BySeat<[u8; Scoring::COUNT], N_SEATS>,
    pub(crate) martin_points: [u8; Scoring::COUNT],
}

// Search clones states all the time.
const _: () = assert!(size_of::<Alhambra>() <= 320);

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Phase {
    /// Nature draws buildings for Martin, before the yard is first laid or after a scoring.
    Martin {
        /// How many more.
        left: u8,
    },
    /// Nature fills the yard.
    Yard,
    /// Nature deals the starting money.
    Deal {
        /// Whom the next note is for.
        seat: Seat,
    },
    /// Nature fills the row of open notes.
    Row,
    /// Nature slips a scoring card into its pile.
    Hide { scoring: Scoring },
    /// The player whose turn it is acts.
    Play,
    /// All is scored.
    Over,
}

impl Alhambra {
    pub(crate) fn begin(players: u8) -> Result<Self, OptionsError> {
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(OptionsError::Players);
        }
        let phase = if players == 2 { Phase::Martin { left: MARTIN_GETS } } else { Phase::Yard };
        Ok(Alhambra {
            phase,
            turn: Seat::new(0),
            done: 0,
            yard: [None; Place::COUNT],
            deck: Buildings::all(),
            row: Handful::EMPTY,
            money: Notes::full(copies(players)),
            discard: Notes::EMPTY,
            stacked: 0,
            before: [0; 2],
            scored: Set::EMPTY,
            hands: BySeat::empty(players),
            buildings: BySeat::empty(players),
            martin: Buildings::EMPTY,
            owned: Owned::default(),
            points: BySeat::empty(players),
            martin_points: [0; Scoring::COUNT],
        })
    }

    /// Gives a building to a seat, or to Martin: the one place where buildings get an owner.
    pub(crate) fn give(&mut self, seat: Option<Seat>, building: Building) {
        let (set, owner) = match seat {
            Some(seat) => (&mut self.buildings[seat], seat.index()),
            None => (&mut self.martin, MARTIN),
        };
        set.insert(building);
        self.owned.add(owner, building.category());
    }

    pub(crate) fn players(&self) -> u8 {
        self.everyone().len()
    }

    pub(crate) fn everyone(&self) -> Seats {
        self.hands.seats()
    }

    /// Whether the imaginary third player is there.
    pub(crate) fn has_martin(&self) -> bool {
        self.players() == 2
    }

    /// The scoring card that lies on top of the notes to come.
    pub(crate) fn top_card(&self) -> Option<Scoring> {
        [Scoring::A, Scoring::B].into_iter().find(|&it| self.before[it.index()] == 0 && self.is_hidden(it))
    }

    /// Whether the card of `scoring` lies in the deck of notes.
    pub(crate) fn is_hidden(&self, scoring: Scoring) -> bool {
        let is_slipped_in = match self.phase {
            Phase::Hide { scoring: next } => scoring < next,
            _ => self.stacked > 0,
        };
        scoring != Scoring::C && is_slipped_in && !self.scored.contains(scoring)
    }

    /// How many notes of the stack were drawn since it was made; of no use once A and B are shown.
    pub(crate) fn n_drawn(&self) -> u8 {
        self.stacked.saturating_sub(self.money.len() as u8)
    }

    /// Panics unless every building and every note lies in exactly one place, and what is kept of them is right.
    pub fn census(&self) {
        let owned = self.buildings.iter().map(|(_, buildings)| *buildings);
        let (mut all, mut n) = (Buildings::EMPTY, 0);
        for place in owned.chain([self.deck, self.martin, self.yard.iter().flatten().copied().collect()]) {
            all = all.or(place);
            n += place.len();
        }
        assert_eq!((all.len(), n), (Building::COUNT as u32, Building::COUNT as u32), "every building once");
        assert_eq!(self.owned, self.count_owned(), "as many as the sets have");
        let hands = self.hands.iter().flat_map(|(_, hand)| hand.iter());
        let elsewhere = self.row.iter().chain(self.money.iter()).chain(self.discard.iter());
        let notes: Notes = hands.chain(elsewhere).collect();
        assert_eq!(notes, Notes::full(copies(self.players())), "every note once");
    }
}

/// How many notes there are of each face.
pub(crate) fn copies(players: u8) -> u32 {
    if players == 2 { 2 } else { 3 }
}
