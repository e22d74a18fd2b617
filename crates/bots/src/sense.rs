//! What a bot leaves out of its choice because it cannot serve anything.

use kernel::{Estimate, Seat};

/// The actions of a decision that are not sensible ([`Estimate::is_sensible`]); none of them if all are.
#[derive(Clone, Debug)]
pub(crate) struct Senseless<A> {
    seat: Option<Seat>,
    actions: Vec<A>,
}

impl<A> Default for Senseless<A> {
    fn default() -> Self {
        Senseless { seat: None, actions: Vec::new() }
    }
}

impl<A: Copy + Eq> Senseless<A> {
    /// None yet, with memory for the largest decision.
    pub(crate) fn with_room() -> Self {
        Senseless { seat: None, actions: Vec::with_capacity(256) }
    }

    /// Those of `seat` in `state`.
    pub(crate) fn of<G: Estimate<Action = A>>(state: &G, seat: Seat) -> Self {
        let mut senseless = Senseless::default();
        senseless.find(state, seat);
        senseless
    }

    /// Finds those of `seat` in `state`, and forgets the others.
    pub(crate) fn find<G: Estimate<Action = A>>(&mut self, state: &G, seat: Seat) {
        self.seat = Some(seat);
        self.actions.clear();
        let (actions, mut all) = (&mut self.actions, true);
        state.actions(seat, &mut |action| match state.is_sensible(seat, action) {
            true => all = false,
            false => actions.push(action),
        });
        if all {
            self.actions.clear();
        }
    }

    /// Takes `action` out: it was played, so it has to be judged.
    pub(crate) fn forget(&mut self, action: A) {
        self.actions.retain(|it| *it != action);
    }

    /// Whether they are those of `seat`.
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// Whether `action` is one of them.
    pub(crate) fn contains(&self, action: A) -> bool {
        self.actions.contains(&action)
    }
}
