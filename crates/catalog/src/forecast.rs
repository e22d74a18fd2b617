//! What a view lets one foresee, as JSON.

use std::collections::BTreeMap;

use kernel::{Forecast, Observer, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

use crate::view_text;

/// What things are worth now, and what each legal choice would bring, by its notation.
#[derive(Serialize)]
struct Answer<N, C> {
    now: N,
    choices: BTreeMap<String, C>,
}

/// The forecast of `observer`, whose view is `text`.
pub(crate) fn forecast<G: Forecast>(
    text: &str,
    observer: Observer,
    seat: Option<Seat>,
) -> Result<String, serde_json::Error> {
    let seat = match observer {
        Observer::Seat(own) => Some(own),
        Observer::Arbiter => seat,
        Observer::Spectator => None,
    };
    let view: G::View = view_text::read(text)?;
    // Any state will do: the answer depends on nothing that is sampled.
    let state = G::determinize(&view, &mut Pcg64Mcg::seed_from_u64(0));
    let mut choices = BTreeMap::new();
    if let (Turn::Seats(seats), Some(seat)) = (state.turn(), seat)
        && seats.contains(seat)
    {
        state.actions(seat, &mut |action| {
            choices.extend(state.forecast_choice(seat, action).map(|it| (action.to_string(), it)));
        });
    }
    serde_json::to_string(&Answer { now: state.forecast_now(observer), choices })
}
