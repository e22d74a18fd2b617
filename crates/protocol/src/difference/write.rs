use std::mem;

use super::scan::Values;

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
    let mut writer = Writer { to: mem::take(to), items: Vec::new() };
    writer.value(old.as_bytes(), new.as_bytes()).expect("both are JSON without white space");
    *to = writer.to;
    true
}

/// Appends the members of an object that differ from those of `old`, each behind a comma unless an object has just
/// begun. Both must have the same keys in the same order.
///
/// # Panics
/// If they have not, or are not JSON without white space.
pub fn write_members(old: &str, new: &str, to: &mut Vec<u8>) {
    let mut writer = Writer { to: mem::take(to), items: Vec::new() };
    let written = writer.members(old.as_bytes(), new.as_bytes());
    *to = writer.to;
    assert_eq!(written, Some(true), "{old} and {new} have the same members");
}

struct Writer<'a> {
    to: Vec<u8>,
    /// The items of the lists that are being compared, those of the innermost last.
    items: Vec<&'a [u8]>,
}

impl<'a> Writer<'a> {
    /// Writes the difference of two values that are not the same.
    fn value(&mut self, old: &'a [u8], new: &'a [u8]) -> Option<()> {
        let begin = self.to.len();
        let written = match (old.first()?, new.first()?) {
            (b'{', b'{') => self.object(old, new)?,
            (b'[', b'[') => self.list(old, new)?,
            _ => false,
        };
        let is_container = matches!(new.first()?, b'{' | b'[');
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
    fn object(&mut self, old: &'a [u8], new: &'a [u8]) -> Option<bool> {
        self.to.push(b'{');
        let has_same_keys = self.members(old, new)?;
        self.to.push(b'}');
        Some(has_same_keys)
    }

    fn members(&mut self, old: &'a [u8], new: &'a [u8]) -> Option<bool> {
        let (mut olds, mut news) = (Values::of(old), Values::of(new));
        while news.has_next() {
            let key = news.key()?;
            if !olds.has_next() || olds.key()? != key {
                return Some(false);
            }
            let value = news.value()?;
            if !olds.value_if(value) {
                self.key(key);
                self.value(olds.value()?, value)?;
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
    fn list(&mut self, old: &'a [u8], new: &'a [u8]) -> Option<bool> {
        let begin = self.items.len();
        let mut items = Values::of(new);
        while items.has_next() {
            let item = items.value()?;
            self.items.push(item);
        }
        let middle = self.items.len();
        let mut items = Values::of(old);
        while items.has_next() {
            let item = items.value()?;
            self.items.push(item);
        }
        let (n_new, n_old) = (middle - begin, self.items.len() - middle);
        let can_nest = |old: &[u8], new: &[u8]| old == new || old[0] == new[0] && matches!(new[0], b'{' | b'[');
        let nests = n_new == n_old && (0..n_new).all(|n| can_nest(self.items[middle + n], self.items[begin + n]));
        if nests {
            self.to.push(b'{');
            for n in 0..n_new {
                let (old, new) = (self.items[middle + n], self.items[begin + n]);
                if old != new {
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
        let same_end = news.iter().rev().zip(olds.iter().rev()).take_while(|(new, old)| new == old).count();
        let (mut n, mut o) = (0, 0);
        let (n_end, o_end) = (news.len() - same_end, olds.len() - same_end);
        while n < n_end || o < o_end {
            if n < n_end && o < o_end && news[n] == olds[o] {
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
                self.to.extend_from_slice(item);
            }
            self.to.push(b']');
            (n, o) = (n + put, o + taken);
        }
    }
}

/// How many items stand before the next one that both lists have: as few as can be, within [`LOOK_AHEAD`].
fn next_same(news: &[&[u8]], olds: &[&[u8]]) -> (usize, usize) {
    for sum in 1..LOOK_AHEAD.min(news.len() + olds.len()) {
        for put in sum.saturating_sub(olds.len())..=sum.min(news.len()) {
            let taken = sum - put;
            if let (Some(new), Some(old)) = (news.get(put), olds.get(taken))
                && new == old
            {
                return (put, taken);
            }
        }
    }
    (news.len(), olds.len())
}
