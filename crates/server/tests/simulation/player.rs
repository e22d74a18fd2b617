//! A client that plays or watches, reconnects to any server when its connection breaks, and records what it was sent.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use kernel::{Observer, Seat};
use protocol::{ClientMessage, DrawMessage, DrawPhase, Frame, News, Refusal, ServerMessage, Turn};
use record::Share;
use server::{
    store::{Clock, Person, Session, Table},
    testing::{Attach, Command, Outbound, Outbox, QueueReceiver, Registry, SocketId},
};
use tokio::{
    sync::oneshot,
    time::{sleep, timeout},
};

use crate::{
    cluster::{Cluster, person_at},
    fault_rng::FaultRng,
    sign_out::SignOuts,
};

/// A connection without messages for so long is closed.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(20);

/// A request of a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Request {
    Play(Vec<String>),
    Undo,
    Return,
}

pub struct Player {
    cluster: Arc<Cluster>,
    pub rng: FaultRng,
    pub table: Table,
    pub observer: Observer,
    person: Option<Person>,
    /// Never chooses, so that its time runs out.
    idle: bool,
    pub version: u32,
    /// The first frame of each version.
    pub frames: BTreeMap<u32, Frame>,
    pub news: Vec<News>,
    /// Acknowledged requests in order.
    pub acknowledged: Vec<Request>,
    /// A request without an answer, and the version it named.
    pub pending: Option<(u32, Request)>,
    /// The versions that requests named which a rule forbade, though the frame of that version allowed them.
    pub outdated: Vec<u32>,
    pub next_id: u64,
    away: bool,
    /// The state of the draw, and what this client does in it.
    pub draw: Option<DrawMessage>,
    pub manners: DrawManners,
    /// The share of each round.
    pub shares: BTreeMap<u32, Share>,
    session: Option<Session>,
    /// How often the session of this client was ended.
    pub signed_out: u64,
    /// The last frame that the current connection has received.
    last_frame: Option<Frame>,
    /// How many frames came as what had changed.
    pub changes: u64,
}

/// What a client does when the seed is drawn.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DrawManners {
    Honest,
    /// Commits itself, and never shows its share.
    Withholds,
    /// Does not take part.
    Silent,
}

pub enum Answer {
    Ack,
    Refused(Refusal),
}

/// The connection is broken.
pub struct Broken;

pub struct Connection {
    registry: Registry,
    id: SocketId,
    inbox: QueueReceiver,
}

impl Player {
    /// Two players and a spectator.
    pub fn all_of(cluster: &Arc<Cluster>, table: &Table) -> Vec<Player> {
        let new = |observer: Observer, person, idle, rng: FaultRng| Player {
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
            outdated: Vec::new(),
            next_id: 0,
            away: false,
            draw: None,
            manners: match rng.below(6) {
                0 => DrawManners::Silent,
                1 => DrawManners::Withholds,
                _ => DrawManners::Honest,
            },
            rng,
            shares: BTreeMap::new(),
            session: None,
            signed_out: 0,
            last_frame: None,
            changes: 0,
        };
        let rng = |who: &str| cluster.rng.stream(&format!("{who}-of-{}", table.id));
        let seat = |n: usize| {
            let is_idle = table.id == "timed" && n == 1;
            new(Observer::Seat(Seat::new(n)), person_at(table, n), is_idle, rng(&format!("player-{n}")))
        };
        vec![seat(0), seat(1), new(Observer::Spectator, None, true, rng("spectator"))]
    }

    /// Whether a bot may choose for this seat after a time-out.
    pub fn may_be_away(&self) -> bool {
        self.table.settings.clock != Clock::None
    }

    /// Connects again and again until the game is over.
    pub async fn play(mut self) -> Option<Player> {
        while !self.is_over() && !self.cluster.is_cut_off() {
            // After a time-out the client tries another server.
            let connection = timeout(SILENCE_TIMEOUT, self.connect()).await.ok().flatten();
            if let Some(mut connection) = connection {
                let lifetime = self.lifetime();
                let cluster = self.cluster.clone();
                let mut watch = SignOuts::watch(&connection.registry, self.session.as_ref());
                let signed_out = tokio::select! {
                    biased;
                    _ = watch.ended() => true,
                    () = cluster.cut_off() => false,
                    _ = timeout(lifetime, self.play_connected(&mut connection)) => false,
                };
                self.trace(format_args!("connection ends, signed out: {signed_out}"));
                match &self.session {
                    Some(session) if !signed_out => self.cluster.sign_outs.check_open(session),
                    _ => (),
                }
                if signed_out {
                    self.signed_out += 1;
                    self.session = None;
                }
                drop(connection.inbox);
                connection.registry.send_if_live(&self.table.id, Command::Detach(connection.id)).await;
            }
            sleep(self.rng.between(1, 600)).await;
        }
        Some(self)
    }

