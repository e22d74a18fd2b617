//! What is hidden from whom, and what a hidden part may be.
//!
//! Hands are held in secret, and yet nothing of them is unknown to a player who watched: starting money is
//! dealt openly, notes are taken from the open row and paid onto an open discard. So the faces of all
//! notes and buildings still to come can be known too, and their order is chance that has not happened
//! yet. All that is hidden are the places of scoring cards A and B inside their piles.

use kernel::{BySeat, Draw, Observer, Piece, Seat, Set};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    Alhambra, Building, Buildings, Category, Handful, Notes, Phase, Place, Scoring,
    score::{MARTIN, N_OWNERS, Owned},
    state::{N_SEATS, copies},
};

/// All that one observer can know.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, refills after it included.
    pub turn: Option<Seat>,
    /// How many actions were done in this turn.
    pub done: u8,
    /// From left to right.
    pub yard: [Option<Building>; Place::COUNT],
    /// How many buildings are still to come.
    pub n_deck: u8,
    /// The open notes.
    pub row: Handful,
    /// How many notes are still to come before the discard is shuffled.
    pub n_money: u8,
    /// What was paid since the discard was shuffled.
    pub discard: Notes,
    /// How many notes were cut into piles; zero until then.
    pub stacked: u8,
    /// How many notes lie over scoring card A while it is hidden.
    pub before_a: Option<Bounds>,
    /// How many notes lie over scoring card B while it is hidden.
    pub before_b: Option<Bounds>,
    /// The scorings that took place.
    pub scored: Set<Scoring>,
    /// The scoring that comes next, if A and B are still drawn in time.
    pub next_scoring: Option<Scoring>,
    pub seats: BySeat<SeatView, N_SEATS>,
    /// The imaginary third player of two.
    pub martin: Option<MartinView>,
}

kernel::fields!(View { field phase, field turn, field done, field yard, field n_deck, field row, field n_money, field discard, field stacked, field before_a, field before_b, field scored, field next_scoring, each seats, field martin });

/// A number that lies somewhere between two, all equally likely. The arbiter knows it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bounds {
    /// The least it can be.
    pub least: u8,
    /// The most it can be.
    pub most: u8,
}

/// What can be known of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many notes its hand has.
    pub n_notes: u8,
    /// Which of them everybody could know, having watched: all.
    pub known: Notes,
    /// The buildings of the seat.
    pub buildings: Buildings,
    /// Its points by scoring.
    pub points: [u8; Scoring::COUNT],
    /// What each category would bring if the next scoring took place now.
    pub prospect: [u8; Category::COUNT],
}

kernel::fields!(SeatView { field n_notes, field known, field buildings, field points, field prospect });

/// What can be known of Martin.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MartinView {
    /// The buildings of Martin.
    pub buildings: Buildings,
    /// His points by scoring.
    pub points: [u8; Scoring::COUNT],
    /// What each category would bring him if the next scoring took place now.
    pub prospect: [u8; Category::COUNT],
}

/// What each owner would get, by category.
pub(crate) type Prospects = [[u8; Category::COUNT]; N_OWNERS];

impl Alhambra {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let (next_scoring, prospects) = self.prospects();
        let mut seats = BySeat::empty(self.players());
        self.everyone().iter().for_each(|seat| seats[seat] = self.seat_view(seat, &prospects));
        View {
            phase: self.phase,
            turn: self.has_turns().then_some(self.turn),
            done: self.done,
            yard: self.yard,
            n_deck: self.deck.len() as u8,
            row: self.row,
            n_money: self.money.len() as u8,
            discard: self.discard,
            stacked: self.stacked,
            before_a: self.bounds(Scoring::A, observer),
            before_b: self.bounds(Scoring::B, observer),
            scored: self.scored,
            next_scoring,
            seats,
            martin: self.martin_view(&prospects),
        }
    }

    /// The scoring that comes next, and what each category would bring in it.
    pub(crate) fn prospects(&self) -> (Option<Scoring>, Prospects) {
        let next = self.next_scoring();
        (next, next.map_or([[0; _]; _], |scoring| self.owned.shares(scoring)))
    }

    pub(crate) fn seat_view(&self, seat: Seat, prospects: &Prospects) -> SeatView {
        SeatView {
            n_notes: self.hands[seat].len() as u8,
            known: self.hands[seat],
            buildings: self.buildings[seat],
            points: self.points[seat],
            prospect: prospects[seat.index()],
        }
    }

    pub(crate) fn martin_view(&self, prospects: &Prospects) -> Option<MartinView> {
        self.has_martin().then(|| MartinView {
            buildings: self.martin,
            points: self.martin_points,
            prospect: prospects[MARTIN],
        })
    }

    /// Whether the first turn has begun and the last is not over.
    pub(crate) fn has_turns(&self) -> bool {
        self.stacked > 0 && !matches!(self.phase, Phase::Hide { .. } | Phase::Over)
    }

    fn next_scoring(&self) -> Option<Scoring> {
        let due = |&it: &Scoring| !self.scored.contains(it) && self.phase != Phase::Over;
        Scoring::each().find(due)
    }

    /// A scoring card lies at any place of its pile, and not among the notes drawn already.
    pub(crate) fn bounds(&self, scoring: Scoring, observer: Observer) -> Option<Bounds> {
        if !self.is_hidden(scoring) {
            return None;
        }
        if observer == Observer::Arbiter {
            let exactly = self.before[scoring.index()];
            return Some(Bounds { least: exactly, most: exactly });
        }
        let (start, size) = self.pile_of(scoring);
        let n_drawn = self.n_drawn();
        Some(Bounds { least: start.saturating_sub(n_drawn), most: start + size - n_drawn })
    }

    /// What the view does not place is in the decks.
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Alhambra {
        let players = view.seats.seats().len();
        let mut hidden = |bounds: Option<Bounds>| {
            let between = |it: Bounds| it.least + rng.below(u32::from(it.most - it.least) + 1) as u8;
            bounds.map_or(0, between)
        };
        let mut game = Alhambra {
            phase: view.phase,
            turn: view.turn.unwrap_or(Seat::new(0)),
            done: view.done,
            yard: view.yard,
            deck: Buildings::all(),
            row: view.row,
            money: Notes::full(copies(players)),
            discard: view.discard,
            stacked: view.stacked,
            before: [hidden(view.before_a), hidden(view.before_b)],
            scored: view.scored,
            hands: BySeat::empty(players),
            buildings: BySeat::empty(players),
            martin: view.martin.map_or(Buildings::EMPTY, |it| it.buildings),
            owned: Owned::default(),
            points: BySeat::empty(players),
            martin_points: view.martin.map_or([0; _], |it| it.points),
        };
        for (seat, it) in view.seats.iter() {
            game.hands[seat] = it.known;
            game.buildings[seat] = it.buildings;
            game.points[seat] = it.points;
            game.deck = game.deck.minus(it.buildings);
            game.money = game.money.minus(it.known);
        }
        game.owned = game.count_owned();
        game.deck = game.deck.minus(game.martin).minus(view.yard.iter().flatten().copied().collect());
        game.money = game.money.minus(view.discard).minus(view.row.iter().collect());
        game
    }
}
