//! The clients, and the tables that they play at.

use std::{
    cell::Cell,
    collections::BTreeMap,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{
    StreamExt, TryStreamExt, future,
    stream::{self, FuturesUnordered},
};
use protocol::{
    ChatAccess, Clock, Join, NewSeat, NewTable,
    client::{Client, Connection},
};

use super::{
    AT_ONCE, Load, LoadError,
    player::{Player, Recorder},
};

/// Seats of a table.
const SEATS: usize = 4;
/// Sockets that are being opened at the same moment after a restart.
const RETURNS_AT_ONCE: usize = 512;
/// Tables of one person, within the limit of any server.
const TABLES_EACH: usize = 16;
/// The most deals: the longest games.
const MOST_DEALS: &str = "9";

/// Four clients who always play together.
type Group = Vec<Client>;

/// All clients. The sockets of a table go to all servers in turn, or together to one of them.
pub struct ClientPool {
    /// Where the servers listen.
    pub addresses: Vec<SocketAddr>,
    together: bool,
    connections: Vec<Arc<Connection>>,
    groups: Vec<Group>,
    bots: Option<String>,
    deals: Option<&'static str>,
}

/// A table whose game has begun.
pub struct Table {
    group: Group,
    id: String,
    n: usize,
}

impl ClientPool {
    /// Registers enough clients for the tables.
    pub async fn open(addresses: &[SocketAddr], args: &Load) -> Result<ClientPool, LoadError> {
        let mut connections = Vec::with_capacity(AT_ONCE);
        for &address in addresses.iter().cycle().take(AT_ONCE) {
            connections.push(Arc::new(Connection::open(address).await?));
        }
        let deals = args.moves.map(|_| MOST_DEALS);
        let mut pool = ClientPool {
            addresses: addresses.to_vec(),
            together: args.together,
            connections,
            groups: Vec::new(),
            bots: args.bots.clone(),
            deals,
        };
        let groups = (0..(args.tables as usize).div_ceil(TABLES_EACH)).map(|n| pool.group(n));
        pool.groups = future::try_join_all(groups).await?;
        Ok(pool)
    }

    /// How many of the seats people take.
    fn people(&self) -> usize {
        if self.bots.is_some() { 1 } else { SEATS }
    }

    async fn group(&self, n: usize) -> Result<Group, LoadError> {
        let mut group = Group::new();
        for seat in 0..SEATS {
            let mut client = Client::over(self.connections[n % self.connections.len()].clone());
            client.register(&format!("Guest {}", n * SEATS + seat)).await?;
            group.push(client);
        }
        Ok(group)
    }

    /// Creates table `n`, whose group joins it.
    pub async fn create_table(&self, n: usize) -> Result<Table, LoadError> {
        self.create_table_for(self.groups[n % self.groups.len()].clone(), n).await
    }

    async fn create_table_for(&self, group: Group, n: usize) -> Result<Table, LoadError> {
        let other = self.bots.clone().map_or(NewSeat::Open {}, |level| NewSeat::Bot { level });
        let id = group[0].create(&new_table(self.deals, &other, false)).await?.id;
        let table = Table { group, id, n };
        for (seat, client) in table.group.iter().enumerate().take(self.people()).skip(1) {
            let join = Join::default();
            // A proxy that keeps tables together does so with every request for one of them.
            match self.together && self.addresses.len() > 1 {
                true => client.at(self.address(&table, seat)).join(&table.id, &join).await?,
                false => client.join(&table.id, &join).await?,
            };
        }
        Ok(table)
    }

    /// Creates a public table that stays empty, and returns its id.
    pub async fn create_waiting_table(&self) -> Result<String, LoadError> {
        Ok(self.groups[0][0].create(&new_table(None, &NewSeat::Open {}, true)).await?.id)
    }

    /// Opens a socket for every person of a table, and waits for their first frames.
    pub async fn connect(&self, table: Table) -> Result<(Table, Vec<Player>), LoadError> {
        let mut players = Vec::with_capacity(SEATS);
        for seat in 0..self.people() {
            players.push(self.connect_seat(&table, seat).await?);
        }
        Ok((table, players))
    }

    /// The server of a seat.
    fn address(&self, table: &Table, seat: usize) -> SocketAddr {
        self.addresses[(table.n + if self.together { 0 } else { seat }) % self.addresses.len()]
    }

    async fn connect_seat(&self, table: &Table, seat: usize) -> Result<Player, LoadError> {
        let rng = (table.n * SEATS + seat) as u64;
        Player::connect(&table.group[seat].at(self.address(table, seat)), &table.id, rng).await
    }

    /// How long it takes until everybody at all tables has a first frame, if all return at once.
    pub async fn return_all(&self, tables: &[Table]) -> Result<Duration, LoadError> {
        let begun = Instant::now();
        let seats = tables.iter().flat_map(|table| (0..self.people()).map(move |seat| (table, seat)));
        let returned = stream::iter(seats.map(|(table, seat)| self.connect_seat(table, seat)));
        let players: Vec<Player> = returned.buffer_unordered(RETURNS_AT_ONCE).try_collect().await?;
        let took = begun.elapsed();
        drop(players);
        Ok(took)
    }

    /// How long the first frame takes at a table that no server has in memory.
    pub async fn wake(&self, table: &Table) -> Result<Duration, LoadError> {
        let begun = Instant::now();
        self.connect_seat(table, 0).await?;
        Ok(begun.elapsed())
    }

    /// Four clients play, table after table, until the time is over.
    pub async fn play_on(
        &self,
        (mut table, mut players): (Table, Vec<Player>),
        think: Duration,
        until: Instant,
        recorder: &Recorder,
    ) {
        let endless = Cell::new(u64::MAX);
        let play = async {
            loop {
                // Polls only the player whose socket is ready.
                let playing: FuturesUnordered<_> =
                    players.iter_mut().map(|it| it.play(think, &endless, recorder)).collect();
                playing.try_collect::<()>().await?;
                recorder.end();
                players.clear();
                // The server has closed the connections that it was asked for the first tables by, if that is long ago.
                let group = table.group.iter().map(|it| it.at(it.address())).collect();
                (table, players) = self.connect(self.create_table_for(group, table.n).await?).await?;
            }
        };
        let played: Result<Result<(), LoadError>, _> = tokio::time::timeout_at(until.into(), play).await;
        if let Ok(Err(why)) = played {
            recorder.error(why.why());
        }
    }

    /// Four clients play so many moves, or to the end if that comes first.
    pub async fn play_up_to(&self, players: &mut [Player], moves: u64, recorder: &Recorder) {
        let left = Cell::new(moves);
        let mut playing: FuturesUnordered<_> =
            players.iter_mut().map(|it| it.play(Duration::ZERO, &left, recorder)).collect();
        while let Some(played) = playing.next().await {
            if let Err(why) = played {
                return recorder.error(why.why());
            }
            if left.get() == 0 {
                return;
            }
        }
        recorder.end();
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
        chat: ChatAccess::Everyone,
        entropy: None,
        club: None,
    }
}
