//! Vacations in SQL; see `people.rs`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Base, Connection, Row};
use crate::{
    store::{Millis, Pause, StoreError, Vacation, Vacations, changed_one},
    vacations::{YEAR, days_taken},
};

#[async_trait]
impl Vacations for Base {
    async fn vacations_of(&self, person: &str, after: Millis) -> Result<Vec<Vacation>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        read(&mut connection, person, after).await
    }

    async fn begin_vacation(&self, person: &str, vacation: Vacation, days: u32) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        // Locks the person: of two vacations that begin at once, the second one sees the first.
        let locked = sqlx::query("UPDATE person SET name = name WHERE id = $1").bind(person).execute(&mut *change);
        changed_one(locked.await?.rows_affected())?;
        let before = read(&mut change, person, vacation.from - YEAR).await?;
        let is_free = before.iter().all(|it| it.until <= vacation.from);
        if !is_free || days_taken(&before) + days_taken(&[vacation]) > days {
            return Err(StoreError::Conflict);
        }
        sqlx::query("INSERT INTO vacation (person_id, begins_at, ends_at) VALUES ($1, $2, $3)")
            .bind(person)
            .bind(vacation.from)
            .bind(vacation.until)
            .execute(&mut *change)
            .await?;
        move_reminders(&mut change, person, vacation.from, vacation.until - vacation.from).await?;
        Ok(change.commit().await?)
    }

    async fn end_vacation(&self, person: &str, at: Millis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        let Some(last) = read(&mut change, person, at).await?.into_iter().find(|it| it.from <= at) else {
            return Ok(());
        };
        sqlx::query("UPDATE vacation SET ends_at = $3 WHERE person_id = $1 AND begins_at = $2 AND ends_at = $4")
            .bind(person)
            .bind(last.from)
            .bind(at)
            .bind(last.until)
            .execute(&mut *change)
            .await?;
        move_reminders(&mut change, person, last.until, at - last.until).await?;
        Ok(change.commit().await?)
    }
}

async fn read(connection: &mut Connection, person: &str, after: Millis) -> Result<Vec<Vacation>, StoreError> {
    let rows =
        sqlx::query("SELECT begins_at, ends_at FROM vacation WHERE person_id = $1 AND ends_at > $2 ORDER BY begins_at")
            .bind(person)
            .bind(after)
            .fetch_all(connection)
            .await?;
    rows.iter().map(|row| Ok(Vacation { from: row.try_get(0)?, until: row.try_get(1)? })).collect()
}

/// Moves what a person is to be reminded of from `since` on.
async fn move_reminders(
    connection: &mut Connection,
    person: &str,
    since: Millis,
    by: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE push SET due_at = due_at + $3 WHERE reminder AND due_at >= $2 \
         AND subscription_id IN (SELECT id FROM subscription WHERE person_id = $1)",
    )
    .bind(person)
    .bind(since)
    .bind(by)
    .execute(connection)
    .await?;
    Ok(())
}

/// When the clocks of a table stand still. Vacations from before its game are left out.
pub(super) async fn pauses(
    readers: &sqlx::Pool<super::Db>,
    table: &str,
    started_at: Millis,
) -> Result<Vec<Pause>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat.seat, v.begins_at, v.ends_at FROM vacation v JOIN seat ON seat.person_id = v.person_id \
         WHERE seat.match_id = $1 AND seat.kind = 'person' AND v.ends_at > $2 ORDER BY v.begins_at, seat.seat",
    )
    .bind(table)
    .bind(started_at)
    .fetch_all(readers)
    .await?;
    let pause = |row: &Row| {
        let seat = kernel::Seat::new(row.try_get::<i64, _>(0)? as usize - 1);
        Ok(Pause { seat, from: row.try_get(1)?, until: row.try_get(2)? })
    };
    rows.iter().map(pause).collect()
}
