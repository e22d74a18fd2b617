//! Actions and outcomes as text.

use std::{fmt, str::FromStr};

use kernel::{ParseError, Tokens};

use crate::{Action, BoxNumber, Colour, Dice, Drawn, Order, Pip, Place, deck::MAX_BOXES, stall::Coordinate};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Lay(card, place) => write!(f, "lay {card} {place}"),
            Action::Reroll(dice) => write!(f, "reroll {}", Letters(dice.iter())),
            Action::Stop => f.write_str("stop"),
            Action::Mark(die, card, number) => write!(f, "mark {die} {card} {}", number.index() + 1),
            Action::Skip => f.write_str("skip"),
            Action::Buy(card, dice) => write!(f, "buy {card} {}", Letters(dice.iter())),
            Action::Complete(card, order) => write!(f, "complete {card} {}", Letters(order.iter())),
            Action::JokerDice => f.write_str("joker dice"),
            Action::JokerCard(back) => write!(f, "joker card {back}"),
            Action::Decline => f.write_str("decline"),
            Action::Tweak(die, Pip::Plus) => write!(f, "tweak {die} +1"),
            Action::Tweak(die, Pip::Minus) => write!(f, "tweak {die} -1"),
            Action::Paint(die, colour) => write!(f, "paint {die} {colour}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let action = match tokens.verb() {
            "discard" => Action::Discard(tokens.next()?),
            "lay" => {
                let (card, Coordinate(x), Coordinate(y)) = (tokens.next()?, tokens.next()?, tokens.next()?);
                Action::Lay(card, Place::at(x, y).ok_or(ParseError::Number)?)
            }
            "reroll" => Action::Reroll(tokens.next::<Sorted>()?.0),
            "stop" => Action::Stop,
            "mark" => Action::Mark(tokens.next()?, tokens.next()?, tokens.next()?),
            "skip" => Action::Skip,
            "buy" => Action::Buy(tokens.next()?, tokens.next::<Sorted>()?.0),
            "complete" => Action::Complete(tokens.next()?, tokens.next()?),
            "joker" => match tokens.word() {
                Some("dice") => Action::JokerDice,
                Some("card") => Action::JokerCard(tokens.next()?),
                _ => return Err(ParseError::Form),
            },
            "decline" => Action::Decline,
            "tweak" => Action::Tweak(tokens.next()?, tokens.next()?),
            "paint" => Action::Paint(tokens.next()?, tokens.next()?),
            "end" => Action::End,
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(action)
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::Draw(card) => write!(f, "draw {card}"),
            Drawn::Roll(die, value) => write!(f, "roll {die} {value}"),
        }
    }
}

impl FromStr for Drawn {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let drawn = match tokens.verb() {
            "draw" => Drawn::Draw(tokens.next()?),
            "roll" => Drawn::Roll(tokens.next()?, digit(tokens.word(), 6)?),
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(drawn)
    }
}

/// The letters of dice, one after another.
struct Letters<I>(I);

impl<I: Iterator<Item = Colour> + Clone> fmt::Display for Letters<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.clone().try_for_each(|die| f.write_str(die.code()))
    }
}

/// Dice in the order of lists.
struct Sorted(Dice);

impl FromStr for Sorted {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let order: Order = text.parse()?;
        if order.iter().is_sorted() { Ok(Sorted(order.dice())) } else { Err(ParseError::Form) }
    }
}

impl FromStr for Order {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (mut order, mut letter) = (Order::default(), [0; 4]);
        for character in text.chars() {
            let die: Colour = character.encode_utf8(&mut letter).parse()?;
            if order.iter().any(|it| it == die) {
                return Err(ParseError::Form);
            }
            order = order.with(die);
        }
        if order.is_empty() { Err(ParseError::Form) } else { Ok(order) }
    }
}

impl FromStr for BoxNumber {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        digit(Some(text), MAX_BOXES as u8).map(|number| BoxNumber(number - 1))
    }
}

impl FromStr for Pip {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "+1" => Ok(Pip::Plus),
            "-1" => Ok(Pip::Minus),
            _ => Err(ParseError::Number),
        }
    }
}

/// One digit from one on.
fn digit(word: Option<&str>, most: u8) -> Result<u8, ParseError> {
    match word.ok_or(ParseError::Form)?.as_bytes() {
        [digit @ b'1'..=b'9'] if digit - b'0' <= most => Ok(digit - b'0'),
        _ => Err(ParseError::Number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_strict() {
        for bad in [
            "reroll",
            "reroll ",
            "reroll VO",
            "reroll YY",
            "reroll X",
            "lay E01 0",
            "lay E01 3 0",
            "lay E01 +1 0",
            "lay E01 -0 0",
            "lay E30 0 0",
            "mark Y E01 0",
            "mark Y E01 9",
            "mark Y E01 02",
            "buy E07 OY",
            "buy E07 ",
            "complete E03 YY",
            "complete E03 YOGBVY",
            "joker",
            "joker card",
            "joker card blue",
            "joker dice 2",
            "tweak Y 1",
            "tweak Y +2",
            "paint Y",
            "end 1",
            "discard",
            "End",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
        for bad in ["roll Y 0", "roll Y 7", "roll Y", "roll 3", "draw B21", "draw"] {
            assert!(bad.parse::<Drawn>().is_err(), "{bad}");
        }
        assert_eq!("complete E03 VOY".parse::<Action>().unwrap().to_string(), "complete E03 VOY");
    }
}
