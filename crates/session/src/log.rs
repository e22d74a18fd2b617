//! The text of a log entry: the steps that one message led to, one a line, as in a record; or an event of a seat such
//! as a time-out.

use std::fmt::{self, Write};

use kernel::Seat;
use protocol::PreparedChoice;
use record::{Commitment, Mover, Share};

/// One line of an entry.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Line {
    /// `1 add EUR20a`: a choice; `. draw EUR20a`: a chance outcome, which follows from the seed and is stored so that
    /// the log can be read without it.
    Step(Mover, String),
    /// `undo 1`: the last choice of a seat is undone.
    Undo(Seat),
    /// `away 1`: the time of a seat has run out, and a bot plays for it.
    Away(Seat),
    /// `return 1`: the player of a seat takes it back from the bot.
    Return(Seat),
    /// `resign 1`: a bot plays for a seat until the end.
    Resign(Seat),
    /// `commit 1 HEX`: the browser of a seat commits itself to a share of the seed.
    Commit(Seat, Commitment),
    /// `reveal 1 HEX`: it shows its share.
    Reveal(Seat, Share),
    /// `leave-out 1`: the draw goes on without a seat whose browser did not answer in time.
    LeaveOut(Seat),
    /// `prepare 1 {"choice":"pass",…}`: a seat prepares a choice.
    Prepare(Seat, PreparedChoice),
    /// `unprepare 1`: what a seat has prepared is gone.
    Unprepare(Seat),
    /// `resume`: the clocks stood still until now, because no server ran them.
    Resume,
}

/// The log is corrupt, or was not written by this program.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("corrupt log")]
pub struct CorruptLog;

impl Line {
    /// Parses a line of an entry.
    ///
    /// # Errors
    /// If the line has none of the forms above.
    pub fn parse(text: &str) -> Result<Line, CorruptLog> {
        if text == "resume" {
            return Ok(Line::Resume);
        }
        let (word, rest) = text.split_once(' ').ok_or(CorruptLog)?;
        let seat = || rest.parse().map_err(|_| CorruptLog);
        let with_word = || rest.split_once(' ').ok_or(CorruptLog);
        Ok(match word {
            "." => Line::Step(Mover::Chance, rest.to_owned()),
            "undo" => Line::Undo(seat()?),
            "away" => Line::Away(seat()?),
            "return" => Line::Return(seat()?),
            "resign" => Line::Resign(seat()?),
            "leave-out" => Line::LeaveOut(seat()?),
            "unprepare" => Line::Unprepare(seat()?),
            "prepare" => {
                let (seat, json) = with_word()?;
                let choice = serde_json::from_str(json).map_err(|_| CorruptLog)?;
                Line::Prepare(seat.parse().map_err(|_| CorruptLog)?, choice)
            }
            "commit" => {
                let (seat, hex) = with_word()?;
                Line::Commit(seat.parse().map_err(|_| CorruptLog)?, hex.parse().map_err(|_| CorruptLog)?)
            }
            "reveal" => {
                let (seat, hex) = with_word()?;
                Line::Reveal(seat.parse().map_err(|_| CorruptLog)?, hex.parse().map_err(|_| CorruptLog)?)
            }
            _ => Line::Step(Mover::Seat(word.parse().map_err(|_| CorruptLog)?), rest.to_owned()),
        })
    }

    /// Parses the text of an entry.
    ///
    /// # Errors
    /// If a line cannot be parsed.
    pub fn parse_all(text: &str) -> Result<Vec<Line>, CorruptLog> {
        text.split('\n').map(Line::parse).collect()
    }

    /// Whether the line is part of the draw of the seed.
    pub fn is_of_draw(&self) -> bool {
        matches!(self, Line::Commit(..) | Line::Reveal(..) | Line::LeaveOut(_))
    }

    /// The text of an entry with these lines.
    pub fn text(lines: &[Line]) -> String {
        let mut text = String::new();
        for line in lines {
            let sep = if text.is_empty() { "" } else { "\n" };
            write!(text, "{sep}{line}").expect("writing to a String cannot fail");
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
            Line::Commit(seat, commitment) => write!(f, "commit {seat} {commitment}"),
            Line::Reveal(seat, share) => write!(f, "reveal {seat} {share}"),
            Line::LeaveOut(seat) => write!(f, "leave-out {seat}"),
            Line::Prepare(seat, choice) => {
                // JSON on one line: a line feed in a text is written as an escape.
                write!(f, "prepare {seat} {}", serde_json::to_string(choice).map_err(|_| fmt::Error)?)
            }
            Line::Unprepare(seat) => write!(f, "unprepare {seat}"),
            Line::Resume => f.write_str("resume"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn display_and_parse_are_inverse() {
        let hex = "0f".repeat(32);
        for text in [&*format!("commit 1 {hex}"), &*format!("reveal 2 {hex}"), "leave-out 3"] {
            assert_eq!(Line::parse(text).map(|line| line.to_string()).as_deref(), Ok(text));
        }
        let prepare = r#"prepare 1 {"choice":"bid","actions":["add EUR20a","se\nal"],"stops":[]}"#;
        assert_eq!(Line::parse(prepare).map(|line| line.to_string()).as_deref(), Ok(prepare));
        for text in ["1 add EUR20a", ". draw G1", "undo 2", "away 8", "return 1", "resign 3", "unprepare 2", "resume"] {
            assert_eq!(Line::parse(text).map(|line| line.to_string()).as_deref(), Ok(text));
        }
        for corrupt in ["", "seal", "9 seal", "undo x", "undo 0", "away", "commit 1 0f", "reveal 1", "prepare 1 {}"] {
            assert_eq!(Line::parse(corrupt), Err(CorruptLog), "{corrupt}");
        }
    }
}
