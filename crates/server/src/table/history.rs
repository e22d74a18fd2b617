//! Looks into the past of a table, made anew from its log.

use std::ops::RangeInclusive;

use kernel::Observer;
use serde_json::value::RawValue;

use super::{
    course::Course,
    frame::{Moment, News},
};
use crate::{
    error::Refusal,
    store::{Entry, Table},
};

/// What `observer` was told after version `since`.
pub fn news_since(table: &Table, entries: &[Entry], observer: Observer, since: u32) -> Result<Vec<News>, Refusal> {
    let mut news = Vec::new();
    walk(table, entries, observer, |course, version, events| {
        if since < version {
            news.extend(events.into_iter().map(|event| News { version, event }));
        }
        course.played.forget_news();
    })?;
    Ok(news)
}

/// The moments of `observer` in a range of versions, and the newest version.
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
    walk(table, entries, observer, |course, version, events| {
        last = version;
        if range.contains(&version) {
            moments.push(Moment::of(&*course.played, observer, version, events));
        }
        course.played.forget_news();
    })?;
    Ok((last, moments))
}

/// Visits each version of `observer` with what it was told then.
fn walk(
    table: &Table,
    entries: &[Entry],
    observer: Observer,
    mut visit: impl FnMut(&mut Course, u32, Vec<Box<RawValue>>),
) -> Result<(), Refusal> {
    let events = |course: &Course, since| course.played.raw_news(observer, since).into_iter().map(|(_, event)| event);
    let mut course = Course::begin(table)?;
    for entry in entries {
        let change = course.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if change.shown[course.index(observer)] {
            let (version, news) = (course.sight(observer).version, events(&course, change.since).collect());
            visit(&mut course, version, news);
        }
    }
    Ok(())
}

/// The arbiter sees every step that was not taken back; its versions are the plies.
fn every_ply(table: &Table, entries: &[Entry], range: RangeInclusive<u32>) -> Result<(u32, Vec<Moment>), Refusal> {
    let mut course = Course::begin(table)?;
    for entry in entries {
        course.apply(entry).map_err(|_| Refusal::Unavailable)?;
    }
    let last = course.played.ply() as u32;
    let all = course.played.raw_news(Observer::Arbiter, 0);
    let moment = |ply: u32| {
        let news = all.iter().filter(|(at, _)| ply > 0 && *at == ply as usize - 1).map(|(_, event)| event.clone());
        Moment::of(&*course.played.at(ply as usize), Observer::Arbiter, ply, news.collect())
    };
    Ok((last, range.take_while(|ply| *ply <= last).map(moment).collect()))
}
