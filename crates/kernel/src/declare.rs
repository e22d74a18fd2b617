//! Macros that declare the small types of a game: pieces, actions, refusals, lines of a score.

/// Declares a [`Piece`](crate::Piece): a `Copy` number with a code as text and JSON form. The type after the
/// colon holds one bit for each piece ([`Piece::Bits`](crate::Piece::Bits)).
///
/// ```
/// use kernel::Piece;
///
/// kernel::piece! {
///     /// A currency, by its code.
///     pub struct Currency: u8 = ["EUR", "USD", "JPY"];
/// }
/// kernel::piece! {
///     /// A card, by the number on it.
///     pub struct Card: u64 = 3..=35;
/// }
/// assert_eq!("USD".parse::<Currency>().map(Piece::index), Ok(1));
/// assert_eq!((Card::COUNT, Card::from_index(0).number()), (33, 3));
/// assert_eq!(Card::from_index(32).to_string(), "35");
/// assert!("2".parse::<Card>().is_err() && "05".parse::<Card>().is_err());
/// ```
#[macro_export]
macro_rules! piece {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $bits:ty = [$($code:literal),+ $(,)?];) => {
        $crate::piece!(@struct [$(#[$meta])*] $vis $name, $bits, [$($code),+].len());
        $crate::piece_codes!($name, [$($code),+]);
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $bits:ty = $low:literal..=$high:literal;) => {
        $crate::piece!(@struct [$(#[$meta])*] $vis $name, $bits, $high - $low + 1);
        impl $name {
            /// The number on it.
            $vis const fn number(self) -> u8 {
                self.0 + $low
            }
        }
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.number(), f)
            }
        }
        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                // Only the form in which it is written.
                let is_plain = text.bytes().all(|it| it.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
                match text.parse::<u8>() {
                    Ok(number @ $low..=$high) if is_plain => Ok(Self(number - $low)),
                    _ => Err($crate::ParseError::Piece),
                }
            }
        }
        $crate::text_serde!($name);
        $crate::__piece_ts!($name);
    };
    (@struct [$(#[$meta:meta])*] $vis:vis $name:ident, $bits:ty, $count:expr) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        $vis struct $name(u8);

        impl $crate::Piece for $name {
            const COUNT: usize = $count;
            type Bits = $bits;
            fn index(self) -> usize {
                usize::from(self.0)
            }
            fn from_index(index: usize) -> Self {
                Self(index as u8)
            }
        }
    };
}

/// Declares an enum with a notation: a verb, then its arguments, each after one space. The text form is the
/// JSON form too. Arguments are anything that is written and read as one word.
///
/// ```
/// use kernel::{ParseError, Seat};
///
/// kernel::notation! {
///     /// What a seat chooses.
///     pub enum Action {
///         /// `pass`
///         Pass = "pass",
///         /// `give 2 3`
///         Give(from: Seat, to: Seat) = "give",
///     }
/// }
/// assert_eq!("give 2 3".parse(), Ok(Action::Give(Seat::new(1), Seat::new(2))));
/// assert_eq!(Action::Pass.to_string(), "pass");
/// assert_eq!("give 2".parse::<Action>(), Err(ParseError::Form));
/// assert_eq!("take".parse::<Action>(), Err(ParseError::Verb));
/// ```
#[macro_export]
macro_rules! notation {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($($arg:ident: $type:ty),+))? = $verb:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        $vis enum $name {
            $($(#[$doc])* $variant $(($($type),+))?,)+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $(($($arg),+))? => {
                        f.write_str($verb)?;
                        $($(write!(f, " {}", $arg)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;
            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let mut tokens = $crate::Tokens::of(text);
                let value = match tokens.verb() {
                    $($verb => Self::$variant $(($(tokens.next::<$type>()?),+))?,)+
                    _ => return Err($crate::ParseError::Verb),
                };
                tokens.end()?;
                Ok(value)
            }
        }

        $crate::text_serde!($name);
    };
}

/// Numbers the actions of a game ([`ActionSpace`](crate::ActionSpace)) in the order given; arguments are
/// [`Piece`](crate::Piece)s, the first one most significant. The numbers are a contract with whatever was learned:
/// append new variants at the end.
///
/// ```text
/// action_space!(Toll: Action { Pay, Take, Play(card: Card, place: Place) });
/// ```
#[macro_export]
macro_rules! action_space {
    ($game:ty: $action:ident { $($variant:ident $(($($arg:ident: $type:ty),+))?),+ $(,)? }) => {
        impl $crate::ActionSpace for $game {
            const SIZE: usize = 0 $(+ 1 $($(* <$type as $crate::Piece>::COUNT)+)?)+;

            fn index(action: $action) -> usize {
                enum Nth { $($variant),+ }
                const SIZES: &[usize] = &[$(1 $($(* <$type as $crate::Piece>::COUNT)+)?),+];
                let (nth, within) = match action {
                    $($action::$variant $(($($arg),+))? => {
                        let within = 0;
                        $($(let within = within * <$type as $crate::Piece>::COUNT + $crate::Piece::index($arg);)+)?
                        (Nth::$variant as usize, within)
                    })+
                };
                SIZES[..nth].iter().sum::<usize>() + within
            }

            fn from_index(index: usize) -> Option<$action> {
                let left = index;
                $(
                    let size = 1 $($(* <$type as $crate::Piece>::COUNT)+)?;
                    if left < size {
                        $(
                            let (rest, stride) = (left, size);
                            $(
                                let stride = stride / <$type as $crate::Piece>::COUNT;
                                let ($arg, rest) = (<$type as $crate::Piece>::from_index(rest / stride), rest % stride);
                            )+
                            let _ = rest;
                        )?
                        return Some($action::$variant $(($($arg),+))?);
                    }
                    let left = left - size;
                )+
                let _ = left;
                None
            }
        }
    };
}

/// Declares the refusals of a game, each with the id of its words and the anchor of its paragraph on the rules
/// page ([`Rule`](crate::Rule)).
///
/// ```
/// use kernel::Rule;
///
/// kernel::refusals! {
///     /// The card is not in one's hand.
///     NotInHand = "not-in-hand" at "playing",
///     /// One has no chip left.
///     NoChip = "no-chip" at "paying",
/// }
/// assert_eq!((Refusal::NoChip.id(), Refusal::NoChip.anchor(), Refusal::ALL.len()), ("no-chip", "paying", 2));
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $id:literal at $anchor:literal,)+) => {
        /// The rule that a refused choice would break.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        pub enum Refusal {
            $($(#[$doc])* $name,)+
        }

        impl $crate::Rule for Refusal {
            const ALL: &'static [Self] = &[$(Refusal::$name),+];

            fn id(self) -> &'static str {
                match self {
                    $(Refusal::$name => $id,)+
                }
            }

            fn anchor(self) -> &'static str {
                match self {
                    $(Refusal::$name => $anchor,)+
                }
            }
        }
    };
}

