use std::{fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

/// A small value with a text form, the same for people, logs and JSON.
pub trait Token:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = ParseError>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}
impl<T> Token for T where
    T: Copy
        + Eq
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// What is wrong with a text that should be an action, an outcome or a piece.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ParseError {
    /// The first word is none of the game's.
    #[error("unknown-verb")]
    Verb,
    /// A card, tile or the like that the game does not have.
    #[error("unknown-piece")]
    Piece,
    /// Not the number of a seat.
    #[error("bad-seat")]
    Seat,
    /// Not a number, or out of its range.
    #[error("bad-number")]
    Number,
    /// A word is missing or too many.
    #[error("bad-form")]
    Form,
}

impl ParseError {
    /// The id under which the words are found.
    pub const fn id(self) -> &'static str {
        match self {
            ParseError::Verb => "unknown-verb",
            ParseError::Piece => "unknown-piece",
            ParseError::Seat => "bad-seat",
            ParseError::Number => "bad-number",
            ParseError::Form => "bad-form",
        }
    }
}

/// The words of a notation, separated by exactly one space each.
///
/// ```
/// use kernel::{ParseError, Seat, Tokens};
///
/// let mut tokens = Tokens::of("swap 3");
/// assert_eq!(tokens.verb(), "swap");
/// assert_eq!(tokens.next::<Seat>(), Ok(Seat::new(2)));
/// assert_eq!(tokens.end(), Ok(()));
/// assert_eq!(Tokens::of("swap  3").end(), Err(ParseError::Form));
/// ```
pub struct Tokens<'a>(std::str::Split<'a, char>);

impl<'a> Tokens<'a> {
    /// Splits `text`.
    pub fn of(text: &'a str) -> Self {
        Tokens(text.split(' '))
    }

    /// The next word, or nothing.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The first word.
    pub fn verb(&mut self) -> &'a str {
        self.word().unwrap_or("")
    }

    /// The next word, read as a `T`.
    ///
    /// # Errors
    ///
    /// Returns [`ParseError::Form`] if no word is left, and what `T` says of a word that it cannot read.
    #[expect(clippy::should_implement_trait, reason = "it is no iterator: each word has a type of its own")]
    pub fn next<T: FromStr<Err = ParseError>>(&mut self) -> Result<T, ParseError> {
        self.word().ok_or(ParseError::Form)?.parse()
    }

    /// Nothing may be left over.
    ///
    /// # Errors
    ///
    /// Returns [`ParseError::Form`] if a word is.
    pub fn end(mut self) -> Result<(), ParseError> {
        match self.word() {
            None => Ok(()),
            Some(_) => Err(ParseError::Form),
        }
    }
}

/// Gives a type with a text form the same form in JSON.
#[macro_export]
macro_rules! text_serde {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::__serde::Serialize for $type {
            fn serialize<S: $crate::__serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        $crate::text_deserialize!($type);
    )+};
}

/// The half of [`text_serde!`] that reads.
#[doc(hidden)]
#[macro_export]
macro_rules! text_deserialize {
    ($($type:ty),+ $(,)?) => {$(
        impl<'de> $crate::__serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::__serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as $crate::__serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(<D::Error as $crate::__serde::de::Error>::custom)
            }
        }
    )+};
}

/// Gives a [`Piece`](crate::Piece) its codes, in order of index: text form and JSON form alike.
#[macro_export]
macro_rules! piece_codes {
    ($type:ty, $codes:expr) => {
        impl $type {
            /// The codes of all pieces, in order of index.
            pub const CODES: [&'static str; <$type as $crate::Piece>::COUNT] = $codes;

            /// The code of this piece.
            pub fn code(self) -> &'static str {
                Self::CODES[$crate::Piece::index(self)]
            }
        }
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.code())
            }
        }
        impl ::std::str::FromStr for $type {
            type Err = $crate::ParseError;
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let index = Self::CODES.iter().position(|code| *code == text);
                index.map($crate::Piece::from_index).ok_or($crate::ParseError::Piece)
            }
        }
        // Views are mostly codes: written as they are, without a formatter between. As the name of a variant, since a
        // serializer may rely on it that those are short and have nothing to escape.
        impl $crate::__serde::Serialize for $type {
            fn serialize<S: $crate::__serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let index = <Self as $crate::Piece>::index(*self) as u32;
                to.serialize_unit_variant(stringify!($type), index, self.code())
            }
        }
        $crate::text_deserialize!($type);
        $crate::__piece_ts!($type);
    };
}
