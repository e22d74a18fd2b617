//! What was measured, for people and for programs.

use std::{collections::BTreeMap, time::Duration};

use serde_json::json;
use words::Words;

use super::{
    Load, SOCKETS,
    machine::{Usage, load_average},
    player::{Counts, Recorder},
    soak::{Course, Sample, courses},
};
use crate::{
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    stats,
};

/// What was measured from outside of the servers.
#[derive(Default)]
pub struct Measured {
    /// How long it took to create all tables.
    pub creating: Duration,
    /// How long was played.
    pub playing: Duration,
    /// What the servers, the players, and the watched processes used meanwhile.
    pub used: [Option<Usage>; 3],
    /// How long it took to connect all idle spectators.
    pub connecting: Duration,
    /// Bytes of the servers before anything, with the tables, with their sockets, with those of spectators,
    /// after the play.
    pub memory: Vec<Option<u64>>,
    /// How long each table took to come back after a restart.
    pub wakes: Vec<Duration>,
    /// How long it took until everybody had come back after a restart, all at once.
    pub returning: Option<Duration>,
    /// What the server of a soak held, from time to time.
    pub samples: Vec<Sample>,
}

/// The result of one measure.
pub struct Report {
    tables: u64,
    idle: u64,
    servers: usize,
    store: &'static str,
    think: u64,
    counts: Counts,
    measured: Measured,
    wakes: Vec<u32>,
    courses: Vec<Course>,
    load: Option<f64>,
}

impl Report {
    /// Of everything that was seen.
    pub fn new(args: &Load, servers: usize, recorder: Recorder, measured: Measured) -> Report {
        let mut counts = recorder.into_counts();
        let courses = courses(&measured.samples, &counts.times);
        for Course { name, first, last, .. } in courses.iter().filter(|it| !it.is_flat()) {
            *counts.errors.entry(format!("{name}: {first:.1} → {last:.1}")).or_default() += 1;
        }
        counts.times.sort_unstable();
        let micros = |it: &Duration| it.as_micros().try_into().unwrap_or(u32::MAX);
        let mut wakes: Vec<u32> = measured.wakes.iter().map(micros).collect();
        wakes.sort_unstable();
        let store = match (&args.database, args.connect.is_empty()) {
            (Some(_), _) => "postgres",
            (None, true) => "sqlite",
            (None, false) => "unknown",
        };
        let (tables, idle, think) = (args.tables, args.idle, args.think);
        Report { tables, idle, servers, store, think, counts, measured, wakes, courses, load: load_average() }
    }

    /// What went wrong, and how often.
    pub fn errors(&self) -> &BTreeMap<String, u64> {
        &self.counts.errors
    }

    fn moves(&self) -> u64 {
        self.counts.times.len() as u64
    }

    fn per_second(&self) -> f64 {
        self.moves() as f64 / self.measured.playing.as_secs_f64()
    }

    fn a_move(&self, number: f64) -> f64 {
        number / self.moves().max(1) as f64
    }

    /// Milliseconds within which this share of a thousand was acknowledged.
    fn within(&self, share: usize) -> f64 {
        within(&self.counts.times, share).unwrap_or_default()
    }

    /// Microseconds of the servers, of it in the system, of the players, and of those watched besides.
    fn cpu_a_move(&self) -> [Option<f64>; 4] {
        let each = |cpu: Duration| self.a_move(cpu.as_secs_f64() * 1e6);
        let [servers, players, watched] = self.measured.used;
        [
            servers.map(|it| each(it.cpu)),
            servers.map(|it| each(it.system)),
            players.map(|it| each(it.cpu)),
            watched.map(|it| each(it.cpu)),
        ]
    }

    /// Bytes that servers, and those watched besides, sent to the disk for a move.
    fn written_a_move(&self) -> Option<f64> {
        let [servers, _, watched] = self.measured.used;
        let written = servers?.written + watched.map_or(0, |it| it.written);
        Some(self.a_move(written as f64))
    }

    /// KiB for each of `number` things, by how much memory has grown.
    fn each(&self, from: usize, to: usize, number: u64) -> Option<f64> {
        let at = |n: usize| self.measured.memory.get(n).copied().flatten();
        Some((at(to)? as f64 - at(from)? as f64) / 1024.0 / number as f64)
    }

    fn laid_per_second(&self) -> f64 {
        self.tables as f64 / self.measured.creating.as_secs_f64()
    }

    fn opened_per_second(&self) -> Option<f64> {
        (self.idle > 0).then(|| self.idle as f64 / self.measured.connecting.as_secs_f64())
    }

    fn idle_kib(&self) -> Option<f64> {
        self.each(2, 3, self.idle).filter(|_| self.idle > 0)
    }

