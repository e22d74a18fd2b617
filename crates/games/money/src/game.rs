//! The trait, line by line: where each part of it is done.

use std::ops::RangeInclusive;

use kernel::{
    Compared, Differences, Draw, Fields as _, Game, Observer, OptionsError, Preparation, Seat, Seats, Set, Step,
    StepOf, Turn, Witnesses,
};
use rand_core::Rng;

use crate::{
    Action, Currency, Drawn, Event, MAX_PLAYERS, Money, Options, Phase, Refusal, ScoreLine, Snapshot, View,
    prepare::PREPARATIONS,
};

impl Game for Money {
    const SLUG: &'static str = "money";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS;
    // At most 31 cards lie on the pile after dealing, and at least one of four rounds in a row draws: 128
    // rounds with the last one. In a round each of 69 cards is added or drawn at most once, and five
    // players seal and exchange. Besides, 38 cards are dealt and two currencies drawn.
    const MAX_STEPS: usize = 9 * (128 * (69 + 5 + 5) + 38 + 2);
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
        Money::begin(players, options)
    }

    fn seats(&self) -> Seats {
        self.everyone()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Remove | Phase::Deal | Phase::Refill { .. } => Turn::Chance,
            Phase::Bid => Turn::Seats(self.everyone().minus(self.sealed)),
            Phase::Exchange { actor } => Turn::Seats(Seats::only(actor)),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.visit_actions(seat, visit);
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.pick_action(seat, rng)
    }

    fn shows_nothing(&self, seat: Seat, action: Action) -> bool {
        self.reveals_nothing(seat, action)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.refusal(seat, action)
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        match self.phase {
            Phase::Remove => {
                Set::<Currency>::all().minus(self.removed).iter().for_each(|it| visit(Drawn::Remove(it), 1));
            }
            Phase::Deal | Phase::Refill { .. } => self.pile.iter().for_each(|card| visit(Drawn::Draw(card), 1)),
            Phase::Bid | Phase::Exchange { .. } | Phase::Over => (),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        if self.phase == Phase::Remove {
            let left = Set::<Currency>::all().minus(self.removed);
            return Drawn::Remove(left.nth(rng.below(left.len())));
        }
        Drawn::Draw(self.pile.nth(rng.below(self.pile.len())))
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        self.apply_action(seat, action, tell);
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        self.apply_chance(drawn, tell);
    }

    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        match step {
            Step::Act(seat, Action::Add(_)) => Witnesses::Only(Seats::only(seat)),
            Step::Chance(Drawn::Draw(_)) if self.phase == Phase::Deal => match self.next_dealt() {
                Some(seat) => Witnesses::Only(Seats::only(seat)),
                None => Witnesses::Everyone,
            },
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
        Money::from_view(view, rng)
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        let tally = self.tallies[seat];
        visit(ScoreLine::Currencies, tally.currencies.into());
        visit(ScoreLine::Coins, tally.coins.into());
        visit(ScoreLine::Triplets, tally.triplets.into());
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }
}
