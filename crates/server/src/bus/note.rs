use std::{fmt, str::FromStr};

use kernel::{Seat, Seats};

/// What is worth a look.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Note {
    /// `entries ID 12`: a log has so many entries.
    Entries(String, u32),
    /// `table ID`: seats or status have changed.
    Table(String),
    /// `chat ID`: somebody has said something.
    Chat(String),
    /// `here ID 13 2`: the persons of these seats follow there, and so many spectators.
    Here(String, Seats, u32),
    /// `who ID`: who follows this table?
    Who(String),
    /// `lobby`: the list of tables has changed.
    Lobby,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Entries(id, height) => write!(f, "entries {id} {height}"),
            Note::Table(id) => write!(f, "table {id}"),
            Note::Chat(id) => write!(f, "chat {id}"),
            Note::Here(id, seats, spectators) => {
                write!(f, "here {id} ")?;
                seats.iter().try_for_each(|seat| write!(f, "{seat}"))?;
                write!(f, " {spectators}")
            }
            Note::Who(id) => write!(f, "who {id}"),
            Note::Lobby => f.write_str("lobby"),
        }
    }
}

/// Not a note; one of a newer version of this program, perhaps.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("not a note")]
pub struct NotANote;

impl FromStr for Note {
    type Err = NotANote;
    fn from_str(text: &str) -> Result<Note, NotANote> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse().map_err(|_| NotANote);
        Ok(match words[..] {
            ["entries", id, height] => Note::Entries(id.to_owned(), number(height)?),
            ["table", id] => Note::Table(id.to_owned()),
            ["chat", id] => Note::Chat(id.to_owned()),
            ["here", id, seats, spectators] => {
                let seat = |it: char| it.to_string().parse::<Seat>().map_err(|_| NotANote);
                Note::Here(id.to_owned(), seats.chars().map(seat).collect::<Result<_, _>>()?, number(spectators)?)
            }
            ["who", id] => Note::Who(id.to_owned()),
            ["lobby"] => Note::Lobby,
            _ => return Err(NotANote),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_read_back() {
        for text in ["entries x 12", "table x", "chat x", "here x 13 2", "here x  0", "who x", "lobby"] {
            assert_eq!(text.parse::<Note>().map(|it| it.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "entries x", "entries x y", "here x 9 1", "hello x"] {
            assert_eq!(text.parse::<Note>(), Err(NotANote), "{text}");
        }
    }
}
