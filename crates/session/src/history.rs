//! Past versions and events of a table, computed from its log.

use std::ops::RangeInclusive;

use catalog::NewsTexts;
use kernel::Observer;
use protocol::{Moment, News, Refusal};

use crate::{Change, Entry, GameSession, Table, frame::moment};

/// The events that an observer has been sent, without those that were withdrawn by an undo.
pub struct EventsSince {
    /// `news` has every event after this version.
    pub since: u32,
    /// In the order of the game.
    pub news: Vec<News>,
}

/// What an entry changes in what an observer has been told.
pub struct HistoryUpdate {
    /// The version of the observer after the entry.
    version: u32,
    /// The ply that the entry takes back.
    taken_back: Option<usize>,
    /// New events with their plies.
    news: Vec<(usize, News)>,
}

impl HistoryUpdate {
    /// What the last entry of `session` changes for `observer`. Its events must not have been forgotten yet; `texts` has
    /// those that others were told.
    pub fn of(session: &GameSession, observer: Observer, change: &Change, texts: &mut NewsTexts) -> HistoryUpdate {
        let version = session.cursor(observer).version;
        let news = match change.shown[session.index(observer)] {
            true => session.played.shared_news(observer, change.since, texts),
            false => Vec::new(),
        };
        let news = news.into_iter().map(|(ply, event)| (ply, News { version, event })).collect();
        HistoryUpdate { version, taken_back: change.taken_back, news }
    }

    /// The new events.
    pub fn news(&self) -> impl Iterator<Item = &News> {
        self.news.iter().map(|(_, it)| it)
    }

    /// The new events, if nobody else needs them.
    pub fn into_news(self) -> Vec<News> {
        self.news.into_iter().map(|(_, it)| it).collect()
    }
}

/// All that an observer has been told and that still holds.
#[derive(Default)]
pub struct ObserverHistory {
    /// By ply, in the order of the game.
    events: Vec<(usize, News)>,
    /// Of every entry that took events back: the version after it, and that before the first of these events.
    withdrawn: Vec<(u32, u32)>,
}

impl ObserverHistory {
    /// The history after all `entries`.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn replay(table: &Table, entries: &[Entry], observer: Observer) -> Result<ObserverHistory, Refusal> {
        let (mut this, mut session) = (ObserverHistory::default(), GameSession::begin(table)?);
        for entry in entries {
            let change = session.apply(entry).map_err(|_| Refusal::Unavailable)?;
            this.push(HistoryUpdate::of(&session, observer, &change, &mut NewsTexts::default()));
            session.played.forget_news();
        }
        Ok(this)
    }

    /// Adds an entry.
    pub fn push(&mut self, HistoryUpdate { version, taken_back, news }: HistoryUpdate) {
        if let Some(ply) = taken_back {
            let first = self.events.iter().filter(|(at, _)| *at == ply).map(|(_, it)| it.version).min();
            self.withdrawn.extend(first.map(|first| (version, first - 1)));
            self.events.retain(|(at, _)| *at != ply);
            self.events.iter_mut().filter(|(at, _)| *at > ply).for_each(|(at, _)| *at -= 1);
        }
        self.events.extend(news);
    }

    /// The events after version `since`. If an event that the observer had then been told was taken back later, the
    /// result starts before that event.
    pub fn since(&self, since: u32) -> EventsSince {
        let later = self.withdrawn.iter().rev().take_while(|(version, _)| *version > since);
        let since = later.fold(since, |least, (_, before)| least.min(*before));
        let first = self.events.iter().position(|(_, it)| it.version > since).unwrap_or(self.events.len());
        EventsSince { since, news: self.events[first..].iter().map(|(_, it)| it.clone()).collect() }
    }
}

/// The events of `observer` after version `since`, as [`ObserverHistory::since`] gives them.
///
/// # Errors
/// If the log does not replay.
pub fn events_since(table: &Table, entries: &[Entry], observer: Observer, since: u32) -> Result<EventsSince, Refusal> {
    Ok(ObserverHistory::replay(table, entries, observer)?.since(since))
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
        if session.has_opened() {
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

/// The observer of `seat-N`, `spectator` or `arbiter`.
pub fn read_observer(text: &str) -> Option<Observer> {
    match text {
        "spectator" => Some(Observer::Spectator),
        "arbiter" => Some(Observer::Arbiter),
        _ => text.strip_prefix("seat-")?.parse().ok().map(Observer::Seat),
    }
}
