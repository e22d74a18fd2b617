//! The trait, line by line: where each part of it is done.

use std::ops::RangeInclusive;

use kernel::{
    Compared, Differences, Draw, Fields as _, Game, Observer, OptionsError, Piece, Preparation, Seat, Seats, Step,
    StepOf, Turn, Witnesses,
};
use rand_core::Rng;

use crate::{
    Action, Colour, Donnant, Drawn, Event, MAX_PLAYERS, Options, Phase, Refusal, ScoreLine, Snapshot, View,
    prepare::PREPARATIONS,
};

impl Game for Donnant {
    const SLUG: &'static str = "donnant";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS;
    // A turn has at most fifteen rolls, three choices to roll on, two windows with two steps for each of
    // three players, five purchases of three steps each or five completions, and an end; forty rounds of
    // four turns. Besides, 24 cards are dealt, four players choose four times at set-up, and each of the
    // 20 bonuses is used at most nine times, which may take two steps.
    const MAX_STEPS: usize = 160 * (15 + 3 + 12 + 15 + 1) + 24 + 16 + 2 * 180;
    const PREPARATIONS: &'static [Preparation] = PREPARATIONS;

    type Options = Options;
    type Action = Action;
    type Chance = Drawn;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type ScoreLine = ScoreLine;
    type Snapshot = Snapshot;

    fn new(players: u8, options: &Options) -> Result<Self, OptionsError> {
        Donnant::begin(players, options)
    }

    fn seats(&self) -> Seats {
        self.everyone()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Rolling | Phase::Refill { .. } | Phase::JokerDraw { .. } => Turn::Chance,
            Phase::Setup | Phase::Window => Turn::Seats(self.waiting),
            Phase::Roll
            | Phase::Act { .. }
            | Phase::Lay { .. }
            | Phase::JokerDice { .. }
            | Phase::JokerLay
            | Phase::End => Turn::Seats(Seats::only(self.active)),
            Phase::Over => Turn::Over,
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

    fn canonical(&self, seat: Seat, action: Action) -> Action {
        match action {
            Action::Complete(card, order) => Action::Complete(card, self.first_order(seat, card, order)),
            _ => action,
        }
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        match self.phase {
            Phase::Rolling => {
                let die = self.rolling.lowest().expect("a die is to be rolled");
                (1..=6).for_each(|value| visit(Drawn::Roll(die, value), 1));
            }
            Phase::Deal | Phase::Refill { .. } | Phase::JokerDraw { .. } => {
                self.drawable(self.drawn_from()).iter().for_each(|card| visit(Drawn::Draw(card), 1));
            }
            _ => (),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        if self.phase == Phase::Rolling {
            let die = self.rolling.lowest().expect("a die is to be rolled");
            return Drawn::Roll(die, 1 + rng.below(6) as u8);
        }
        let cards = self.drawable(self.drawn_from());
        Drawn::Draw(cards.nth(rng.below(cards.len())))
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        self.apply_action(seat, action, tell);
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        self.apply_chance(drawn, tell);
    }

    /// At set-up and in a window a step is its seat's own secret until all have finished. That a seat has
    /// finished is seen by all, so its last step counts as witnessed, though what it wrote stays hidden.
    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        match (self.phase, step) {
            (Phase::Deal, Step::Chance(_)) => match self.next_dealt() {
                Some(seat) => Witnesses::Only(Seats::only(seat)),
                None => Witnesses::Everyone,
            },
            (Phase::Setup | Phase::Window, Step::Act(seat, _)) => {
                let mut after = self.clone();
                after.apply(step, &mut |_| ());
                let goes_on =
                    after.phase == self.phase && (self.phase == Phase::Setup || after.waiting == self.waiting);
                if goes_on { Witnesses::Only(Seats::only(seat)) } else { Witnesses::Everyone }
            }
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
        Donnant::from_view(view, rng)
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        self.open_stall(seat).points().lines().into_iter().for_each(|(line, points)| visit(line, points.into()));
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }
}

// What nature rolls is known by its colour.
const _: () = assert!(Colour::COUNT == 5);
