//! [`Toll`] broken in one way for each law, to show that every law fails on a game that breaks it.
//!
//! [`Flawed`] plays like Toll, with a secret besides: a number that the dice decide with the first card and that
//! the arbiter alone sees. Each flaw of [`flaw`] changes one method.

mod parts;

use std::{cell::Cell, fmt, iter, ops::RangeInclusive};

use kernel::{
    ActionSpace, Compared, Differences, Draw, Factors, Game, Observer, OptionsError, Seat, Seats, Sheet, Step, StepOf,
    Tensor, Turn, Witnesses,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::toll::{self, Drawn, ScoreLine, Toll};
use parts::{EXTRAS, UNREADABLE};

pub use parts::{Action, Event, Extra, FlawedOptions, FlawedRefusal};

macro_rules! flaws {
    ($($name:ident $law:literal,)+) => {
        /// One flaw for each law, as a number. Several laws are shown to fail in more than one way.
        pub mod flaw {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they share their names with the constants")]
            enum Nth { $($name,)+ }
            $(
                #[doc = concat!("Breaks the law `", $law, "`.")]
                pub const $name: usize = Nth::$name as usize;
            )+
            /// The law that each flaw breaks.
            pub const LAWS: &[&str] = &[$($law),+];
        }
    };
}

flaws! {
    NONE "none",
    OPTION_DEFAULT "options",
    OPTION_NONSENSE "options",
    REFUSAL_ID "refusal-ids",
    MEMORY "no-memory",
    TENSOR_LENGTH "tensor-names",
    TENSOR_NAME "tensor-names",
    TENSOR_ROW "tensor-rows",
    TENSOR_SIZE "tensor-rows",
    OBSERVATION "observation",
    NONZEROS "observation",
    ARBITER "arbiter",
    DETERMINIZE "determinize",
    TURN_OF_SECRET "public-turn",
    SCORE_OF_SECRET "public-score",
    ACTIONS_OF_SECRET "own-actions",
    VIEW_JSON "view-json",
    NOT_OWING "owing",
    NO_CHOICE "owing",
    ORDER "stable-order",
    MANY "few-actions",
    TWICE "distinct-actions",
    CANONICAL "canonical",
    REFUSED "check",
    UNLISTED "check",
    NOTATION "notation",
    NUMBER "action-numbers",
    FACTORS "factors",
    MASK "mask",
    INDICES "indices",
    PICK "pick",
    COMMUTE "commute",
    WEIGHT "outcome-weights",
    OUTCOME_TWICE "distinct-outcomes",
    SAMPLE "sample",
    WITNESSES "secrecy",
    NEWS "news",
    IDLE "progress",
    ENDLESS "max-steps",
    LATE_CHOICE "over",
    WINNERS "winners",
    TOTAL "total",
    DICE "replay",
    UNDO "undo",
    SHOWS_NOTHING "shows-nothing",
    FIELD_MISSING "view-fields",
    FIELD_NAME "view-fields",
}

/// The game with flaw `F`. `M` is what a state owns besides.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Flawed<const F: usize, M = ()> {
    toll: Toll,
    /// Zero until the first card is turned up.
    secret: u8,
    memory: M,
}

/// What an observer sees.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    toll: Toll,
    /// The arbiter's.
    secret: Option<u8>,
    /// Whether there is a secret.
    kept: bool,
    #[serde(skip)]
    unwritten: u8,
}

/// Counts the questions of this thread, so that equal questions get different answers.
fn whim() -> u8 {
    thread_local!(static WHIM: Cell<u8> = const { Cell::new(0) });
    WHIM.with(|it| it.replace(it.get().wrapping_add(1)))
}

impl<const F: usize, M> Flawed<F, M> {
    /// The game of Toll in it.
    pub fn toll(&self) -> &Toll {
        &self.toll
    }

    fn is_odd(&self) -> bool {
        self.secret % 2 == 1
    }

    /// Both of the first two seats, where it is about choices at the same time.
    fn pair() -> Seats {
        Seats::first(2)
    }
}

