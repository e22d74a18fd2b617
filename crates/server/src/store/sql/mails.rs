//! Requests to confirm an address in SQL; see `people.rs`. A confirmed address is a subscription.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{
    Base,
    push::{join, split},
};
use crate::store::{MailLimits, MailRequest, Mails, Millis, StoreError};

#[async_trait]
impl Mails for Base {
    async fn add_mail_request(&self, request: &MailRequest, limits: MailLimits) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("DELETE FROM mail_request WHERE at <= $1").bind(limits.since).execute(&mut *change).await?;
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM mail_request WHERE person_id = $1), \
             (SELECT count(*) FROM mail_request WHERE address = $2)",
        )
        .bind(&request.person)
        .bind(&request.address)
        .fetch_one(&mut *change)
        .await?;
        let (of_person, of_address): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        if of_person >= i64::from(limits.per_person) || of_address >= i64::from(limits.per_address) {
            return Err(StoreError::Conflict);
        }
        sqlx::query(
            "INSERT INTO mail_request (token_hash, person_id, address, kinds, digest, lang, zone, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&request.token_hash)
        .bind(&request.person)
        .bind(&request.address)
        .bind(join(&request.wishes.kinds))
        .bind(request.wishes.digest)
        .bind(&request.wishes.lang)
        .bind(&request.wishes.zone)
        .bind(request.at)
        .execute(&mut *change)
        .await?;
        Ok(change.commit().await?)
    }

    async fn take_mail_request(&self, token_hash: &str, after: Millis) -> Result<Option<MailRequest>, StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query("DELETE FROM mail_request WHERE token_hash = $1 AND at > $2 RETURNING *")
            .bind(token_hash)
            .bind(after)
            .fetch_optional(&mut *change)
            .await?;
        change.commit().await?;
        let read = |row: super::Row| {
            Ok(MailRequest {
                token_hash: row.try_get("token_hash")?,
                person: row.try_get("person_id")?,
                address: row.try_get("address")?,
                wishes: protocol::MailWishes {
                    kinds: split(row.try_get("kinds")?),
                    digest: row.try_get("digest")?,
                    lang: row.try_get("lang")?,
                    zone: row.try_get("zone")?,
                },
                at: row.try_get("at")?,
            })
        };
        row.map(read).transpose()
    }

    async fn stop_mail(&self, token: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM subscription WHERE session_hash IS NULL AND auth = $1")
            .bind(token)
            .execute(&self.changes)
            .await?;
        Ok(())
    }
}
