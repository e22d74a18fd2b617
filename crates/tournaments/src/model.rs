//! What a tournament is made from, and what may happen in it.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970-01-01 UTC.
pub type Millis = i64;

/// The number of an entrant, in the order of entry from zero.
pub type Entrant = u16;

/// The number of a table, counted from zero over all rounds.
pub type TableNumber = u32;

/// How entrants are paired.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Format {
    /// A number of rounds, each among entrants of like points who have not met.
    Swiss {
        /// The number of rounds.
        rounds: u8,
    },
    /// Everybody meets everybody.
    RoundRobin,
    /// Who loses is out.
    Knockout,
    /// Those who are free are paired again, for a time.
    Arena {
        /// How long tables are paired.
        minutes: u32,
    },
}

/// What becomes of the seat of a person who does not come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoShow {
    /// A bot plays it, so that the others have their game.
    Bot,
    /// The seat loses without a game where fewer than two are left to play; else as [`NoShow::Bot`].
    Forfeit,
}

/// The settings of a tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How entrants are paired.
    pub format: Format,
    /// The size that tables have where the number of entrants allows it.
    pub table_size: u8,
    /// The sizes that a table may have, ascending.
    pub sizes: Vec<u8>,
    /// The most entrants.
    pub capacity: u16,
    /// When it starts by itself.
    pub start_at: Option<Millis>,
    /// Whether it starts as soon as `capacity` have entered.
    pub starts_when_full: bool,
    /// How long a table waits for its people; `None` where they are seated at once, as in games over days.
    pub show_up: Option<Millis>,
    /// What becomes of the seat of a person who does not come.
    pub no_show: NoShow,
}

/// The tables of a round before they are made.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Pairing {
    /// The entrants of each table, in the order of the seats.
    pub tables: Vec<Vec<Entrant>>,
    /// Who does not play in this round, and has a full point for it.
    pub byes: Vec<Entrant>,
}

/// Something that happened. The list of all events is the tournament.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// An entrant takes part: a new one, whose number is the next, or one who comes back.
    Enter {
        /// The number of the entrant.
        entrant: Entrant,
        /// By which it is seeded.
        rating: Option<i32>,
        /// Whether it is a bot, which is always there.
        bot: bool,
    },
    /// An entrant is not paired any more.
    Withdraw {
        /// The number of the entrant.
        entrant: Entrant,
    },
    /// No more entries; the first round is paired.
    Start,
    /// The next round: its tables, each with the id that the caller has given it.
    Pair {
        /// The ids of the tables, and their entrants in the order of the seats.
        tables: Vec<(String, Vec<Entrant>)>,
        /// Who does not play in this round.
        byes: Vec<Entrant>,
    },
    /// The time to come to a table is over, or everybody is there.
    Seated {
        /// The number of the table.
        table: TableNumber,
        /// Who has not come.
        absent: Vec<Entrant>,
    },
    /// A game is over.
    Result {
        /// The number of the table.
        table: TableNumber,
        /// The place of each seat, from 1; equal places are ties.
        places: Vec<u8>,
        /// The points of each seat in the game; empty where no game was played.
        scores: Vec<i64>,
        /// Who left the game to a bot before its end.
        left: Vec<Entrant>,
    },
    /// All games of the round are over, and its deals may be seen.
    CloseRound,
    /// All rounds are played.
    Finish,
    /// The tournament is called off.
    Cancel,
}
