use std::{fmt, str::FromStr};

use kernel::{MAX_SEATS, Seat};

use crate::{SeatShare, Seed, SeedHash};

/// The maximum length of a record.
pub const MAX_BYTES: usize = 8 << 20;
/// The maximum length of a player's entropy in bytes.
pub const MAX_ENTROPY: usize = 64;
const MAX_NAME: usize = 64;
const MAX_OPTIONS: usize = 64;
/// The first line of every record, with the version of the format.
pub const TITLE: &str = "comptoir record 1";

/// A game as text, sufficient to replay it. It is independent of the rules: steps are text too.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record {
    /// The slug of the game.
    pub game: String,
    /// The revision of its rules.
    pub revision: u16,
    /// The number of players.
    pub players: u8,
    /// The keys and values of the options.
    pub options: Vec<(String, String)>,
    /// The names of the players; may be empty.
    pub seats: Vec<(Seat, String)>,
    /// The hash of the seed, published before the first step.
    pub seed_hash: Option<SeedHash>,
    /// The seed, published when the game is over.
    pub seed: Option<Seed>,
    /// The entropy of the players, in the order in which it is mixed in.
    pub entropy: Vec<(Seat, String)>,
    /// What the players' browsers added to the seed, in the order of the seats.
    pub shares: Vec<SeatShare>,
    /// The players whose browser was not there to add a share.
    pub absent: Vec<Seat>,
    /// The players whose browser was committed to a share and never showed it: the draw was repeated without them.
    pub withheld: Vec<Seat>,
    /// All choices and outcomes.
    pub steps: Vec<(Mover, String)>,
    /// The result, if the game ended.
    pub end: Option<End>,
}

/// The author of a step.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Mover {
    /// A seat made a choice.
    Seat(Seat),
    /// Chance had an outcome.
    Chance,
}

/// The result of a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct End {
    /// The total of every seat that has a score.
    pub scores: Vec<(Seat, i32)>,
    /// The seats that won; several share the win.
    pub winners: Vec<Seat>,
}

/// The first line that cannot be read as a record, and why.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from one; the line after the last if the text ends too early.
    pub line: usize,
    /// What is wrong with the line.
    pub fault: RecordFault,
}

/// What can be wrong with a line of a record.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// The first line is not `comptoir record 1`.
    #[error("not-a-record")]
    Title,
    /// More than [`MAX_BYTES`], or too many options, names or players.
    #[error("too-large")]
    TooLarge,
    /// The text ends before its last line.
    #[error("truncated")]
    Truncated,
    /// Another line was expected here.
    #[error("unexpected-line")]
    Unexpected,
    /// The value of this line cannot be read.
    #[error("bad-value")]
    Value,
    /// The last line counts another number of steps than there are.
    #[error("wrong-count")]
    Count,
}

impl RecordFault {
    /// The id of its message.
    pub const fn id(self) -> &'static str {
        match self {
            RecordFault::Title => "not-a-record",
            RecordFault::TooLarge => "too-large",
            RecordFault::Truncated => "truncated",
            RecordFault::Unexpected => "unexpected-line",
            RecordFault::Value => "bad-value",
            RecordFault::Count => "wrong-count",
        }
    }
}

impl Record {
    /// The seed of the dice: that of the server with all that the players have added.
    pub fn dice_seed(&self) -> Option<Seed> {
        let entropy = self.entropy.iter().map(|(seat, text)| (*seat, text.as_str()));
        self.seed.map(|seed| seed.mixed(entropy).shared(&self.shares))
    }

    /// Reads a record strictly: writing what was accepted gives the same bytes.
    ///
    /// # Errors
    /// Where the text is too long or a line is not as the format asks for.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError { line: 1, fault: RecordFault::TooLarge });
        }
        let mut lines = Lines::of(text);
        let record = read(&mut lines).map_err(|fault| RecordError { line: lines.number, fault })?;
        Ok(record)
    }
}

