//! Compares what each client was sent and acknowledged with the logs.

use std::{fmt, ops::AddAssign};

use kernel::{Observer, Seats};
use protocol::Frame;
use record::{Mover, Record};

use server::{
    store::{Entry, Millis, Occupant, Table, Token},
    testing::{Common, EventsSince, GameSession, Line, frame_text, history},
};

use crate::{
    cluster::{Cluster, person_at},
    player::{Player, Request},
};

/// The store read its clock between a heartbeat and its answer, which may take three seconds, in milliseconds.
const CLOCK_ERROR: Millis = 1_500;
/// An append is tried for so long, and may be executed so long after that, in milliseconds.
const LATEST_APPEND: Millis = 40_000;

/// The number of events by kind.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Counts {
    faults: u64,
    acknowledged: u64,
    taken_back: u64,
    by_bots: u64,
    time_outs: u64,
    frames: u64,
    changes: u64,
    absent: u64,
    withheld: u64,
    verified: u64,
    signed_out: u64,
}

impl Counts {
    /// Whether every kind of event occurred often enough to test it.
    pub fn is_eventful(&self) -> bool {
        let usual =
            [self.faults, self.acknowledged, self.taken_back, self.by_bots, self.time_outs, self.frames, self.changes];
        let identity = [self.absent, self.withheld, self.verified, self.signed_out];
        usual.iter().all(|it| *it > 100) && identity.iter().all(|it| *it > 5)
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.faults += other.faults;
        self.acknowledged += other.acknowledged;
        self.taken_back += other.taken_back;
        self.by_bots += other.by_bots;
        self.time_outs += other.time_outs;
        self.frames += other.frames;
        self.changes += other.changes;
        self.absent += other.absent;
        self.withheld += other.withheld;
        self.verified += other.verified;
        self.signed_out += other.signed_out;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { faults, acknowledged, taken_back, by_bots, time_outs, frames, changes, .. } = self;
        let Counts { absent, withheld, verified, signed_out, .. } = self;
        write!(f, "{faults} faults, {acknowledged} messages acknowledged, {taken_back} of them undo, ")?;
        write!(
            f,
            "{by_bots} choices of bots, {time_outs} time-outs, {frames} frames compared, {changes} of them came as changes; "
        )?;
        write!(f, "{absent} shares absent, {withheld} withheld, {verified} draws verified, ")?;
        write!(f, "{signed_out} sockets of ended sessions")
    }
}

type Log = Vec<(Entry, Option<Token>)>;

pub fn check_all(cluster: &Cluster, players: &[Player], faults: u64) -> Counts {
    let is_whole = !cluster.is_cut_off();
    let mut counts = Counts { faults, ..Counts::default() };
    for player in players {
        let (table, log) = cluster.store.inspect(|data| {
            let kept = &data.tables[&player.table.id];
            (kept.table.clone(), kept.log.values().cloned().collect::<Log>())
        });
        let entries: Vec<Entry> = log.iter().map(|(entry, _)| entry.clone()).collect();
        assert!((0..).zip(&entries).all(|(n, it)| it.n == n), "{}: a gap", table.id);
        check_choices(player, &log, &mut counts);
        check_outdated(player, &table, &entries);
        counts.signed_out += player.signed_out;
        check_frames(player, &table, &entries, is_whole, &mut counts);
        check_storing(cluster, &table, &log);
        if player.observer == Observer::Spectator {
            check_clocks(&table, &log, &mut counts);
            if is_whole {
                check_draw(&table, &entries, &log, &mut counts);
            }
        }
    }
    counts
}

/// A choice that a frame allowed was refused by a rule only where another seat had taken something back since.
fn check_outdated(player: &Player, table: &Table, entries: &[Entry]) {
    let Some(earliest) = player.outdated.iter().min() else { return };
    let mut session = GameSession::begin(table).unwrap();
    let mut undone = Vec::new();
    for entry in entries {
        let before = session.cursor(player.observer).version;
        session.apply(entry).unwrap();
        let by_another = |line: &Line| matches!(line, Line::Undo(seat) if Observer::Seat(*seat) != player.observer);
        let was_shown = session.cursor(player.observer).version > before;
        if before >= *earliest && was_shown && Line::parse_all(&entry.text).unwrap().iter().any(by_another) {
            undone.push(before);
        }
    }
    for version in &player.outdated {
        let is_explained = undone.iter().any(|it| it >= version);
        assert!(is_explained, "{} {:?}: refused by a rule at {version}", table.id, player.observer);
    }
}

/// Every acknowledged request is in the log, once and in order, and nothing else is.
fn check_choices(player: &Player, log: &Log, counts: &mut Counts) {
    let Observer::Seat(seat) = player.observer else { return };
    let mut kept = Vec::new();
    for (entry, lease) in log {
        let lines = Line::parse_all(&entry.text).unwrap();
        let own = |line: &Line| match line {
            Line::Step(Mover::Seat(mover), step) if *mover == seat => Some(step.clone()),
            _ => None,
        };
        let actions: Vec<String> = lines.iter().filter_map(own).collect();
        if lease.is_some() {
            counts.by_bots += u64::from(!actions.is_empty());
        } else if !actions.is_empty() {
            kept.push(Request::Play(actions));
        } else if lines.contains(&Line::Undo(seat)) {
            kept.push(Request::Undo);
        } else if lines.contains(&Line::Return(seat)) {
            kept.push(Request::Return);
        }
    }
    counts.acknowledged += player.acknowledged.len() as u64;
    counts.taken_back += player.acknowledged.iter().filter(|it| **it == Request::Undo).count() as u64;
    if player.may_be_away() {
        // The client cannot know whether an unanswered request took effect before a bot chose for it. What was
        // acknowledged is in the log all the same.
        let mut rest = kept.iter();
        let all_there = player.acknowledged.iter().all(|request| rest.any(|it| it == request));
        assert!(all_there, "{seat}: {:?} were acknowledged, {kept:?} are in the log", player.acknowledged);
        return;
    }
    let pending = player.pending.iter().map(|(_, request)| request);
    let with_pending: Vec<Request> = player.acknowledged.iter().chain(pending).cloned().collect();
    assert!(
        kept == player.acknowledged || kept == with_pending,
        "{} {seat}: {with_pending:?} were sent, {kept:?} are in the log",
        player.table.id
    );
}

