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

/// The arbiter sees every step that was not taken back. What chance did before the first choice is one
/// moment, as it is for everybody.
fn every_ply(table: &Table, entries: &[Entry], range: RangeInclusive<u32>) -> Result<(u32, Vec<Moment>), Refusal> {
    let mut course = Course::begin(table)?;
    let mut begun = None;
    for entry in entries {
        course.apply(entry).map_err(|_| Refusal::Unavailable)?;
        begun.get_or_insert(course.played.ply());
    }
    let Some(begun) = begun else { return Ok((0, Vec::new())) };
    let last = (course.played.ply() - begun) as u32 + 1;
    let all = course.played.raw_news(Observer::Arbiter, 0);
    let moment = |version: u32| {
        let ply = begun + version as usize - 1;
        let new = |at: usize| if version == 1 { at < begun } else { at + 1 == ply };
        let news = all.iter().filter(|(at, _)| new(*at)).map(|(_, event)| event.clone());
        Moment::of(&*course.played.at(ply), Observer::Arbiter, version, news.collect())
    };
    let (from, to) = range.into_inner();
    Ok((last, (from.max(1)..=to.min(last)).map(moment).collect()))
}
