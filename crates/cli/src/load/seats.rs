//! Who sits at which table.

use std::{
    cell::Cell,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, future, stream::FuturesUnordered};
use serde_json::{Value, json};

use super::{
    AT_ONCE, Load, LoadError,
    player::{Player, Tally},
    wire::{Wire, refused},
};

/// How many sit at a table.
const SEATS: usize = 4;
/// A person sits at so many tables, as it may on any server.
const TABLES_EACH: usize = 16;
/// The most deals, for whoever wants long games.
const MOST_DEALS: &str = "9";

/// The cookies of four people who always play together.
type Crew = [String; SEATS];

/// Where everybody plays. The sockets of a table go to all servers in turn.
pub struct Hall {
    /// Of the servers.
    pub addresses: Vec<SocketAddr>,
    wires: Vec<Wire>,
    crews: Vec<Crew>,
    bots: Option<String>,
    deals: Option<&'static str>,
}

/// A table whose game has begun.
pub struct Seated {
    crew: Crew,
    table: String,
    n: usize,
}

impl Hall {
    /// With enough people for so many tables.
    pub async fn open(addresses: &[SocketAddr], args: &Load) -> Result<Hall, LoadError> {
        let wires = Wire::several(addresses, AT_ONCE).await?;
        let deals = args.moves.map(|_| MOST_DEALS);
        let mut hall = Hall { addresses: addresses.to_vec(), wires, crews: Vec::new(), bots: args.bots.clone(), deals };
        let crews = (0..(args.tables as usize).div_ceil(TABLES_EACH)).map(|n| hall.crew(n));
        hall.crews = future::try_join_all(crews).await?;
        Ok(hall)
    }

    fn wire(&self, n: usize) -> &Wire {
        &self.wires[n % self.wires.len()]
    }

    /// How many of the seats people take.
    fn people(&self) -> usize {
        if self.bots.is_some() { 1 } else { SEATS }
    }

    async fn crew(&self, n: usize) -> Result<Crew, LoadError> {
        let mut crew = Crew::default();
        for (seat, cookie) in crew.iter_mut().enumerate() {
            let name = json!({"name": format!("Guest {}", n * SEATS + seat)});
            let answer = self.wire(n).post("/api/guest", None, &name).await?;
            *cookie = answer.cookie.ok_or_else(|| refused("no cookie"))?;
        }
        Ok(crew)
    }

    /// Lays table `n` for the crew whose turn it is.
    pub async fn lay(&self, n: usize) -> Result<Seated, LoadError> {
        let (wire, crew) = (self.wire(n), self.crews[n % self.crews.len()].clone());
        let bot = |level| json!({"type": "bot", "level": level});
        let open = self.bots.as_ref().map_or_else(|| json!({"type": "open"}), bot);
        let options = self.deals.map_or_else(|| json!({}), |deals| json!({"deals": deals}));
        let new = new_table(&options, &open, false);
        let made = wire.post("/api/tables", Some(&crew[0]), &new).await?;
        let table = made.body["id"].as_str().ok_or_else(|| refused("no table"))?.to_owned();
        for cookie in &crew[1..self.people()] {
            let join = json!({"seat": null, "invite": null, "entropy": null});
            wire.post(&format!("/api/tables/{table}/join"), Some(cookie), &join).await?;
        }
        Ok(Seated { crew, table, n })
    }

    /// A table that anybody may see, and that nobody joins.
    pub async fn lay_waiting(&self) -> Result<String, LoadError> {
        let open = json!({"type": "open"});
        let new = new_table(&json!({}), &open, true);
        let made = self.wire(0).post("/api/tables", Some(&self.crews[0][0]), &new).await?;
        made.body["id"].as_str().map(str::to_owned).ok_or_else(|| refused("no table"))
    }

    /// Everybody opens a socket, and is shown how things stand.
    pub async fn follow(&self, seated: Seated) -> Result<(Seated, Vec<Player>), LoadError> {
        let mut players = Vec::with_capacity(SEATS);
        for seat in 0..self.people() {
            players.push(self.sit(&seated, seat).await?);
        }
        Ok((seated, players))
    }

    async fn sit(&self, seated: &Seated, seat: usize) -> Result<Player, LoadError> {
        let address = self.addresses[(seated.n + seat) % self.addresses.len()];
        let luck = (seated.n * SEATS + seat) as u64;
        Player::sit(address, &seated.table, &seated.crew[seat], luck).await
    }

    /// How long somebody waits who comes to a table that nobody has at hand.
    pub async fn wake(&self, seated: &Seated) -> Result<Duration, LoadError> {
        let begun = Instant::now();
        self.sit(seated, 0).await?;
        Ok(begun.elapsed())
    }

    /// Four people play, table after table, until the time is over.
    pub async fn play_on(
        &self,
        (mut seated, mut players): (Seated, Vec<Player>),
        think: Duration,
        until: Instant,
        tally: &Tally,
    ) {
        let endless = Cell::new(u64::MAX);
        let play = async {
            loop {
                // Each is woken alone.
                let playing: FuturesUnordered<_> =
                    players.iter_mut().map(|it| it.play(think, &endless, tally)).collect();
                playing.try_collect::<()>().await?;
                tally.end();
                players.clear();
                (seated, players) = self.follow(self.lay(seated.n).await?).await?;
            }
        };
        let played: Result<Result<(), LoadError>, _> = tokio::time::timeout_at(until.into(), play).await;
        if let Ok(Err(why)) = played {
            tally.error(why.why());
        }
    }

    /// Four people play so many moves, or to the end if that comes first.
    pub async fn play_up_to(&self, players: &mut [Player], moves: u64, tally: &Tally) {
        let left = Cell::new(moves);
        let mut playing: FuturesUnordered<_> =
            players.iter_mut().map(|it| it.play(Duration::ZERO, &left, tally)).collect();
        while let Some(played) = playing.next().await {
            if let Err(why) = played {
                return tally.error(why.why());
            }
            if left.get() == 0 {
                return;
            }
        }
        tally.end();
    }
}

/// A table for oneself and three others, each as `other` says.
fn new_table(options: &Value, other: &Value, public: bool) -> Value {
    json!({
        "game": "money", "options": options, "seats": [{"type": "me"}, other, other, other], "public": public,
        "clock": {"type": "none"}, "memory": true, "hints": false, "entropy": null,
    })
}
