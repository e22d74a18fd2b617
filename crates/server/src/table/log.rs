//! What an entry of a log says: the steps that one message led to, one a line, as in a record; or what
//! befell a seat.

use std::fmt::{self, Write};

use kernel::Seat;
use record::Mover;

/// One line of an entry.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Line {
    /// `1 add EUR20a`: a choice; `. draw EUR20a`: an outcome, which follows from the seed and is kept
    /// so that the log can be read alone.
    Step(Mover, String),
    /// `undo 1`: the last choice of a seat was taken back.
    Undo(Seat),
    /// `away 1`: time ran out, a bot plays on.
    Away(Seat),
    /// `return 1`: its person plays again.
    Return(Seat),
    /// `resign 1`: a bot plays on for good.
    Resign(Seat),
    /// `resume`: time stood still until now, since no server was there.
    Resume,
}

/// A log that was not written by this program, or was damaged.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("damaged log")]
pub struct Damaged;

impl Line {
    /// Reads a line of an entry.
    pub fn parse(text: &str) -> Result<Line, Damaged> {
        if text == "resume" {
            return Ok(Line::Resume);
        }
        let (word, rest) = text.split_once(' ').ok_or(Damaged)?;
        let seat = || rest.parse().map_err(|_| Damaged);
        Ok(match word {
            "." => Line::Step(Mover::Chance, rest.to_owned()),
            "undo" => Line::Undo(seat()?),
            "away" => Line::Away(seat()?),
            "return" => Line::Return(seat()?),
            "resign" => Line::Resign(seat()?),
            _ => Line::Step(Mover::Seat(word.parse().map_err(|_| Damaged)?), rest.to_owned()),
        })
    }

    /// All lines of an entry's text.
    pub fn parse_all(text: &str) -> Result<Vec<Line>, Damaged> {
        text.split('\n').map(Line::parse).collect()
    }

    /// The text of an entry.
    pub fn text(lines: &[Line]) -> String {
        let mut text = String::new();
        for line in lines {
            let sep = if text.is_empty() { "" } else { "\n" };
            write!(text, "{sep}{line}").expect("a text takes all that is written");
        }
        text
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Step(mover, step) => write!(f, "{mover} {step}"),
            Line::Undo(seat) => write!(f, "undo {seat}"),
            Line::Away(seat) => write!(f, "away {seat}"),
            Line::Return(seat) => write!(f, "return {seat}"),
            Line::Resign(seat) => write!(f, "resign {seat}"),
            Line::Resume => f.write_str("resume"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_read_back() {
        for text in ["1 add EUR20a", ". draw G1", "undo 2", "away 8", "return 1", "resign 3", "resume"] {
            assert_eq!(Line::parse(text).map(|line| line.to_string()).as_deref(), Ok(text));
        }
        for damaged in ["", "seal", "9 seal", "undo x", "undo 0", "away"] {
            assert_eq!(Line::parse(damaged), Err(Damaged), "{damaged}");
        }
    }
}
