use std::{fmt, str::FromStr};

use kernel::{ParseError, Tokens, text_serde};

use crate::{Building, Handful, Note, Place, Scoring};

/// What a seat chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// `take G2 O3`
    Take(Handful),
    /// `buy 3 G4 G5`, or `buy 3 G4 G5 martin` to give the building away
    Buy {
        /// Where the building lies.
        place: Place,
        /// Whether it goes to Martin.
        gift: bool,
        /// What is paid.
        notes: Handful,
    },
    /// `pass`
    Pass,
}

/// What nature chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Drawn {
    /// `build J10a`
    Building(Building),
    /// `draw Y7`
    Note(Note),
    /// `draw A`
    Scoring(Scoring),
    /// `hide A 17`: scoring card A lies under so many notes
    Hide(Scoring, u8),
}

text_serde!(Action, Drawn);

const MARTIN: &str = "martin";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(notes) => write!(f, "take{notes}"),
            Action::Buy { place, gift: false, notes } => write!(f, "buy {place}{notes}"),
            Action::Buy { place, gift: true, notes } => write!(f, "buy {place}{notes} {MARTIN}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// Each note after a space.
impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|note| write!(f, " {note}"))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// People may name the notes in any order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        match tokens.verb() {
            "take" => match read_notes(tokens)? {
                (notes, false) => Ok(Action::Take(notes)),
                (_, true) => Err(ParseError::Piece),
            },
            "buy" => {
                let place = tokens.next().map_err(|_| ParseError::Number)?;
                let (notes, gift) = read_notes(tokens)?;
                Ok(Action::Buy { place, gift, notes })
            }
            "pass" => tokens.end().map(|()| Action::Pass),
            _ => Err(ParseError::Verb),
        }
    }
}

/// At least one note, and whether `martin` comes last.
fn read_notes(mut tokens: Tokens) -> Result<(Handful, bool), ParseError> {
    let mut notes = Handful::EMPTY;
    while let Some(word) = tokens.word() {
        if word == MARTIN && !notes.is_empty() {
            return tokens.end().map(|()| (notes, true));
        }
        if !notes.insert(word.parse()?) {
            return Err(ParseError::Form);
        }
    }
    if notes.is_empty() { Err(ParseError::Form) } else { Ok((notes, false)) }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::Building(building) => write!(f, "build {building}"),
            Drawn::Note(note) => write!(f, "draw {note}"),
            Drawn::Scoring(scoring) => write!(f, "draw {scoring}"),
            Drawn::Hide(scoring, n_notes) => write!(f, "hide {scoring} {n_notes}"),
        }
    }
}

impl FromStr for Drawn {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let drawn = match tokens.verb() {
            "build" => Drawn::Building(tokens.next()?),
            "draw" => {
                let word = tokens.word().ok_or(ParseError::Form)?;
                match word.parse() {
                    Ok(scoring) => Drawn::Scoring(scoring),
                    Err(_) => Drawn::Note(word.parse()?),
                }
            }
            "hide" => Drawn::Hide(tokens.next()?, read_number(tokens.word().ok_or(ParseError::Form)?)?),
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(drawn)
    }
}

fn read_number(text: &str) -> Result<u8, ParseError> {
    let number: u8 = text.parse().map_err(|_| ParseError::Number)?;
    if number.to_string() == text { Ok(number) } else { Err(ParseError::Number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_strict_but_for_the_order_of_notes() {
        for text in ["take G2 O3", "take Y9", "buy 3 G4 G5", "buy 1 Y1 Y1 Y2 martin", "pass"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("take O3 G2".parse::<Action>().unwrap().to_string(), "take G2 O3");
        let refused = [
            ("", ParseError::Verb),
            ("give Y1", ParseError::Verb),
            ("take", ParseError::Form),
            ("take ", ParseError::Piece),
            ("take Y0", ParseError::Piece),
            ("take Y1 martin", ParseError::Piece),
            ("take martin", ParseError::Piece),
            ("buy", ParseError::Number),
            ("buy 5 Y1", ParseError::Number),
            ("buy 1", ParseError::Form),
            ("buy 1 martin", ParseError::Piece),
            ("buy 1 Y1 martin martin", ParseError::Form),
            ("buy 1 Y1 Y1 Y1 Y2 Y2 Y2 Y3 Y3 Y3", ParseError::Form),
            ("pass 1", ParseError::Form),
        ];
        for (text, why) in refused {
            assert_eq!(text.parse::<Action>(), Err(why), "{text:?}");
        }
    }

    #[test]
    fn outcomes_are_read_back() {
        for text in ["build T13", "draw O1", "draw A", "draw B", "hide B 61"] {
            assert_eq!(text.parse::<Drawn>().unwrap().to_string(), text);
        }
        for text in ["build Y1", "draw T13", "hide A", "hide A 017", "hide A 300", "draw A 1"] {
            assert!(text.parse::<Drawn>().is_err(), "{text:?}");
        }
    }
}
