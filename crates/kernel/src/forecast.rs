use serde::Serialize;

use crate::{Game, Observer, Seat};

/// What a player is shown before choosing: what things are worth now, and what each choice would bring.
///
/// It is asked of a state that the view of the observer does not rule out ([`Game::determinize`]), never of the true
/// one, so it cannot tell more than the view. Its answer must not depend on what was sampled: `laws::forecasts` compares
/// several. A game that says nothing has `()` for both types and no methods.
pub trait Forecast: Game {
    /// What everything is worth now.
    type Now: Serialize + Default;
    /// What one choice would bring.
    type Choice: Serialize;

    /// What everything is worth as things stand, in the eyes of `observer`.
    fn forecast_now(&self, _observer: Observer) -> Self::Now {
        Self::Now::default()
    }

    /// What `action`, which is legal for `seat`, would bring as things stand, whatever others have chosen in secret;
    /// nothing where there is nothing to say.
    fn forecast_choice(&self, _seat: Seat, _action: Self::Action) -> Option<Self::Choice> {
        None
    }
}
