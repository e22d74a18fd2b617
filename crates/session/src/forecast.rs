//! What an observer can foresee, from nothing but its own view.

use kernel::{Observer, Seat};
use protocol::{Raw, Refusal};
use serde_json::value::RawValue;

use crate::{Entry, Table, history};

/// The forecast of `observer` at `version`, with the choices of its own seat; the arbiter, who sees everything, may ask
/// for those of any.
///
/// # Errors
/// If there is no such version, or the log does not replay.
pub fn forecast_at(
    table: &Table,
    entries: &[Entry],
    observer: Observer,
    version: u32,
    seat: Option<Seat>,
) -> Result<Raw, Refusal> {
    let game = catalog::game(&table.game).ok_or(Refusal::NotFound)?;
    let (_, moments) = history::moments(table, entries, observer, version..=version)?;
    let moment = moments.first().ok_or(Refusal::NotFound)?;
    let answer = game.forecast(moment.view.get(), observer, seat).map_err(|_| Refusal::Unavailable)?;
    RawValue::from_string(answer).map_err(|_| Refusal::Unavailable)
}
