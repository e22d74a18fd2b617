//! Spectators who only read: half of them in the lobby, half at a table that waits.

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::ProgressBar;
use protocol::client::{Client, ClientError};
use tokio::task::JoinSet;

use super::{AT_ONCE, LoadError, client_pool::ClientPool, player::Recorder};

/// The tasks that read the sockets.
pub struct Idle(JoinSet<()>);

impl Idle {
    /// Opens so many sockets, and waits for the first frame of each.
    pub async fn connect(pool: &ClientPool, number: u64, bar: &ProgressBar) -> Result<Idle, LoadError> {
        let mut idle = JoinSet::new();
        if number == 0 {
            return Ok(Idle(idle));
        }
        let table = format!("/api/tables/{}/socket", pool.create_waiting_table().await?);
        let one = |n: u64| {
            let address = pool.addresses[n as usize % pool.addresses.len()];
            let path = if n.is_multiple_of(2) { table.as_str() } else { "/api/lobby?changes=true" };
            async move {
                let mut socket = Client::new(address).socket(path).await?;
                // The greeting and the first frame.
                socket.next().await?;
                socket.next().await?;
                Ok::<_, LoadError>(socket)
            }
        };
        let mut opening = stream::iter((0..number).map(one)).buffer_unordered(AT_ONCE);
        while let Some(mut socket) = opening.try_next().await? {
            bar.inc(1);
            idle.spawn(async move { while socket.next().await.is_ok() {} });
        }
        Ok(Idle(idle))
    }

    /// Counts sockets that the server has closed.
    pub fn count_lost(&mut self, recorder: &Recorder) {
        while self.0.try_join_next().is_some() {
            recorder.error(LoadError::from(ClientError::Closed).why());
        }
    }
}
