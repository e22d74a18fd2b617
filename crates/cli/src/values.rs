//! Typed values of the command line.

use std::{fmt, ops::RangeInclusive, str::FromStr};

/// The value that was expected instead, as the id of a message.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Expected(pub &'static str);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Expected {}

/// `4`, or `3..5` for each of 3, 4 and 5.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Players {
    pub least: u8,
    pub most: u8,
}

impl Players {
    /// Reads a number or a range, both ends included.
    pub fn read(text: &str) -> Result<Players, Expected> {
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        match (number(least), number(most)) {
            (Some(least), Some(most)) if least <= most => Ok(Players { least, most }),
            _ => Err(Expected("expected-players")),
        }
    }

    /// The only count.
    pub const fn only(number: u8) -> Players {
        Players { least: number, most: number }
    }

    pub fn each(self) -> RangeInclusive<u8> {
        self.least..=self.most
    }
}

/// A whole number from one on.
pub fn count(text: &str) -> Result<u64, Expected> {
    number(text).filter(|it| *it > 0).ok_or(Expected("expected-count"))
}

/// A number of tables, limited by the local ports of a machine.
pub fn tables(text: &str) -> Result<u64, Expected> {
    count(text).ok().filter(|it| *it <= 5000).ok_or(Expected("expected-tables"))
}

/// A number of idle spectators, limited by the local ports of a machine.
pub fn idle(text: &str) -> Result<u64, Expected> {
    number(text).filter(|it| *it <= 20_000).ok_or(Expected("expected-idle"))
}

/// A number of servers on one machine.
pub fn servers(text: &str) -> Result<usize, Expected> {
    number(text).filter(|it| (1..=9).contains(it)).ok_or(Expected("expected-servers"))
}

/// A duration from a millisecond to an hour.
pub fn seconds(text: &str) -> Result<f64, Expected> {
    let seconds = text.replace(',', ".").parse().ok().filter(|it| (0.001..=3600.0).contains(it));
    seconds.ok_or(Expected("expected-seconds"))
}

/// A number from zero to one.
pub fn share(text: &str) -> Result<f32, Expected> {
    let share = text.replace(',', ".").parse().ok().filter(|it| (0.0..=1.0).contains(it));
    share.ok_or(Expected("expected-share"))
}

/// A number without sign.
pub fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok().filter(|_| text.bytes().all(|it| it.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_a_number_or_a_range() {
        assert_eq!(Players::read("4"), Ok(Players::only(4)));
        assert_eq!(Players::read("3..5").map(|it| it.each().collect()), Ok(vec![3, 4, 5]));
        for bad in ["", "..", "3..", "..5", "5..3", "3..5..6", "x", "-1", "+3", "300"] {
            assert!(Players::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn counts_and_seconds_are_positive() {
        assert_eq!(count("100"), Ok(100));
        assert_eq!(seconds("0.5"), Ok(0.5));
        assert_eq!(seconds("0,5"), Ok(0.5));
        assert!(["0", "", "-1", "+1", "1.5", "x"].iter().all(|it| count(it).is_err()));
        assert!(["0", "", "-1", "nan", "inf", "x"].iter().all(|it| seconds(it).is_err()));
        assert_eq!((share("0"), share("0,95"), share("1")), (Ok(0.0), Ok(0.95), Ok(1.0)));
        assert!(["", "-0.1", "1.1", "nan", "x"].iter().all(|it| share(it).is_err()));
    }
}
