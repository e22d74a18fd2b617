use std::any::Any;

use kernel::{ActionSpace, Game, Observer, PlayError, Rule, Seat, Step, Tensor, Turn, write_tensor};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Reward;

/// One position. It has no past: nothing but what the rules need is copied.
#[derive(Clone, Debug)]
pub struct State<G> {
    game: G,
    rng: Pcg64Mcg,
    reward: Reward,
}

/// Why a step is refused; nothing was done.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StepError {
    /// No action has this number.
    #[error("no such action")]
    Number,
    /// The table refuses it, by the rule with this id and this paragraph of the rules page.
    #[error("refused")]
    Refused(PlayError<(&'static str, &'static str)>),
    /// Nature owes no outcome now, or none with this number.
    #[error("no such outcome")]
    Outcome,
}

/// A [`State`] of any game.
pub trait AnyState: Send + Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;

    /// How many choose.
    fn players(&self) -> u8;

    /// Who is to choose: the first of those who owe a choice. Nobody if the game is over or nature is to
    /// choose.
    fn player(&self) -> Option<usize>;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Puts the numbers of the legal actions of `player` into `list`, in the order of the rules.
    fn legal(&self, player: usize, list: &mut Vec<usize>);

    /// Plays an action of the player whose turn it is, or of another who owes a choice too. Chance that
    /// follows is left to [`AnyState::settle`] or [`AnyState::happen`].
    fn choose(&mut self, player: Option<usize>, action: usize) -> Result<(), StepError>;

    /// Lets chance decide up to the next choice.
    fn settle(&mut self);

    /// Plays an action of the player whose turn it is, and all chance that follows.
    fn step(&mut self, action: usize) -> Result<(), StepError> {
        self.choose(None, action)?;
        self.settle();
        Ok(())
    }

    /// The outcomes that nature may pick now, with their weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Picks the outcome with this place in [`AnyState::outcomes`].
    fn happen(&mut self, outcome: usize) -> Result<(), StepError>;

    /// Writes what `player` sees.
    fn observe(&self, player: usize, to: &mut [f32]);

    /// The view of `observer` as JSON.
    fn view(&self, observer: Observer) -> String;

    /// The same for a bot of this game.
    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send>;

    /// What the game is worth to each player: zero before its end.
    fn rewards(&self) -> Vec<f64>;

    /// The points of each player so far.
    fn points(&self) -> Vec<i32>;

    /// A copy that plays on by itself.
    fn copy(&self) -> Box<dyn AnyState>;

    /// A state that looks the same to `player`, sampled as likely as it is.
    fn imagine(&self, player: usize, seed: u64) -> Box<dyn AnyState>;
}

impl<G: Tensor> State<G> {
    /// Begins from `root`, a game before its first step, and lets chance decide up to the first choice.
    pub fn new(root: G, seed: u64, reward: Reward) -> Self {
        let mut this = State::unsettled(root, seed, reward);
        settle(&mut this.game, &mut this.rng);
        this
    }

    /// The same before anything is dealt.
    pub fn unsettled(root: G, seed: u64, reward: Reward) -> Self {
        State { game: root, rng: Pcg64Mcg::seed_from_u64(seed), reward }
    }

    pub(crate) fn of(game: G, rng: Pcg64Mcg, reward: Reward) -> Self {
        State { game, rng, reward }
    }
}

/// Lets chance decide up to the next choice.
pub(crate) fn settle<G: Game>(game: &mut G, rng: &mut Pcg64Mcg) {
    while game.turn() == Turn::Chance {
        let outcome = game.sample(rng);
        game.apply(Step::Chance(outcome), &mut |_| ());
    }
}

/// Who is to choose, if anybody is.
pub(crate) fn chooser<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

/// The action with this number, if `seat`, or else the one to choose, may choose it now; and who that is.
pub(crate) fn judge<G: ActionSpace>(
    game: &G,
    seat: Option<Seat>,
    number: usize,
) -> Result<(Seat, G::Action), StepError> {
    let action = G::from_index(number).ok_or(StepError::Number)?;
    let refused = |why: PlayError<G::Refusal>| {
        StepError::Refused(match why {
            PlayError::Over => PlayError::Over,
            PlayError::NotYourTurn => PlayError::NotYourTurn,
            PlayError::Refused(rule) => PlayError::Refused((rule.id(), rule.anchor())),
        })
    };
    let seat = seat.or_else(|| chooser(game)).unwrap_or(Seat::new(0));
    game.judge(seat, action).map_err(refused)?;
    Ok((seat, action))
}

impl<G: Tensor> AnyState for State<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn players(&self) -> u8 {
        self.game.seats().len()
    }

    fn player(&self) -> Option<usize> {
        chooser(&self.game).map(Seat::index)
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, player: usize, list: &mut Vec<usize>) {
        list.clear();
        self.game.actions(Seat::new(player), &mut |action| list.push(G::index(action)));
    }

    fn choose(&mut self, player: Option<usize>, action: usize) -> Result<(), StepError> {
        let (seat, action) = judge(&self.game, player.map(Seat::new), action)?;
        self.game.apply(Step::Act(seat, action), &mut |_| ());
        Ok(())
    }

    fn settle(&mut self) {
        settle(&mut self.game, &mut self.rng);
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.game.turn() == Turn::Chance {
            self.game.outcomes(&mut |it, weight| outcomes.push((it.to_string(), weight)));
        }
        outcomes
    }

    fn happen(&mut self, outcome: usize) -> Result<(), StepError> {
        let (mut left, mut chosen) = (outcome, None);
        if self.game.turn() == Turn::Chance {
            self.game.outcomes(&mut |it, _| {
                chosen = chosen.or((left == 0).then_some(it));
                left = left.wrapping_sub(1);
            });
        }
        let outcome = chosen.ok_or(StepError::Outcome)?;
        self.game.apply(Step::Chance(outcome), &mut |_| ());
        Ok(())
    }

    fn observe(&self, player: usize, to: &mut [f32]) {
        let seat = Seat::new(player);
        write_tensor::<G>(&self.game.view(Observer::Seat(seat)), seat, to);
    }

    fn view(&self, observer: Observer) -> String {
        serde_json::to_string(&self.game.view(observer)).expect("views are plain data")
    }

    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send> {
        Box::new(self.game.view(observer))
    }

    fn rewards(&self) -> Vec<f64> {
        let mut rewards = vec![0.0; usize::from(self.game.seats().len())];
        if self.game.turn() == Turn::Over {
            self.reward.of(&self.game, |seat, reward| rewards[seat.index()] = reward);
        }
        rewards
    }

    fn points(&self) -> Vec<i32> {
        self.game.seats().iter().map(|seat| self.game.total(seat)).collect()
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn imagine(&self, player: usize, seed: u64) -> Box<dyn AnyState> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let view = self.game.view(Observer::Seat(Seat::new(player)));
        let game = G::determinize(&view, &mut rng);
        Box::new(State { game, rng, reward: self.reward })
    }
}