fn read(lines: &mut Lines<'_>) -> Result<Record, RecordFault> {
    if lines.advance() != Some(TITLE) {
        return Err(RecordFault::Title);
    }
    lines.advance();
    let game = lines.required("game")?;
    let is_slug = |text: &str| text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-');
    if game.is_empty() || game.len() > MAX_NAME || !is_slug(game) {
        return Err(RecordFault::Value);
    }
    let game = game.to_owned();
    lines.advance();
    let revision = number(lines.required("revision")?)?;
    lines.advance();
    let players: u8 = number(lines.required("players")?)?;
    if !(1..=MAX_SEATS as u8).contains(&players) {
        return Err(RecordFault::Value);
    }
    lines.advance();
    let options = lines.repeated("option", MAX_OPTIONS, |value| {
        let (key, value) = value.split_once(' ').ok_or(RecordFault::Value)?;
        Ok((key.to_owned(), value.to_owned()))
    })?;
    let seats = lines.repeated("seat", MAX_SEATS, |value| seat_and_text(value, MAX_NAME))?;
    let seed_hash = lines.optional("seed-hash")?;
    let seed = lines.optional("seed")?;
    let entropy = lines.repeated("entropy", MAX_SEATS, |value| seat_and_text(value, MAX_ENTROPY))?;
    let shares = lines.repeated("share", MAX_SEATS, seat_share)?;
    if !shares.is_sorted_by(|one, next| one.seat < next.seat) {
        return Err(RecordFault::Value);
    }
    let seat = |value: &str| value.parse().map_err(|_| RecordFault::Value);
    let absent = lines.repeated("absent", MAX_SEATS, seat)?;
    let withheld = lines.repeated("withheld", MAX_SEATS, seat)?;
    if !lines.current.ok_or(RecordFault::Truncated)?.is_empty() {
        return Err(RecordFault::Unexpected);
    }
    lines.advance();
    let mut steps = Vec::new();
    while let Some(step) = lines.current.and_then(step) {
        steps.push(step);
        lines.advance();
    }
    let end = read_end(lines, steps.len())?;
    Ok(Record {
        game,
        revision,
        players,
        options,
        seats,
        seed_hash,
        seed,
        entropy,
        shares,
        absent,
        withheld,
        steps,
        end,
    })
}

fn read_end(lines: &mut Lines<'_>, n_steps: usize) -> Result<Option<End>, RecordFault> {
    let (word, count) = lines.current.ok_or(RecordFault::Truncated)?.split_once(' ').ok_or(RecordFault::Unexpected)?;
    if !matches!(word, "end" | "stop") {
        return Err(RecordFault::Unexpected);
    }
    if number::<usize>(count)? != n_steps {
        return Err(RecordFault::Count);
    }
    lines.advance();
    let mut end = None;
    if word == "end" {
        let scores = lines.repeated("score", MAX_SEATS, |value| {
            let (seat, total) = value.split_once(' ').ok_or(RecordFault::Value)?;
            Ok((seat.parse().map_err(|_| RecordFault::Value)?, number(total)?))
        })?;
        let winners = lines.required("winners")?.split(' ').map(|seat| seat.parse().map_err(|_| RecordFault::Value));
        end = Some(End { scores, winners: winners.collect::<Result<_, _>>()? });
        lines.advance();
    }
    if lines.current.is_some() {
        return Err(RecordFault::Unexpected);
    }
    if !lines.has_final_newline {
        return Err(RecordFault::Truncated);
    }
    Ok(end)
}

fn step(line: &str) -> Option<(Mover, String)> {
    let (mover, step) = line.split_once(' ')?;
    let mover = if mover == "." { Mover::Chance } else { Mover::Seat(mover.parse().ok()?) };
    Some((mover, step.to_owned()))
}

fn seat_and_text(value: &str, max: usize) -> Result<(Seat, String), RecordFault> {
    let (seat, text) = value.split_once(' ').ok_or(RecordFault::Value)?;
    if text.len() > max {
        return Err(RecordFault::TooLarge);
    }
    Ok((seat.parse().map_err(|_| RecordFault::Value)?, text.to_owned()))
}

