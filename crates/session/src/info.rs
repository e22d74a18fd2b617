//! A table as clients see it from outside.

use std::collections::BTreeMap;

use kernel::{OptionKind, Seats};
use protocol::{SeatInfo, SeatType, Status, TableInfo};
use sha2::{Digest, Sha256};

use crate::{Occupant, Person, Table, seat_of};

/// What only the live task knows.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Presence {
    /// The seats whose person follows.
    pub online: Seats,
    /// The seats that a bot plays for now.
    pub away: Seats,
    /// The seats whose person has resigned.
    pub resigned: Seats,
    /// The seats that owe a choice.
    pub to_move: Seats,
    /// How many only watch.
    pub spectators: u32,
}

/// Whether a table shows this person anything else than a stranger.
pub fn involves(table: &Table, person: &Person) -> bool {
    seat_of(table, &person.id).is_some() || table.maker.as_ref() == Some(&person.id)
}

/// What `viewer` may know of a table.
pub fn table_info(table: &Table, presence: Presence, viewer: Option<&Person>) -> TableInfo {
    let you = viewer.and_then(|person| seat_of(table, &person.id));
    let is_maker = viewer.is_some_and(|person| table.maker.as_ref() == Some(&person.id));
    let invite = |occupant: &Occupant| match occupant {
        Occupant::Invite { invite, kept_for: None } if is_maker => Some(invite.clone()),
        _ => None,
    };
    let over = table.status == Status::Over;
    TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        players: table.settings.players,
        options: options(table),
        status: table.status,
        public: table.public,
        clock: table.settings.clock,
        memory: table.settings.memory,
        hints: table.settings.hints,
        shares: table.settings.shares,
        rated: if table.status == Status::Waiting { table.settings.rated } else { !table.rated.is_empty() },
        chat: table.settings.chat,
        seats: seats(table, presence),
        made_by_you: is_maker,
        you: you.map(kernel::Seat::number),
        your_turn: you.is_some_and(|seat| presence.to_move.contains(seat)),
        created_at: table.created_at,
        seed_hash: table.seed.hash().to_string(),
        seed: (over && !table.is_sealed()).then(|| table.seed.to_string()),
        invites: table.seats.iter().filter_map(invite).collect(),
        rematch: table.rematch.clone(),
        winners: table.winners.clone(),
        tournament: table.tournament.as_ref().map(|it| it.id.clone()),
        sealed: table.is_sealed(),
        spectators: presence.spectators,
        club: table.club.clone(),
        fill_at: table.fill_at.filter(|_| table.status == Status::Waiting),
    }
}

/// The values of the options. A file, such as a deck, is named by its hash: it may be larger than all the rest.
fn options(table: &Table) -> BTreeMap<String, String> {
    let specs = catalog::game(&table.game).map_or(&[][..], |game| game.options());
    let is_file = |key: &str| specs.iter().any(|it| it.key == key && matches!(it.kind, OptionKind::Text { .. }));
    let shown = |(key, value): &(String, String)| match is_file(key) && !value.is_empty() {
        true => (key.clone(), format!("sha256:{}", hex(&Sha256::digest(value)))),
        false => (key.clone(), value.clone()),
    };
    table.settings.options.iter().map(shown).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn seats(table: &Table, presence: Presence) -> Vec<SeatInfo> {
    let seat = |(index, occupant): (usize, &Occupant)| {
        let seat = kernel::Seat::new(index);
        let (r#type, name, level) = match occupant {
            Occupant::Open => (SeatType::Open, None, None),
            Occupant::Invite { .. } => (SeatType::Invite, None, None),
            Occupant::Person { name, .. } => (SeatType::Person, Some(name.clone()), None),
            Occupant::Bot(level) => (SeatType::Bot, None, Some(level.clone())),
        };
        let (online, away) = (presence.online.contains(seat), presence.away.contains(seat));
        let vacation_until = table.pauses.iter().filter(|it| it.seat == seat).map(|it| it.until).max();
        SeatInfo { r#type, name, level, online, away, resigned: presence.resigned.contains(seat), vacation_until }
    };
    table.seats.iter().enumerate().map(seat).collect()
}
