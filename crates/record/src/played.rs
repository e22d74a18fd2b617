use kernel::{Game, Observer, OptionsError, PlayError, Redact, Seat, Step, StepOf, Turn};

use crate::{Seed, undo::Doubles};

/// A game being played: its state, the log that leads there, and what was told on the way.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    players: u8,
    options: G::Options,
    dice: Option<Seed>,
    game: G,
    log: Vec<StepOf<G>>,
    news: Vec<(usize, G::Event)>,
    /// The state before the last choice, and its ply: whether that choice may be taken back is asked
    /// after every one.
    before: Option<(usize, G)>,
}

/// Why several choices sent at once are refused; nothing of them was played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum BatchError<R> {
    /// This one, counted from zero, is refused.
    #[error("choice {0} is refused")]
    Play(usize, PlayError<R>),
    /// Something hidden would come to light after this one: whoever goes on must first look, or a
    /// refusal of the rest would tell what cannot be known yet.
    #[error("choice {0} must be sent alone")]
    Reveals(usize),
    /// None was sent.
    #[error("nothing to play")]
    Empty,
}

impl<G: Game> Match<G> {
    /// Begins, and lets `dice` decide all chance up to the first choice.
    pub fn new(players: u8, options: &G::Options, dice: Seed) -> Result<Self, OptionsError> {
        let mut this = Match::open(players, options, Some(dice))?;
        this.settle();
        Ok(this)
    }

    /// A table before its first step: [`Match::settle`] or [`Match::follow`] goes on. Without dice,
    /// chance must come from a log.
    pub fn open(players: u8, options: &G::Options, dice: Option<Seed>) -> Result<Self, OptionsError> {
        let game = G::new(players, options)?;
        let (log, news) = (Vec::new(), Vec::new());
        Ok(Match { players, options: options.clone(), dice, game, log, news, before: None })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What was settled beforehand.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The state of play.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All steps so far, choices and outcomes.
    pub fn log(&self) -> &[StepOf<G>] {
        &self.log
    }

    /// What `observer` may hear of what happened from ply `since` on, each with its ply.
    pub fn news(&self, observer: Observer, since: usize) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        let first = self.news.partition_point(|(ply, _)| *ply < since);
        self.news[first..].iter().filter_map(move |(ply, event)| Some((*ply, event.redacted(observer)?)))
    }

    /// Forgets what was told so far.
    pub fn forget_news(&mut self) {
        self.news.clear();
    }

    /// Plays one choice if the rules allow it, and all chance that follows.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        let action = self.game.canonical(seat, action);
        self.game.judge(seat, action)?;
        self.push(Step::Act(seat, action));
        self.settle();
        Ok(())
    }

    /// Plays several choices of one seat, all or none.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), BatchError<G::Refusal>> {
        let last = actions.len().checked_sub(1).ok_or(BatchError::Empty)?;
        let mut trial = self.game.clone();
        let mut doubles = None;
        let mut canonical = Vec::with_capacity(actions.len());
        for (n, &action) in actions.iter().enumerate() {
            let action = trial.canonical(seat, action);
            canonical.push(action);
            trial.judge(seat, action).map_err(|why| BatchError::Play(n, why))?;
            if n == last {
                break;
            }
            // Up to here nothing was revealed, so states are imagined only where somebody has to look.
            if doubles.is_none() && !trial.shows_nothing(seat, action) {
                doubles = Some(Doubles::of(&trial, seat));
            }
            let step = Step::Act(seat, action);
            trial.apply(step, &mut |_| ());
            if doubles.as_mut().is_some_and(|doubles| doubles.revealed(&trial, seat, step)) {
                return Err(BatchError::Reveals(n));
            }
        }
        canonical.into_iter().for_each(|action| self.push(Step::Act(seat, action)));
        self.settle();
        Ok(())
    }

    /// The same match as it stood when the log had `ply` steps.
    pub fn at(&self, ply: usize) -> Self {
        self.with_log(&self.log[..ply.min(self.log.len())])
    }

    /// The state when the log had `ply` steps.
    pub(crate) fn state_at(&self, ply: usize) -> G {
        match &self.before {
            Some((at, game)) if *at == ply => game.clone(),
            _ => self.at(ply).game,
        }
    }

    /// The same table with another log, known to be legal.
    pub(crate) fn with_log(&self, log: &[StepOf<G>]) -> Self {
        let mut this = Match::open(self.players, &self.options, self.dice).expect("these options began a game before");
        log.iter().for_each(|&step| this.push(step));
        this
    }

    /// Makes a step that is known to be legal.
    pub(crate) fn push(&mut self, step: StepOf<G>) {
        let (ply, news) = (self.log.len(), &mut self.news);
        if let Step::Act(..) = step {
            self.before = Some((ply, self.game.clone()));
        }
        self.game.apply(step, &mut |event| news.push((ply, event)));
        self.log.push(step);
    }

    /// The outcome that the dice give now, if they are known.
    pub(crate) fn rolled(&self) -> Option<G::Chance> {
        self.dice.map(|dice| self.game.sample(&mut dice.dice(self.log.len())))
    }

    /// Lets the dice decide all chance up to the next choice.
    pub fn settle(&mut self) {
        while self.game.turn() == Turn::Chance {
            let Some(outcome) = self.rolled() else { return };
            self.push(Step::Chance(outcome));
        }
    }
}
