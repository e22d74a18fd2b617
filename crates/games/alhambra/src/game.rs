//! The trait, line by line: where each part of it is done.

use std::ops::RangeInclusive;

use kernel::{
    Compared, Differences, Draw, Fields as _, Game, Observer, OptionsError, Piece, Seat, Seats, Step, StepOf, Turn,
    Witnesses,
};
use rand_core::Rng;

use crate::{
    Action, Alhambra, Drawn, Event, MAX_PLAYERS, Note, Options, Phase, Refusal, ScoreLine, Scoring, Snapshot, View,
};

impl Game for Alhambra {
    const SLUG: &'static str = "alhambra";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS;
    // At most 53 buildings are bought, for at most seven notes each. So at most 108 + 53 * 7 notes are
    // drawn, and no more are taken, one a turn at the least. Who neither takes nor buys finds no open note,
    // so all are in hands, and of 72 notes or more somebody can buy something: at most five pass in a row.
    // Besides, 54 buildings and two scoring cards are drawn, and these are hidden.
    const MAX_STEPS: usize = 53 + 2 * (108 + 53 * 7) + 5 * 54 + 54 + 4;

    type Options = Options;
    type Action = Action;
    type Chance = Drawn;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type ScoreLine = ScoreLine;
    type Snapshot = Snapshot;

    fn new(players: u8, _: &Options) -> Result<Self, OptionsError> {
        Alhambra::begin(players)
    }

    fn seats(&self) -> Seats {
        self.everyone()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Seats(Seats::only(self.turn)),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.visit_actions(seat, visit);
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.pick_action(seat, rng)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.refusal(seat, action)
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        match self.phase {
            Phase::Martin { .. } | Phase::Yard => self.deck.iter().for_each(|it| visit(Drawn::Building(it), 1)),
            Phase::Row if self.top_card().is_some() => {
                self.top_card().into_iter().for_each(|it| visit(Drawn::Scoring(it), 1));
            }
            Phase::Deal { .. } | Phase::Row => {
                let counted = Note::each().map(|note| (note, self.money.count(note)));
                counted.filter(|(_, n)| *n > 0).for_each(|(note, n)| visit(Drawn::Note(note), n));
            }
            Phase::Hide { scoring } => {
                let (start, size) = self.pile_of(scoring);
                (start..=start + size).for_each(|it| visit(Drawn::Hide(scoring, it), 1));
            }
            Phase::Play | Phase::Over => (),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        match self.phase {
            Phase::Martin { .. } | Phase::Yard => Drawn::Building(self.deck.nth(rng.below(self.deck.len()))),
            Phase::Hide { scoring } => {
                let (start, size) = self.pile_of(scoring);
                Drawn::Hide(scoring, start + rng.below(u32::from(size) + 1) as u8)
            }
            _ => match self.top_card() {
                // A certain outcome takes a draw like any other.
                Some(scoring) => {
                    rng.below(1);
                    Drawn::Scoring(scoring)
                }
                None => Drawn::Note(self.money.nth(rng.below(self.money.len()))),
            },
        }
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        self.apply_action(seat, action, tell);
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        self.apply_chance(drawn, tell);
    }

    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        match step {
            Step::Chance(Drawn::Hide(..)) => Witnesses::Only(Seats::NONE),
            _ => Witnesses::Everyone,
        }
    }

    fn compare_views(these: Compared<'_, View>, to: &mut impl Differences) -> bool {
        View::compare(these, to);
        true
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        Alhambra::from_view(view, rng)
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        let points = |scoring: Scoring| i32::from(self.points[seat][scoring.index()]);
        visit(ScoreLine::A, points(Scoring::A));
        visit(ScoreLine::B, points(Scoring::B));
        visit(ScoreLine::C, points(Scoring::C));
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }
}
