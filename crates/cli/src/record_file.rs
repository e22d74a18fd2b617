//! Reading records from files.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use catalog::{AnyMatch, game};
use kernel::{Seat, Seats};
use record::{MAX_BYTES, Record, RecordError, RecordFault};
use words::Words;

use crate::{fail::Fail, setup::Game};

/// A record and the match that it replays to.
pub struct Recorded {
    /// The game that was played.
    pub game: Game,
    /// The content of the file.
    pub record: Record,
    /// The match after the last step of the record.
    pub played: Box<dyn AnyMatch>,
}

/// Reads a record; `-` is standard input.
pub fn read(path: &Path) -> Result<(Game, Record), Fail> {
    let fault = |why| Fail::Read(path.to_owned(), why);
    let mut bytes = Vec::new();
    // One byte more than the limit is enough to know that the file is too long.
    let limit = MAX_BYTES as u64 + 1;
    match path.as_os_str().as_encoded_bytes() {
        b"-" => io::stdin().take(limit).read_to_end(&mut bytes),
        _ => File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)),
    }
    .map_err(fault)?;
    if bytes.len() > MAX_BYTES {
        return Err(Fail::Record(path.to_owned(), RecordError { line: 1, fault: RecordFault::TooLarge }));
    }
    let text = String::from_utf8(bytes).map_err(|_| Fail::NotText(path.to_owned()))?;
    let record = Record::parse(&text).map_err(|why| Fail::Record(path.to_owned(), why))?;
    let game = game(&record.game).ok_or_else(|| Fail::RecordGame(path.to_owned(), record.game.clone()))?;
    Ok((game, record))
}

/// Reads a record and replays it.
pub fn replay(path: &Path) -> Result<Recorded, Fail> {
    let (game, record) = read(path)?;
    match game.replay(&record) {
        Ok(played) => Ok(Recorded { game, record, played }),
        Err(why) => Err(Fail::Verify(path.to_owned(), game, Box::new((record, why)))),
    }
}

/// The names of the seats in the record, and that of an automatic opponent if there is one.
pub fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |seat: Seat| {
        let given = record.seats.iter().find(|(it, _)| *it == seat).map(|(_, name)| name.trim());
        given.filter(|name| !name.is_empty()).map_or_else(|| words.seat(seat.number()), shown)
    };
    let rival = words.rival(&record.game, record.players, &record.options);
    Seats::first(record.players).iter().map(name).chain(rival).collect()
}

/// Removes control characters: a name from a file must not move the cursor.
fn shown(name: &str) -> String {
    name.replace(|it: char| it.is_control(), " ")
}
