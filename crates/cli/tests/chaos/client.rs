//! Requests that go on trying, at one server or another.

use std::time::Duration;

use protocol::client::{Client, ClientError};
use tokio::time::{sleep, timeout};

use crate::{fault_rng::FaultRng, harness::Harness};

/// A server that does not answer within this is given up for another one.
pub const PATIENCE: Duration = Duration::from_secs(4);

pub async fn moment() {
    sleep(Duration::from_millis(100)).await;
}

/// Asks one server after another until one answers with success. The client keeps the session it gets.
pub async fn ask<T>(
    harness: &Harness,
    rng: &mut FaultRng,
    client: &mut Client,
    request: impl AsyncFn(&mut Client) -> Result<T, ClientError>,
) -> T {
    loop {
        *client = client.at(rng.pick(&harness.nodes).address());
        if let Ok(Ok(answer)) = timeout(PATIENCE, request(client)).await {
            return answer;
        }
        moment().await;
    }
}
