//! Games that were played on a device without the server, taken into the history of a person.

use axum::{Json, extract::State};
use data_encoding::BASE64URL_NOPAD;
use kernel::Seat;
use protocol::{ChatAccess, Clock, DeviceRecord, TableInfo};
use record::Record;
use session::{GameSession, Outcome, recorded_entries, recorded_level};
use sha2::{Digest, Sha256};

use super::{Address, json::Body, past::replay, tables::info};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Entry, IMPORTED, Millis, Occupant, Person, SeatResult, Settings, Status, StoreError, Table},
    validate,
};

/// The most games that a person may bring along.
const MAX_IMPORTED: u32 = 100;
/// As long as the random part of other ids.
const ID_BYTES: usize = 12;

/// Takes a finished game of a device into one's history.
///
/// It is held against the rules and its seed, is never rated, and is known by its id, which begins with `device-`. The
/// same record leads to the same table.
#[utoipa::path(
    post, path = "/me/records", tag = "tables", request_body = DeviceRecord, security(("session" = [])),
    responses(
        (status = 200, description = "The table, which is over", body = TableInfo),
        (status = 400, description = "`bad-request`: no record of a finished game, or one that breaks the rules"),
        (status = 422, description = "`bad-seats`, `bad-name`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn create(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(DeviceRecord { record, seat }): Body<DeviceRecord>,
) -> Result<Json<TableInfo>, Refusal> {
    let id = id_of(&person, &record);
    if app.store().table(&id).await?.is_none() {
        app.limits().spend(Use::Table, address.0, Some(&person))?;
        let (id, owner, now) = (id.clone(), person.clone(), app.registry().now());
        let (table, entries, results) =
            replay(&app, Some(address.0), move || read(&id, &record, seat, &owner, now)).await??;
        match app.store().import_table(&table, &entries, &results, MAX_IMPORTED).await {
            Ok(()) => (),
            // The same request may have come twice.
            Err(StoreError::Conflict) if app.store().table(&table.id).await?.is_some() => (),
            Err(StoreError::Conflict) => return Err(Refusal::TooMany),
            Err(why) => return Err(why.into()),
        }
    }
    info(&app, &id, Some(&person)).await
}

/// The same for the same record of the same person, and not to be guessed by anybody else.
fn id_of(person: &Person, record: &str) -> String {
    let hash = Sha256::new().chain_update(&person.id).chain_update("\n").chain_update(record).finalize();
    format!("{IMPORTED}{}", BASE64URL_NOPAD.encode(&hash[..ID_BYTES]))
}

/// The table, the log and the results of a record that holds against the rules and its seed.
fn read(
    id: &str,
    text: &str,
    seat: u8,
    person: &Person,
    now: Millis,
) -> Result<(Table, Vec<Entry>, Vec<SeatResult>), Refusal> {
    let bad = |why: &dyn std::fmt::Display| Refusal::bad_request(why.to_string());
    let record = Record::parse(text).map_err(|why| bad(&why))?;
    let rules = catalog::game(&record.game).ok_or(Refusal::NotFound)?;
    rules.verify(&record).map_err(|why| bad(&why))?;
    let (Some(seed), Some(_)) = (record.seed, &record.end) else { return Err(bad(&"not over, or without its seed")) };
    let settings = Settings {
        players: record.players,
        options: record.options.clone(),
        clock: Clock::None,
        memory: true,
        hints: true,
        rated: false,
        shares: false,
        chat: ChatAccess::Players,
    };
    let seats = occupants(&record, seat, person)?;
    let table = Table::new(id, &record.game, settings, seats, seed).ok_or(Refusal::NotFound)?;
    let entries = recorded_entries(&record, now);
    let table = Table { revision: record.revision, maker: Some(person.id.clone()), created_at: now, ..table };
    // What is stored must be what a look at it later finds.
    let session = GameSession::load(&table, &entries)?;
    let Outcome { winners, results } = session.outcome().ok_or_else(|| bad(&"not over"))?;
    Ok((Table { winners, status: Status::Over, ..table }, entries, results))
}

/// Who sat where: the person, bots by their level, and others round the device by the names they gave.
fn occupants(record: &Record, own: u8, person: &Person) -> Result<Vec<Occupant>, Refusal> {
    let named = |seat: Seat| record.seats.iter().find(|(it, _)| *it == seat).map(|(_, name)| name.as_str());
    let occupant = |index: usize| {
        let seat = Seat::new(index);
        let name = named(seat).ok_or(Refusal::BadSeats)?;
        match recorded_level(name) {
            Some(level) => Ok(Occupant::Bot(level.to_owned())),
            None if seat.number() == own => {
                Ok(Occupant::Person { id: Some(person.id.clone()), name: person.name.clone(), entropy: None })
            }
            None => Ok(Occupant::Person { id: None, name: validate::name(name)?, entropy: None }),
        }
    };
    let seats = (0..usize::from(record.players)).map(occupant).collect::<Result<Vec<_>, Refusal>>()?;
    match seats.get(usize::from(own).wrapping_sub(1)) {
        Some(Occupant::Person { .. }) => Ok(seats),
        _ => Err(Refusal::BadSeats),
    }
}
