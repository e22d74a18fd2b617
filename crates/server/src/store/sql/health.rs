//! Whether the store can write; see `people.rs`.

use async_trait::async_trait;

use super::Base;
use crate::store::{FileFault, Health, Millis, StoreError};

#[async_trait]
impl Health for Base {
    async fn probe(&self, at: Millis) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1")
            .bind(at)
            .execute(&self.changes)
            .await?;
        Ok(())
    }

    async fn file_faults(&self) -> Result<Vec<FileFault>, StoreError> {
        self.integrity().await
    }

    async fn close(&self) {
        self.end_use().await;
    }
}
