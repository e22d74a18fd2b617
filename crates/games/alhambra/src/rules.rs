//! How the game goes on: set-up, turns, refills, scorings, the end.
//!
//! The yard and the row are filled in the same way before the first turn and after every turn: until
//! the notes are cut into piles, it is the set-up.

use kernel::{Piece, Seat};

use crate::{
    Action, Alhambra, Building, Drawn, Event, Handful, Phase, Place, Scoring, score::MARTIN, state::MARTIN_GETS,
};

/// How many notes lie open.
pub(crate) const ROW: usize = 4;
/// A player is dealt no more notes once their sum is that much.
const STARTING_MONEY: u16 = 20;
/// Into how many piles the notes are cut.
const PILES: u8 = 5;
/// After scoring B Martin gets one building in three of those left.
const MARTINS_PART: u8 = 3;

impl Alhambra {
    pub(crate) fn apply_chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        match drawn {
            Drawn::Building(building) => {
                self.deck.remove(building);
                match self.phase {
                    Phase::Martin { left } => self.give_martin(building, left, tell),
                    _ => self.lay(building, tell),
                }
            }
            Drawn::Note(note) => {
                self.money.remove(note);
                if let Phase::Deal { seat } = self.phase {
                    self.hands[seat].insert(note);
                    return self.deal_on(seat, tell);
                }
                for scoring in [Scoring::A, Scoring::B] {
                    self.before[scoring.index()] -= u8::from(self.is_hidden(scoring));
                }
                self.row.insert(note);
                tell(Event::Opened { note });
                self.fill_row(tell);
            }
            Drawn::Scoring(scoring) => {
                self.score_now(scoring, tell);
                let left = if self.has_martin() { self.martins_due(scoring) } else { 0 };
                if left == 0 {
                    self.fill_row(tell);
                } else {
                    self.phase = Phase::Martin { left };
                }
            }
            Drawn::Hide(scoring, n_notes) => {
                self.before[scoring.index()] = n_notes;
                match scoring {
                    Scoring::A => self.phase = Phase::Hide { scoring: Scoring::B },
                    _ => self.open_first_turn(tell),
                }
            }
        }
    }

    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Take(notes) => {
                for note in notes.iter() {
                    self.row.remove(note);
                    self.hands[seat].insert(note);
                }
                tell(Event::Took { seat, notes, total: notes.sum() });
                self.end_turn(tell);
            }
            Action::Buy { place, gift, notes } => self.buy(seat, place, gift, notes, tell),
            Action::Pass => {
                tell(Event::Passed { seat });
                self.end_turn(tell);
            }
        }
    }

    fn buy(&mut self, seat: Seat, place: Place, gift: bool, notes: Handful, tell: &mut impl FnMut(Event)) {
        let building = self.yard[place.index()].take().expect("a building lies there");
        for note in notes.iter() {
            self.hands[seat].remove(note);
            self.discard.insert(note);
        }
        self.give((!gift).then_some(seat), building);
        let (paid, exact) = (notes.sum(), notes.sum() == building.price());
        tell(match (gift, exact) {
            (false, false) => Event::Bought { seat, place, building, notes, paid },
            (false, true) => Event::BoughtExactly { seat, place, building, notes, paid },
            (true, false) => Event::Offered { seat, place, building, notes, paid },
            (true, true) => Event::OfferedExactly { seat, place, building, notes, paid },
        });
        if exact {
            self.done += 1;
        } else {
            self.end_turn(tell);
        }
    }

    fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        self.done = 0;
        self.phase = Phase::Yard;
        self.fill_yard(tell);
    }

    /// From left to right, into the first gap.
    fn lay(&mut self, building: Building, tell: &mut impl FnMut(Event)) {
        let place = self.first_gap().expect("a building is drawn for a gap");
        self.yard[place.index()] = Some(building);
        tell(Event::Laid { place, building });
        self.fill_yard(tell);
    }

    fn first_gap(&self) -> Option<Place> {
        Place::each().find(|place| self.yard[place.index()].is_none())
    }

    /// Goes on unless a building must still be drawn.
    fn fill_yard(&mut self, tell: &mut impl FnMut(Event)) {
        if self.first_gap().is_some() && !self.deck.is_empty() {
            return;
        }
        if self.stacked == 0 {
            self.phase = Phase::Deal { seat: Seat::new(0) };
        } else {
            self.phase = Phase::Row;
            self.fill_row(tell);
        }
    }

    /// To the next seat once this one has enough.
    fn deal_on(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let hand = self.hands[seat];
        if hand.total() < STARTING_MONEY {
            return;
        }
        tell(Event::Dealt { seat, notes: hand, total: hand.total() });
        self.phase =
            if seat.number() < self.players() { Phase::Deal { seat: Seat::new(seat.index() + 1) } } else { Phase::Row };
    }

    /// Goes on unless a card must still be drawn from the deck of notes.
    ///
    /// Our ruling: if the discard is empty too, the row stays short.
    fn fill_row(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Row;
        if self.row.len() < ROW {
            if self.money.is_empty() && !self.discard.is_empty() {
                (self.money, self.discard) = (self.discard, self.money);
                tell(Event::Reshuffled { notes: self.money.len() as u8 });
            }
            if !self.money.is_empty() {
                return;
            }
        }
        if self.stacked == 0 {
            self.stacked = self.money.len() as u8;
            self.phase = Phase::Hide { scoring: Scoring::A };
        } else if self.first_gap().is_some() {
            self.end(tell);
        } else {
            self.turn = Seat::new((self.turn.index() + 1) % usize::from(self.players()));
            self.phase = Phase::Play;
        }
    }

    /// Where the pile of a scoring card begins, and how many notes it has: A lies in the second pile,
    /// B in the fourth.
    ///
    /// Our ruling: piles differ by at most one note, and the first ones have the spare notes.
    pub(crate) fn pile_of(&self, scoring: Scoring) -> (u8, u8) {
        let size = |pile: u8| self.stacked / PILES + u8::from(pile < self.stacked % PILES);
        let pile = 1 + 2 * scoring.index() as u8;
        ((0..pile).map(size).sum(), size(pile))
    }

    fn open_first_turn(&mut self, tell: &mut impl FnMut(Event)) {
        // Our ruling: among equals the lowest seat begins, as ages are not known.
        let order = |seat: &Seat| (self.hands[*seat].len(), self.hands[*seat].total());
        self.turn = self.everyone().iter().min_by_key(order).expect("somebody plays");
        self.phase = Phase::Play;
        tell(Event::Starts { seat: self.turn });
    }

    fn give_martin(&mut self, building: Building, left: u8, tell: &mut impl FnMut(Event)) {
        self.give(None, building);
        tell(Event::Martin { building });
        if left > 1 {
            self.phase = Phase::Martin { left: left - 1 };
        } else if self.stacked == 0 {
            self.phase = Phase::Yard;
        } else {
            self.fill_row(tell);
        }
    }

    /// How many buildings Martin gets after a scoring.
    fn martins_due(&self, scoring: Scoring) -> u8 {
        let n_deck = self.deck.len() as u8;
        match scoring {
            Scoring::A => n_deck.min(MARTIN_GETS),
            Scoring::B => n_deck / MARTINS_PART,
            Scoring::C => 0,
        }
    }

    fn score_now(&mut self, scoring: Scoring, tell: &mut impl FnMut(Event)) {
        self.scored.insert(scoring);
        let gained = self.owned.shares(scoring);
        for seat in self.everyone().iter() {
            let categories = gained[seat.index()];
            let points = categories.iter().sum();
            self.points[seat][scoring.index()] = points;
            tell(Event::scored(scoring, seat, points, categories));
        }
        if self.has_martin() {
            let categories = gained[MARTIN];
            let points = categories.iter().sum();
            self.martin_points[scoring.index()] = points;
            tell(Event::martin_scored(scoring, points, categories));
        }
    }

    /// The yard cannot be filled any more.
    fn end(&mut self, tell: &mut impl FnMut(Event)) {
        tell(Event::LastBuildings);
        for place in Place::each() {
            let Some(building) = self.yard[place.index()] else { continue };
            match self.richest(place) {
                Some(seat) => {
                    self.yard[place.index()] = None;
                    self.give(Some(seat), building);
                    tell(Event::Inherited { seat, place, building });
                }
                None => tell(Event::Unclaimed { place, building }),
            }
        }
        self.score_now(Scoring::C, tell);
        self.phase = Phase::Over;
        self.turn = Seat::new(0);
        let most = self.everyone().iter().map(|seat| self.points_of(seat)).max().unwrap_or(0);
        let winners = self.everyone().iter().filter(|&seat| self.points_of(seat) == most).collect();
        tell(Event::Won { winners, points: most });
    }

    /// Who alone has most of the currency of `place` in hand.
    fn richest(&self, place: Place) -> Option<Seat> {
        let (mut most, mut richest) = (0, None);
        for (seat, hand) in self.hands.iter() {
            let sum = hand.sum(place.currency());
            if most < sum {
                (most, richest) = (sum, Some(seat));
            } else if most == sum {
                richest = None;
            }
        }
        richest
    }
}
