//! The settings of a tournament: what is accepted, and how they are stored.

use protocol::{Clock, NewTournament, NoShow, TournamentFormat};
use record::Seed;
use serde::{Deserialize, Serialize};

use crate::{
    error::{self, Refusal},
    store::{Millis, StoreError, StoredTournament},
    validate,
};

/// The most entrants.
const MAX_ENTRANTS: u16 = 512;
/// A round robin has nearly as many rounds as entrants.
const MAX_ROUND_ROBIN: u16 = 32;
/// The most seats at a table of a tournament.
const MAX_TABLE: u8 = 6;
/// How far ahead a start may be.
const MAX_AHEAD: Millis = 366 * 24 * 60 * 60 * 1000;

/// The settings of a tournament, stored as JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct TournamentSettings {
    /// As its organiser calls it.
    pub name: String,
    /// The slug of the game.
    pub game: String,
    /// The options of the game as keys and values.
    pub options: Vec<(String, String)>,
    /// How time is kept at its tables.
    pub clock: Clock,
    /// The level of the bot that plays for a person who does not come.
    pub bot_level: String,
    /// Whether all tables of a round have the same deal.
    pub duplicate: bool,
    /// Whether results count for ratings.
    pub rated: bool,
    /// What the course of the tournament follows from.
    pub course: tournaments::Settings,
}

impl TournamentSettings {
    /// The settings that a request asks for.
    ///
    /// # Errors
    /// If they cannot be.
    pub fn new(new: NewTournament, now: Millis) -> Result<TournamentSettings, Refusal> {
        let rules = catalog::game(&new.game).ok_or(Refusal::NotFound)?;
        let name = validate::title(&new.name)?;
        let options: Vec<(String, String)> = new.options.into_iter().collect();
        let bot_level = rules.level(&new.bot_level).ok_or(Refusal::BadSeats)?.id().to_owned();
        if !(2..=MAX_TABLE).contains(&new.table_size) {
            return Err(Refusal::BadSeats);
        }
        // Whether a game can begin like this is known to the game alone.
        rules.start(new.table_size, &options, Seed::new([0; 32])).map_err(error::of_start)?;
        let can_begin = |players: &u8| rules.start(*players, &options, Seed::new([0; 32])).is_ok();
        let sizes: Vec<u8> = (2..=new.table_size).filter(can_begin).collect();
        let most = if matches!(new.format, TournamentFormat::RoundRobin {}) { MAX_ROUND_ROBIN } else { MAX_ENTRANTS };
        if !(2..=most).contains(&new.capacity) {
            return Err(Refusal::bad_request("capacity"));
        }
        if new.start_at.is_some_and(|at| at < now || at > now + MAX_AHEAD) {
            return Err(Refusal::bad_request("start_at"));
        }
        if !(10..=3600).contains(&new.show_up) {
            return Err(Refusal::bad_request("show_up"));
        }
        let format = format(new.format)?;
        if new.duplicate && matches!(format, tournaments::Format::Arena { .. }) {
            return Err(Refusal::bad_request("an arena has no rounds, and so no duplicate deals"));
        }
        // Without a clock one player could keep all others waiting, until the table is given up after two weeks.
        let clock = match validate::clock(new.clock)? {
            Clock::None => return Err(Refusal::bad_request("clock")),
            clock => clock,
        };
        let course = tournaments::Settings {
            format,
            table_size: new.table_size,
            sizes,
            capacity: new.capacity,
            start_at: new.start_at,
            starts_when_full: new.starts_when_full,
            show_up: (!matches!(clock, Clock::Days { .. })).then_some(i64::from(new.show_up) * 1000),
            no_show: match new.no_show {
                NoShow::Bot => tournaments::NoShow::Bot,
                NoShow::Forfeit => tournaments::NoShow::Forfeit,
            },
        };
        let (game, duplicate, rated) = (new.game, new.duplicate, new.rated);
        Ok(TournamentSettings { name, game, options, clock, bot_level, duplicate, rated, course })
    }

    /// Reads the settings of a stored tournament.
    ///
    /// # Errors
    /// If they are damaged.
    pub fn read(row: &StoredTournament) -> Result<TournamentSettings, StoreError> {
        let damaged = |_| StoreError::Unavailable("damaged settings of a tournament".to_owned());
        serde_json::from_str(&row.settings).map_err(damaged)
    }
}

fn format(format: TournamentFormat) -> Result<tournaments::Format, Refusal> {
    match format {
        TournamentFormat::Swiss { rounds } if (1..=20).contains(&rounds) => Ok(tournaments::Format::Swiss { rounds }),
        TournamentFormat::RoundRobin {} => Ok(tournaments::Format::RoundRobin),
        TournamentFormat::Knockout {} => Ok(tournaments::Format::Knockout),
        TournamentFormat::Arena { minutes } if (5..=240).contains(&minutes) => {
            Ok(tournaments::Format::Arena { minutes })
        }
        TournamentFormat::Swiss { .. } | TournamentFormat::Arena { .. } => Err(Refusal::bad_request("format")),
    }
}
