//! What a view lets one foresee, as JSON.

use kernel::{Forecast, Observer, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::{Serialize, Serializer};
use tape::Tape;

/// What things are worth now, and what each legal choice would bring, by its notation.
#[derive(Serialize)]
struct Answer<N, C: Serialize> {
    now: N,
    #[serde(serialize_with = "as_object")]
    choices: Vec<(String, C)>,
}

fn as_object<S: Serializer, C: Serialize>(choices: &[(String, C)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(choices.iter().map(|(action, it)| (action, it)))
}

/// The forecast of `observer`, from its view alone.
pub(crate) fn forecast<G: Forecast>(view: &G::View, observer: Observer, seat: Option<Seat>) -> String {
    let seat = match observer {
        Observer::Seat(own) => Some(own),
        Observer::Arbiter => seat,
        Observer::Spectator => None,
    };
    // Any state that the view does not rule out will do: the answer depends on nothing that is sampled.
    let state = G::determinize(view, &mut Pcg64Mcg::seed_from_u64(0));
    let mut choices = Vec::new();
    if let (Turn::Seats(seats), Some(seat)) = (state.turn(), seat)
        && seats.contains(seat)
    {
        state.actions(seat, &mut |action| {
            choices.extend(state.forecast_choice(seat, action).map(|it| (action.to_string(), it)));
        });
    }
    let answer = Answer { now: state.forecast_now(observer), choices };
    Tape::of(&answer).text()
}