    /// The report as JSON.
    pub fn json(&self) -> String {
        let [server, system, players, watched] = self.cpu_a_move();
        json!({
            "store": self.store,
            "servers": self.servers,
            "tables": self.tables,
            "sockets": self.tables * SOCKETS,
            "think_ms": self.think,
            "seconds": self.measured.playing.as_secs_f64(),
            "moves": self.moves(),
            "games": self.counts.games,
            "moves_per_second": self.per_second(),
            "p50_ms": self.within(500),
            "p99_ms": self.within(990),
            "max_ms": self.within(1000),
            "cpu_us_per_move": server,
            "system_us_per_move": system,
            "players_us_per_move": players,
            "watched_us_per_move": watched,
            "sent_bytes_per_move": self.a_move(self.counts.received as f64),
            "written_bytes_per_move": self.written_a_move(),
            "table_kib": self.each(0, 1, self.tables),
            "socket_kib": self.each(1, 2, self.tables * SOCKETS),
            "idle": self.idle,
            "idle_opened_per_second": self.opened_per_second(),
            "idle_kib": self.idle_kib(),
            "memory_bytes": self.measured.memory,
            "tables_laid_per_second": self.laid_per_second(),
            "wake_p50_ms": within(&self.wakes, 500),
            "wake_p99_ms": within(&self.wakes, 990),
            "return_all_seconds": self.measured.returning.map(|it| it.as_secs_f64()),
            "soak": self.courses.iter().map(|it| (it.name, [it.first, it.last])).collect::<BTreeMap<_, _>>(),
            "errors": self.counts.errors,
            "load_average": self.load,
        })
        .to_string()
    }

    /// Prints the report as a table in the language of the terminal.
    pub fn print(&self, words: &Words, out: &mut Out) -> Result<(), Fail> {
        let unit = |id: &str, figure: Option<f64>| {
            figure.map(|it| words.say(id, &[("n", stats::decimal(it, words.lang()).into())]))
        };
        let whole = |it: f64| Some(stats::grouped(it));
        let [server, system, players, watched] = self.cpu_a_move();
        let last = self.measured.memory.last().copied().flatten();
        let rows = [
            ("load-servers", whole(self.servers as f64)),
            ("load-tables", whole(self.tables as f64)),
            ("load-moves", whole(self.moves() as f64)),
            ("load-games", whole(self.counts.games as f64)),
            ("load-rate", whole(self.per_second())),
            ("load-p50", unit("unit-ms", Some(self.within(500)))),
            ("load-p99", unit("unit-ms", Some(self.within(990)))),
            ("load-max", unit("unit-ms", Some(self.within(1000)))),
            ("load-cpu", unit("unit-us", server)),
            ("load-system", unit("unit-us", system)),
            ("load-players", unit("unit-us", players)),
            ("load-watched", unit("unit-us", watched)),
            ("load-sent", unit("unit-kib", Some(self.a_move(self.counts.received as f64) / 1024.0))),
            ("load-written", unit("unit-kib", self.written_a_move().map(|it| it / 1024.0))),
            ("load-table-memory", unit("unit-kib", self.each(0, 1, self.tables))),
            ("load-socket-memory", unit("unit-kib", self.each(1, 2, self.tables * SOCKETS))),
            ("load-idle", whole(self.idle as f64).filter(|_| self.idle > 0)),
            ("load-idle-opened", self.opened_per_second().and_then(whole)),
            ("load-idle-memory", unit("unit-kib", self.idle_kib())),
            ("load-memory", unit("unit-mib", last.map(|it| it as f64 / 1024.0 / 1024.0))),
            ("load-laid", whole(self.laid_per_second())),
            ("load-wake-p50", unit("unit-ms", within(&self.wakes, 500))),
            ("load-wake-p99", unit("unit-ms", within(&self.wakes, 990))),
            ("load-return", unit("unit-s", self.measured.returning.map(|it| it.as_secs_f64()))),
            ("load-average", self.load.map(|it| stats::decimal(it, words.lang()))),
            ("load-errors", whole(self.counts.errors.values().sum::<u64>() as f64)),
        ];
        // What was not asked for, or cannot be known of a server of somebody else, has no line.
        let row = |(id, figure): (&str, Option<String>)| Some(vec![words.say(id, &[]), figure?]);
        let rows: Vec<Vec<String>> = rows.into_iter().filter_map(row).collect();
        let figure = |it: f64| stats::decimal(it, words.lang());
        let course = |it: &Course| vec![words.say(it.name, &[]), format!("{} → {}", figure(it.first), figure(it.last))];
        let rows: Vec<Vec<String>> = rows.into_iter().chain(self.courses.iter().map(course)).collect();
        columns(&rows, &[Side::Left, Side::Right]).iter().try_for_each(|line| out.say(line))?;
        for (what, times) in &self.counts.errors {
            out.say(&format!("{times} × {what}"))?;
        }
        Ok(())
    }
}

/// Milliseconds within which this share of a thousand was done; nothing if nothing was.
fn within(micros: &[u32], share: usize) -> Option<f64> {
    let last = micros.len().checked_sub(1)?;
    Some(f64::from(micros[last * share / 1000]) / 1000.0)
}
