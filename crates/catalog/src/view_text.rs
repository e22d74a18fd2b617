//! Views read from their JSON, by little code.
//!
//! Text is read into a tree once for all games, and views are made from the tree. Made from the text itself, every field
//! of every view would have code of its own that skips spaces, reads numbers and unescapes strings, and a struct could
//! come as a list too: a hundred kilobytes of the module that browsers load.

use std::slice;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor,
    value::StrDeserializer,
};
use serde_json::{Error, Map, Value, map};

pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    let tree: Value = serde_json::from_str(text)?;
    T::deserialize(Tree(&tree))
}

#[derive(Copy, Clone)]
struct Tree<'a>(&'a Value);

struct Items<'a>(slice::Iter<'a, Value>);

struct Members<'a> {
    left: map::Iter<'a>,
    value: Option<&'a Value>,
}

impl Tree<'_> {
    fn misfit(self, expected: &str) -> Error {
        Error::custom(format_args!("expected {expected}"))
    }
}

fn number<'de, V: Visitor<'de>>(tree: Tree<'de>, visitor: V) -> Result<V::Value, Error> {
    match (tree.0.as_u64(), tree.0.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (None, Some(number)) => visitor.visit_i64(number),
        (None, None) => Err(tree.misfit("a number")),
    }
}

fn list<'de, V: Visitor<'de>>(tree: Tree<'de>, visitor: V) -> Result<V::Value, Error> {
    let items = tree.0.as_array().ok_or_else(|| tree.misfit("a list"))?;
    visitor.visit_seq(Items(items.iter()))
}

fn object<'de, V: Visitor<'de>>(tree: Tree<'de>, visitor: V) -> Result<V::Value, Error> {
    let members: &Map<String, Value> = tree.0.as_object().ok_or_else(|| tree.misfit("an object"))?;
    visitor.visit_map(Members { left: members.iter(), value: None })
}

fn text<'de, V: Visitor<'de>>(tree: Tree<'de>, visitor: V) -> Result<V::Value, Error> {
    visitor.visit_borrowed_str(tree.0.as_str().ok_or_else(|| tree.misfit("a text"))?)
}

macro_rules! each {
    ($function:ident: $($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            $function(self, visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Tree<'de> {
    type Error = Error;

    each!(number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    each!(number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    each!(text: deserialize_str deserialize_string deserialize_char deserialize_identifier);
    each!(list: deserialize_seq);
    each!(object: deserialize_map);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.0.as_bool().ok_or_else(|| self.misfit("true or false"))?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        list(self, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        object(self, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    /// Those without fields are texts; the others of our views have a tag inside, and are read as objects.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let word: StrDeserializer<'de, Error> =
            self.0.as_str().ok_or_else(|| self.misfit("a word"))?.into_deserializer();
        visitor.visit_enum(word)
    }

    /// What an object with a tag inside asks for.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(_) => number(self, visitor),
            Value::String(it) => visitor.visit_borrowed_str(it),
            Value::Array(_) => list(self, visitor),
            Value::Object(_) => object(self, visitor),
        }
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 bytes byte_buf unit unit_struct tuple_struct ignored_any
    }
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        self.0.next().map(|it| seed.deserialize(Tree(it))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

impl<'de> MapAccess<'de> for Members<'de> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(value);
        let key: StrDeserializer<'de, Error> = key.as_str().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let value = self.value.take().ok_or_else(|| Error::custom("a value comes after its key"))?;
        seed.deserialize(Tree(value))
    }
}
