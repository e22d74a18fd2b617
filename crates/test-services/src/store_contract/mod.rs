//! The contract that every store must pass.

mod contract;
mod histories;
mod leases;
mod mails;
mod passkeys;
mod people;
mod push;
mod ratings;
mod social;
mod tournaments;
mod vacations;

pub use contract::{contract, leave_traces};
pub use leases::leases;

use record::Seed;
use server::store::{
    ChatAccess, Clock, Credential, Entry, Millis, Occupant, Outcome, Person, SeatResult, Session, Settings, Status,
    Store, Table,
};

/// The time of day in these tests.
pub const NOW: Millis = 1_800_000_000_000;

/// Adds a guest whose session token is `token of {id}`.
///
/// # Panics
/// If the store fails.
pub async fn add_person(store: &dyn Store, id: &str, name: &str) -> Person {
    let person = Person { id: id.to_owned(), name: name.to_owned(), login: None };
    store.add_person(&person, &session(id, &format!("token of {id}"))).await.unwrap();
    person
}

/// A public waiting table of Money!.
pub fn new_table(id: &str, maker: &str, seats: Vec<Occupant>) -> Table {
    Table {
        id: id.to_owned(),
        game: "money".to_owned(),
        revision: 1,
        settings: Settings {
            players: 3,
            options: Vec::new(),
            clock: Clock::None,
            memory: true,
            hints: false,
            rated: true,
            shares: false,
            chat: ChatAccess::Everyone,
        },
        seed: Seed::new([7; 32]),
        status: Status::Waiting,
        public: true,
        maker: Some(maker.to_owned()),
        maker_prefix: Some("prefix".to_owned()),
        created_at: NOW,
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
    }
}

/// A seat with a person.
pub fn person(id: &str, name: &str, entropy: Option<&str>) -> Occupant {
    Occupant::Person { id: Some(id.to_owned()), name: name.to_owned(), entropy: entropy.map(str::to_owned) }
}

/// A seat with a bot.
pub fn bot() -> Occupant {
    Occupant::Bot("medium".to_owned())
}

/// An entry that was appended `n` milliseconds after [`NOW`].
pub fn entry(n: u32, text: &str) -> Entry {
    Entry { n, text: text.to_owned(), at: NOW + Millis::from(n) }
}

/// A credential with this hash of a password.
pub fn by_password(hash: &str) -> Credential {
    Credential::Password(hash.to_owned())
}

/// A session with this hash of a token.
pub fn session(person: &str, token_hash: &str) -> Session {
    Session {
        token_hash: token_hash.to_owned(),
        person: person.to_owned(),
        device: "Firefox · Linux".to_owned(),
        created_at: NOW,
        seen_at: NOW,
    }
}

/// The end of a game that these seats have won, without any results.
pub fn won_by(winners: &[u8]) -> Outcome {
    Outcome { winners: winners.to_vec(), results: Vec::new() }
}

/// The end of a game with these places from seat 1 on.
pub fn places(ranks: &[u8]) -> Outcome {
    let result = |rank: &u8| SeatResult {
        rank: *rank,
        points: Some(100 - 10 * i64::from(*rank)),
        departure: None,
        opening: vec![format!("add {rank}"), "seal".to_owned()],
    };
    let winners = (1..).zip(ranks).filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
    Outcome { winners, results: ranks.iter().map(result).collect() }
}
