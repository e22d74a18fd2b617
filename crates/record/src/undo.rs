use kernel::{Game, Observer, Seat, Step, StepOf, Turn};

use crate::{Match, Seed};

/// Why a choice cannot be undone.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has made no choice yet.
    #[error("nothing-to-undo")]
    Nothing,
    /// Since then hidden information was revealed, or another seat acted visibly.
    #[error("too-late-to-undo")]
    TooLate,
}

/// States sampled to find out whether a step reveals anything. Where there are only two possibilities, equally
/// likely, all samples agree by chance once in 2³² cases.
const N_SAMPLES: usize = 32;

/// Whether `step` would show `seat` something that does not follow from its view, if only that chance has to decide.
///
/// The game's own answer ([`Game::shows_nothing`]) saves the work of [`reveals_by_sampling`].
pub fn reveals<G: Game>(game: &G, seat: Seat, step: StepOf<G>) -> bool {
    let shows_nothing = matches!(step, Step::Act(actor, action) if actor == seat && game.shows_nothing(seat, action));
    !shows_nothing && reveals_by_sampling(game, seat, step)
}

/// The same without the game's own answer: samples states that the view does not rule out, and compares the views
/// after the step. If any two differ, the step reveals something.
pub fn reveals_by_sampling<G: Game>(game: &G, seat: Seat, step: StepOf<G>) -> bool {
    let observer = Observer::Seat(seat);
    let seen_after = |mut game: G| {
        game.apply(step, &mut |_| ());
        (game.turn(), game.view(observer))
    };
    let seen = seen_after(game.clone());
    if seen.0 == Turn::Chance {
        return true;
    }
    let view = game.view(observer);
    // Any fixed generator will do: the answer is the same unless the samples agree by chance.
    let mut rng = Seed::new([0; 32]).dice(0);
    (0..N_SAMPLES).any(|_| seen_after(G::determinize(&view, &mut rng)) != seen)
}

/// States that a seat cannot distinguish from the true one, followed over several steps.
pub(crate) struct Determinizations<G>(Vec<G>);

impl<G: Game> Determinizations<G> {
    /// As many as [`reveals_by_sampling`] takes.
    pub(crate) fn of(game: &G, seat: Seat) -> Self {
        let view = game.view(Observer::Seat(seat));
        let mut rng = Seed::new([0; 32]).dice(0);
        Determinizations((0..N_SAMPLES).map(|_| G::determinize(&view, &mut rng)).collect())
    }

    /// Applies `step`, which has led to `game`, to every sample, and returns whether any now looks different to
    /// `seat`. After it has returned true it must not be called again: the next step may be illegal in a sample that
    /// differs.
    pub(crate) fn apply_and_compare(&mut self, game: &G, seat: Seat, step: StepOf<G>) -> bool {
        let seen = (game.turn(), game.view(Observer::Seat(seat)));
        seen.0 == Turn::Chance
            || self.0.iter_mut().any(|sample| {
                sample.apply(step, &mut |_| ());
                (sample.turn(), sample.view(Observer::Seat(seat))) != seen
            })
    }
}

impl<G: Game> Match<G> {
    /// Whether [`Match::undone`] would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_ok()
    }

    /// The match without the last choice of `seat`. Hidden steps of others since then, such as a blind bid, do not
    /// prevent it: a refusal would reveal them.
    ///
    /// # Errors
    /// Where `seat` has made no choice, hidden information was revealed since, or another seat acted visibly.
    pub fn undone(&self, seat: Seat) -> Result<Self, UndoError> {
        let ply = self.undoable(seat)?;
        let kept: Vec<StepOf<G>> = self.log()[..ply].iter().chain(&self.log()[ply + 1..]).copied().collect();
        Ok(self.with_log(&kept))
    }

    /// The ply of the choice that can be undone.
    fn undoable(&self, seat: Seat) -> Result<usize, UndoError> {
        let is_own = |step: &StepOf<G>| matches!(step, Step::Act(it, _) if *it == seat);
        let ply = self.log().iter().rposition(is_own).ok_or(UndoError::Nothing)?;
        let (&choice, since) = self.log()[ply..].split_first().expect("`ply` is an index into the log");
        // The usual case first: it needs no earlier state.
        if since.iter().any(|step| matches!(step, Step::Chance(_))) {
            return Err(UndoError::TooLate);
        }
        if reveals(&self.state_at(ply), seat, choice) {
            return Err(UndoError::TooLate);
        }
        if since.is_empty() {
            return Ok(ply);
        }
        let mut state = self.state_at(ply);
        let seen = |state: &G| (state.turn(), state.view(Observer::Seat(seat)));
        state.apply(choice, &mut |_| ());
        let seen_after_choice = seen(&state);
        for &step in since {
            state.apply(step, &mut |_| ());
            if seen(&state) != seen_after_choice {
                return Err(UndoError::TooLate);
            }
        }
        Ok(ply)
    }
}
