//! Past versions and events of a table, computed from its log.

use std::ops::RangeInclusive;

use kernel::Observer;
use protocol::{Moment, News};

use super::{frame::moment, session::GameSession};
use crate::{
    error::Refusal,
    store::{Entry, Table},
};

/// The events that an observer has been sent, without those that were withdrawn by an undo.
pub struct EventsSince {
    /// `news` has every event after this version.
    pub since: u32,
    /// In the order of the game.
    pub news: Vec<News>,
}

/// The events of `observer` after version `since`. If an undo has withdrawn an event of an earlier version, the result
/// starts before that version.
///
/// # Errors
/// If the log does not replay.
pub fn events_since(
    table: &Table,
    entries: &[Entry],
    observer: Observer,
    mut since: u32,
) -> Result<EventsSince, Refusal> {
    let mut events: Vec<(usize, News)> = Vec::new();
    let mut session = GameSession::begin(table)?;
    for entry in entries {
        let taken_back = session.taken_back(entry);
        let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if let Some(ply) = taken_back {
            since = events.iter().filter(|(at, _)| *at == ply).fold(since, |since, (_, it)| since.min(it.version - 1));
            events.retain(|(at, _)| *at != ply);
            events.iter_mut().filter(|(at, _)| *at > ply).for_each(|(at, _)| *at -= 1);
        }
        if change.shown[session.index(observer)] {
            let version = session.cursor(observer).version;
            let news = session.played.raw_news(observer, change.since).into_iter();
            events.extend(news.map(|(ply, event)| (ply, News { version, event })));
        }
        session.played.forget_news();
    }
    let news = events.into_iter().map(|(_, it)| it).filter(|it| it.version > since).collect();
    Ok(EventsSince { since, news })
}

/// The newest version of `observer`, and its moments in a range of versions.
///
/// # Errors
/// If the log does not replay.
pub fn moments(
    table: &Table,
    entries: &[Entry],
    observer: Observer,
    range: RangeInclusive<u32>,
) -> Result<(u32, Vec<Moment>), Refusal> {
    if observer == Observer::Arbiter {
        return every_ply(table, entries, range);
    }
    let (mut last, mut moments) = (0, Vec::new());
    let mut session = GameSession::begin(table)?;
    for entry in entries {
        let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if change.shown[session.index(observer)] {
            last = session.cursor(observer).version;
            if range.contains(&last) {
                let news = session.played.raw_news(observer, change.since).into_iter().map(|(_, event)| event);
                moments.push(moment(&*session.played, observer, last, news.collect()));
            }
        }
        session.played.forget_news();
    }
    Ok((last, moments))
}

/// The number of steps in the arbiter's first version: the chance outcomes before the first choice.
///
/// # Errors
/// If the log does not replay.
pub fn opening(table: &Table, entries: &[Entry]) -> Result<usize, Refusal> {
    let mut session = GameSession::begin(table)?;
    for entry in entries {
        session.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if session.is_prepared() {
            break;
        }
    }
    Ok(session.played.ply())
}

/// The arbiter's version before step `ply`, after an opening of so many steps.
pub fn version_before(ply: usize, opening: usize) -> u32 {
    (ply + 1).saturating_sub(opening).max(1) as u32
}

/// The arbiter sees every step that was not undone as a version of its own, except for the chance outcomes before the
/// first choice, which are one version for every observer.
fn every_ply(table: &Table, entries: &[Entry], range: RangeInclusive<u32>) -> Result<(u32, Vec<Moment>), Refusal> {
    if entries.is_empty() {
        return Ok((0, Vec::new()));
    }
    let (session, opening) = (GameSession::load(table, entries)?, opening(table, entries)?);
    let last = version_before(session.played.ply(), opening);
    let (from, to) = ((*range.start()).max(1), (*range.end()).min(last));
    if from > to {
        return Ok((last, Vec::new()));
    }
    // The first moment is rebuilt from the log; each further one is one step ahead.
    let start = opening + from as usize - 1;
    let (mut shown, steps) = (session.played.at(start), session.played.steps(start));
    let mut moments = Vec::new();
    for version in from..=to {
        if let Some(step) = version.checked_sub(from + 1) {
            let step = std::slice::from_ref(&steps[step as usize]);
            shown.replay_steps(step).map_err(|_| Refusal::Unavailable)?;
        }
        let since = if version == 1 { 0 } else { shown.ply() - 1 };
        let news = shown.raw_news(Observer::Arbiter, since).into_iter().map(|(_, event)| event);
        moments.push(moment(&*shown, Observer::Arbiter, version, news.collect()));
        shown.forget_news();
    }
    Ok((last, moments))
}
