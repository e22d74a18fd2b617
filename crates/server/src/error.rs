//! How errors of the store become the refusal that a client is sent.

use crate::store::StoreError;

pub use protocol::Refusal;
pub use session::of_start;

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Refusal::Taken,
            StoreError::NotFound => Refusal::NotFound,
            StoreError::Fenced => Refusal::Unavailable,
            // To try again is of no use.
            StoreError::Damaged(n) => {
                tracing::error!(n, "log_damaged");
                Refusal::Broken
            }
            error => {
                tracing::error!(%error, "store_unavailable");
                Refusal::Unavailable
            }
        }
    }
}
