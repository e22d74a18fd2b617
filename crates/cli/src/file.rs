//! Records in files.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use catalog::{AnyMatch, game};
use kernel::{Seat, Seats};
use record::{MAX_BYTES, Record, RecordError, RecordFault};
use words::Words;

use crate::{fail::Fail, table::Game};

/// A record that was read and played again.
pub struct Recorded {
    /// Its game.
    pub game: Game,
    /// What the file says.
    pub record: Record,
    /// The match that it replays to.
    pub played: Box<dyn AnyMatch>,
}

/// Reads a record; `-` is standard input.
pub fn read(path: &Path) -> Result<(Game, Record), Fail> {
    let fault = |why| Fail::Read(path.to_owned(), why);
    let mut bytes = Vec::new();
    // One byte more than a record may have is enough to know that it is none.
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

/// Reads a record and plays it again.
pub fn replay(path: &Path) -> Result<Recorded, Fail> {
    let (game, record) = read(path)?;
    match game.replay(&record) {
        Ok(played) => Ok(Recorded { game, record, played }),
        Err(why) => Err(Fail::Verify(path.to_owned(), game, Box::new((record, why)))),
    }
}

/// The names of the seats, as the record gives them, and of an opponent that needs none.
pub fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |seat: Seat| {
        let given = record.seats.iter().find(|(it, _)| *it == seat).map(|(_, name)| name.trim());
        given.filter(|name| !name.is_empty()).map_or_else(|| words.seat(seat.number()), shown)
    };
    let rival = words.rival(&record.game, record.players, &record.options);
    Seats::first(record.players).iter().map(name).chain(rival).collect()
}

/// A name from a file moves no cursor.
fn shown(name: &str) -> String {
    name.replace(|it: char| it.is_control(), " ")
}
