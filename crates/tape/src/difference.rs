//! What has changed from one value to another, so that a client that has the first need not be sent the second.
//!
//! A difference is JSON itself. What has become of a value is
//! - a number, text, `true`, `false` or `null`: it is now that;
//! - `[v]`: it is now `v`, a list or an object;
//! - `[i,n,[…],…]`: it is a list in which, from index `i` on, `n` items are replaced by those in brackets; further
//!   threes do the same to the list that the ones before them have left;
//! - `{"k":d,…}`: these members, or items of a list by their index, differ by `d`; the others are as they were.
//!
//! Only values are compared, those that one observer is sent: an observer who knows the same is sent the same bytes.
//! Objects whose keys or their order differ are sent whole, so a difference gives back the second text byte for byte.
//!
//! Cost: the bytes of both are compared once for every list or object around the next one that differs, sixteen and more
//! at a time; the parts that differ are copied.

use crate::value::{Kind, Parts, Value};

/// How many items further two lists are searched for an item that both have. Beyond, the rest is sent whole.
const LOOK_AHEAD: usize = 12;

/// Appends the difference from `old` to `new` to `to`. Returns whether there is one; nothing is written if not. It is
/// never longer than the JSON of `new` and two brackets.
pub fn write(old: Value<'_>, new: Value<'_>, to: &mut Vec<u8>) -> bool {
    if old == new {
        return false;
    }
    let begin = to.len();
    let is_container = new.kind() != Kind::Scalar;
    let written = match (old.kind(), new.kind()) {
        (Kind::Object, Kind::Object) => write_object(old, new, to),
        (Kind::List, Kind::List) => {
            write_list(old, new, to);
            true
        }
        _ => false,
    };
    if !written || to.len() - begin > new.text_len() + 2 {
        to.truncate(begin);
        to.extend_from_slice(if is_container { b"[" } else { b"" });
        new.write_text(to);
        to.extend_from_slice(if is_container { b"]" } else { b"" });
    }
    true
}

/// Writes the members that differ. Returns whether both have the same keys in the same order; something may have been
/// written if not.
fn write_object(old: Value<'_>, new: Value<'_>, to: &mut Vec<u8>) -> bool {
    to.push(b'{');
    let (mut olds, mut news) = (old.parts(), new.parts());
    while !olds.is_same(&news) {
        let (Some((old_key, old)), Some((key, new))) = (olds.next_member(), news.next_member()) else { return false };
        if old_key != key {
            return false;
        }
        if old != new {
            begin_part(key.scalar(), to);
            write(old, new, to);
        }
    }
    to.push(b'}');
    true
}

fn write_list(old: Value<'_>, new: Value<'_>, to: &mut Vec<u8>) {
    let begin = to.len();
    if !write_items(old.parts(), new.parts(), to) {
        to.truncate(begin);
        let (olds, news) = (old.parts().to_vec(), new.parts().to_vec());
        to.push(b'[');
        write_splices(&news, &olds, to);
        to.push(b']');
    }
}

/// Writes how the items of two lists differ by their index. Returns whether it can be said like this: both have as many,
/// and all that differ are lists, or all are objects.
fn write_items(mut olds: Parts<'_>, mut news: Parts<'_>, to: &mut Vec<u8>) -> bool {
    to.push(b'{');
    let mut n = 0_u32;
    while !olds.is_same(&news) {
        let (Some(old), Some(new)) = (olds.next(), news.next()) else { return false };
        if old != new {
            if old.kind() != new.kind() || new.kind() == Kind::Scalar {
                return false;
            }
            let mut key = itoa::Buffer::new();
            comma(to);
            to.push(b'"');
            to.extend_from_slice(key.format(n).as_bytes());
            to.extend_from_slice(b"\":");
            write(old, new, to);
        }
        n += 1;
    }
    to.push(b'}');
    true
}

/// Writes which items are replaced.
fn write_splices(news: &[Value<'_>], olds: &[Value<'_>], to: &mut Vec<u8>) {
    let same_end = news.iter().rev().zip(olds.iter().rev()).take_while(|(new, old)| new == old).count();
    let (mut n, mut o) = (0, 0);
    let (n_end, o_end) = (news.len() - same_end, olds.len() - same_end);
    let mut number = itoa::Buffer::new();
    while n < n_end || o < o_end {
        if n < n_end && o < o_end && news[n] == olds[o] {
            (n, o) = (n + 1, o + 1);
            continue;
        }
        let (put, taken) = next_same(&news[n..n_end], &olds[o..o_end]);
        comma(to);
        to.extend_from_slice(number.format(n).as_bytes());
        to.push(b',');
        to.extend_from_slice(number.format(taken).as_bytes());
        to.extend_from_slice(b",[");
        for (index, item) in news[n..n + put].iter().enumerate() {
            to.extend_from_slice(if index > 0 { b"," } else { b"" });
            item.write_text(to);
        }
        to.push(b']');
        (n, o) = (n + put, o + taken);
    }
}

/// How many items stand before the next one that both lists have: as few as can be, within [`LOOK_AHEAD`].
fn next_same(news: &[Value<'_>], olds: &[Value<'_>]) -> (usize, usize) {
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

fn begin_part(key: &[u8], to: &mut Vec<u8>) {
    comma(to);
    to.extend_from_slice(key);
    to.push(b':');
}

/// A comma, unless a list or object has just begun.
fn comma(to: &mut Vec<u8>) {
    if !matches!(to.last(), Some(b'{' | b'[')) {
        to.push(b',');
    }
}
