//! Looks into the past of a table, made anew from its log.

use std::ops::RangeInclusive;

use kernel::Observer;
use serde::Serialize;

use super::{
    course::Course,
    frame::{Moment, News},
};
use crate::{
    error::Refusal,
    store::{Entry, Table},
};

/// What an observer was told and what still stands.
#[derive(Serialize)]
pub struct Told {
    /// The version after which `news` is everything.
    pub since: u32,
    /// In the order in which it was told.
    pub news: Vec<News>,
}

/// What still stands of what `observer` was told after version `since`. If something that it was told
/// before was taken back meanwhile, it is told again from there on.
pub fn told_since(table: &Table, entries: &[Entry], observer: Observer, mut since: u32) -> Result<Told, Refusal> {
    let mut told: Vec<(usize, News)> = Vec::new();
    let mut course = Course::begin(table)?;
    for entry in entries {
        let taken_back = course.taken_back(entry);
        let change = course.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if let Some(ply) = taken_back {
            since = told.iter().filter(|(at, _)| *at == ply).fold(since, |since, (_, it)| since.min(it.version - 1));
            told.retain(|(at, _)| *at != ply);
            told.iter_mut().filter(|(at, _)| *at > ply).for_each(|(at, _)| *at -= 1);
        }
        if change.shown[course.index(observer)] {
            let version = course.sight(observer).version;
            let news = course.played.raw_news(observer, change.since).into_iter();
            told.extend(news.map(|(ply, event)| (ply, News { version, event })));
        }
        course.played.forget_news();
    }
    let news = told.into_iter().map(|(_, it)| it).filter(|it| it.version > since).collect();
    Ok(Told { since, news })
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
    let mut course = Course::begin(table)?;
    for entry in entries {
        let change = course.apply(entry).map_err(|_| Refusal::Unavailable)?;
        if change.shown[course.index(observer)] {
            last = course.sight(observer).version;
            if range.contains(&last) {
                let news = course.played.raw_news(observer, change.since).into_iter().map(|(_, event)| event);
                moments.push(Moment::of(&*course.played, observer, last, news.collect()));
            }
        }
        course.played.forget_news();
    }
    Ok((last, moments))
}

/// How many steps there are in the arbiter's first version: what chance did before the first choice.
pub fn opening(table: &Table, entries: &[Entry]) -> Result<usize, Refusal> {
    let mut course = Course::begin(table)?;
    if let Some(first) = entries.first() {
        course.apply(first).map_err(|_| Refusal::Unavailable)?;
    }
    Ok(course.played.ply())
}

/// The arbiter's version that shows how things stood before step `ply`, after an opening of so many steps.
pub fn version_before(ply: usize, opening: usize) -> u32 {
    (ply + 1).saturating_sub(opening).max(1) as u32
}

/// The arbiter sees every step that was not taken back. What chance did before the first choice is one
/// moment, as it is for everybody.
fn every_ply(table: &Table, entries: &[Entry], range: RangeInclusive<u32>) -> Result<(u32, Vec<Moment>), Refusal> {
    if entries.is_empty() {
        return Ok((0, Vec::new()));
    }
    let (course, opening) = (Course::load(table, entries)?, opening(table, entries)?);
    let last = version_before(course.played.ply(), opening);
    let (from, to) = ((*range.start()).max(1), (*range.end()).min(last));
    if from > to {
        return Ok((last, Vec::new()));
    }
    // The first is made anew from the log; from there on it is one step from each to the next.
    let start = opening + from as usize - 1;
    let (mut shown, steps) = (course.played.at(start), course.played.steps(start));
    let mut moments = Vec::new();
    for version in from..=to {
        if let Some(step) = version.checked_sub(from + 1) {
            let step = std::slice::from_ref(&steps[step as usize]);
            shown.replay_steps(step).map_err(|_| Refusal::Unavailable)?;
        }
        let since = if version == 1 { 0 } else { shown.ply() - 1 };
        let news = shown.raw_news(Observer::Arbiter, since).into_iter().map(|(_, event)| event);
        moments.push(Moment::of(&*shown, Observer::Arbiter, version, news.collect()));
        shown.forget_news();
    }
    Ok((last, moments))
}
