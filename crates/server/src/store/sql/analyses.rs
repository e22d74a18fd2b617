//! Analyses in SQL; see `people.rs`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::Base;
use crate::store::{Analyses, StoreError};

#[async_trait]
impl Analyses for Base {
    async fn save_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO analysis (match_id, text) VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET text = $2",
        )
        .bind(id)
        .bind(text)
        .execute(&self.changes)
        .await?;
        Ok(())
    }

    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row =
            sqlx::query("SELECT text FROM analysis WHERE match_id = $1").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}
