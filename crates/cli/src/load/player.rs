//! One socket, and somebody who chooses at random from what it is sent.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    time::{Duration, Instant},
};

use protocol::{
    ServerMessage,
    client::{Client, TableSocket, any_choice},
};

use super::LoadError;

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

/// Somebody at a table.
pub struct Player {
    socket: TableSocket,
    luck: u64,
    /// Bytes up to the last acknowledgement.
    counted: u64,
}

impl Player {
    /// Opens a socket and reads how things stand.
    pub async fn sit(client: &Client, table: &str, luck: u64) -> Result<Player, LoadError> {
        let mut socket = client.follow(table, 0).await?;
        while socket.version() == 0 {
            next(&mut socket).await?;
        }
        Ok(Player { socket, luck, counted: 0 })
    }

    /// Plays until the game is over, or until all at the table have made the moves that are left.
    pub async fn play(&mut self, think: Duration, left: &Cell<u64>, tally: &Tally) -> Result<(), LoadError> {
        // Tables do not all begin at the same moment.
        tokio::time::sleep(think * (self.below(1000) as u32) / 125).await;
        loop {
            while self.socket.legal().is_empty() && !self.socket.is_over() {
                next(&mut self.socket).await?;
            }
            if self.socket.is_over() || left.get() == 0 {
                return Ok(());
            }
            if !think.is_zero() {
                // Nobody thinks exactly as long as the others.
                tokio::time::sleep(think * (self.below(1000) as u32) / 500).await;
            }
            let luck = &mut self.luck;
            let actions = any_choice(self.socket.legal(), |n| below(luck, n));
            let version = self.socket.version();
            let sent = Instant::now();
            let id = self.socket.send_play(version, &actions).await?;
            while next(&mut self.socket).await?.answer(id).is_none() {}
            tally.acknowledged(sent, self.socket.received() - self.counted);
            self.counted = self.socket.received();
            left.set(left.get().saturating_sub(1));
        }
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.luck, n)
    }
}

/// The next message. At a table where all goes well nothing is refused.
async fn next(socket: &mut TableSocket) -> Result<ServerMessage, LoadError> {
    match socket.next().await? {
        ServerMessage::Refused(refused) => Err(LoadError::Refused(refused.error.to_string())),
        ServerMessage::Bye(bye) => Err(LoadError::Refused(format!("{:?}", bye.reason).to_lowercase())),
        message => Ok(message),
    }
}

fn below(luck: &mut u64, n: usize) -> usize {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*luck >> 33) as usize % n
}
