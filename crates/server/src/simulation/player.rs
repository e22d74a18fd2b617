//! Somebody who plays or watches, comes back at any server when the line breaks, and remembers everything.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use kernel::{Observer, Seat};
use protocol::{ClientMessage, Frame, News, Refusal, ServerMessage, Turn};
use tokio::{
    sync::{mpsc, oneshot},
    time::{sleep, timeout},
};

use super::cluster::Cluster;
use crate::{
    store::{Clock, Person, Table},
    table::{Attach, Command, Outbound, Outbox, Registry, SocketId},
};

/// A line on which nothing comes for so long is given up.
const SILENCE: Duration = Duration::from_secs(20);

/// What a seat asks for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Said {
    Play(Vec<String>),
    Undo,
    Return,
}

pub struct Player {
    cluster: Arc<Cluster>,
    pub table: Table,
    pub observer: Observer,
    person: Option<Person>,
    /// Whose choices are never made.
    idle: bool,
    pub version: u32,
    /// By their versions.
    pub frames: BTreeMap<u32, Frame>,
    pub news: Vec<News>,
    /// In order.
    pub acknowledged: Vec<Said>,
    /// Sent, and not answered yet.
    pub pending: Option<(u32, Said)>,
    next_id: u64,
    away: bool,
    /// A new line shows everything anew.
    shown: bool,
}

enum Answer {
    Ack,
    Refused(Refusal),
}

/// The line is broken.
struct Broken;

/// A line to a server.
struct Line {
    registry: Registry,
    number: SocketId,
    inbox: mpsc::Receiver<Outbound>,
}

impl Player {
    /// Two persons and somebody who only watches.
    pub fn all_of(cluster: &Arc<Cluster>, table: &Table) -> Vec<Player> {
        let new = |observer: Observer, person, idle| Player {
            cluster: cluster.clone(),
            table: table.clone(),
            observer,
            person,
            idle,
            version: 0,
            frames: BTreeMap::new(),
            news: Vec::new(),
            acknowledged: Vec::new(),
            pending: None,
            next_id: 0,
            away: false,
            shown: false,
        };
        let seat =
            |n: usize| new(Observer::Seat(Seat::new(n)), Cluster::person(table, n), table.id == "hasty" && n == 1);
        vec![seat(0), seat(1), new(Observer::Spectator, None, true)]
    }

    /// Whether others may choose for this seat.
    pub fn may_be_away(&self) -> bool {
        self.table.settings.clock != Clock::None
    }

    /// Until the game is over.
    pub async fn play(mut self) -> Option<Player> {
        while !self.is_over() {
            // A client that gives up asks elsewhere.
            let line = timeout(SILENCE, self.connect()).await.ok().flatten();
            if let Some(mut line) = line {
                let lifetime = self.cluster.rng.between(20, if self.cluster.is_calm() { 300_000 } else { 20_000 });
                let end = timeout(lifetime, self.converse(&mut line)).await;
                self.say(format_args!("line ends, cut: {}", end.is_err()));
                drop(line.inbox);
                line.registry.send_if_live(&self.table.id, Command::Detach(line.number)).await;
            }
            sleep(self.cluster.rng.between(1, 600)).await;
        }
        Some(self)
    }

    fn is_over(&self) -> bool {
        self.frames.values().next_back().is_some_and(|it| it.turn == Turn::Over)
    }

    fn say(&self, what: std::fmt::Arguments<'_>) {
        self.cluster.trace.note(format_args!("{} {:?}: {what}", self.table.id, self.observer));
    }

    async fn connect(&mut self) -> Option<Line> {
        let (n, registry) = self.cluster.any_server()?;
        let (outbox, inbox) = Outbox::open();
        let (reply, number) = oneshot::channel();
        self.say(format_args!("asks {n} from {} on", self.version));
        let attach = Box::new(Attach { person: self.person.clone(), since: self.version, outbox, reply });
        registry.send(&self.table.id, Command::Attach(attach)).await.ok()?;
        let number = number.await.ok()?;
        self.shown = false;
        Some(Line { registry, number, inbox })
    }

    /// Until the line breaks, or the game is over.
    async fn converse(&mut self, line: &mut Line) -> Result<(), Broken> {
        while !self.shown {
            self.hear(line).await?;
        }
        // Whoever got no answer asks again with the same words: they count once.
        if let Some((version, said)) = self.pending.clone() {
            match self.ask(line, version, &said).await? {
                Answer::Ack => self.count(said),
                // It was carried out the first time; or somebody chose in its place.
                Answer::Refused(Refusal::Stale) if !self.may_be_away() => self.count(said),
                Answer::Refused(why) => {
                    self.expect(&why);
                    // Any other refusal is not for what was done already: the game has gone on.
                    self.pending.take_if(|_| why != Refusal::Unavailable);
                    return Err(Broken);
                }
            }
        }
        while !self.is_over() {
            let Some((version, said)) = self.wish() else {
                self.hear(line).await?;
                continue;
            };
            sleep(self.cluster.rng.between(1, 400)).await;
            while let Ok(message) = line.inbox.try_recv() {
                self.read(message)?;
            }
            if self.version != version {
                continue;
            }
            self.pending = Some((version, said.clone()));
            match self.ask(line, version, &said).await? {
                Answer::Ack => self.count(said),
                // It says that nothing was changed.
                Answer::Refused(why) => {
                    self.expect(&why);
                    self.pending = None;
                    return Err(Broken);
                }
            }
        }
        Ok(())
    }

