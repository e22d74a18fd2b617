use kernel::{Game, Observer, Seat, Step, StepOf, Turn};

use crate::{Match, Seed};

/// Why a choice cannot be taken back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has not chosen anything yet.
    #[error("nothing-to-undo")]
    Nothing,
    /// Since then something hidden has come to light, or somebody else has acted.
    #[error("too-late-to-undo")]
    TooLate,
}

/// Determinizations that are asked whether a step reveals anything. Where there are only two
/// possibilities, equally likely, all agree by chance once in four thousand million cases.
const N_WITNESSES: usize = 32;

/// Whether making `step` would show `seat` something that its view does not tell already, be it only
/// that nature has to decide.
///
/// It asks no game for code of its own: if states that the view cannot tell apart look different after
/// the step, the step reveals something. Only where the game itself says that it shows nothing they are
/// not looked at.
pub fn reveals<G: Game>(game: &G, seat: Seat, step: StepOf<G>) -> bool {
    let quiet = matches!(step, Step::Act(actor, action) if actor == seat && game.shows_nothing(seat, action));
    !quiet && differs(game, seat, step)
}

/// The same, whatever the game says.
pub fn differs<G: Game>(game: &G, seat: Seat, step: StepOf<G>) -> bool {
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
    // Any fixed generator will do: nothing depends on its values but the thoroughness of the question.
    let mut rng = Seed::new([0; 32]).dice(0);
    (0..N_WITNESSES).any(|_| seen_after(G::determinize(&view, &mut rng)) != seen)
}

/// States that a seat cannot tell from the true one, for several steps in a row.
pub(crate) struct Doubles<G>(Vec<G>);

impl<G: Game> Doubles<G> {
    /// As many as [`reveals`] would ask.
    pub(crate) fn of(game: &G, seat: Seat) -> Self {
        let view = game.view(Observer::Seat(seat));
        let mut rng = Seed::new([0; 32]).dice(0);
        Doubles((0..N_WITNESSES).map(|_| G::determinize(&view, &mut rng)).collect())
    }

    /// The same as [`reveals`], asked after `step` has led to `game`. Once it was true it must not be
    /// asked again: the step may be impossible in what can be told apart now.
    pub(crate) fn revealed(&mut self, game: &G, seat: Seat, step: StepOf<G>) -> bool {
        let seen = (game.turn(), game.view(Observer::Seat(seat)));
        seen.0 == Turn::Chance
            || self.0.iter_mut().any(|double| {
                double.apply(step, &mut |_| ());
                (double.turn(), double.view(Observer::Seat(seat))) != seen
            })
    }
}

impl<G: Game> Match<G> {
    /// Whether [`Match::undone`] would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_ok()
    }

    /// The match without the last choice of `seat`, if it may be taken back: nothing hidden has come to
    /// light since, and nobody else has acted as far as `seat` can see. (What others did unseen, such as
    /// a blind bid, must not matter, or a refusal would betray it.)
    pub fn undone(&self, seat: Seat) -> Result<Self, UndoError> {
        let ply = self.undoable(seat)?;
        let kept: Vec<StepOf<G>> = self.log()[..ply].iter().chain(&self.log()[ply + 1..]).copied().collect();
        Ok(self.with_log(&kept))
    }

    /// The ply of the choice that may be taken back.
    fn undoable(&self, seat: Seat) -> Result<usize, UndoError> {
        let is_own = |step: &StepOf<G>| matches!(step, Step::Act(it, _) if *it == seat);
        let ply = self.log().iter().rposition(is_own).ok_or(UndoError::Nothing)?;
        let (&choice, since) = self.log()[ply..].split_first().expect("the choice itself is there");
        // The usual case first: it costs no look into the past.
        if since.iter().any(|step| matches!(step, Step::Chance(_))) {
            return Err(UndoError::TooLate);
        }
        if reveals(&self.state_at(ply), seat, choice) {
            return Err(UndoError::TooLate);
        }
        if since.is_empty() {
            return Ok(ply);
        }
        let mut then = self.state_at(ply);
        let seen = |then: &G| (then.turn(), then.view(Observer::Seat(seat)));
        then.apply(choice, &mut |_| ());
        let seen_then = seen(&then);
        for &step in since {
            then.apply(step, &mut |_| ());
            if seen(&then) != seen_then {
                return Err(UndoError::TooLate);
            }
        }
        Ok(ply)
    }
}
