use std::{fmt, hash::Hash, ops::RangeInclusive};

use rand_core::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    Compared, Differences, Draw, Options, OptionsError, PlayError, Preparation, Seat, Seats, Standing, Token, standing,
};

/// From whose point of view a game is shown.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// A seat sees its own secrets.
    Seat(Seat),
    /// A spectator sees none.
    Spectator,
    /// The arbiter sees all: finished games, traces.
    Arbiter,
}

/// What the game waits for. It is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "type", content = "seats")]
pub enum Turn {
    /// These seats owe a choice each, in any order, blind to one another's.
    Seats(Seats),
    /// Nature owes an outcome.
    Chance,
    /// The game has ended.
    Over,
}

/// One entry of the log: a choice or an outcome. A game is its options and its steps.
#[derive(Copy, Eq, PartialEq, Hash, Debug)]
pub enum Step<A, C> {
    /// A seat chose.
    Act(Seat, A),
    /// Chance decided this.
    Chance(C),
}

/// Not derived: that would look at the variant of every step, and a log is cloned with every choice.
impl<A: Copy, C: Copy> Clone for Step<A, C> {
    fn clone(&self) -> Self {
        *self
    }
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Who sees what a step is. The others see at most that it was made.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Witnesses {
    /// Every seat and the spectators.
    Everyone,
    /// These seats (and always the arbiter).
    Only(Seats),
    /// These seats (and always the arbiter) see all of it. The others see a part, which views and news
    /// show: that a card was given away, what was got for it, but not which it was.
    Partly(Seats),
}

impl Witnesses {
    /// Whether `observer` is one.
    pub fn include(self, observer: Observer) -> bool {
        match (self, observer) {
            (Witnesses::Everyone, _) | (_, Observer::Arbiter) => true,
            (Witnesses::Only(seats) | Witnesses::Partly(seats), Observer::Seat(seat)) => seats.contains(seat),
            (Witnesses::Only(_) | Witnesses::Partly(_), Observer::Spectator) => false,
        }
    }
}

/// News whose secrets can be left out.
///
/// As JSON an event is an object whose `type` is the id of its words and whose other fields are
/// their arguments: fields named `seat`, `seats`, `other` or `winners` hold seats, text is the code
/// of a piece or another id, numbers are numbers, lists are lists of these.
pub trait Redact: Sized {
    /// The news as `observer` may hear it, or nothing if it must not hear it at all.
    fn redacted(&self, observer: Observer) -> Option<Self>;
}

/// A rule that a refused choice would break.
pub trait Rule: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// All of them: the tests hold the words against this list.
    const ALL: &'static [Self];

    /// The id of its words.
    fn id(self) -> &'static str;

    /// The paragraph of the rules page that has it.
    fn anchor(self) -> &'static str;
}

