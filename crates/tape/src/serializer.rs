//! Writes values onto a tape.

mod compound;
mod text;

use std::fmt::Display;

use serde::{Serialize, Serializer, ser};

pub use self::compound::Compound;
use self::text::{needs_escape, write_escaped, write_formatted};
use crate::layout::{LIST, LONG, MAX_SHORT, OBJECT, length};

/// A value that has no plain form: bytes, or keys that are lists or objects.
#[derive(Debug)]
pub struct NotPlain;

impl Display for NotPlain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("it is made of something else than numbers, texts, lists and fields with names")
    }
}

impl std::error::Error for NotPlain {}

impl ser::Error for NotPlain {
    fn custom<T: Display>(_: T) -> Self {
        NotPlain
    }
}

/// Appends values to a tape.
pub struct Writer<'a> {
    bytes: &'a mut Vec<u8>,
    /// How long the JSON of all that was written is.
    text_len: usize,
}

impl<'a> Writer<'a> {
    pub fn new(bytes: &'a mut Vec<u8>) -> Writer<'a> {
        Writer { bytes, text_len: 0 }
    }

    /// A number, `true`, `false` or `null`.
    fn plain(&mut self, text: &str) {
        if let &[digit] = text.as_bytes() {
            self.bytes.extend_from_slice(&[1, digit]);
            self.text_len += 1;
            return;
        }
        self.bytes.push(text.len() as u8);
        self.bytes.extend_from_slice(text.as_bytes());
        self.text_len += text.len();
    }

    /// A text that a value is displayed as.
    fn displayed(&mut self, value: &dyn Display) -> Result<(), NotPlain> {
        let at = self.bytes.len();
        self.bytes.extend_from_slice(b"\0\"");
        write_formatted(value, self.bytes)?;
        self.bytes.push(b'"');
        self.set_scalar_len(at);
        Ok(())
    }

    /// A scalar stands behind the length at `at`, which is not known yet.
    fn set_scalar_len(&mut self, at: usize) {
        let text_len = self.bytes.len() - at - 1;
        self.text_len += text_len;
        if text_len <= MAX_SHORT {
            self.bytes[at] = text_len as u8;
        } else {
            self.bytes[at] = LONG;
            self.bytes.splice(at + 1..at + 1, length(text_len));
        }
    }

    /// A short text in which nothing is to be escaped.
    fn short_text(&mut self, text: &str) {
        // Most are no longer than this: copied as a whole, and cut.
        const USUAL: usize = 24;
        let (at, len) = (self.bytes.len(), text.len() + 2);
        let mut usual = [b'"'; USUAL];
        usual[0] = len as u8;
        if let Some(place) = usual[..USUAL - 1].get_mut(2..len) {
            place.copy_from_slice(text.as_bytes());
            self.bytes.extend_from_slice(&usual);
            self.bytes.truncate(at + 1 + len);
        } else {
            self.bytes.extend_from_slice(&usual[..2]);
            self.bytes.extend_from_slice(text.as_bytes());
            self.bytes.push(b'"');
        }
        self.text_len += len;
    }

    /// A text. Codes of pieces are short and have nothing to escape.
    fn text(&mut self, text: &str) {
        if text.len() + 2 <= MAX_SHORT && !needs_escape(text) {
            self.short_text(text);
        } else {
            let at = self.bytes.len();
            self.bytes.extend_from_slice(b"\0\"");
            write_escaped(text, self.bytes);
            self.bytes.push(b'"');
            self.set_scalar_len(at);
        }
    }

    /// The name of a field or a variant in the code. None is long, or has anything to escape.
    fn name(&mut self, name: &'static str) {
        debug_assert!(name.len() + 2 <= MAX_SHORT && !needs_escape(name), "no name in the code: {name}");
        self.short_text(name);
    }

    /// A key, which is a text in JSON whatever it is here.
    fn key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NotPlain> {
        let (at, text_len) = (self.bytes.len(), self.text_len);
        key.serialize(&mut *self)?;
        match self.bytes[at] {
            LIST | OBJECT => return Err(NotPlain),
            LONG => (),
            _ if self.bytes[at + 1] == b'"' => (),
            // A number.
            _ => {
                self.bytes.insert(at + 1, b'"');
                self.bytes.push(b'"');
                self.text_len = text_len;
                self.set_scalar_len(at);
            }
        }
        Ok(())
    }

    fn begin(&mut self, mark: u8) -> Compound<'_, 'a> {
        Compound::new(self, mark)
    }

    /// A list whose values are written next.
    pub fn begin_list(&mut self) -> Compound<'_, 'a> {
        self.begin(LIST)
    }

    /// An object with one member, whose value is written next.
    fn variant<T>(
        &mut self,
        name: &'static str,
        value: impl FnOnce(&mut Self) -> Result<T, NotPlain>,
    ) -> Result<(), NotPlain> {
        let mut object = self.begin(OBJECT);
        object.member(name, value)?;
        object.close();
        Ok(())
    }
}

macro_rules! integers {
    ($($method:ident $type:ty),+ $(,)?) => {$(
        fn $method(self, value: $type) -> Result<(), NotPlain> {
            self.plain(itoa::Buffer::new().format(value));
            Ok(())
        }
    )+};
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Compound<'w, 'a>;
    type SerializeTuple = Compound<'w, 'a>;
    type SerializeTupleStruct = Compound<'w, 'a>;
    type SerializeTupleVariant = Compound<'w, 'a>;
    type SerializeMap = Compound<'w, 'a>;
    type SerializeStruct = Compound<'w, 'a>;
    type SerializeStructVariant = Compound<'w, 'a>;

    integers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
    );

    fn serialize_f32(self, value: f32) -> Result<(), NotPlain> {
        self.plain(&if value.is_finite() { format!("{value:?}") } else { "null".to_owned() });
        Ok(())
    }
    fn serialize_f64(self, value: f64) -> Result<(), NotPlain> {
        self.plain(&if value.is_finite() { format!("{value:?}") } else { "null".to_owned() });
        Ok(())
    }
    fn serialize_bool(self, value: bool) -> Result<(), NotPlain> {
        self.plain(if value { "true" } else { "false" });
        Ok(())
    }
    fn serialize_char(self, value: char) -> Result<(), NotPlain> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, value: &str) -> Result<(), NotPlain> {
        self.text(value);
        Ok(())
    }
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), NotPlain> {
        self.displayed(&value)
    }
    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotPlain> {
        Err(NotPlain)
    }
    fn serialize_none(self) -> Result<(), NotPlain> {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotPlain> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), NotPlain> {
        self.plain("null");
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotPlain> {
        self.serialize_unit()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NotPlain> {
        self.name(variant);
        Ok(())
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
        self.variant(variant, |writer| value.serialize(writer))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'w, 'a>, NotPlain> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple(self, _: usize) -> Result<Compound<'w, 'a>, NotPlain> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'w, 'a>, NotPlain> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w, 'a>, NotPlain> {
        Compound::of_variant(self, variant, LIST)
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'w, 'a>, NotPlain> {
        Ok(self.begin(OBJECT))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Compound<'w, 'a>, NotPlain> {
        Ok(self.begin(OBJECT))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w, 'a>, NotPlain> {
        Compound::of_variant(self, variant, OBJECT)
    }
}
