//! The observation of a game that describes none itself: its view by feature hashing.
//!
//! The view is serialised, and every leaf becomes a feature named by its path (`seats.0.chips`). A feature
//! adds its value to one of [`BUCKETS`] sums, chosen by a hash of the name, with a sign from another bit of
//! the hash, so that collisions cancel on average (Weinberger et al., *Feature hashing for large scale
//! multitask learning*, 2009). Text, `true` and variants are features of value one whose name includes the
//! text; in a list they count twice, with their position and without, since a list may be a row or a set.
//! Numbers are squashed into (-1, 1). Cost: one pass over the view, no allocation.
//!
//! Seats stand in table order, not relative to the observer, which is marked by its own numbers.

use std::fmt::Display;

use serde::{
    Serialize, Serializer,
    ser::{
        self, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
        SerializeTupleVariant,
    },
};

use crate::{MAX_SEATS, Seat, Sheet};

/// How many sums the view is hashed into.
pub(crate) const BUCKETS: usize = 248;
/// The buckets, and a mark for the observer's own seat.
pub(crate) const LEN: usize = BUCKETS + MAX_SEATS;

/// A number of this size is squashed to one half.
const HALF: f32 = 8.0;

/// Writes `view` as [`LEN`] numbers: `me.0` to `me.7`, then `hash.0` on.
pub(crate) fn write(view: &impl Serialize, me: Seat, sheet: &mut impl Sheet) {
    let mut sums = [0.0; BUCKETS];
    let hasher = Hasher { sums: &mut sums, path: OFFSET, set: OFFSET, position: 0 };
    view.serialize(hasher).expect("a view is plain data");
    sheet.part("me", |sheet| (0..MAX_SEATS).for_each(|n| sheet.flag(n, n == me.index())));
    sheet.part("hash", |sheet| sums.iter().enumerate().for_each(|(n, sum)| sheet.number(n, *sum)));
}

/// Serialises one value at one path. For a list it serialises the elements one after the other.
struct Hasher<'a> {
    sums: &'a mut [f32; BUCKETS],
    /// The hash of the path so far.
    path: u64,
    /// The same without the position in the list that the value is an element of.
    set: u64,
    /// How many elements of the list are written.
    position: u32,
}

// FNV-1a: a hash that never changes, so a learned model stays valid.
const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

fn extend(hash: u64, text: &[u8]) -> u64 {
    // A byte that no text has ends it, so that `ab.c` and `a.bc` differ.
    text.iter().chain(&[0xff]).fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME))
}

impl Hasher<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), NotPlain> {
        let path = extend(self.path, key.as_bytes());
        value.serialize(Hasher { sums: self.sums, path, set: path, position: 0 })
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
        let path = extend(self.path, &self.position.to_le_bytes());
        self.position += 1;
        value.serialize(Hasher { sums: self.sums, path, set: self.path, position: 0 })
    }

    fn add(&mut self, hash: u64, value: f32) {
        // The high half is mixed best.
        let bucket = ((hash >> 32) * BUCKETS as u64) >> 32;
        let sign = if hash & 1 == 0 { 1.0 } else { -1.0 };
        self.sums[bucket as usize] += sign * value;
    }

    fn number(mut self, value: f32) -> Result<(), NotPlain> {
        self.add(self.path, value / (HALF + value.abs()));
        Ok(())
    }

    fn word(mut self, text: &str) -> Result<(), NotPlain> {
        self.add(extend(self.set, text.as_bytes()), 1.0);
        if self.set != self.path {
            self.add(extend(self.path, text.as_bytes()), 1.0);
        }
        Ok(())
    }

    /// What a variant contains has its name in the path.
    fn variant(self, name: &str) -> Self {
        let path = extend(self.path, name.as_bytes());
        Hasher { path, set: path, ..self }
    }
}

/// Views that have no plain form: keys that are no text, bytes.
#[derive(Debug, thiserror::Error)]
#[error("a view is made of numbers, text, lists and fields with names")]
struct NotPlain;

impl ser::Error for NotPlain {
    fn custom<T: Display>(_: T) -> Self {
        NotPlain
    }
}

macro_rules! numbers {
    ($($method:ident $type:ty),+) => {$(
        fn $method(self, value: $type) -> Result<(), NotPlain> {
            self.number(value as f32)
        }
    )+};
}

impl<'a> Serializer for Hasher<'a> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = ser::Impossible<(), NotPlain>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers!(serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64);
    numbers!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);
    numbers!(serialize_f32 f32, serialize_f64 f64);

    fn serialize_bool(self, value: bool) -> Result<(), NotPlain> {
        if value { self.word("true") } else { Ok(()) }
    }
    fn serialize_char(self, value: char) -> Result<(), NotPlain> {
        self.word(value.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, value: &str) -> Result<(), NotPlain> {
        self.word(value)
    }
    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotPlain> {
        Err(NotPlain)
    }
    fn serialize_none(self) -> Result<(), NotPlain> {
        Ok(())
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotPlain> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), NotPlain> {
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotPlain> {
        Ok(())
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NotPlain> {
        self.word(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NotPlain> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotPlain> {
        value.serialize(self.variant(variant))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Self, NotPlain> {
        Ok(self)
    }
    fn serialize_tuple(self, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, NotPlain> {
        Ok(self.variant(variant))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NotPlain> {
        Err(NotPlain)
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, NotPlain> {
        Ok(self.variant(variant))
    }
    /// Written as text: the formatter would allocate, and pieces serialise as `&str` anyway.
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), NotPlain> {
        self.word(&value.to_string())
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident),+) => {$(
        impl $trait for Hasher<'_> {
            type Ok = ();
            type Error = NotPlain;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotPlain> {
                self.element(value)
            }
            fn end(self) -> Result<(), NotPlain> {
                Ok(())
            }
        }
    )+};
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! structs {
    ($($trait:ident),+) => {$(
        impl $trait for Hasher<'_> {
            type Ok = ();
            type Error = NotPlain;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), NotPlain> {
                self.field(key, value)
            }
            fn end(self) -> Result<(), NotPlain> {
                Ok(())
            }
        }
    )+};
}

structs!(SerializeStruct, SerializeStructVariant);