/// The rules of one game, implemented by its state of play.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + Sized + 'static {
    /// Name in addresses, logs and file names. It never changes.
    const SLUG: &'static str;
    /// Raised when an old log would no longer replay to the same end; [`Options::revise`] says how old records
    /// are still replayed.
    const REVISION: u16;
    /// How many may play.
    const PLAYERS: RangeInclusive<u8>;
    /// No legal game has more steps.
    const MAX_STEPS: usize;
    /// Whether points are bad: the lowest total wins.
    const LOWEST_WINS: bool = false;

    /// The choices that may be prepared while one waits for others. One that repeats has a condition that always holds
    /// and comes true sooner or later, so that a table is never played by them alone.
    const PREPARATIONS: &'static [Preparation] = &[];

    /// What may be settled beforehand.
    type Options: Options;
    /// What a seat chooses: one atomic choice of at most 8 bytes.
    type Action: Token;
    /// What nature chooses.
    type Chance: Token;
    /// What is told.
    type Event: Redact + Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// What is seen.
    type View: Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What forbids a choice.
    type Refusal: Rule;
    /// What a score is made of; the text is its id.
    type ScoreLine: Copy + Eq + fmt::Debug + Into<&'static str>;
    /// All there is, in the keys of the trace format.
    type Snapshot: Serialize;

    /// The table before anything is shuffled: dealing is left to chance.
    ///
    /// # Errors
    ///
    /// Returns [`OptionsError::Players`] where so many cannot play, and [`OptionsError::Refused`] where the options
    /// do not suit them.
    fn new(players: u8, options: &Self::Options) -> Result<Self, OptionsError>;

    /// The seats that choose, all of them people or bots.
    fn seats(&self) -> Seats;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Visits every legal action of `seat`, each once, in an order that never changes.
    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Self::Action));

    /// Visits every outcome that nature may pick now, with its weight.
    fn outcomes(&self, visit: &mut impl FnMut(Self::Chance, u32));

    /// Names the rule that forbids `action` to `seat`, whose turn it is.
    ///
    /// # Errors
    ///
    /// Returns that rule. What [`Game::actions`] lists is allowed, and nothing else: a law compares them.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Applies a choice that is known to be legal, and reports what happened.
    fn act(&mut self, seat: Seat, action: Self::Action, tell: &mut impl FnMut(Self::Event));

    /// Applies an outcome that is known to be possible, and reports what happened.
    fn chance(&mut self, outcome: Self::Chance, tell: &mut impl FnMut(Self::Event));

    /// Who will see what `step` is.
    fn witnesses(&self, step: StepOf<Self>) -> Witnesses;

    /// All that `observer` can know, including what it could remember.
    fn view(&self, observer: Observer) -> Self::View;

    /// A state that `view` does not rule out, sampled as likely as it is.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Visits the lines of the score of `seat`. The score is their sum; everybody is shown it, so it counts
    /// nothing that somebody must not know.
    fn score(&self, seat: Seat, visit: &mut impl FnMut(Self::ScoreLine, i32));

    /// The arbiter's view in the keys of the trace format.
    fn snapshot(&self) -> Self::Snapshot;

    /// The seats that have a score: those that choose and, in solo games, the automatic opponent.
    fn scored(&self) -> Seats {
        self.seats()
    }

    /// Applies a step that is known to be legal: [`Game::act`] or [`Game::chance`].
    #[inline]
    fn apply(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Self::Event)) {
        match step {
            Step::Act(seat, action) => self.act(seat, action, tell),
            Step::Chance(outcome) => self.chance(outcome, tell),
        }
    }

    /// How `seat` ranks, from which winners and ratings follow. Override it where the rules break ties.
    fn standing(&self, seat: Seat) -> Standing {
        standing([self.points(seat)])
    }

    /// The total of `seat` such that more is better: with the opposite sign where [`Game::LOWEST_WINS`].
    fn points(&self, seat: Seat) -> i32 {
        if Self::LOWEST_WINS { -self.total(seat) } else { self.total(seat) }
    }

    /// The sum of the score of `seat`.
    fn total(&self, seat: Seat) -> i32 {
        let mut total = 0;
        self.score(seat, &mut |_, points| total += points);
        total
    }

    /// The seats with the best [`Game::standing`]; several share the win. It follows from the standings and
    /// is not meant to be overridden: a law holds it against them.
    fn winners(&self) -> Seats {
        let (mut winners, mut best) = (Seats::NONE, None);
        for seat in self.scored().iter() {
            let standing = Some(self.standing(seat));
            if best < standing {
                (winners, best) = (Seats::only(seat), standing);
            } else if best == standing {
                winners = winners.with(seat);
            }
        }
        winners
    }

    /// Whether `action` is sure to show `seat`, whose turn it is, nothing that its view does not tell
    /// already, be it only that nature has to decide. Override it where that is plain from the rules: a player who
    /// has to know asks many imagined states otherwise, and a law holds the answer against them.
    fn shows_nothing(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Tells `to` every field of a view that is compared, and returns whether it has. Override it by
    /// [`Fields::compare`](crate::Fields::compare): a server then writes only what a move has changed, and compares whole
    /// views as JSON otherwise. A law holds the fields against the JSON.
    fn compare_views(_these: Compared<'_, Self::View>, _to: &mut impl Differences) -> bool {
        false
    }

    /// A legal action of `seat`, all equally likely, found without a list. Override it where a pick is
    /// cheaper than two visits; the draw and its meaning must stay the same.
    ///
    /// # Panics
    ///
    /// Panics if it is not the turn of `seat`.
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Self::Action {
        let mut n = 0;
        self.actions(seat, &mut |_| n += 1);
        let (mut left, mut chosen) = (rng.below(n), None);
        self.actions(seat, &mut |it| {
            if left == 0 && chosen.is_none() {
                chosen = Some(it);
            }
            left = left.wrapping_sub(1);
        });
        chosen.expect("a seat whose turn it is has an action")
    }

    /// An outcome drawn by weight. Override it where a draw is cheaper than a scan; the draw and its
    /// meaning must stay the same.
    ///
    /// # Panics
    ///
    /// Panics if nothing is left to chance now.
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance {
        let mut total = 0;
        self.outcomes(&mut |_, weight| total += weight);
        let (mut left, mut chosen) = (rng.below(total), None);
        self.outcomes(&mut |it, weight| {
            if chosen.is_none() {
                match left.checked_sub(weight) {
                    Some(rest) => left = rest,
                    None => chosen = Some(it),
                }
            }
        });
        chosen.expect("weights sum to more than the draw")
    }

    /// The legal action that `action` means, where people may write one and the same choice in several ways; any
    /// other action is returned as it is. Only the canonical action is listed, numbered and logged.
    fn canonical(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether `seat` may choose `action` now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        self.judge(seat, action).is_ok()
    }

    /// Whether `seat` may choose `action` now, and if not, why.
    ///
    /// # Errors
    ///
    /// Returns [`PlayError::Over`], [`PlayError::NotYourTurn`], or the rule of [`Game::check`].
    fn judge(&self, seat: Seat, action: Self::Action) -> Result<(), PlayError<Self::Refusal>> {
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Seats(seats) if seats.contains(seat) => self.check(seat, action).map_err(PlayError::Refused),
            Turn::Seats(_) | Turn::Chance => Err(PlayError::NotYourTurn),
        }
    }
}