    /// What it wants now, if anything.
    fn wish(&mut self) -> Option<(u32, Said)> {
        let rng = &self.cluster.rng;
        let (version, frame) = self.frames.iter().next_back()?;
        if self.idle || *version != self.version {
            return None;
        }
        if self.away {
            return rng.once_in(2).then_some((*version, Said::Return));
        }
        if frame.undo && rng.once_in(10) {
            return Some((*version, Said::Undo));
        }
        if frame.legal.is_empty() {
            return None;
        }
        let actions = if frame.legal.iter().any(|it| it == "seal") && rng.below(4) > 0 {
            let cards = frame.legal.iter().filter(|it| *it != "seal" && rng.once_in(3)).cloned();
            cards.chain(["seal".to_owned()]).collect()
        } else {
            vec![rng.pick(&frame.legal).clone()]
        };
        Some((*version, Said::Play(actions)))
    }

    fn count(&mut self, said: Said) {
        self.acknowledged.push(said);
        self.pending = None;
    }

    /// Somebody may take a choice back meanwhile, or choose after the one that is to be taken back; and a bot may
    /// choose for a seat whose time has run out.
    fn expect(&self, why: &Refusal) {
        let fair = match why {
            Refusal::Unavailable | Refusal::NotYourTurn | Refusal::TooLateToUndo | Refusal::Reveals { .. } => true,
            Refusal::Stale | Refusal::Forbidden | Refusal::Rule { .. } | Refusal::Over => self.may_be_away(),
            _ => false,
        };
        assert!(fair, "{} {:?}: {why}, {:?}", self.table.id, self.observer, self.pending);
    }

    async fn ask(&mut self, line: &mut Line, version: u32, said: &Said) -> Result<Answer, Broken> {
        self.next_id += 1;
        let id = self.next_id;
        let message = match said.clone() {
            Said::Play(actions) => ClientMessage::Play { id, version, actions },
            Said::Undo => ClientMessage::Undo { id, version },
            Said::Return => ClientMessage::Return { id },
        };
        self.say(format_args!("says {version} {said:?}"));
        sleep(self.cluster.rng.between(0, 20)).await;
        line.registry.send(&self.table.id, Command::Client(line.number, message)).await.map_err(|_| Broken)?;
        loop {
            match self.hear(line).await? {
                ServerMessage::Ack(ack) if ack.id == id => return Ok(Answer::Ack),
                ServerMessage::Refused(it) if it.id == Some(id) => return Ok(Answer::Refused(it.error)),
                _ => (),
            }
        }
    }

    async fn hear(&mut self, line: &mut Line) -> Result<ServerMessage, Broken> {
        let message = timeout(SILENCE, line.inbox.recv()).await.ok().flatten().ok_or(Broken)?;
        self.read(message)
    }

    /// Keeps what is shown.
    fn read(&mut self, message: Outbound) -> Result<ServerMessage, Broken> {
        let text = match message {
            Outbound::Text(text) => text,
            Outbound::Close(_) => return Err(Broken),
        };
        self.say(format_args!("hears {text}"));
        let message = ServerMessage::read(&text).expect("a message of the protocol");
        match (&message, self.observer) {
            (ServerMessage::Frame(frame), _) => self.look(frame),
            (ServerMessage::Table(it), Observer::Seat(seat)) => self.away = it.table.seats[seat.index()].away,
            _ => (),
        }
        Ok(message)
    }

    fn look(&mut self, frame: &Frame) {
        let before = self.version;
        assert!(frame.version >= before, "{}: {} after {before}", self.table.id, frame.version);
        assert!(frame.since <= before, "{}: news since {} for one at {before}", self.table.id, frame.since);
        self.version = frame.version;
        self.shown = true;
        self.news.retain(|it| it.version <= frame.since);
        self.news.extend(frame.news.iter().cloned());
        let told = self.frames.entry(frame.version).or_insert_with(|| frame.clone());
        let same = told.view.get() == frame.view.get() && told.legal == frame.legal;
        assert!(same, "{}: version {} is shown in two ways", self.table.id, frame.version);
    }
}