/// Declares what a score is made of, each line with the id of its words.
///
/// ```
/// kernel::score_lines! {
///     /// What the cards cost.
///     Cards = "cards",
/// }
/// assert_eq!(<&str>::from(ScoreLine::Cards), "cards");
/// ```
#[macro_export]
macro_rules! score_lines {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        /// What a score is made of.
        #[derive(Copy, Clone, Eq, PartialEq, Debug)]
        pub enum ScoreLine {
            $($(#[$doc])* $name,)+
        }

        impl From<ScoreLine> for &'static str {
            fn from(line: ScoreLine) -> &'static str {
                match line {
                    $(ScoreLine::$name => $id,)+
                }
            }
        }
    };
}

/// Inside `impl Game for …`: declares that the game has no secrets, so that everybody sees the state itself.
/// The state must be `Hash`, `Serialize` and `Deserialize`; it is the view and the snapshot.
///
/// There is no such default on purpose: a game that keeps something from somebody writes a view of its own, and
/// the laws check what it hides. What was public once stays known, so cards drawn openly into a hand are no
/// secret; what lies in a deck that is a [`Set`](crate::Set) is not decided yet, so it is none either.
#[macro_export]
macro_rules! open_game {
    () => {
        type View = Self;
        type Snapshot = Self;

        fn witnesses(&self, _: $crate::StepOf<Self>) -> $crate::Witnesses {
            $crate::Witnesses::Everyone
        }

        fn view(&self, _: $crate::Observer) -> Self {
            self.clone()
        }

        fn determinize(view: &Self, _: &mut impl $crate::__rand_core::Rng) -> Self {
            view.clone()
        }

        fn snapshot(&self) -> Self {
            self.clone()
        }
    };
}

/// Declares that everybody hears these events in full ([`Redact`](crate::Redact)).
#[macro_export]
macro_rules! open_events {
    ($event:ty) => {
        impl $crate::Redact for $event {
            fn redacted(&self, _: $crate::Observer) -> Option<Self> {
                Some(self.clone())
            }
        }
    };
}
