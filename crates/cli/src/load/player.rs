//! One socket whose player chooses at random from the legal actions.

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

/// Records what all players measure, from a moment on.
pub struct Recorder {
    since: Instant,
    counts: RefCell<Counts>,
}

/// What was recorded.
#[derive(Default)]
pub struct Counts {
    /// From sent to acknowledged, each in microseconds.
    pub times: Vec<u32>,
    /// Bytes that all players received.
    pub received: u64,
    /// Games that came to their end.
    pub games: u64,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

impl Recorder {
    /// Errors count from the beginning, everything else from `since` on.
    pub fn since(since: Instant) -> Recorder {
        Recorder { since, counts: RefCell::default() }
    }

    fn acknowledged(&self, sent: Instant, received: u64) {
        if sent >= self.since {
            let after = sent.elapsed().as_micros();
            let mut counts = self.counts.borrow_mut();
            counts.times.push(after.try_into().unwrap_or(u32::MAX));
            counts.received += received;
        }
    }

    /// The number of moves so far.
    pub fn moves(&self) -> usize {
        self.counts.borrow().times.len()
    }

    /// Counts a finished game.
    pub fn end(&self) {
        self.counts.borrow_mut().games += 1;
    }

    /// Counts an error under its text.
    pub fn error(&self, what: String) {
        *self.counts.borrow_mut().errors.entry(what).or_default() += 1;
    }

    /// Ends the recording and returns what was counted.
    pub fn into_counts(self) -> Counts {
        self.counts.into_inner()
    }
}

/// A player at a table.
pub struct Player {
    socket: TableSocket,
    rng: u64,
    /// Bytes up to the last acknowledgement.
    counted: u64,
}

impl Player {
    /// Opens a socket and reads the first frame.
    pub async fn connect(client: &Client, table: &str, rng: u64) -> Result<Player, LoadError> {
        let mut socket = client.follow_changes(table, 0).await?;
        while socket.version() == 0 {
            next(&mut socket).await?;
        }
        Ok(Player { socket, rng, counted: 0 })
    }

    /// Plays until the game is over, or until all at the table have made the moves that are left.
    pub async fn play(&mut self, think: Duration, left: &Cell<u64>, recorder: &Recorder) -> Result<(), LoadError> {
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
                // Players think for different times.
                tokio::time::sleep(think * (self.below(1000) as u32) / 500).await;
            }
            let rng = &mut self.rng;
            let actions = any_choice(self.socket.legal(), |n| below(rng, n));
            let version = self.socket.version();
            let sent = Instant::now();
            let id = self.socket.send_play(version, &actions).await?;
            while next(&mut self.socket).await?.answer(id).is_none() {}
            recorder.acknowledged(sent, self.socket.received() - self.counted);
            self.counted = self.socket.received();
            left.set(left.get().saturating_sub(1));
        }
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n)
    }
}

/// The next message; a refusal is an error, since only legal choices are sent.
async fn next(socket: &mut TableSocket) -> Result<ServerMessage, LoadError> {
    match socket.next().await? {
        ServerMessage::Refused(refused) => Err(LoadError::Refused(refused.error.to_string())),
        ServerMessage::Bye(bye) => Err(LoadError::Refused(format!("{:?}", bye.reason).to_lowercase())),
        message => Ok(message),
    }
}

fn below(rng: &mut u64, n: usize) -> usize {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*rng >> 33) as usize % n
}
