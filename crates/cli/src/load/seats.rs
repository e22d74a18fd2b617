//! Who sits at which table.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{TryStreamExt, future, stream::FuturesUnordered};
use serde_json::json;

use super::{
    LoadError,
    player::{Player, Tally},
    wire::{Wire, refused},
};

/// How many sit at a table.
const SEATS: usize = 4;
/// A person sits at so many tables, as it may on any server.
const TABLES_EACH: usize = 16;

/// The cookies of four people who always play together.
pub type Crew = [String; SEATS];

/// A table whose game has begun.
pub struct Seated {
    address: SocketAddr,
    crew: Crew,
    table: String,
    n: usize,
    bots: Option<String>,
}

/// Enough people for so many tables.
pub async fn crews(wires: &[Wire], tables: usize) -> Result<Vec<Crew>, LoadError> {
    let crew = |n: usize| async move {
        let mut crew = Crew::default();
        for (seat, cookie) in crew.iter_mut().enumerate() {
            let name = json!({"name": format!("Guest {}", n * SEATS + seat)});
            let answer = wires[n % wires.len()].post("/api/guest", None, &name).await?;
            *cookie = answer.cookie.ok_or_else(|| refused("no cookie"))?;
        }
        Ok(crew)
    };
    future::try_join_all((0..tables.div_ceil(TABLES_EACH)).map(crew)).await
}

impl Seated {
    /// Lays a table for the crew whose turn it is.
    pub async fn lay(wire: &Wire, crews: &[Crew], n: usize, bots: Option<&str>) -> Result<Seated, LoadError> {
        let crew = crews[n % crews.len()].clone();
        let open = bots.map_or_else(|| json!({"type": "open"}), |level| json!({"type": "bot", "level": level}));
        let new = json!({
            "game": "money", "options": {}, "seats": [{"type": "me"}, open, open, open], "public": false,
            "clock": {"type": "none"}, "memory": true, "hints": false, "entropy": null,
        });
        let made = wire.post("/api/tables", Some(&crew[0]), &new).await?;
        let table = made.body["id"].as_str().ok_or_else(|| refused("no table"))?.to_owned();
        for cookie in &crew[1..people(bots)] {
            let join = json!({"seat": null, "invite": null, "entropy": null});
            wire.post(&format!("/api/tables/{table}/join"), Some(cookie), &join).await?;
        }
        Ok(Seated { address: wire.address, crew, table, n, bots: bots.map(str::to_owned) })
    }

    /// Everybody opens a socket, and is shown how things stand.
    pub async fn follow(self) -> Result<(Seated, Vec<Player>), LoadError> {
        let mut players = Vec::with_capacity(SEATS);
        for (seat, cookie) in self.crew[..people(self.bots.as_deref())].iter().enumerate() {
            let luck = (self.n * SEATS + seat) as u64;
            players.push(Player::sit(self.address, &self.table, cookie, luck).await?);
        }
        Ok((self, players))
    }
}

/// How many of the seats people take.
fn people(bots: Option<&str>) -> usize {
    if bots.is_some() { 1 } else { SEATS }
}

/// Four people play, table after table, until the time is over.
pub async fn play_on(
    wires: &[Wire],
    crews: &[Crew],
    mut seated: Seated,
    mut players: Vec<Player>,
    think: Duration,
    until: Instant,
    tally: &Tally,
) {
    let wire = &wires[seated.n % wires.len()];
    let play = async {
        loop {
            // Each is woken alone.
            let playing: FuturesUnordered<_> = players.iter_mut().map(|it| it.play(think, tally)).collect();
            playing.try_collect::<()>().await?;
            tally.end();
            players.clear();
            (seated, players) = Seated::lay(wire, crews, seated.n, seated.bots.as_deref()).await?.follow().await?;
        }
    };
    let played: Result<Result<(), LoadError>, _> = tokio::time::timeout_at(until.into(), play).await;
    if let Ok(Err(why)) = played {
        tally.error(why.why());
    }
}
