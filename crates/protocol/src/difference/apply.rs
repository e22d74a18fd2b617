use std::str;

use super::scan::{Values, end};

/// A difference does not fit the text that it is applied to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Misfit;

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the difference does not fit")
    }
}

impl std::error::Error for Misfit {}

/// The text that `difference` makes of `old`.
///
/// # Errors
/// If it is no difference, or one from another text.
pub fn apply(old: &str, difference: &str) -> Result<String, Misfit> {
    let mut to = Vec::with_capacity(old.len());
    value(old.as_bytes(), difference.as_bytes(), &mut to).ok_or(Misfit)?;
    String::from_utf8(to).map_err(|_| Misfit)
}

fn value(old: &[u8], difference: &[u8], to: &mut Vec<u8>) -> Option<()> {
    if end(difference, 0)? != difference.len() {
        return None;
    }
    match (difference.first()?, old.first()?) {
        (b'{', b'{') => object(old, difference, to),
        (b'{', b'[') => items(old, difference, to),
        (b'{', _) => None,
        (b'[', first) => {
            let parts = all(difference)?;
            match (parts.len(), first) {
                (1, _) => to.extend_from_slice(parts[0]),
                (0, _) => return None,
                (_, b'[') => splices(old, &parts, to)?,
                _ => return None,
            }
            Some(())
        }
        _ => {
            to.extend_from_slice(difference);
            Some(())
        }
    }
}

fn object(old: &[u8], difference: &[u8], to: &mut Vec<u8>) -> Option<()> {
    let (mut olds, mut changes) = (Values::of(old), members(difference)?);
    to.push(b'{');
    while olds.has_next() {
        let (key, before) = (olds.key()?, olds.value()?);
        to.extend_from_slice(if to.last() == Some(&b'{') { b"" } else { b"," });
        to.extend_from_slice(key);
        to.push(b':');
        part(key, before, &mut changes, to)?;
    }
    to.push(b'}');
    changes.is_empty().then_some(())
}

fn items(old: &[u8], difference: &[u8], to: &mut Vec<u8>) -> Option<()> {
    let mut changes = members(difference)?;
    to.push(b'[');
    for (n, before) in all(old)?.into_iter().enumerate() {
        to.extend_from_slice(if n > 0 { b"," } else { b"" });
        part(format!("\"{n}\"").as_bytes(), before, &mut changes, to)?;
    }
    to.push(b']');
    changes.is_empty().then_some(())
}

/// Writes a member or item after its change, which is taken out of `changes`.
fn part(key: &[u8], before: &[u8], changes: &mut Vec<(&[u8], &[u8])>, to: &mut Vec<u8>) -> Option<()> {
    match changes.iter().position(|(name, _)| *name == key) {
        Some(at) => value(before, changes.remove(at).1, to),
        None => {
            to.extend_from_slice(before);
            Some(())
        }
    }
}

fn members(object: &[u8]) -> Option<Vec<(&[u8], &[u8])>> {
    let (mut values, mut members) = (Values::of(object), Vec::new());
    while values.has_next() {
        members.push((values.key()?, values.value()?));
    }
    Some(members)
}

fn splices(old: &[u8], parts: &[&[u8]], to: &mut Vec<u8>) -> Option<()> {
    let mut list = all(old)?;
    if !parts.len().is_multiple_of(3) {
        return None;
    }
    for part in parts.chunks(3) {
        let (from, n) = (number(part[0])?, number(part[1])?);
        let until = from.checked_add(n).filter(|it| *it <= list.len())?;
        list.splice(from..until, all(part[2])?);
    }
    to.push(b'[');
    to.extend_from_slice(&list.join(&b','));
    to.push(b']');
    Some(())
}

/// All items of a list.
fn all(list: &[u8]) -> Option<Vec<&[u8]>> {
    let mut values = (list.first()? == &b'[').then(|| Values::of(list))?;
    let mut all = Vec::new();
    while values.has_next() {
        all.push(values.value()?);
    }
    Some(all)
}

fn number(text: &[u8]) -> Option<usize> {
    str::from_utf8(text).ok()?.parse().ok()
}
