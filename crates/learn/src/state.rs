use std::any::Any;

use kernel::{ActionSpace, Game, Observer, PlayError, Rule, Seat, Step, Tensor, Turn, write_observation};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Reward;

/// One position. It has no log: a copy copies nothing but the state and the generator.
#[derive(Clone, Debug)]
pub struct State<G> {
    game: G,
    rng: Pcg64Mcg,
    reward: Reward,
}

/// Why a step is refused; nothing has changed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StepError {
    /// No action has this index.
    #[error("no such action")]
    Index,
    /// The rules refuse the action; the rule is given by its id and the anchor of its paragraph on the rules page.
    #[error("refused")]
    Refused(PlayError<(&'static str, &'static str)>),
    /// Chance has no outcome now, or none with this index.
    #[error("no such outcome")]
    Outcome,
}

/// A [`State`] of any game.
pub trait AnyState: Send + Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;

    /// The number of players.
    fn players(&self) -> u8;

    /// The player to act: the first of those that owe a choice. `None` at a chance node and at the end of the game.
    fn player(&self) -> Option<usize>;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Replaces `list` by the indices of the legal actions of `player`, in the order of the rules.
    fn legal(&self, player: usize, list: &mut Vec<usize>);

    /// Plays an action of `player`, or of the player to act. Chance that follows is left to
    /// [`AnyState::resolve_chance`] or [`AnyState::apply_outcome`].
    ///
    /// # Errors
    /// Where no action has this index or the rules refuse it.
    fn choose(&mut self, player: Option<usize>, action: usize) -> Result<(), StepError>;

    /// Samples all chance up to the next choice.
    fn resolve_chance(&mut self);

    /// Plays an action of the player to act, and samples all chance that follows.
    ///
    /// # Errors
    /// Where no action has this index or the rules refuse it.
    fn step(&mut self, action: usize) -> Result<(), StepError> {
        self.choose(None, action)?;
        self.resolve_chance();
        Ok(())
    }

    /// The outcomes of the current chance node, with their weights; empty elsewhere.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Applies the outcome with this index in [`AnyState::outcomes`].
    ///
    /// # Errors
    /// Where there is no such outcome.
    fn apply_outcome(&mut self, outcome: usize) -> Result<(), StepError>;

    /// Writes the observation of `player`.
    ///
    /// # Panics
    /// Where `to` is shorter than an observation.
    fn observe(&self, player: usize, to: &mut [f32]);

    /// The view of `observer` as JSON.
    fn view(&self, observer: Observer) -> String;

    /// The same view for a bot of this game.
    fn any_view(&self, observer: Observer) -> Box<dyn Any + Send>;

    /// The reward of each player: zero before the end of the game.
    fn rewards(&self) -> Vec<f64>;

    /// The total score of each player so far.
    fn points(&self) -> Vec<i32>;

    /// An independent copy.
    fn copy(&self) -> Box<dyn AnyState>;

    /// A state with the same view for `player`, sampled by its probability.
    fn determinize(&self, player: usize, seed: u64) -> Box<dyn AnyState>;
}

impl<G: Tensor> State<G> {
    /// Starts from `root`, a game before its first step, and samples all chance up to the first choice.
    pub fn new(root: G, seed: u64, reward: Reward) -> Self {
        let mut this = State::before_chance(root, seed, reward);
        resolve_chance(&mut this.game, &mut this.rng);
        this
    }

    /// The same before any chance is sampled.
    pub fn before_chance(root: G, seed: u64, reward: Reward) -> Self {
        State { game: root, rng: Pcg64Mcg::seed_from_u64(seed), reward }
    }

    pub(crate) fn of(game: G, rng: Pcg64Mcg, reward: Reward) -> Self {
        State { game, rng, reward }
    }
}

/// Samples all chance up to the next choice.
pub(crate) fn resolve_chance<G: Game>(game: &mut G, rng: &mut Pcg64Mcg) {
    while game.turn() == Turn::Chance {
        let outcome = game.sample(rng);
        game.apply(Step::Chance(outcome), &mut |_| ());
    }
}

/// The first seat that owes a choice.
pub(crate) fn player_to_act<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

/// The action with this index and the seat that plays it: `seat`, or else the one to act.
pub(crate) fn judge<G: ActionSpace>(
    game: &G,
    seat: Option<Seat>,
    index: usize,
) -> Result<(Seat, G::Action), StepError> {
    let action = G::from_index(index).ok_or(StepError::Index)?;
    let refused = |why: PlayError<G::Refusal>| {
        StepError::Refused(match why {
            PlayError::Over => PlayError::Over,
            PlayError::NotYourTurn => PlayError::NotYourTurn,
            PlayError::Refused(rule) => PlayError::Refused((rule.id(), rule.anchor())),
        })
    };
    let seat = seat.or_else(|| player_to_act(game)).unwrap_or(Seat::new(0));
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
        player_to_act(&self.game).map(Seat::index)
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

    fn resolve_chance(&mut self) {
        resolve_chance(&mut self.game, &mut self.rng);
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.game.turn() == Turn::Chance {
            self.game.outcomes(&mut |it, weight| outcomes.push((it.to_string(), weight)));
        }
        outcomes
    }

    fn apply_outcome(&mut self, outcome: usize) -> Result<(), StepError> {
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
        write_observation(&self.game, Seat::new(player), to);
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
            self.reward.visit(&self.game, |seat, reward| rewards[seat.index()] = reward);
        }
        rewards
    }

    fn points(&self) -> Vec<i32> {
        self.game.seats().iter().map(|seat| self.game.total(seat)).collect()
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn determinize(&self, player: usize, seed: u64) -> Box<dyn AnyState> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let view = self.game.view(Observer::Seat(Seat::new(player)));
        let game = G::determinize(&view, &mut rng);
        Box::new(State { game, rng, reward: self.reward })
    }
}
