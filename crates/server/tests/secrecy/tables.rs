//! The tables of these games, and how lists show them.

use catalog::AnyGame;
use kernel::{Observer, Seat};
use record::Seed;
use server::{
    store::{ChatAccess, Clock, Occupant, Person, Settings, Status, Table},
    testing::{GameSession, Presence, table_info},
};

/// A table at which people play game `n`.
pub fn table(game: &dyn AnyGame, players: u8, n: u64) -> Table {
    let settings = Settings {
        players,
        options: Vec::new(),
        clock: Clock::None,
        memory: true,
        hints: true,
        rated: false,
        shares: false,
        chat: ChatAccess::Everyone,
    };
    Table {
        id: "table".to_owned(),
        game: game.slug().to_owned(),
        revision: game.revision(),
        settings,
        seed: Seed::from_phrase("secrecy", n),
        status: Status::Playing,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: 0,
        started_at: Some(0),
        seats: (0..usize::from(players)).map(|n| occupant(Seat::new(n))).collect(),
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    }
}

fn occupant(seat: Seat) -> Occupant {
    Occupant::Person { id: Some(id_of(seat)), name: id_of(seat), entropy: None }
}

/// The table as the lobby and one's own list show it now.
pub fn listed(table: &Table, session: &GameSession, observer: Observer) -> String {
    let (to_move, away, resigned) = (session.to_move(), session.away, session.resigned);
    let presence = Presence { to_move, away, resigned, ..Presence::default() };
    let person = |seat: Seat| Person { id: id_of(seat), name: String::new(), login: None };
    let viewer = if let Observer::Seat(seat) = observer { Some(person(seat)) } else { None };
    serde_json::to_string(&table_info(table, presence, viewer.as_ref())).unwrap()
}

fn id_of(seat: Seat) -> String {
    format!("person {}", seat.number())
}
