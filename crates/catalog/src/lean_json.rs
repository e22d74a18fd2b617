//! Reads plain data out of JSON, and takes little room in a compiled module.
//!
//! The reader of `serde_json` says where in a text something is wrong, and is compiled again, parser and sentences,
//! for every struct that it reads. Five views of games would be a seventh of the module of the page, which speaks of a view
//! that does not fit in one word. So the text is parsed once, into a [`Value`], and this walks through it.

use std::fmt;

use serde::{
    de::{
        DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer, MapAccess,
        SeqAccess, Unexpected, VariantAccess, Visitor,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};

/// The data that a text is the JSON of; nothing where it does not fit.
pub fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    let value: Value = serde_json::from_str(json).ok()?;
    T::deserialize(Node(&value)).ok()
}

/// Something does not fit.
#[derive(Debug)]
struct Misfit;

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this does not fit")
    }
}

impl std::error::Error for Misfit {}

// Every way to complain is answered with the same word, so that none of the sentences is compiled.
impl Error for Misfit {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Misfit
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Misfit
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Misfit
    }
    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Misfit
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Misfit
    }
    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Misfit
    }
    fn missing_field(_: &'static str) -> Self {
        Misfit
    }
    fn duplicate_field(_: &'static str) -> Self {
        Misfit
    }
}

#[derive(Copy, Clone)]
struct Node<'de>(&'de Value);

impl<'de> Node<'de> {
    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Array(list) = self.0 else { return Err(Misfit) };
        visitor.visit_seq(List(list.iter()))
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Object(map) = self.0 else { return Err(Misfit) };
        visitor.visit_map(Object::of(map))
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_borrowed_str(self.0.as_str().ok_or(Misfit)?)
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match (self.0.as_u64(), self.0.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(self.0.as_f64().ok_or(Misfit)?),
        }
    }
}

/// Methods that all do the same.
macro_rules! as_a {
    ($how:ident: $($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            self.$how(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    as_a!(number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    as_a!(number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64);
    as_a!(text: deserialize_str deserialize_string deserialize_identifier deserialize_char);
    as_a!(list: deserialize_seq);
    as_a!(object: deserialize_map);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_bool(self.0.as_bool().ok_or(Misfit)?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &str, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &str, _: &[&str], visitor: V) -> Result<V::Value, Misfit> {
        self.object(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &str, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &str, _: &[&str], visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(map) if map.len() == 1 => visitor.visit_enum(Object::of(map)),
            _ => Err(Misfit),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf unit unit_struct i128 u128 }
}

struct List<'de>(std::slice::Iter<'de, Value>);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misfit> {
        self.0.next().map(|it| seed.deserialize(Node(it))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Object<'de> {
    rest: serde_json::map::Iter<'de>,
    value: &'de Value,
}

impl<'de> Object<'de> {
    fn of(map: &'de Map<String, Value>) -> Self {
        Object { rest: map.iter(), value: &Value::Null }
    }

    fn key(&mut self) -> Option<&'de str> {
        let (key, value) = self.rest.next()?;
        self.value = value;
        Some(key)
    }
}

impl<'de> MapAccess<'de> for Object<'de> {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misfit> {
        self.key().map(|it| seed.deserialize(it.into_deserializer())).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        seed.deserialize(Node(self.value))
    }
}

/// A variant with its content: an object of one key.
impl<'de> EnumAccess<'de> for Object<'de> {
    type Error = Misfit;
    type Variant = Node<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Node<'de>), Misfit> {
        let key = self.key().ok_or(Misfit)?;
        Ok((seed.deserialize(key.into_deserializer())?, Node(self.value)))
    }
}

impl<'de> VariantAccess<'de> for Node<'de> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        if self.0.is_null() { Ok(()) } else { Err(Misfit) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Misfit> {
        self.object(visitor)
    }
}
