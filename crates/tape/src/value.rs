//! Values as they are read from a tape.

use crate::layout::{HEAD, LIST, LONG, OBJECT, number};

/// A value of a tape. Two are the same if and only if their JSON is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Value<'a>(&'a [u8]);

/// What a value is made of.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// No parts: a number, text, `true`, `false` or `null`.
    Scalar,
    /// One value after the other.
    List,
    /// Keys and values.
    Object,
}

impl<'a> Value<'a> {
    /// The first value of `bytes`, and what stands behind it.
    pub(crate) fn first(bytes: &'a [u8]) -> (Value<'a>, &'a [u8]) {
        let length = match bytes[0] {
            LIST | OBJECT => HEAD + number(bytes, 1),
            LONG => 1 + 4 + number(bytes, 1),
            length => 1 + usize::from(length),
        };
        let (value, rest) = bytes.split_at(length);
        (Value(value), rest)
    }

    /// What it is made of.
    pub fn kind(self) -> Kind {
        match self.0[0] {
            LIST => Kind::List,
            OBJECT => Kind::Object,
            _ => Kind::Scalar,
        }
    }

    /// The values of a list, or the keys and values of an object in turn. A scalar has none.
    pub fn parts(self) -> Parts<'a> {
        Parts(if self.kind() == Kind::Scalar { &[] } else { &self.0[HEAD..] })
    }

    /// The JSON of a scalar.
    pub(crate) fn scalar(self) -> &'a [u8] {
        &self.0[if self.0[0] == LONG { 1 + 4 } else { 1 }..]
    }

    /// The length of its JSON.
    pub fn text_len(self) -> usize {
        match self.kind() {
            Kind::Scalar => self.scalar().len(),
            Kind::List | Kind::Object => number(self.0, 1 + 4),
        }
    }

    /// Appends its JSON.
    pub fn write_text(self, to: &mut Vec<u8>) {
        let (open, close) = match self.kind() {
            Kind::Scalar => return to.extend_from_slice(self.scalar()),
            Kind::List => (b'[', b']'),
            Kind::Object => (b'{', b'}'),
        };
        to.push(open);
        let mut parts = self.parts();
        let begin = to.len();
        while let Some(part) = parts.next() {
            if to.len() > begin {
                to.push(b',');
            }
            part.write_text(to);
            if open == b'{' {
                to.push(b':');
                parts.next().expect("every key has its value").write_text(to);
            }
        }
        to.push(close);
    }
}

/// The parts of a value, one after the other.
#[derive(Copy, Clone, Debug)]
pub struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    /// Whether the parts that are left are the same as those of `other`.
    pub fn is_same(&self, other: &Parts<'_>) -> bool {
        self.0 == other.0
    }

    /// All that are left. No part takes less than two bytes, so the list never grows while it is made.
    pub fn to_vec(self) -> Vec<Value<'a>> {
        let mut all = Vec::with_capacity(self.0.len() / 2);
        all.extend(self);
        all
    }

    /// The next key and its value.
    pub fn next_member(&mut self) -> Option<(Value<'a>, Value<'a>)> {
        Some((self.next()?, self.next().expect("every key has its value")))
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        if self.0.is_empty() {
            return None;
        }
        let (value, rest) = Value::first(self.0);
        self.0 = rest;
        Some(value)
    }
}
