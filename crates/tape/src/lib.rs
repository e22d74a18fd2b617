//! JSON as a tape: every value stands behind its length, in one piece of memory.
//!
//! A text has to be read byte by byte to find out where a value ends. On a tape two values are compared as a whole,
//! whatever is inside of them, and those that are the same are passed over. So the [difference](difference::write)
//! between what an observer was shown before and is shown now costs little more than the parts that differ; and what is
//! sent whole is copied from the tape as [text](Tape::write_text).
//!
//! Not here: reading JSON. Values come from types that implement `Serialize`.
//!
//! ```
//! use tape::{Tape, difference};
//!
//! let before = Tape::of(&[vec!["G1", "G3"], vec!["EUR20a", "EUR30a"]]);
//! let after = Tape::of(&[vec!["G1"], vec!["EUR20a", "EUR30a"]]);
//! assert_eq!(after.text(), r#"[["G1"],["EUR20a","EUR30a"]]"#);
//! let mut text = Vec::new();
//! assert!(difference::write(before.value(), after.value(), &mut text));
//! assert_eq!(text, br#"{"0":[1,1,[]]}"#);
//! ```
//!
//! # The bytes
//! - a number, text, `true`, `false` or `null` is its length in one byte and its JSON; one longer than
//!   [`layout::MAX_SHORT`] has a mark and a length of four bytes instead;
//! - a list is a mark, the length of its values in bytes, that of its JSON, and the values;
//! - an object likewise, with a text before each value: its key.

pub mod difference;
mod layout;
mod serializer;
mod value;

use serde::Serialize;

pub use layout::MAX_SHORT;
pub use serializer::NotPlain;
pub use value::{Kind, Parts, Value};

use crate::serializer::Writer;

/// One value on a tape.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Tape {
    bytes: Vec<u8>,
}

impl Tape {
    /// A tape with this value.
    ///
    /// # Panics
    /// As [`Tape::set`].
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Tape {
        let mut this = Tape::default();
        this.set(value);
        this
    }

    /// A tape without a value, with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Tape {
        Tape { bytes: Vec::with_capacity(bytes) }
    }

    /// Replaces what is on the tape; its memory is used again.
    ///
    /// # Panics
    /// If the value is no plain data: bytes, a key that is a list or an object, or one that fails to be serialised.
    pub fn set<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.bytes.clear();
        value.serialize(&mut Writer::new(&mut self.bytes)).expect("this is plain data");
    }

    /// Replaces what is on the tape by a list of texts, which `each` is given one after the other.
    pub fn set_list<T: Serialize>(&mut self, each: impl FnOnce(&mut dyn FnMut(T))) {
        self.bytes.clear();
        let mut writer = Writer::new(&mut self.bytes);
        let mut list = writer.begin_list();
        each(&mut |value| list.element(&value).expect("this is plain data"));
        list.close();
    }

    /// The value.
    ///
    /// # Panics
    /// If there is none.
    pub fn value(&self) -> Value<'_> {
        Value::first(&self.bytes).0
    }

    /// Appends the value as JSON.
    ///
    /// # Panics
    /// If there is none.
    pub fn write_text(&self, to: &mut Vec<u8>) {
        self.value().write_text(to);
    }

    /// The value as JSON.
    ///
    /// # Panics
    /// If there is none.
    pub fn text(&self) -> String {
        let mut text = Vec::with_capacity(self.value().text_len());
        self.write_text(&mut text);
        String::from_utf8(text).expect("JSON is text")
    }
}
