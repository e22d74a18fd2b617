//! One socket, and somebody who chooses at random from what it is sent.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use super::{LoadError, wire::refused};

/// What all players together have seen since the measure began.
pub struct Tally {
    since: Instant,
    counts: RefCell<Counts>,
}

/// The numbers behind it.
#[derive(Default)]
pub struct Counts {
    /// From sent to acknowledged, each in microseconds.
    pub times: Vec<u32>,
    /// Bytes that everybody was sent.
    pub received: u64,
    /// Games that came to their end.
    pub games: u64,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

impl Tally {
    /// Nothing counts before that but errors.
    pub fn since(since: Instant) -> Tally {
        Tally { since, counts: RefCell::default() }
    }

    fn acknowledged(&self, sent: Instant, received: u64) {
        if sent >= self.since {
            let after = sent.elapsed().as_micros();
            let mut counts = self.counts.borrow_mut();
            counts.times.push(after.try_into().unwrap_or(u32::MAX));
            counts.received += received;
        }
    }

    /// A game is over.
    pub fn end(&self) {
        self.counts.borrow_mut().games += 1;
    }

    /// Something went wrong.
    pub fn error(&self, what: String) {
        *self.counts.borrow_mut().errors.entry(what).or_default() += 1;
    }

    /// All of it.
    pub fn into_counts(self) -> Counts {
        self.counts.into_inner()
    }
}

/// One end of a connection.
pub type Socket = WebSocketStream<TcpStream>;

/// Somebody at a table.
pub struct Player {
    socket: Socket,
    version: u32,
    legal: Vec<String>,
    over: bool,
    luck: u64,
    /// Bytes since the last acknowledgement.
    received: u64,
}

/// Opens a socket, as whoever has `cookie`.
pub async fn open(address: SocketAddr, path: &str, cookie: Option<&str>) -> Result<Socket, LoadError> {
    let mut request = format!("ws://{address}{path}").into_client_request().map_err(refused)?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse().map_err(refused)?);
    }
    let stream = TcpStream::connect(address).await.map_err(refused)?;
    stream.set_nodelay(true).map_err(refused)?;
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await.map_err(refused)?;
    Ok(socket)
}

/// What of a message matters here.
#[derive(Deserialize)]
struct Said<'a> {
    r#type: &'a str,
    version: Option<u32>,
    #[serde(borrow, default)]
    legal: Vec<&'a str>,
    turn: Option<Turn<'a>>,
    error: Option<serde_json::Value>,
    reason: Option<&'a str>,
}

#[derive(Deserialize)]
struct Turn<'a> {
    r#type: &'a str,
}

impl Player {
    /// Opens a socket and reads how things stand.
    pub async fn sit(address: SocketAddr, table: &str, cookie: &str, luck: u64) -> Result<Player, LoadError> {
        let socket = open(address, &format!("/api/tables/{table}/socket"), Some(cookie)).await?;
        let mut player = Player { socket, version: 0, legal: Vec::new(), over: false, luck, received: 0 };
        while player.version == 0 {
            player.read().await?;
        }
        Ok(player)
    }

    /// Plays until the game is over, or until all at the table have made the moves that are left.
    pub async fn play(&mut self, think: Duration, left: &Cell<u64>, tally: &Tally) -> Result<(), LoadError> {
        // Tables do not all begin at the same moment.
        tokio::time::sleep(think * (self.below(1000) as u32) / 125).await;
        loop {
            while self.legal.is_empty() && !self.over {
                self.read().await?;
            }
            if self.over || left.get() == 0 {
                return Ok(());
            }
            if !think.is_zero() {
                // Nobody thinks exactly as long as the others.
                tokio::time::sleep(think * (self.below(1000) as u32) / 500).await;
            }
            let actions = self.choose();
            let message = json!({"type": "play", "id": self.version, "version": self.version, "actions": actions});
            let sent = Instant::now();
            self.socket.send(Message::Text(message.to_string().into())).await.map_err(refused)?;
            while !self.read().await? {}
            tally.acknowledged(sent, std::mem::take(&mut self.received));
            left.set(left.get().saturating_sub(1));
        }
    }

    /// Reads a message; whether it acknowledges what was sent.
    async fn read(&mut self) -> Result<bool, LoadError> {
        let text = match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(false),
            Some(Ok(_)) | None => return Err(refused("closed")),
            Some(Err(why)) => return Err(refused(why)),
        };
        self.received += text.len() as u64;
        let said: Said = serde_json::from_str(&text).map_err(refused)?;
        match said.r#type {
            "frame" => {
                self.version = said.version.unwrap_or_default();
                self.legal = said.legal.into_iter().map(str::to_owned).collect();
                self.over = said.turn.is_some_and(|it| it.r#type == "over");
                Ok(false)
            }
            "ack" => Ok(true),
            "refused" => Err(refused(said.error.unwrap_or_default())),
            "bye" => Err(refused(said.reason.unwrap_or_default())),
            _ => Ok(false),
        }
    }

    /// A whole bid, or one exchange.
    fn choose(&mut self) -> Vec<String> {
        let legal = std::mem::take(&mut self.legal);
        if !legal.iter().any(|it| it == "seal") {
            let n = self.below(legal.len());
            return vec![legal[n].clone()];
        }
        let mut bid: Vec<String> = legal.into_iter().filter(|it| it != "seal" && self.below(3) == 0).collect();
        bid.push("seal".to_owned());
        bid
    }

    fn below(&mut self, n: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % n
    }
}