impl<const F: usize, M> Game for Flawed<F, M>
where
    M: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static,
{
    const SLUG: &'static str = "flawed";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = Toll::PLAYERS;
    const MAX_STEPS: usize = if F == flaw::ENDLESS { 9 } else { Toll::MAX_STEPS };
    const LOWEST_WINS: bool = true;

    type Options = FlawedOptions<F>;
    type Action = Action;
    type Chance = Drawn;
    type Event = Event;
    type View = View;
    type Refusal = FlawedRefusal<F>;
    type ScoreLine = ScoreLine;
    type Snapshot = Toll;

    fn new(players: u8, _: &FlawedOptions<F>) -> Result<Self, OptionsError> {
        Ok(Flawed { toll: Toll::new(players, &kernel::NoOptions {})?, secret: 0, memory: M::default() })
    }

    fn seats(&self) -> Seats {
        self.toll.seats()
    }

    fn turn(&self) -> Turn {
        match self.toll.turn() {
            Turn::Seats(_) if F == flaw::TURN_OF_SECRET && self.is_odd() => Turn::Seats(Self::pair()),
            Turn::Seats(_) if F == flaw::COMMUTE => Turn::Seats(Self::pair()),
            turn => turn,
        }
    }

    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let Turn::Seats(owing) = self.turn() else {
            if F == flaw::LATE_CHOICE && self.turn() == Turn::Over {
                visit(Action::Take);
            }
            return;
        };
        if !owing.contains(seat) {
            if F == flaw::NOT_OWING {
                visit(Action::Take);
            }
            return;
        }
        match F {
            flaw::NO_CHOICE => return,
            // The fourth visit is the second of the two that the law compares.
            flaw::ORDER if whim() == 3 => visit(Action::Extra(Extra(0))),
            flaw::MANY => (0..EXTRAS).for_each(|nth| visit(Action::Extra(Extra(nth)))),
            flaw::TWICE => visit(Action::Take),
            flaw::NOTATION => visit(Action::Extra(UNREADABLE)),
            flaw::ACTIONS_OF_SECRET if self.is_odd() => visit(Action::Extra(Extra(1))),
            _ => (),
        }
        if self.toll.coins[seat] > 0 && F != flaw::UNLISTED {
            visit(Action::Pay);
        }
        visit(Action::Take);
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        self.toll.outcomes(&mut |outcome, weight| {
            visit(outcome, if F == flaw::WEIGHT { 0 } else { weight });
            if F == flaw::OUTCOME_TWICE {
                visit(outcome, weight);
            }
        });
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        let drawn = self.toll.sample(rng);
        if F == flaw::SAMPLE { Drawn::Turn(self.toll.deck.lowest().expect("a card is left")) } else { drawn }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), FlawedRefusal<F>> {
        match action {
            Action::Take if F == flaw::REFUSED => Err(FlawedRefusal::NoExtra),
            Action::Pay if self.toll.coins[seat] == 0 => Err(FlawedRefusal::NoCoin),
            Action::Pay | Action::Take => Ok(()),
            Action::Extra(_) if [flaw::MANY, flaw::NOTATION].contains(&F) => Ok(()),
            Action::Extra(nth) if F == flaw::ACTIONS_OF_SECRET && nth.0 == 1 && self.is_odd() => Ok(()),
            Action::Extra(_) => Err(FlawedRefusal::NoExtra),
        }
    }

    fn canonical(&self, _: Seat, action: Action) -> Action {
        if F == flaw::CANONICAL { Action::Take } else { action }
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        if F == flaw::NEWS {
            tell(Event::Secret(self.secret));
        }
        let action = match action {
            Action::Pay if F == flaw::IDLE => return,
            Action::Pay if F == flaw::COMMUTE => {
                self.secret = self.secret.wrapping_mul(3).wrapping_add(seat.number());
                return;
            }
            // Seen by the arbiter alone, so the player who takes it back sees no difference.
            Action::Pay if F == flaw::UNDO => {
                self.secret = self.secret.wrapping_add(2);
                return;
            }
            Action::Pay => toll::Action::Pay,
            Action::Take | Action::Extra(_) => toll::Action::Take,
        };
        if F == flaw::DICE {
            self.secret = whim();
        }
        self.toll.act(seat, action, &mut |event| tell(Event::Toll(event)));
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        let Drawn::Turn(card) = drawn;
        if self.secret == 0 {
            // Some number that the observers cannot know, though they see the card.
            self.secret = 1 + card.number() % 8;
        }
        self.toll.chance(drawn, &mut |event| tell(Event::Toll(event)));
    }

    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        match step {
            Step::Act(seat, _) if F == flaw::WITNESSES => Witnesses::Only(Seats::only(seat)),
            _ => Witnesses::Everyone,
        }
    }

    fn view(&self, observer: Observer) -> View {
        View {
            toll: self.toll,
            secret: (observer == Observer::Arbiter).then_some(self.secret),
            kept: self.secret > 0,
            unwritten: u8::from(F == flaw::VIEW_JSON),
        }
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut toll = view.toll;
        if F == flaw::DETERMINIZE && view.secret.is_none() {
            toll.pot += 1;
        }
        let unknown = if view.kept { 1 + rng.below(8) as u8 } else { 0 };
        let secret = view.secret.filter(|_| F != flaw::ARBITER).unwrap_or(unknown);
        Flawed { toll, secret, memory: M::default() }
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        self.toll.score(seat, visit);
        if F == flaw::SCORE_OF_SECRET {
            visit(ScoreLine::Coins, self.secret.into());
        }
    }

    fn snapshot(&self) -> Toll {
        self.toll
    }

    fn total(&self, seat: Seat) -> i32 {
        self.toll.total(seat) + i32::from(F == flaw::TOTAL)
    }

    fn winners(&self) -> Seats {
        if F == flaw::WINNERS { self.seats() } else { self.toll.winners() }
    }

    fn compare_views(these: Compared<'_, View>, to: &mut impl Differences) -> bool {
        to.field("toll", these.part(|it| &it.toll));
        to.field("secret", these.part(|it| &it.secret));
        if F != flaw::FIELD_MISSING {
            to.field(if F == flaw::FIELD_NAME { "hidden" } else { "kept" }, these.part(|it| &it.kept));
        }
        true
    }

    fn shows_nothing(&self, _: Seat, action: Action) -> bool {
        F == flaw::SHOWS_NOTHING && action == Action::Take
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let mut actions = Vec::new();
        self.actions(seat, &mut |it| actions.push(it));
        let drawn = rng.below(actions.len() as u32) as usize;
        actions[if F == flaw::PICK { 0 } else { drawn }]
    }
}

