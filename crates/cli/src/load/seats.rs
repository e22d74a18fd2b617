//! Who sits at which table.

use std::{
    cell::Cell,
    collections::BTreeMap,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, future, stream::FuturesUnordered};
use protocol::{
    Clock, Join, NewSeat, NewTable,
    client::{Client, Connection},
};

use super::{
    AT_ONCE, Load, LoadError,
    player::{Player, Tally},
};

/// How many sit at a table.
const SEATS: usize = 4;
/// A person sits at so many tables, as it may on any server.
const TABLES_EACH: usize = 16;
/// The most deals, for whoever wants long games.
const MOST_DEALS: &str = "9";

/// Four people who always play together.
type Crew = Vec<Client>;

/// Where everybody plays. The sockets of a table go to all servers in turn.
pub struct Hall {
    /// Of the servers.
    pub addresses: Vec<SocketAddr>,
    connections: Vec<Arc<Connection>>,
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
        let mut connections = Vec::with_capacity(AT_ONCE);
        for &address in addresses.iter().cycle().take(AT_ONCE) {
            connections.push(Arc::new(Connection::open(address).await?));
        }
        let deals = args.moves.map(|_| MOST_DEALS);
        let mut hall =
            Hall { addresses: addresses.to_vec(), connections, crews: Vec::new(), bots: args.bots.clone(), deals };
        let crews = (0..(args.tables as usize).div_ceil(TABLES_EACH)).map(|n| hall.crew(n));
        hall.crews = future::try_join_all(crews).await?;
        Ok(hall)
    }

    /// How many of the seats people take.
    fn people(&self) -> usize {
        if self.bots.is_some() { 1 } else { SEATS }
    }

    async fn crew(&self, n: usize) -> Result<Crew, LoadError> {
        let mut crew = Crew::new();
        for seat in 0..SEATS {
            let mut client = Client::over(self.connections[n % self.connections.len()].clone());
            client.register(&format!("Guest {}", n * SEATS + seat)).await?;
            crew.push(client);
        }
        Ok(crew)
    }

    /// Lays table `n` for the crew whose turn it is.
    pub async fn lay(&self, n: usize) -> Result<Seated, LoadError> {
        let crew = self.crews[n % self.crews.len()].clone();
        let other = self.bots.clone().map_or(NewSeat::Open {}, |level| NewSeat::Bot { level });
        let table = crew[0].create(&new_table(self.deals, &other, false)).await?.id;
        for client in &crew[1..self.people()] {
            client.join(&table, &Join::default()).await?;
        }
        Ok(Seated { crew, table, n })
    }

    /// A table that anybody may see, and that nobody joins.
    pub async fn lay_waiting(&self) -> Result<String, LoadError> {
        Ok(self.crews[0][0].create(&new_table(None, &NewSeat::Open {}, true)).await?.id)
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
        Player::sit(&seated.crew[seat].at(address), &seated.table, luck).await
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
fn new_table(deals: Option<&str>, other: &NewSeat, public: bool) -> NewTable {
    let mut seats = vec![other.clone(); SEATS];
    seats[0] = NewSeat::Me {};
    NewTable {
        game: "money".to_owned(),
        options: deals.map(|deals| ("deals".to_owned(), deals.to_owned())).into_iter().collect::<BTreeMap<_, _>>(),
        seats,
        public,
        clock: Clock::None,
        memory: true,
        hints: false,
        rated: false,
            shares: false,
        entropy: None,
    }
}
