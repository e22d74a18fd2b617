//! Seats of tables in SQL; see `people.rs`.

use sqlx::Row as _;

use super::{Connection, Row};
use crate::store::{Millis, Occupant, StoreError, changed_one};

/// Changes the occupant of a seat, if it is still the one that it was.
pub(super) async fn take_seat(
    change: &mut Connection,
    (id, seat): (&str, u8),
    was: &Occupant,
    occupant: &Occupant,
    at: Millis,
) -> Result<(), StoreError> {
    lock_waiting(change, id).await?;
    let row = sqlx::query("SELECT * FROM seat WHERE match_id = $1 AND seat = $2")
        .bind(id)
        .bind(i64::from(seat))
        .fetch_optional(&mut *change)
        .await?;
    match row {
        Some(row) if read_occupant(&row)? == *was => (),
        _ => return Err(StoreError::Conflict),
    }
    write_seat(change, id, seat, occupant, at).await
}

/// Locks the row of a waiting table until the end of the transaction.
pub(super) async fn lock_waiting(change: &mut Connection, id: &str) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE match SET status = status WHERE id = $1 AND status = 'waiting'")
        .bind(id)
        .execute(change)
        .await?;
    changed_one(done.rows_affected())
}

/// Writes who or what has a seat.
pub(super) async fn write_seat(
    change: &mut Connection,
    id: &str,
    seat: u8,
    occupant: &Occupant,
    at: Millis,
) -> Result<(), StoreError> {
    let (kind, level, person, name, invite, entropy) = match occupant {
        Occupant::Open => ("open", None, None, None, None, None),
        Occupant::Invite { invite, kept_for } => ("invite", None, kept_for.as_ref(), None, Some(invite), None),
        Occupant::Person { id, name, entropy } => ("person", None, id.as_ref(), Some(name), None, entropy.as_ref()),
        Occupant::Bot(level) => ("bot", Some(level), None, None, None, None),
    };
    sqlx::query(
        "INSERT INTO seat (match_id, seat, kind, level, person_id, name, invite, entropy, taken_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (match_id, seat) DO UPDATE SET \
         kind = excluded.kind, level = excluded.level, person_id = excluded.person_id, name = excluded.name, \
         invite = excluded.invite, entropy = excluded.entropy, taken_at = excluded.taken_at",
    )
    .bind(id)
    .bind(i64::from(seat))
    .bind(kind)
    .bind(level)
    .bind(person)
    .bind(name)
    .bind(invite)
    .bind(entropy)
    .bind(at)
    .execute(change)
    .await?;
    Ok(())
}

/// Who or what has the seat of a row.
pub(super) fn read_occupant(row: &Row) -> Result<Occupant, StoreError> {
    Ok(match row.try_get::<&str, _>("kind")? {
        "open" => Occupant::Open,
        "invite" => Occupant::Invite { invite: row.try_get("invite")?, kept_for: row.try_get("person_id")? },
        "bot" => Occupant::Bot(row.try_get("level")?),
        _ => Occupant::Person {
            id: row.try_get("person_id")?,
            name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
            entropy: row.try_get("entropy")?,
        },
    })
}
