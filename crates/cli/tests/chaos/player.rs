//! Somebody who plays or watches, comes back whenever the line breaks, and remembers everything.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    client::{Line, moment},
    counts::{Counts, increment},
    fault_rng::FaultRng,
    harness::Harness,
};

/// A line on which nothing comes for so long is given up; most often it is just somebody else's turn.
const SILENCE: Duration = Duration::from_secs(5);

pub struct Player {
    pub table: String,
    /// Nobody in particular without one.
    pub cookie: Option<String>,
    /// Whose choices are never made: its time runs out.
    pub idle: bool,
    pub rng: FaultRng,
    pub version: u64,
    /// Every frame by its version, without what changes by itself.
    pub frames: BTreeMap<u64, Value>,
    /// What was acknowledged, in order.
    pub acknowledged: Vec<Vec<String>>,
    /// What was sent, and not answered yet.
    pending: Option<(u64, Vec<String>)>,
    next_id: u64,
    legal: Vec<String>,
    over: bool,
}

enum Answer {
    Ack,
    Refused(String),
}

impl Player {
    pub fn new(table: String, cookie: Option<String>, idle: bool, rng: FaultRng) -> Player {
        Player {
            table,
            cookie,
            idle,
            rng,
            version: 0,
            frames: BTreeMap::new(),
            acknowledged: Vec::new(),
            pending: None,
            next_id: 0,
            legal: Vec::new(),
            over: false,
        }
    }

    /// Until the game is over.
    pub async fn play(&mut self, harness: &Harness, counts: &Counts) {
        while !self.over {
            let address = self.rng.pick(&harness.nodes).address();
            let line = Line::open(address, &self.table, self.version, self.cookie.as_deref()).await;
            if let Some(mut line) = line {
                increment(&counts.connections);
                self.play_through(&mut line, counts).await;
            }
            if !self.over {
                moment().await;
            }
        }
    }

    /// Until the line breaks, or the game is over.
    async fn play_through(&mut self, line: &mut Line, counts: &Counts) -> Option<()> {
        self.legal.clear();
        let mut shown = false;
        while !shown {
            shown = self.hear(line, counts).await?["type"] == "frame";
        }
        // Whoever got no answer asks again with the same words: they count once.
        if let Some((version, actions)) = self.pending.clone() {
            increment(&counts.repeated);
            match self.send(line, version, &actions, counts).await? {
                Answer::Ack => self.note(actions, counts),
                // It was carried out the first time.
                Answer::Refused(code) if code == "stale" => self.note(actions, counts),
                Answer::Refused(code) => {
                    assert_eq!(code, "unavailable", "{}: {version} {actions:?}", self.table);
                    increment(&counts.refused);
                    return None;
                }
            }
        }
        loop {
            while (self.legal.is_empty() || self.idle) && !self.over {
                self.hear(line, counts).await?;
            }
            if self.over {
                return Some(());
            }
            sleep(Duration::from_millis(self.rng.between(5, 60))).await;
            let (version, actions) = (self.version, self.choose());
            self.pending = Some((version, actions.clone()));
            match self.send(line, version, &actions, counts).await? {
                Answer::Ack => self.note(actions, counts),
                Answer::Refused(code) => {
                    // Nothing was changed, it says: so nothing is pending.
                    assert_eq!(code, "unavailable", "{}: {version} {actions:?}", self.table);
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

    async fn send(&mut self, line: &mut Line, version: u64, actions: &[String], counts: &Counts) -> Option<Answer> {
        self.next_id += 1;
        let id = self.next_id;
        line.send(&json!({"type": "play", "id": id, "version": version, "actions": actions})).await?;
        loop {
            let message = self.hear(line, counts).await?;
            if message["id"] == id {
                return Some(match message["type"] == "ack" {
                    true => Answer::Ack,
                    false => Answer::Refused(message["error"]["code"].as_str().unwrap_or_default().to_owned()),
                });
            }
        }
    }

    /// Reads a message, and keeps what it shows.
    async fn hear(&mut self, line: &mut Line, counts: &Counts) -> Option<Value> {
        let message = line.next(SILENCE).await?;
        if message["type"] == "frame" {
            let version = message["version"].as_u64()?;
            assert!(version >= self.version, "{}: version {version} after {}", self.table, self.version);
            self.version = version;
            let texts = message["legal"].as_array()?.iter().filter_map(Value::as_str);
            self.legal = texts.map(str::to_owned).collect();
            self.over = message["turn"]["type"] == "over";
            let news: Vec<&Value> = message["news"].as_array()?.iter().filter(|it| it["version"] == version).collect();
            let events: Vec<Value> = news.iter().map(|it| it["event"].clone()).collect();
            let (turn, view, scores) = (&message["turn"], &message["view"], &message["scores"]);
            let frame = json!({"turn": turn, "view": view, "scores": scores, "news": events});
            let first = self.frames.entry(version).or_insert_with(|| frame.clone());
            // A second look at the same moment may come without its news.
            let same = ["turn", "view", "scores"].iter().all(|key| first[key] == frame[key]);
            if !same || !events.is_empty() && first["news"] != frame["news"] && !first["news"].as_array()?.is_empty() {
                println!("{} {version}: {first} and {frame}", self.table);
                increment(&counts.leaked);
            }
            if first["news"].as_array()?.is_empty() {
                *first = frame;
            }
        }
        Some(message)
    }

    /// A whole bid of Money!, or any one choice.
    fn choose(&mut self) -> Vec<String> {
        let legal = std::mem::take(&mut self.legal);
        if legal.iter().any(|it| it == "seal") {
            let mut bid: Vec<String> = legal.into_iter().filter(|it| it != "seal" && self.rng.below(3) == 0).collect();
            bid.push("seal".to_owned());
            return bid;
        }
        vec![self.rng.pick(&legal).clone()]
    }
}
