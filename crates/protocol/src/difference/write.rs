use std::mem;

use super::text::{common_prefix, end, end_within};

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
    let mut writer = Writer::new(old, new, to);
    let differs = writer.value();
    *to = writer.to;
    differs
}

/// Appends the members of an object that differ from those of `old`, each behind a comma unless an object has just
/// begun. Both must have the same keys in the same order.
///
/// # Panics
/// If they have not, or are not JSON without white space.
pub fn write_members(old: &str, new: &str, to: &mut Vec<u8>) {
    let mut writer = Writer::new(old, new, to);
    let written = writer.members();
    *to = writer.to;
    assert!(written.is_some(), "{old} and {new} have the same members");
}

/// Walks through both texts at once.
///
/// Most of it is the same in both, byte for byte: there only the new text is looked at, and only for where its values
/// end. Behind the last byte that differs nothing is looked at. The cost is a few instructions for each byte before it,
/// once for every list or object around the next byte that differs.
struct Writer<'a> {
    old: &'a [u8],
    new: &'a [u8],
    /// The index in `old` that has been reached.
    o: usize,
    /// The index in `new` that has been reached.
    n: usize,
    /// `old` from `o` on and `new` from `n` on are the same up to this index of `new`, and not further.
    same_until: usize,
    to: Vec<u8>,
}

impl<'a> Writer<'a> {
    fn new(old: &'a str, new: &'a str, to: &mut Vec<u8>) -> Writer<'a> {
        let (old, new) = (old.as_bytes(), new.as_bytes());
        Writer { old, new, o: 0, n: 0, same_until: common_prefix(old, new), to: mem::take(to) }
    }

    /// Goes behind the next value of both texts, and writes how it differs. Returns whether it does.
    fn value(&mut self) -> bool {
        let (begin, old_begin, new_begin) = (self.to.len(), self.o, self.n);
        let written = match (self.old[self.o], self.new[self.n]) {
            (b'{', b'{') => self.object(),
            (b'[', b'[') => Some(self.list()),
            _ => None,
        };
        // What has been passed of the value is not all of it where the rest is the same.
        let is_shorter = || self.to.len() - begin <= self.n - new_begin;
        match written {
            Some(false) => return false,
            Some(true) if is_shorter() => return true,
            _ => (),
        }
        let (old_end, new_end) = (end(self.old, old_begin), end(self.new, new_begin));
        let (old, new) = (&self.old[old_begin..old_end], &self.new[new_begin..new_end]);
        let is_container = matches!(new[0], b'{' | b'[');
        let whole = new.len() + if is_container { 2 } else { 0 };
        if written.is_none() {
            self.go_to(old_end, new_end);
        }
        if written.is_none() || self.to.len() - begin > whole {
            self.to.truncate(begin);
            if old == new {
                return false;
            }
            self.to.extend_from_slice(if is_container { b"[" } else { b"" });
            self.to.extend_from_slice(new);
            self.to.extend_from_slice(if is_container { b"]" } else { b"" });
        }
        true
    }

    /// Goes to other places of the texts.
    fn go_to(&mut self, o: usize, n: usize) {
        (self.o, self.n) = (o, n);
        self.same_until = n + common_prefix(&self.old[o..], &self.new[n..]);
    }

    /// Goes behind the next value if it is the same in both texts.
    fn passes_same(&mut self) -> bool {
        let until = end_within(&self.new[..self.same_until], self.n);
        if let Some(until) = until {
            self.skip(until);
        }
        until.is_some()
    }

    /// Whether nothing differs any more.
    fn rest_is_same(&self) -> bool {
        self.same_until == self.new.len()
    }

    /// Goes on to an index of the new text up to which both are the same.
    fn skip(&mut self, n: usize) {
        self.o += n - self.n;
        self.n = n;
    }

    /// Writes the members that differ, if any; `None` if the keys are not the same.
    fn object(&mut self) -> Option<bool> {
        let begin = self.to.len();
        self.to.push(b'{');
        let differs = self.members()?;
        match differs {
            true => self.to.push(b'}'),
            false => self.to.truncate(begin),
        }
        Some(differs)
    }

    fn members(&mut self) -> Option<bool> {
        let mut differs = false;
        while !self.rest_is_same() && self.enters_next(b'}')? {
            let colon = end(self.new, self.n);
            let key = &self.new[self.n..colon];
            if colon >= self.same_until && !self.old[self.o..].starts_with(key) {
                return None;
            }
            self.skip(colon + 1);
            differs |= self.part(key);
        }
        Some(differs)
    }

    /// Goes to the next member or item of both, or behind the last one. `None` if only one has another.
    fn enters_next(&mut self, close: u8) -> Option<bool> {
        let ends = [self.old[self.o], self.new[self.n]].map(|it| it == close);
        (self.o, self.n) = (self.o + 1, self.n + 1);
        match ends {
            [true, true] => Some(false),
            // An empty one opens and closes at once.
            [false, false] => match [self.old[self.o], self.new[self.n]].map(|it| it == close) {
                [true, true] => {
                    (self.o, self.n) = (self.o + 1, self.n + 1);
                    Some(false)
                }
                [false, false] => Some(true),
                _ => None,
            },
            _ => None,
        }
    }

    /// Writes how the member or item differs that comes next, behind its key. Returns whether it does.
    fn part(&mut self, key: &[u8]) -> bool {
        if self.passes_same() {
            return false;
        }
        let begin = self.to.len();
        if !matches!(self.to.last(), Some(b'{' | b'[')) {
            self.to.push(b',');
        }
        self.to.extend_from_slice(key);
        self.to.push(b':');
        let differs = self.value();
        if !differs {
            self.to.truncate(begin);
        }
        differs
    }

    /// Writes what of a list has changed. Returns whether anything has.
    fn list(&mut self) -> bool {
        let (begin, old_begin, new_begin) = (self.to.len(), self.o, self.n);
        if let Some(differs) = self.items() {
            return differs;
        }
        self.to.truncate(begin);
        let (olds, old_end) = items(self.old, old_begin);
        let (news, new_end) = items(self.new, new_begin);
        self.go_to(old_end, new_end);
        self.to.push(b'[');
        self.splices(&news, &olds);
        self.to.push(b']');
        true
    }

    /// Writes how the items of lists of the same length differ that hold lists and objects; `None` for other lists that
    /// are not the same.
    fn items(&mut self) -> Option<bool> {
        let begin = self.to.len();
        self.to.push(b'{');
        let (mut n, mut differs) = (0_u32, false);
        while !self.rest_is_same() && self.enters_next(b']')? {
            if !self.passes_same() {
                let first = self.new[self.n];
                if first != self.old[self.o] || !matches!(first, b'{' | b'[') {
                    return None;
                }
                differs |= self.part(format!("\"{n}\"").as_bytes());
            }
            n += 1;
        }
        match differs {
            true => self.to.push(b'}'),
            false => self.to.truncate(begin),
        }
        Some(differs)
    }

    /// Writes which items are replaced.
    fn splices(&mut self, news: &[&[u8]], olds: &[&[u8]]) {
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

/// The items of the list at `at`, and the index behind it.
fn items(text: &[u8], at: usize) -> (Vec<&[u8]>, usize) {
    let (mut items, mut at) = (Vec::new(), at + 1);
    while text[at] != b']' {
        let until = end(text, at);
        items.push(&text[at..until]);
        at = until + usize::from(text[until] == b',');
    }
    (items, at + 1)
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
