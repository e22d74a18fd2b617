use std::str;

use super::scan::{Scanned, Value};

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
    let [old, difference] = [old, difference].map(|it| Scanned::new(it.as_bytes()));
    let (old, difference) = old.as_ref().zip(difference.as_ref()).ok_or(Misfit)?;
    let (old, difference) = old.value().zip(difference.value()).ok_or(Misfit)?;
    value(old, difference, &mut to).ok_or(Misfit)?;
    String::from_utf8(to).map_err(|_| Misfit)
}

fn value(old: Value<'_>, difference: Value<'_>, to: &mut Vec<u8>) -> Option<()> {
    match (difference.first(), old.first()) {
        (b'{', b'{') => object(old, difference, to),
        (b'{', b'[') => items(old, difference, to),
        (b'{', _) => None,
        (b'[', first) => {
            let parts = all(difference)?;
            match (parts.len(), first) {
                (1, _) => to.extend_from_slice(parts[0].text()),
                (0, _) => return None,
                (_, b'[') => splices(old, &parts, to)?,
                _ => return None,
            }
            Some(())
        }
        _ => {
            to.extend_from_slice(difference.text());
            Some(())
        }
    }
}

fn object(old: Value<'_>, difference: Value<'_>, to: &mut Vec<u8>) -> Option<()> {
    let (mut olds, mut changes) = (old.values(), members(difference)?);
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

fn items(old: Value<'_>, difference: Value<'_>, to: &mut Vec<u8>) -> Option<()> {
    let mut changes = members(difference)?;
    to.push(b'[');
    for (n, before) in all(old)?.into_iter().enumerate() {
        to.extend_from_slice(if n > 0 { b"," } else { b"" });
        part(format!("\"{n}\"").as_bytes(), before, &mut changes, to)?;
    }
    to.push(b']');
    changes.is_empty().then_some(())
}

/// Keys with their quotes, and what they stand for.
type Members<'a> = Vec<(&'a [u8], Value<'a>)>;

/// Writes a member or item after its change, which is taken out of `changes`.
fn part(key: &[u8], before: Value<'_>, changes: &mut Members<'_>, to: &mut Vec<u8>) -> Option<()> {
    match changes.iter().position(|(name, _)| *name == key) {
        Some(at) => value(before, changes.remove(at).1, to),
        None => {
            to.extend_from_slice(before.text());
            Some(())
        }
    }
}

fn members(object: Value<'_>) -> Option<Members<'_>> {
    let (mut values, mut members) = (object.values(), Vec::new());
    while values.has_next() {
        members.push((values.key()?, values.value()?));
    }
    Some(members)
}

fn splices(old: Value<'_>, parts: &[Value<'_>], to: &mut Vec<u8>) -> Option<()> {
    let mut list = all(old)?;
    if !parts.len().is_multiple_of(3) {
        return None;
    }
    for part in parts.chunks(3) {
        let (from, n) = (number(part[0].text())?, number(part[1].text())?);
        let until = from.checked_add(n).filter(|it| *it <= list.len())?;
        list.splice(from..until, all(part[2])?);
    }
    to.push(b'[');
    for (n, item) in list.iter().enumerate() {
        to.extend_from_slice(if n > 0 { b"," } else { b"" });
        to.extend_from_slice(item.text());
    }
    to.push(b']');
    Some(())
}

/// All items of a list.
fn all(list: Value<'_>) -> Option<Vec<Value<'_>>> {
    let mut values = (list.first() == b'[').then(|| list.values())?;
    let mut all = Vec::new();
    while values.has_next() {
        all.push(values.value()?);
    }
    Some(all)
}

fn number(text: &[u8]) -> Option<usize> {
    str::from_utf8(text).ok()?.parse().ok()
}
