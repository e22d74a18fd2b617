use std::{fmt, str::FromStr};

use kernel::{Seat, Seats};
use protocol::Reaction;

use crate::session_watch::Ended;

/// A hint that something can be read from the store, or who is connected to a server.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Notification {
    /// `entries ID 12`: the log of this table has so many entries.
    Entries(String, u32),
    /// `table ID`: the seats or the status of this table have changed.
    Table(String),
    /// `chat ID`: this table has a new chat line.
    Chat(String),
    /// `here ID 13 2`: the players of these seats and so many spectators are connected to the sender.
    Presence(String, Seats, u32),
    /// `reaction ID 2 clap`: the player of this seat makes a sign, which is not stored.
    Reaction(String, Seat, Reaction),
    /// `who ID`: asks every server for its `here` of this table.
    PresenceQuery(String),
    /// `blocks ID`: a person has blocked somebody or no longer does.
    /// `signed-out ID`: a session has ended. `left ID` or `left ID KEPT`: all sessions of a person have, except for one.
    Ended(Ended),
    /// `tournament ID 12`: this tournament has had so many events.
    Tournament(String, u32),
    /// `lobby`: the list of public tables has changed.
    Lobby,
}

impl Notification {
    /// The table that it is about, if it concerns only servers that have the table in memory.
    pub fn followed_table(&self) -> Option<&str> {
        match self {
            Notification::Entries(id, _)
            | Notification::Chat(id)
            | Notification::Reaction(id, ..)
            | Notification::Presence(id, ..)
            | Notification::PresenceQuery(id) => Some(id),
            // A table that rests may have to be loaded.
            Notification::Table(_) | Notification::Ended(_) | Notification::Tournament(..) | Notification::Lobby => {
                None
            }
        }
    }
}

impl fmt::Display for Notification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notification::Entries(id, length) => write!(f, "entries {id} {length}"),
            Notification::Table(id) => write!(f, "table {id}"),
            Notification::Chat(id) => write!(f, "chat {id}"),
            Notification::Presence(id, seats, spectators) => {
                write!(f, "here {id} ")?;
                seats.iter().try_for_each(|seat| write!(f, "{seat}"))?;
                write!(f, " {spectators}")
            }
            Notification::Reaction(id, seat, reaction) => write!(f, "reaction {id} {seat} {}", reaction.id()),
            Notification::PresenceQuery(id) => write!(f, "who {id}"),
            Notification::Ended(Ended::Session(id)) => write!(f, "signed-out {id}"),
            Notification::Ended(Ended::Person(person, None)) => write!(f, "left {person}"),
            Notification::Ended(Ended::Person(person, Some(kept))) => write!(f, "left {person} {kept}"),
            Notification::Ended(Ended::Blocks(person)) => write!(f, "blocks {person}"),
            Notification::Tournament(id, n) => write!(f, "tournament {id} {n}"),
            Notification::Lobby => f.write_str("lobby"),
        }
    }
}

/// The text is no notification that this version knows.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("expected a notification such as `table ID` or `entries ID 12`")]
pub struct ParseNotificationError;

impl FromStr for Notification {
    type Err = ParseNotificationError;
    fn from_str(text: &str) -> Result<Notification, ParseNotificationError> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse().map_err(|_| ParseNotificationError);
        Ok(match words[..] {
            ["entries", id, length] => Notification::Entries(id.to_owned(), number(length)?),
            ["table", id] => Notification::Table(id.to_owned()),
            ["chat", id] => Notification::Chat(id.to_owned()),
            ["here", id, seats, spectators] => {
                let seat = |it: char| it.to_string().parse::<Seat>().map_err(|_| ParseNotificationError);
                let seats = seats.chars().map(seat).collect::<Result<_, _>>()?;
                Notification::Presence(id.to_owned(), seats, number(spectators)?)
            }
            ["reaction", id, seat, reaction] => {
                let seat = seat.parse().map_err(|_| ParseNotificationError)?;
                let reaction = Reaction::from_id(reaction).ok_or(ParseNotificationError)?;
                Notification::Reaction(id.to_owned(), seat, reaction)
            }
            ["who", id] => Notification::PresenceQuery(id.to_owned()),
            ["signed-out", id] => Notification::Ended(Ended::Session(id.to_owned())),
            ["left", person] => Notification::Ended(Ended::Person(person.to_owned(), None)),
            ["left", person, kept] => Notification::Ended(Ended::Person(person.to_owned(), Some(kept.to_owned()))),
            ["blocks", person] => Notification::Ended(Ended::Blocks(person.to_owned())),
            ["tournament", id, n] => Notification::Tournament(id.to_owned(), number(n)?),
            ["lobby"] => Notification::Lobby,
            _ => return Err(ParseNotificationError),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn display_and_parse_are_inverse() {
        for text in [
            "entries x 12",
            "table x",
            "chat x",
            "here x 13 2",
            "here x  0",
            "who x",
            "reaction x 2 clap",
            "tournament x 12",
            "lobby",
            "signed-out s",
            "left p",
            "left p s",
            "blocks p",
        ] {
            assert_eq!(text.parse::<Notification>().map(|it| it.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "entries x", "entries x y", "tournament x", "here x 9 1", "hello x"] {
            assert_eq!(text.parse::<Notification>(), Err(ParseNotificationError), "{text}");
        }
    }
}