fn seat_share(value: &str) -> Result<SeatShare, RecordFault> {
    let [seat, commitment, share] = value.split(' ').collect::<Vec<_>>()[..] else { return Err(RecordFault::Value) };
    Ok(SeatShare {
        seat: seat.parse().map_err(|_| RecordFault::Value)?,
        commitment: commitment.parse().map_err(|_| RecordFault::Value)?,
        share: share.parse().map_err(|_| RecordFault::Value)?,
    })
}

/// Reads a number, but only in the form in which it would be written.
fn number<T: FromStr + ToString>(text: &str) -> Result<T, RecordFault> {
    let number: T = text.parse().map_err(|_| RecordFault::Value)?;
    if number.to_string() == text { Ok(number) } else { Err(RecordFault::Value) }
}

struct Lines<'a> {
    rest: std::str::SplitTerminator<'a, char>,
    current: Option<&'a str>,
    number: usize,
    has_final_newline: bool,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Lines { rest: text.split_terminator('\n'), current: None, number: 0, has_final_newline: text.ends_with('\n') }
    }

    fn advance(&mut self) -> Option<&'a str> {
        self.current = self.rest.next();
        self.number += 1;
        self.current
    }

    /// The value of the current line if it starts with `key`.
    fn value(&self, key: &str) -> Option<&'a str> {
        self.current?.strip_prefix(key)?.strip_prefix(' ')
    }

    fn required(&self, key: &str) -> Result<&'a str, RecordFault> {
        let fault = if self.current.is_some() { RecordFault::Unexpected } else { RecordFault::Truncated };
        self.value(key).ok_or(fault)
    }

    fn optional<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, RecordFault> {
        let Some(value) = self.value(key) else { return Ok(None) };
        let value = value.parse().map_err(|_| RecordFault::Value)?;
        self.advance();
        Ok(Some(value))
    }

    fn repeated<T>(
        &mut self,
        key: &str,
        max: usize,
        read: impl Fn(&'a str) -> Result<T, RecordFault>,
    ) -> Result<Vec<T>, RecordFault> {
        let mut list = Vec::new();
        while let Some(value) = self.value(key) {
            if list.len() == max {
                return Err(RecordFault::TooLarge);
            }
            list.push(read(value)?);
            self.advance();
        }
        Ok(list)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame {}\nrevision {}\nplayers {}", self.game, self.revision, self.players)?;
        self.options.iter().try_for_each(|(key, value)| writeln!(f, "option {key} {value}"))?;
        self.seats.iter().try_for_each(|(seat, name)| writeln!(f, "seat {seat} {name}"))?;
        self.seed_hash.iter().try_for_each(|hash| writeln!(f, "seed-hash {hash}"))?;
        self.seed.iter().try_for_each(|seed| writeln!(f, "seed {seed}"))?;
        self.entropy.iter().try_for_each(|(seat, text)| writeln!(f, "entropy {seat} {text}"))?;
        self.shares.iter().try_for_each(|it| writeln!(f, "share {} {} {}", it.seat, it.commitment, it.share))?;
        self.absent.iter().try_for_each(|seat| writeln!(f, "absent {seat}"))?;
        self.withheld.iter().try_for_each(|seat| writeln!(f, "withheld {seat}"))?;
        writeln!(f)?;
        self.steps.iter().try_for_each(|(mover, step)| writeln!(f, "{mover} {step}"))?;
        let Some(end) = &self.end else { return writeln!(f, "stop {}", self.steps.len()) };
        writeln!(f, "end {}", self.steps.len())?;
        end.scores.iter().try_for_each(|(seat, total)| writeln!(f, "score {seat} {total}"))?;
        f.write_str("winners")?;
        end.winners.iter().try_for_each(|seat| write!(f, " {seat}"))?;
        writeln!(f)
    }
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mover::Seat(seat) => seat.fmt(f),
            Mover::Chance => f.write_str("."),
        }
    }
}
