//! The trait, line by line: where each part of it is done.

use std::ops::RangeInclusive;

use kernel::{
    Compared, Differences, Fields as _, Game, Observer, OptionsError, Preparation, Seat, Seats, Standing, Step, StepOf,
    Turn, Witnesses,
};
use rand_core::Rng;

use crate::{
    Action, Drawn, Event, MAX_PLAYERS, MintWorks, Options, Phase, Placement, Refusal, ScoreLine, Snapshot, View,
    prepare::PREPARATIONS, upkeep::LAST_ROUND,
};

/// With four players there are at most 14 spaces. Between two placements three may pass, and four pass in
/// the end; two placements draw a Plan, three Plans are drawn in upkeep, and one choice is made there.
const STEPS_OF_A_ROUND: usize = 14 * 4 + 4 + 2 + 3 + 1;

impl Game for MintWorks {
    const SLUG: &'static str = "mint-works";
    // 2: a recycled Building gives its stars only.
    const REVISION: u16 = 2;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS;
    // Before the first round: who begins, two locations, three Plans.
    const MAX_STEPS: usize = LAST_ROUND as usize * STEPS_OF_A_ROUND + 6;
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
        MintWorks::begin(players, options)
    }

    fn seats(&self) -> Seats {
        self.people()
    }

    fn scored(&self) -> Seats {
        self.everyone()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Advanced | Phase::Deal | Phase::Lottery | Phase::Replace { .. } | Phase::Refill => {
                Turn::Chance
            }
            Phase::Development => Turn::Seats(Seats::only(self.turn)),
            Phase::CoOp { owner } => Turn::Seats(Seats::only(owner)),
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

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        self.visit_outcomes(visit);
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        self.sample_outcome(rng)
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        self.apply_action(seat, action, tell);
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        self.apply_chance(drawn, tell);
    }

    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        match step {
            Step::Act(_, Action::Place(placement) | Action::Copy(placement)) => match placement {
                Placement::Recycler(lost) | Placement::SwapMeet { lose: lost, .. } => match self.witnesses_of(lost) {
                    Witnesses::Everyone => Witnesses::Everyone,
                    Witnesses::Only(seats) | Witnesses::Partly(seats) => Witnesses::Partly(seats),
                },
                _ => Witnesses::Everyone,
            },
            Step::Chance(Drawn::Draw(plan)) if self.phase == Phase::Lottery => {
                // An opponent who takes two turns may build at once what he has just drawn.
                let mut then = self.clone();
                then.apply(step, &mut |_| ());
                then.witnesses_of(plan)
            }
            Step::Act(..) | Step::Chance(_) => Witnesses::Everyone,
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
        MintWorks::from_view(view, rng)
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        self.visit_score(seat, visit);
    }

    fn standing(&self, seat: Seat) -> Standing {
        self.rank(seat)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }
}
