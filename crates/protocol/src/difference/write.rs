use std::mem;

use super::scan::{Scanned, Value};

/// How many items further two lists are searched for an item that both have. Beyond, the rest is sent whole.
const LOOK_AHEAD: usize = 12;

/// Appends the difference from `old` to `new` to `to`. Returns whether there is one; nothing is written if not. It is
/// never longer than `new` and two brackets.
///
/// # Panics
/// If one of them is not JSON without white space.
pub fn write(old: &str, new: &str, to: &mut Vec<u8>) -> bool {
    if old == new {
        return false;
    }
    let [old, new] = [old, new].map(scanned);
    let mut writer = Writer { to: mem::take(to), items: Vec::new() };
    old.value().zip(new.value()).and_then(|(old, new)| writer.value(old, new)).expect(COMPACT);
    *to = writer.to;
    true
}

/// Appends the members of an object that differ from those of `old`, each behind a comma unless an object has just
/// begun. Both must have the same keys in the same order.
///
/// # Panics
/// If they have not, or are not JSON without white space.
pub fn write_members(old: &str, new: &str, to: &mut Vec<u8>) {
    let [before, after] = [old, new].map(scanned);
    let mut writer = Writer { to: mem::take(to), items: Vec::new() };
    let written = before.value().zip(after.value()).and_then(|(before, after)| writer.members(before, after));
    *to = writer.to;
    assert_eq!(written, Some(true), "{old} and {new} have the same members");
}

const COMPACT: &str = "both are JSON without white space";

fn scanned(text: &str) -> Scanned<'_> {
    Scanned::new(text.as_bytes()).expect(COMPACT)
}

struct Writer<'a> {
    to: Vec<u8>,
    /// The items of the lists that are being compared, those of the innermost last.
    items: Vec<Value<'a>>,
}

impl<'a> Writer<'a> {
    /// Writes the difference of two values that are not the same.
    fn value(&mut self, old: Value<'a>, new: Value<'a>) -> Option<()> {
        let begin = self.to.len();
        let written = match (old.first(), new.first()) {
            (b'{', b'{') => self.object(old, new)?,
            (b'[', b'[') => self.list(old, new)?,
            _ => false,
        };
        let is_container = matches!(new.first(), b'{' | b'[');
        let new = new.text();
        let whole = new.len() + if is_container { 2 } else { 0 };
        if !written || self.to.len() - begin > whole {
            self.to.truncate(begin);
            self.to.extend_from_slice(if is_container { b"[" } else { b"" });
            self.to.extend_from_slice(new);
            self.to.extend_from_slice(if is_container { b"]" } else { b"" });
        }
        Some(())
    }

    /// Writes the members that differ; `false` if the keys are not the same.
    fn object(&mut self, old: Value<'a>, new: Value<'a>) -> Option<bool> {
        self.to.push(b'{');
        let has_same_keys = self.members(old, new)?;
        self.to.push(b'}');
        Some(has_same_keys)
    }

    fn members(&mut self, old: Value<'a>, new: Value<'a>) -> Option<bool> {
        let (mut olds, mut news) = (old.values(), new.values());
        while news.has_next() {
            let key = news.key()?;
            if !olds.has_next() || olds.key()? != key {
                return Some(false);
            }
            let (before, after) = (olds.value()?, news.value()?);
            if before.text() != after.text() {
                self.key(key);
                self.value(before, after)?;
            }
        }
        Some(!olds.has_next())
    }

    fn key(&mut self, key: &[u8]) {
        self.comma();
        self.to.extend_from_slice(key);
        self.to.push(b':');
    }

    /// A comma, unless something has just begun.
    fn comma(&mut self) {
        if !matches!(self.to.last(), Some(b'{' | b'[')) {
            self.to.push(b',');
        }
    }

    /// Writes what of a list has changed.
    fn list(&mut self, old: Value<'a>, new: Value<'a>) -> Option<bool> {
        let begin = self.items.len();
        let mut items = new.values();
        while items.has_next() {
            let item = items.value()?;
            self.items.push(item);
        }
        let middle = self.items.len();
        let mut items = old.values();
        while items.has_next() {
            let item = items.value()?;
            self.items.push(item);
        }
        let (n_new, n_old) = (middle - begin, self.items.len() - middle);
        let can_nest = |old: Value<'_>, new: Value<'_>| {
            old.first() == new.first() && matches!(new.first(), b'{' | b'[') || old.text() == new.text()
        };
        let nests = n_new == n_old && (0..n_new).all(|n| can_nest(self.items[middle + n], self.items[begin + n]));
        if nests {
            self.to.push(b'{');
            for n in 0..n_new {
                let (old, new) = (self.items[middle + n], self.items[begin + n]);
                if old.text() != new.text() {
                    self.key(format!("\"{n}\"").as_bytes());
                    self.value(old, new)?;
                }
            }
            self.to.push(b'}');
        } else {
            self.to.push(b'[');
            self.splices(begin, middle);
            self.to.push(b']');
        }
        self.items.truncate(begin);
        Some(true)
    }

    /// Writes which items are replaced. Those of the new list are `items[begin..middle]`, those of the old one the rest.
    fn splices(&mut self, begin: usize, middle: usize) {
        let (news, olds) = (&self.items[begin..middle], &self.items[middle..]);
        let same_end =
            news.iter().rev().zip(olds.iter().rev()).take_while(|(new, old)| new.text() == old.text()).count();
        let (mut n, mut o) = (0, 0);
        let (n_end, o_end) = (news.len() - same_end, olds.len() - same_end);
        while n < n_end || o < o_end {
            if n < n_end && o < o_end && news[n].text() == olds[o].text() {
                (n, o) = (n + 1, o + 1);
                continue;
            }
            let (put, taken) = next_same(&news[n..n_end], &olds[o..o_end]);
            if !matches!(self.to.last(), Some(b'[')) {
                self.to.push(b',');
            }
            self.to.extend_from_slice(format!("{n},{taken},[").as_bytes());
            for (index, item) in news[n..n + put].iter().enumerate() {
                self.to.extend_from_slice(if index > 0 { b"," } else { b"" });
                self.to.extend_from_slice(item.text());
            }
            self.to.push(b']');
            (n, o) = (n + put, o + taken);
        }
    }
}

/// How many items stand before the next one that both lists have: as few as can be, within [`LOOK_AHEAD`].
fn next_same(news: &[Value<'_>], olds: &[Value<'_>]) -> (usize, usize) {
    for sum in 1..LOOK_AHEAD.min(news.len() + olds.len()) {
        for put in sum.saturating_sub(olds.len())..=sum.min(news.len()) {
            let taken = sum - put;
            if let (Some(new), Some(old)) = (news.get(put), olds.get(taken))
                && new.text() == old.text()
            {
                return (put, taken);
            }
        }
    }
    (news.len(), olds.len())
}
