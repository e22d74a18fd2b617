//! A table: its settings, its seats, and the entries of its log.

use kernel::Seat;
use protocol::{ChatAccess, Clock, Status};
use record::Seed;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970-01-01 UTC.
pub type Millis = i64;

/// A guest or an account.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// An opaque id.
    pub id: String,
    /// The name that others are shown.
    pub name: String,
    /// The login name of an account; `None` for a guest.
    pub login: Option<String>,
}

/// The settings of a table, stored as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The number of players.
    pub players: u8,
    /// The options of the game as keys and values.
    pub options: Vec<(String, String)>,
    /// The time control.
    pub clock: Clock,
    /// Whether the page shows what a player could remember.
    pub memory: bool,
    /// Whether players may ask a bot for advice.
    pub hints: bool,
    /// Whether the result counts for ratings if two accounts play. Never together with hints.
    #[serde(default)]
    pub rated: bool,
    /// Whether the players' browsers add shares to the seed. Tables from before shares have none.
    #[serde(default)]
    pub shares: bool,
    /// Who may write in the chat.
    #[serde(default)]
    pub chat: ChatAccess,
}

/// Who or what has a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Occupant {
    /// The seat is free: any person may take it.
    Open,
    /// The seat is free, and reserved for an invited person.
    Invite {
        /// The secret of the invitation link.
        invite: String,
        /// The id of the person for whom the seat is reserved, after a rematch.
        kept_for: Option<String>,
    },
    /// A person sits there.
    Person {
        /// The person's id; `None` after the person was deleted.
        id: Option<String>,
        /// The person's name.
        name: String,
        /// The text that the person has mixed into the seed.
        entropy: Option<String>,
    },
    /// A bot of this level.
    Bot(String),
}

impl Occupant {
    /// The id of the person who sits there.
    pub fn person(&self) -> Option<&String> {
        match self {
            Occupant::Person { id, .. } => id.as_ref(),
            _ => None,
        }
    }
}

/// A table and its seats.
#[derive(Clone, Debug)]
pub struct Table {
    /// An opaque id that cannot be guessed.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The revision of the rules under which the game was started.
    pub revision: u16,
    /// The settings that were chosen when the table was made.
    pub settings: Settings,
    /// The seed, which is secret until the end of the game.
    pub seed: Seed,
    /// The phase of the table.
    pub status: Status,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// The id of the person who made the table.
    pub maker: Option<String>,
    /// The network from which the table was made, as a hash, until the game is over.
    pub maker_prefix: Option<String>,
    /// When the table was made.
    pub created_at: Millis,
    /// When the game was started.
    pub started_at: Option<Millis>,
    /// The occupants in the order of the seats. Their entropy is mixed into the seed in this order.
    pub seats: Vec<Occupant>,
    /// The numbers of the winning seats, after the end.
    pub winners: Vec<u8>,
    /// The id of the table that continues this one.
    pub rematch: Option<String>,
    /// The numbers of the seats whose result counts for ratings, fixed at the start.
    pub rated: Vec<u8>,
    /// Whether the operator has closed its chat.
    pub chat_closed: bool,
    /// The club whose members see it in their lobby and sit down there.
    pub club: Option<String>,
    /// When bots take the free seats of a quick match that waits.
    pub fill_at: Option<Millis>,
    /// When clocks of days stand still, by seat and in order of time. A table that is not being played has none.
    pub pauses: Vec<Pause>,
    /// The tournament that the table belongs to.
    pub tournament: Option<TournamentTable>,
}

/// A table's part in a tournament.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TournamentTable {
    /// The id of the tournament.
    pub id: String,
    /// Whether other tables are still playing the same deal: until they are done, nobody sees more of this one than its
    /// players see from their seats.
    pub sealed: bool,
}

/// A time during which the clock of a seat stands still, because its player is on vacation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Pause {
    /// Whose clock it is.
    pub seat: Seat,
    /// When it stops.
    pub from: Millis,
    /// When it goes on.
    pub until: Millis,
}

impl Table {
    /// A table whose game begins at once, by the rules of today, made by nobody; `None` if there is no such game.
    pub fn new(id: &str, game: &str, settings: Settings, seats: Vec<Occupant>, seed: Seed) -> Option<Table> {
        Some(Table {
            id: id.to_owned(),
            game: game.to_owned(),
            revision: catalog::game(game)?.revision(),
            settings,
            seed,
            status: Status::Playing,
            public: false,
            maker: None,
            maker_prefix: None,
            created_at: 0,
            started_at: None,
            seats,
            winners: Vec::new(),
            rematch: None,
            rated: Vec::new(),
            chat_closed: false,
            club: None,
            fill_at: None,
            pauses: Vec::new(),
            tournament: None,
        })
    }

    /// Whether nobody but its players may see anything of it, and they no more than from their seats.
    pub fn is_sealed(&self) -> bool {
        self.tournament.as_ref().is_some_and(|it| it.sealed)
    }
}

/// One entry of a log: an acknowledged message and the steps it led to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// The number of the entry, from zero without gaps.
    pub n: u32,
    /// The lines of the entry; [`Line`](crate::Line) defines their format.
    pub text: String,
    /// When the entry was appended.
    pub at: Millis,
}

/// The seat that a person occupies.
pub fn seat_of(table: &Table, person: &str) -> Option<Seat> {
    let own = |occupant: &Occupant| matches!(occupant, Occupant::Person { id: Some(id), .. } if id == person);
    table.seats.iter().position(own).map(Seat::new)
}
