//! What an observer can foresee, from nothing but its own view.

use kernel::{Observer, Seat};
use protocol::{Raw, Refusal};
use serde_json::value::RawValue;

use crate::{Entry, GameSession, Table, history};

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
    let answer = match observer {
        Observer::Arbiter => of_arbiter(table, entries, version, seat)?,
        _ => of_observer(table, entries, observer, version)?,
    };
    RawValue::from_string(answer).map_err(|_| Refusal::Unavailable)
}

fn of_observer(table: &Table, entries: &[Entry], observer: Observer, version: u32) -> Result<String, Refusal> {
    let mut session = GameSession::begin(table)?;
    for entry in entries {
        let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if change.shown[session.index(observer)] && session.cursor(observer).version == version {
            return Ok(session.played.forecast(observer, None));
        }
        session.played.forget_news();
    }
    Err(Refusal::NotFound)
}

fn of_arbiter(table: &Table, entries: &[Entry], version: u32, seat: Option<Seat>) -> Result<String, Refusal> {
    let (session, opening) = (GameSession::load(table, entries)?, history::opening(table, entries)?);
    let ply = opening + (version.max(1) - 1) as usize;
    if version == 0 || ply > session.played.ply() {
        return Err(Refusal::NotFound);
    }
    Ok(session.played.at(ply).forecast(Observer::Arbiter, seat))
}
