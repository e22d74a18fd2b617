use kernel::{Game, Observer, OptionsError, PlayError, Redact, Seat, Step, StepOf, Turn};

use crate::{Seed, undo::Determinizations};

/// A game being played: its state, the log that led to it, and the events on the way.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    players: u8,
    options: G::Options,
    dice: Option<Seed>,
    game: G,
    log: Vec<StepOf<G>>,
    news: Vec<(usize, G::Event)>,
    /// The ply of the last choice and the state before it, kept because every choice is followed by the question
    /// whether it can be undone.
    last_choice: Option<(usize, G)>,
}

/// Why several choices given at once are refused; none of them was played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum BatchError<R> {
    /// The rules refuse the choice with this index.
    #[error("choice {0} is refused")]
    Play(usize, PlayError<R>),
    /// The choice with this index reveals hidden information, so the rest must wait: its acceptance or refusal would
    /// show what could not be known when it was sent.
    #[error("choice {0} must be sent alone")]
    Reveals(usize),
    /// The list of choices is empty.
    #[error("nothing to play")]
    Empty,
}

impl<G: Game> Match<G> {
    /// Starts a game and resolves chance up to the first choice with `dice`.
    ///
    /// # Errors
    /// Where the game refuses the number of players or the options.
    pub fn new(players: u8, options: &G::Options, dice: Seed) -> Result<Self, OptionsError> {
        let mut this = Match::open(players, options, Some(dice))?;
        this.resolve_chance();
        Ok(this)
    }

    /// A match before its first step, to be continued by [`Match::resolve_chance`] or [`Match::replay_steps`]. Without
    /// dice, outcomes must come from a log.
    ///
    /// # Errors
    /// Where the game refuses the number of players or the options.
    pub fn open(players: u8, options: &G::Options, dice: Option<Seed>) -> Result<Self, OptionsError> {
        let game = G::new(players, options)?;
        let (log, news) = (Vec::new(), Vec::new());
        Ok(Match { players, options: options.clone(), dice, game, log, news, last_choice: None })
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All steps so far: choices and outcomes.
    pub fn log(&self) -> &[StepOf<G>] {
        &self.log
    }

    /// The events from ply `since` on as `observer` may hear them, each with its ply.
    pub fn news(&self, observer: Observer, since: usize) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        let first = self.news.partition_point(|(ply, _)| *ply < since);
        self.news[first..].iter().filter_map(move |(ply, event)| Some((*ply, event.redacted(observer)?)))
    }

    /// Drops all events so far.
    pub fn forget_news(&mut self) {
        self.news.clear();
    }

    /// Plays one choice, and resolves the chance that follows.
    ///
    /// # Errors
    /// Where the rules refuse the choice; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        let action = self.game.canonical(seat, action);
        self.game.judge(seat, action)?;
        self.push(Step::Act(seat, action));
        self.resolve_chance();
        Ok(())
    }

    /// Plays several choices of one seat, all or none.
    ///
    /// # Errors
    /// Where the list is empty, the rules refuse a choice, or a choice that is not the last reveals hidden
    /// information; nothing has changed then.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), BatchError<G::Refusal>> {
        let last = actions.len().checked_sub(1).ok_or(BatchError::Empty)?;
        let mut trial = self.game.clone();
        let mut samples = None;
        let mut canonical = Vec::with_capacity(actions.len());
        for (n, &action) in actions.iter().enumerate() {
            let action = trial.canonical(seat, action);
            canonical.push(action);
            trial.judge(seat, action).map_err(|why| BatchError::Play(n, why))?;
            if n == last {
                break;
            }
            // Nothing was revealed so far, so states are sampled only from the first choice on that could reveal.
            if samples.is_none() && !trial.shows_nothing(seat, action) {
                samples = Some(Determinizations::of(&trial, seat));
            }
            let step = Step::Act(seat, action);
            trial.apply(step, &mut |_| ());
            if samples.as_mut().is_some_and(|samples| samples.apply_and_compare(&trial, seat, step)) {
                return Err(BatchError::Reveals(n));
            }
        }
        canonical.into_iter().for_each(|action| self.push(Step::Act(seat, action)));
        self.resolve_chance();
        Ok(())
    }

    /// The match as it was when the log had `ply` steps.
    pub fn at(&self, ply: usize) -> Self {
        self.with_log(&self.log[..ply.min(self.log.len())])
    }

    /// The state when the log had `ply` steps.
    pub(crate) fn state_at(&self, ply: usize) -> G {
        match &self.last_choice {
            Some((at, game)) if *at == ply => game.clone(),
            _ => self.at(ply).game,
        }
    }

    /// The same match with another log, whose steps must be legal.
    pub(crate) fn with_log(&self, log: &[StepOf<G>]) -> Self {
        let mut this =
            Match::open(self.players, &self.options, self.dice).expect("this match was opened with the same options");
        log.iter().for_each(|&step| this.push(step));
        this
    }

    /// Applies a step, which must be legal, and appends it to the log.
    pub(crate) fn push(&mut self, step: StepOf<G>) {
        let (ply, news) = (self.log.len(), &mut self.news);
        if let Step::Act(..) = step {
            self.last_choice = Some((ply, self.game.clone()));
        }
        self.game.apply(step, &mut |event| news.push((ply, event)));
        self.log.push(step);
    }

    /// The outcome that the dice give now; `None` without dice.
    pub(crate) fn dice_outcome(&self) -> Option<G::Chance> {
        self.dice.map(|dice| self.game.sample(&mut dice.dice(self.log.len())))
    }

    /// Draws all chance up to the next choice from the dice. Does nothing without dice.
    pub fn resolve_chance(&mut self) {
        while self.game.turn() == Turn::Chance {
            let Some(outcome) = self.dice_outcome() else { return };
            self.push(Step::Chance(outcome));
        }
    }
}
