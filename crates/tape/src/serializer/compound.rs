//! Lists and objects while their values are written.

use serde::{Serialize, ser};

use super::{NotPlain, Writer};
use crate::layout::{HEAD, OBJECT, length};

/// A list or object that has begun.
pub struct Compound<'w, 'a> {
    writer: &'w mut Writer<'a>,
    /// Where its head is.
    at: usize,
    /// [`Writer::text_len`] before it.
    text_before: usize,
    /// The object around it, if it is what a variant of an enum holds.
    outer: Option<(usize, usize)>,
}

impl<'w, 'a> Compound<'w, 'a> {
    pub(super) fn new(writer: &'w mut Writer<'a>, mark: u8) -> Compound<'w, 'a> {
        let (at, text_before) = open(writer, mark);
        Compound { writer, at, text_before, outer: None }
    }

    /// What a variant holds, in an object whose only key is the name of the variant.
    pub(super) fn of_variant(
        writer: &'w mut Writer<'a>,
        name: &'static str,
        mark: u8,
    ) -> Result<Compound<'w, 'a>, NotPlain> {
        let outer = open(writer, OBJECT);
        writer.key(name)?;
        writer.text_len += 1;
        let (at, text_before) = open(writer, mark);
        Ok(Compound { writer, at, text_before, outer: Some(outer) })
    }

    /// Adds a value to a list.
    pub fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        self.separate();
        value.serialize(&mut *self.writer)
    }

    /// Writes what stands before the value of a field. Not part of what is compiled for every type of a field.
    fn begin_field(&mut self, name: &'static str) {
        self.separate();
        self.writer.name(name);
        // The colon.
        self.writer.text_len += 1;
    }

    /// Adds a key and a value to an object.
    pub(super) fn member<K: Serialize + ?Sized, T>(
        &mut self,
        key: &K,
        value: impl FnOnce(&mut Writer<'a>) -> Result<T, NotPlain>,
    ) -> Result<(), NotPlain> {
        self.separate();
        self.writer.key(key)?;
        // The colon.
        self.writer.text_len += 1;
        value(self.writer)?;
        Ok(())
    }

    /// Counts the comma before all parts but the first.
    fn separate(&mut self) {
        self.writer.text_len += usize::from(self.writer.bytes.len() > self.at + HEAD);
    }

    /// Writes the lengths.
    pub fn close(self) {
        for (at, text_before) in [Some((self.at, self.text_before)), self.outer].into_iter().flatten() {
            // The closing bracket.
            self.writer.text_len += 1;
            let (bytes, text_len) = (self.writer.bytes.len() - at - HEAD, self.writer.text_len - text_before);
            self.writer.bytes[at + 1..at + 1 + 4].copy_from_slice(&length(bytes));
            self.writer.bytes[at + 1 + 4..at + HEAD].copy_from_slice(&length(text_len));
        }
    }
}

/// Writes the head of a list or object. Returns where it is, and the length of the JSON before it.
fn open(writer: &mut Writer<'_>, mark: u8) -> (usize, usize) {
    let before = (writer.bytes.len(), writer.text_len);
    let mut head = [0; HEAD];
    head[0] = mark;
    writer.bytes.extend_from_slice(&head);
    writer.text_len += 1;
    before
}

macro_rules! lists {
    ($($trait:ident $method:ident),+ $(,)?) => {$(
        impl ser::$trait for Compound<'_, '_> {
            type Ok = ();
            type Error = NotPlain;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
                self.element(value)
            }
            fn end(self) -> Result<(), NotPlain> {
                self.close();
                Ok(())
            }
        }
    )+};
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
);

macro_rules! structs {
    ($($trait:ident),+) => {$(
        impl ser::$trait for Compound<'_, '_> {
            type Ok = ();
            type Error = NotPlain;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), NotPlain> {
                self.begin_field(key);
                value.serialize(&mut *self.writer)
            }
            fn end(self) -> Result<(), NotPlain> {
                self.close();
                Ok(())
            }
        }
    )+};
}

structs!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Compound<'_, '_> {
    type Ok = ();
    type Error = NotPlain;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotPlain> {
        self.member(key, |_| Ok(()))
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        value.serialize(&mut *self.writer)
    }
    fn end(self) -> Result<(), NotPlain> {
        self.close();
        Ok(())
    }
}
