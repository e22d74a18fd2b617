//! A view of any game, kept as it is: written when somebody is to see all of it, and else compared with the one before.

#[cfg(feature = "changes")]
mod difference;

use std::{any::Any, fmt};

use kernel::Game;
use tape::Tape;

#[cfg(feature = "changes")]
pub use self::difference::SharedTexts;

/// What an observer could see at some moment.
pub trait AnyView: Any + Send + Sync {
    /// The view as JSON on a tape.
    fn tape(&self) -> Tape;

    /// Appends how it differs from `before`, a view of the same match. Returns whether it does; nothing is written if not.
    /// What differs likewise for the `other` observer, who was the last, is taken from `texts`.
    #[cfg(feature = "changes")]
    fn write_difference(
        &self,
        before: &dyn AnyView,
        other: Option<[&dyn AnyView; 2]>,
        texts: &mut SharedTexts,
        to: &mut Vec<u8>,
    ) -> bool;
}

impl fmt::Debug for dyn AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tape().text())
    }
}

/// A view of a game.
pub(crate) struct ViewOf<G: Game>(pub G::View);

impl<G: Game> AnyView for ViewOf<G> {
    fn tape(&self) -> Tape {
        Tape::of(&self.0)
    }

    #[cfg(feature = "changes")]
    fn write_difference(
        &self,
        before: &dyn AnyView,
        other: Option<[&dyn AnyView; 2]>,
        texts: &mut SharedTexts,
        to: &mut Vec<u8>,
    ) -> bool {
        let other = other.map(|it| it.map(view::<G>)).map(|[before, now]| (before, now));
        difference::write::<G>(kernel::Compared { before: view::<G>(before), now: &self.0, other }, texts, to)
    }
}

#[cfg(feature = "changes")]
fn view<G: Game>(view: &dyn AnyView) -> &G::View {
    let view: &dyn Any = view;
    &view.downcast_ref::<ViewOf<G>>().expect("all are views of one match").0
}
