//! What a page keeps of a table: all that is needed to go on.

use std::collections::BTreeMap;

use catalog::Level;
use protocol::{ChatAccess, Clock, Refusal};
use record::Seed;
use serde::{Deserialize, Serialize};
use session::{Entry, Millis, Occupant, Settings, Table};

/// A table as it is kept.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Its id, which the page has made.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The revision of the rules that it began with; 0 in a new one.
    pub revision: u16,
    /// The options of the game in their text form; the others have their default.
    pub options: BTreeMap<String, String>,
    /// From seat 1 on.
    pub seats: Vec<KeptSeat>,
    /// Whether the page shows what a player could remember.
    pub memory: bool,
    /// Whether players may ask a bot.
    pub hints: bool,
    /// 64 hexadecimal digits.
    pub seed: String,
    /// When it was made.
    pub created_at: Millis,
    /// The log, the oldest first.
    pub entries: Vec<KeptEntry>,
    /// The text of a record that is only looked at; then there are no entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// Who sits at a table of a device.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum KeptSeat {
    /// Somebody at the device.
    Person {
        /// The name that the table shows.
        name: String,
    },
    /// A bot, which chooses from the view of its seat like any other.
    Bot {
        /// The id of its level.
        level: String,
    },
}

/// An entry of the log. Its number is its place.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptEntry {
    /// Its lines, in the format of [`Line`](session::Line).
    pub text: String,
    /// When it was added.
    pub at: Millis,
}

/// The id of the person at a seat. Everybody at the device is somebody else.
pub(crate) fn person_id(number: u8) -> String {
    format!("seat-{number}")
}

impl Kept {
    /// The table, and its log.
    pub(crate) fn read(self) -> Result<(Table, Vec<Entry>), Refusal> {
        let game = catalog::game(&self.game).ok_or(Refusal::NotFound)?;
        let players = u8::try_from(self.seats.len()).map_err(|_| Refusal::BadSeats)?;
        let seed: Seed = self.seed.parse().map_err(|_| Refusal::bad_request("seed"))?;
        let occupant = |(number, seat): (u8, KeptSeat)| match seat {
            KeptSeat::Person { name } => Ok(Occupant::Person { id: Some(person_id(number)), name, entropy: None }),
            KeptSeat::Bot { level } => {
                Ok(Occupant::Bot(Level::from_id(&level).ok_or(Refusal::BadSeats)?.id().to_owned()))
            }
        };
        let seats = (1..).zip(self.seats).map(occupant).collect::<Result<_, Refusal>>()?;
        let settings = Settings {
            players,
            options: self.options.into_iter().collect(),
            clock: Clock::None,
            memory: self.memory,
            hints: self.hints,
            rated: false,
            shares: false,
            chat: ChatAccess::Players,
        };
        let table = Table::new(&self.id, &self.game, settings, seats, seed).ok_or(Refusal::NotFound)?;
        let revision = if self.revision == 0 { game.revision() } else { self.revision };
        let table = Table { revision, created_at: self.created_at, ..table };
        let entry = |(n, entry): (u32, KeptEntry)| Entry { n, text: entry.text, at: entry.at };
        Ok((table, (0..).zip(self.entries).map(entry).collect()))
    }
}