impl<const F: usize, M> ActionSpace for Flawed<F, M>
where
    M: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static,
{
    const SIZE: usize = 2 + EXTRAS as usize;

    fn index(action: Action) -> usize {
        match action {
            Action::Pay => 0,
            Action::Take if F == flaw::NUMBER => 0,
            Action::Take => 1,
            Action::Extra(nth) => 2 + usize::from(nth.0),
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            0 => Some(Action::Pay),
            1 => Some(Action::Take),
            2..Self::SIZE => Some(Action::Extra(Extra(index as u16 - 2))),
            Self::SIZE.. => None,
        }
    }

    fn factors(action: Action) -> Factors {
        [if F == flaw::FACTORS { 0 } else { Self::index(action) as i16 }, 0, 0, 0]
    }

    fn indices(&self, seat: Seat, visit: &mut impl FnMut(usize)) {
        let shift = usize::from(F == flaw::INDICES);
        self.actions(seat, &mut |action| visit(Self::index(action) + shift));
    }

    fn mark(&self, seat: Seat, mask: &mut [u8]) {
        mask.fill(u8::from(F == flaw::MASK));
        self.actions(seat, &mut |action| mask[Self::index(action)] = 1);
    }
}

impl<const F: usize, M> Tensor for Flawed<F, M>
where
    M: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static,
{
    const LEN: usize = 2;
    const MAX_NONZERO: usize = if F == flaw::NONZEROS { 1 } else { 2 };

    fn write(view: &View, seat: Seat, sheet: &mut impl Sheet) {
        let coins = f32::from(view.toll.coins[seat]);
        sheet.number("coins", if F == flaw::TENSOR_SIZE { 100.0 + coins } else { coins / 9.0 });
        let name = if F == flaw::TENSOR_NAME { "coins" } else { "pot" };
        let pot = if F == flaw::TENSOR_ROW { whim() % 2 } else { view.toll.pot.min(9) };
        let n = if F == flaw::TENSOR_LENGTH { 2 } else { 1 };
        iter::repeat_n(f32::from(pot), n).enumerate().for_each(|(nth, pot)| match nth {
            0 => sheet.number(name, pot / 9.0),
            _ => sheet.number(nth, pot),
        });
    }

    fn observe(&self, seat: Seat, sheet: &mut impl Sheet) {
        let mut view = self.view(Observer::Seat(seat));
        view.toll.coins[seat] += u8::from(F == flaw::OBSERVATION);
        Self::write(&view, seat, sheet);
    }
}
