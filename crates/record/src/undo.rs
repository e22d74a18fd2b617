use kernel::{Game, Observer, Seat, Step, StepOf, Turn};

use crate::{Match, Seed};

/// Why a choice cannot be undone.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has made no choice yet.
    #[error("nothing-to-undo")]
    Nothing,
    /// Since then hidden information was revealed, another seat acted visibly, or the choice has begun a phase in
    /// which others choose unseen.
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
    let seen_after = |mut game: G| {
        game.apply(step, &mut |_| ());
        seen_by(&game, seat)
    };
    let seen = seen_after(game.clone());
    if seen.0 == Turn::Chance {
        return true;
    }
    let view = game.view(Observer::Seat(seat));
    // Any fixed generator will do: the answer is the same unless the samples agree by chance.
    let mut rng = Seed::new([0; 32]).dice(0);
    (0..N_SAMPLES).any(|_| seen_after(G::determinize(&view, &mut rng)) != seen)
}

/// Whether `choice` lets another seat choose something unseen by `seat` that it could not choose before: a last exchange
/// begins the next blind bids, a re-roll opens the window of the others. Such a choice is final. Without it the log would
/// be illegal if another seat has chosen since, and a refusal only in that case would reveal it.
///
/// For the same reason the answer depends on nothing but the view of `seat`.
fn begins_hidden_choices<G: Game>(game: &G, seat: Seat, choice: StepOf<G>) -> bool {
    let before = G::determinize(&game.view(Observer::Seat(seat)), &mut Seed::new([0; 32]).dice(0));
    let mut after = before.clone();
    after.apply(choice, &mut |_| ());
    let Turn::Seats(to_move) = after.turn() else { return false };
    let seen = seen_by(&after, seat);
    let is_hidden = |other: Seat, action: G::Action| {
        let mut next = after.clone();
        next.act(other, action, &mut |_| ());
        seen_by(&next, seat) == seen
    };
    to_move.without(seat).iter().any(|other| {
        let mut found = false;
        after.actions(other, &mut |action| {
            found = found || (!before.is_legal(other, action) && is_hidden(other, action));
        });
        found
    })
}

/// All that `seat` is shown.
fn seen_by<G: Game>(game: &G, seat: Seat) -> (Turn, G::View) {
    (game.turn(), game.view(Observer::Seat(seat)))
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
        let seen = seen_by(game, seat);
        seen.0 == Turn::Chance
            || self.0.iter_mut().any(|sample| {
                sample.apply(step, &mut |_| ());
                seen_by(sample, seat) != seen
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
    /// Where `seat` has made no choice, hidden information was revealed since, another seat acted visibly, or the choice
    /// has begun a phase in which others choose unseen.
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
        let mut without = self.state_at(ply);
        if reveals(&without, seat, choice) || begins_hidden_choices(&without, seat, choice) {
            return Err(UndoError::TooLate);
        }
        let mut with = without.clone();
        with.apply(choice, &mut |_| ());
        let seen_after_choice = seen_by(&with, seat);
        for &step in since {
            with.apply(step, &mut |_| ());
            // The shorter log must be legal too.
            let stays_legal = matches!(step, Step::Act(other, action) if without.is_legal(other, action));
            if !stays_legal || seen_by(&with, seat) != seen_after_choice {
                return Err(UndoError::TooLate);
            }
            without.apply(step, &mut |_| ());
        }
        Ok(ply)
    }
}
