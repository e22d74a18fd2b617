//! People who look on and do nothing: half of them in the lobby, half at a table that waits.

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::ProgressBar;
use protocol::client::{Client, ClientError};
use tokio::task::JoinSet;

use super::{AT_ONCE, LoadError, player::Tally, seats::Hall};

/// All of them. They read what they are sent.
pub struct Idle(JoinSet<()>);

impl Idle {
    /// Opens so many sockets; each has been sent something when this is back.
    pub async fn gather(hall: &Hall, number: u64, bar: &ProgressBar) -> Result<Idle, LoadError> {
        let mut idle = JoinSet::new();
        if number == 0 {
            return Ok(Idle(idle));
        }
        let table = format!("/api/tables/{}/socket", hall.lay_waiting().await?);
        let one = |n: u64| {
            let address = hall.addresses[n as usize % hall.addresses.len()];
            let path = if n.is_multiple_of(2) { table.as_str() } else { "/api/lobby" };
            async move {
                let mut socket = Client::new(address).socket(path).await?;
                // A greeting, and how things stand.
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

    /// Counts those who were sent away.
    pub fn count_lost(&mut self, tally: &Tally) {
        while self.0.try_join_next().is_some() {
            tally.error(LoadError::from(ClientError::Closed).why());
        }
    }
}
