//! A client that plays or watches, reconnects when its connection breaks, and records what it was sent.

use std::{collections::BTreeMap, time::Duration};

use protocol::{
    Moment, Refusal, ServerMessage,
    client::{Answer, Client, TableSocket, any_choice},
};
use tokio::time::{sleep, timeout};

use crate::{
    client::{PATIENCE, moment},
    counts::{Counts, increment},
    fault_rng::FaultRng,
    harness::Harness,
};

/// A connection without messages for so long is closed; most often it is just another player's turn.
const SILENCE: Duration = Duration::from_secs(5);

pub struct Player {
    pub table: String,
    /// A spectator without a session.
    pub client: Client,
    /// Whose choices are never made: its time runs out.
    pub idle: bool,
    pub rng: FaultRng,
    version: u32,
    /// Every frame by its version, without what changes by itself.
    pub frames: BTreeMap<u32, Moment>,
    /// What was acknowledged, in order.
    pub acknowledged: Vec<Vec<String>>,
    /// What was sent, and not answered yet.
    pending: Option<(u32, Vec<String>)>,
    over: bool,
}

impl Player {
    pub fn new(table: String, client: Client, idle: bool, rng: FaultRng) -> Player {
        Player {
            table,
            client,
            idle,
            rng,
            version: 0,
            frames: BTreeMap::new(),
            acknowledged: Vec::new(),
            pending: None,
            over: false,
        }
    }

    /// Until the game is over.
    pub async fn play(&mut self, harness: &Harness, counts: &Counts) {
        while !self.over {
            let address = self.rng.pick(&harness.nodes).address();
            let client = self.client.at(address);
            if let Ok(Ok(mut socket)) = timeout(PATIENCE, client.follow(&self.table, self.version)).await {
                increment(&counts.connections);
                self.play_through(&mut socket, counts).await;
            }
            if !self.over {
                moment().await;
            }
        }
    }

    /// Until the line breaks, or the game is over.
    async fn play_through(&mut self, socket: &mut TableSocket, counts: &Counts) -> Option<()> {
        while socket.version() == 0 {
            self.hear(socket, counts).await?;
        }
        // A choice without an answer is repeated unchanged, and takes effect once.
        if let Some((version, actions)) = self.pending.clone() {
            increment(&counts.repeated);
            match self.send(socket, version, &actions, counts).await? {
                // It was carried out now, or the first time.
                Ok(_) | Err(Refusal::Stale) => self.note(actions, counts),
                Err(why) => {
                    assert_eq!(why, Refusal::Unavailable, "{}: {version} {actions:?}", self.table);
                    increment(&counts.refused);
                    return None;
                }
            }
        }
        loop {
            while (socket.legal().is_empty() || self.idle) && !self.over {
                self.hear(socket, counts).await?;
            }
            if self.over {
                return Some(());
            }
            sleep(Duration::from_millis(self.rng.between(5, 60))).await;
            let rng = &mut self.rng;
            let actions = any_choice(socket.legal(), |n| rng.below(n as u64) as usize);
            let version = self.version;
            self.pending = Some((version, actions.clone()));
            match self.send(socket, version, &actions, counts).await? {
                Ok(_) => self.note(actions, counts),
                Err(why) => {
                    // Nothing was changed, it says: so nothing is pending.
                    assert_eq!(why, Refusal::Unavailable, "{}: {version} {actions:?}", self.table);
                    increment(&counts.refused);
                    self.pending = None;
                    return None;
                }
            }
        }
    }

    fn note(&mut self, actions: Vec<String>, counts: &Counts) {
        increment(&counts.acknowledged);
        self.acknowledged.push(actions);
        self.pending = None;
    }

    async fn send(
        &mut self,
        socket: &mut TableSocket,
        version: u32,
        actions: &[String],
        counts: &Counts,
    ) -> Option<Answer> {
        let id = timeout(PATIENCE, socket.send_play(version, actions)).await.ok()?.ok()?;
        loop {
            if let Some(answer) = self.hear(socket, counts).await?.answer(id) {
                return Some(answer);
            }
        }
    }

    /// Reads a message, and keeps what it shows. Nothing if the socket is dead or silent for too long.
    async fn hear(&mut self, socket: &mut TableSocket, counts: &Counts) -> Option<ServerMessage> {
        let message = timeout(SILENCE, socket.next()).await.ok()?.ok()?;
        if let ServerMessage::Frame(frame) = &message {
            let version = frame.version;
            assert!(version >= self.version, "{}: version {version} after {}", self.table, self.version);
            self.version = version;
            self.over = socket.is_over();
            let news = frame.news.iter().filter(|it| it.version == version).map(|it| it.event.clone()).collect();
            let (turn, view, scores) = (frame.turn.clone(), frame.view.clone(), frame.scores.clone());
            let shown = Moment { version, turn, view, news, scores };
            let first = self.frames.entry(version).or_insert_with(|| shown.clone());
            if !agree(first, &shown) {
                println!("{} {version}: {first:?} and {shown:?}", self.table);
                increment(&counts.leaked);
            }
            if first.news.is_empty() {
                *first = shown;
            }
        }
        Some(message)
    }
}

/// Whether two looks at the same moment show the same. One of them may come without its news.
pub fn agree(one: &Moment, two: &Moment) -> bool {
    let news = |it: &Moment| -> Vec<String> { it.news.iter().map(|event| event.get().to_owned()).collect() };
    one.turn == two.turn
        && one.view.get() == two.view.get()
        && one.scores == two.scores
        && (one.news.is_empty() || two.news.is_empty() || news(one) == news(two))
}