    /// How long the next connection lasts.
    fn lifetime(&self) -> Duration {
        let decision = self.rng.decision();
        let breaks = !self.cluster.is_healed()
            && decision.happens(format_args!("{:?} of {} reconnects", self.observer, self.table.id));
        decision.draws.between(20, if breaks { 20_000 } else { 300_000 })
    }

    fn is_over(&self) -> bool {
        self.frames.values().next_back().is_some_and(|it| it.turn == Turn::Over)
    }

    pub fn trace(&self, what: std::fmt::Arguments<'_>) {
        self.cluster.trace.event(format_args!("{} {:?}: {what}", self.table.id, self.observer));
    }

    async fn connect(&mut self) -> Option<Connection> {
        if let (Some(person), None) = (&self.person, &self.session) {
            let session = self.cluster.sign_outs.sign_in(&self.cluster, person, self.cluster.now()).await;
            self.session = Some(session);
        }
        let (n, registry) = self.cluster.any_server(&self.rng)?;
        let (outbox, inbox) = Outbox::open();
        let (reply, id) = oneshot::channel();
        self.trace(format_args!("connects to {n} from {} on", self.version));
        let (since, changes) = (self.version, !self.version.is_multiple_of(3));
        let attach =
            Box::new(Attach { person: self.person.clone(), hidden: Vec::new(), since, changes, outbox, reply });
        registry.send(&self.table.id, Command::Attach(attach)).await.ok()?;
        let id = id.await.ok()?;
        self.last_frame = None;
        Some(Connection { registry, id, inbox })
    }

    /// Plays until the connection breaks or the game is over.
    async fn play_connected(&mut self, connection: &mut Connection) -> Result<(), Broken> {
        while self.last_frame.is_none() {
            self.take_part_in_draw(connection).await?;
            self.receive(connection).await?;
        }
        // A request without an answer is repeated unchanged, and takes effect once.
        if let Some((version, request)) = self.pending.clone() {
            match self.send(connection, version, &request).await? {
                Answer::Ack => self.acknowledge(request),
                // It took effect the first time, unless a bot has chosen for this seat.
                Answer::Refused(Refusal::Stale) if !self.may_be_away() => self.acknowledge(request),
                Answer::Refused(refusal) => {
                    self.check_refusal(version, &refusal);
                    // Any other refusal means that the game has moved on without the request.
                    self.pending.take_if(|_| refusal != Refusal::Unavailable);
                    return Err(Broken);
                }
            }
        }
        while !self.is_over() {
            let Some((version, request)) = self.choose() else {
                self.receive(connection).await?;
                continue;
            };
            sleep(self.rng.between(1, 400)).await;
            while let Some(message) = connection.inbox.try_recv() {
                self.read(message)?;
            }
            if self.version != version {
                continue;
            }
            self.pending = Some((version, request.clone()));
            match self.send(connection, version, &request).await? {
                Answer::Ack => self.acknowledge(request),
                // A refusal means that nothing was changed.
                Answer::Refused(refusal) => {
                    self.check_refusal(version, &refusal);
                    self.pending = None;
                    return Err(Broken);
                }
            }
        }
        Ok(())
    }

    /// The next request, unless there is nothing to do.
    fn choose(&mut self) -> Option<(u32, Request)> {
        let rng = &self.rng;
        let (version, frame) = self.frames.iter().next_back()?;
        if self.idle || *version != self.version {
            return None;
        }
        if self.away {
            return rng.one_in(2).then_some((*version, Request::Return));
        }
        if frame.undo && rng.decision().one_in(10, format_args!("{:?} of {} undoes", self.observer, self.table.id)) {
            return Some((*version, Request::Undo));
        }
        if frame.legal.is_empty() {
            return None;
        }
        let actions = if frame.legal.iter().any(|it| it == "seal") && rng.below(4) > 0 {
            let cards = frame.legal.iter().filter(|it| *it != "seal" && rng.one_in(3)).cloned();
            cards.chain(["seal".to_owned()]).collect()
        } else {
            vec![rng.pick(&frame.legal).clone()]
        };
        Some((*version, Request::Play(actions)))
    }