/// Every frame and all events are those that the log gives for this observer.
fn check_frames(player: &Player, table: &Table, entries: &[Entry], is_whole: bool, counts: &mut Counts) {
    let mut session = GameSession::begin(table).unwrap();
    let observer = player.observer;
    for entry in entries {
        session.apply(entry).unwrap();
        session.played.forget_news();
        let version = session.cursor(observer).version;
        let Some(shown) = player.frames.get(&version) else { continue };
        let nothing = EventsSince { since: version, news: Vec::new() };
        let text = frame_text(&session, observer, &nothing, &Common::of(&session, entry.at));
        let expected: Frame = serde_json::from_str(&text).unwrap();
        let same = expected.view.get() == shown.view.get()
            && expected.legal == shown.legal
            && expected.turn == shown.turn
            && expected.scores == shown.scores;
        assert!(same, "{} {observer:?}: version {version} is not what the log says", table.id);
    }
    counts.frames += player.frames.len() as u64;
    counts.changes += player.changes;
    if !is_whole {
        return;
    }
    assert_eq!(
        player.version,
        session.cursor(observer).version,
        "{} {observer:?}: the last version was sent",
        table.id
    );
    let told = history::events_since(table, entries, observer, 0).unwrap().news;
    let told: Vec<_> = told.iter().map(|it| (it.version, it.event.get())).collect();
    let heard: Vec<_> = player.news.iter().map(|it| (it.version, it.event.get())).collect();
    if let Some(n) = (0..told.len().max(heard.len())).find(|n| told.get(*n) != heard.get(*n)) {
        panic!("{} {observer:?} has heard {:?}, not {:?}", table.id, heard.get(n), told.get(n));
    }
}

/// Entries have the time of the store's clock, whatever the clocks of the servers say, and those of bots and clocks were
/// stored while their lease was the current one.
fn check_storing(cluster: &Cluster, table: &Table, log: &Log) {
    let stored_at = cluster.store.inspect(|data| data.tables[&table.id].stored_at.clone());
    for (Entry { n, at, .. }, lease) in log {
        let (stored, current) = stored_at[n];
        let range = -CLOCK_ERROR..=CLOCK_ERROR + LATEST_APPEND;
        assert!(range.contains(&(stored - at)), "{}: {n} was stored {} ms after its time", table.id, stored - at);
        assert!(lease.is_none() || *lease == current, "{}: {n} was stored under a lost lease", table.id);
    }
}

/// The dice are those of the seed and all shares, and only the holder of the lease leaves a seat out.
fn check_draw(table: &Table, entries: &[Entry], log: &Log, counts: &mut Counts) {
    let session = GameSession::load(table, entries).unwrap();
    let (shares, absent, withheld) = (session.draw.shares(), session.draw.absent(), session.draw.withheld());
    let people = table.seats.iter().filter(|it| matches!(it, Occupant::Person { .. })).count();
    let expected = if table.settings.shares { people } else { 0 };
    assert_eq!(shares.len() + absent.len() + withheld.len(), expected, "{}: everybody has a part", table.id);
    counts.absent += absent.len() as u64;
    counts.withheld += withheld.len() as u64;
    let (seed, seed_hash) = (Some(table.seed), Some(table.seed.hash()));
    let record = Record { shares, seed, seed_hash, ..session.played.record() };
    let verdict = catalog::game(&table.game).unwrap().verify(&record).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.shares == record.shares.len(), "{}", table.id);
    counts.verified += 1;
    for (entry, lease) in log {
        let left_out = |line: &Line| matches!(line, Line::LeaveOut(_));
        let leaves_out = Line::parse_all(&entry.text).unwrap().iter().any(left_out);
        assert!(!leaves_out || lease.is_some(), "{}: a seat was left out without a lease", table.id);
    }
}

/// Time runs out once until the player returns, and entries of bots and clocks are appended under increasing leases.
fn check_clocks(table: &Table, log: &Log, counts: &mut Counts) {
    let mut away = Seats::NONE;
    let mut last = 0;
    for (entry, lease) in log {
        if let Some(token) = lease {
            assert!(*token >= last, "{}: {} was appended under an old lease", table.id, entry.n);
            last = *token;
        }
        for line in Line::parse_all(&entry.text).unwrap() {
            match line {
                Line::Away(seat) => {
                    assert!(!away.contains(seat), "{}: time ran out twice", table.id);
                    assert!(lease.is_some(), "{}: a time-out without a lease", table.id);
                    away = away.with(seat);
                    counts.time_outs += 1;
                }
                Line::Return(seat) => away = away.without(seat),
                Line::Step(Mover::Seat(seat), _) if person_at(table, seat.index()).is_none() => {
                    assert!(lease.is_some(), "{}: a bot's choice without a lease", table.id);
                }
                _ => (),
            }
        }
    }
}