    fn acknowledge(&mut self, request: Request) {
        self.acknowledged.push(request);
        self.pending = None;
    }

    /// Checks that a refusal is possible: another player may have undone or chosen meanwhile, and a bot may have chosen
    /// for a seat whose time has run out. What `version` allowed, a rule forbids only after another player's undo, which
    /// is looked for in the log at the end.
    fn check_refusal(&mut self, version: u32, refusal: &Refusal) {
        let is_possible = match refusal {
            Refusal::Unavailable | Refusal::NotYourTurn | Refusal::TooLateToUndo | Refusal::Reveals { .. } => true,
            Refusal::Stale | Refusal::Forbidden | Refusal::Over => self.may_be_away(),
            Refusal::Rule { .. } => {
                if !self.may_be_away() {
                    self.outdated.push(version);
                }
                true
            }
            _ => false,
        };
        assert!(is_possible, "{} {:?}: {refusal}, {:?}", self.table.id, self.observer, self.pending);
    }

    async fn send(&mut self, connection: &mut Connection, version: u32, request: &Request) -> Result<Answer, Broken> {
        self.next_id += 1;
        let id = self.next_id;
        let message = match request.clone() {
            Request::Play(actions) => ClientMessage::Play { id, version, actions },
            Request::Undo => ClientMessage::Undo { id, version },
            Request::Return => ClientMessage::Return { id },
        };
        self.trace(format_args!("sends {version} {request:?}"));
        self.ask(connection, id, message).await
    }

    /// Sends a message and waits for its answer.
    pub async fn ask(
        &mut self,
        connection: &mut Connection,
        id: u64,
        message: ClientMessage,
    ) -> Result<Answer, Broken> {
        self.cluster.messages.fetch_add(1, Ordering::Relaxed);
        sleep(self.rng.between(0, 20)).await;
        let command = Command::Client(connection.id, message);
        connection.registry.send(&self.table.id, command).await.map_err(|_| Broken)?;
        loop {
            match self.receive(connection).await? {
                ServerMessage::Ack(ack) if ack.id == id => return Ok(Answer::Ack),
                ServerMessage::Refused(it) if it.id == Some(id) => return Ok(Answer::Refused(it.error)),
                _ => (),
            }
        }
    }

    async fn receive(&mut self, connection: &mut Connection) -> Result<ServerMessage, Broken> {
        let message = timeout(SILENCE_TIMEOUT, connection.inbox.recv()).await.ok().flatten().ok_or(Broken)?;
        self.read(message)
    }

    /// Parses a message, and records a frame.
    fn read(&mut self, message: Outbound) -> Result<ServerMessage, Broken> {
        let text = match message {
            Outbound::Text(text) => text,
            Outbound::Close(_) => return Err(Broken),
            Outbound::Flush | Outbound::Ping => unreachable!("this client has no socket that could be blocked"),
        };
        self.trace(format_args!("receives {text}"));
        let message = ServerMessage::read(&text).unwrap();
        match (&message, self.observer) {
            (ServerMessage::Frame(frame), _) => self.record(frame),
            (ServerMessage::Change(change), _) => {
                let mut frame = self.last_frame.clone().expect("a whole frame comes first");
                frame.apply(change).unwrap_or_else(|why| panic!("{}: {why}: {text}", self.table.id));
                self.changes += 1;
                self.record(&frame);
            }
            (ServerMessage::Draw(draw), _) => {
                let shown = draw.seats.iter().any(|it| it.share.is_some());
                assert!(!shown || draw.phase == DrawPhase::Done, "{}: a share was shown early", self.table.id);
                self.draw = Some(draw.clone());
            }
            (ServerMessage::Table(it), Observer::Seat(seat)) => self.away = it.table.seats[seat.index()].away,
            _ => (),
        }
        Ok(message)
    }

    fn record(&mut self, frame: &Frame) {
        let before = self.version;
        assert!(frame.version >= before, "{}: version {} after {before}", self.table.id, frame.version);
        assert!(frame.since <= before, "{}: events since {} for a client at {before}", self.table.id, frame.since);
        self.version = frame.version;
        self.last_frame = Some(frame.clone());
        self.news.retain(|it| it.version <= frame.since);
        self.news.extend(frame.news.iter().cloned());
        let first = self.frames.entry(frame.version).or_insert_with(|| frame.clone());
        let same = first.view.get() == frame.view.get() && first.legal == frame.legal;
        assert!(same, "{}: version {} was sent in two forms", self.table.id, frame.version);
    }
}
