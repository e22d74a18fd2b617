//! What was measured, for people and for programs.

use std::{collections::BTreeMap, fs, time::Duration};

use serde_json::json;
use words::Words;

use super::{house::Cpu, player::Tally};
use crate::{
    args::Load,
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    stats,
};

/// Sockets at a table.
const SOCKETS: u64 = 4;

/// The result of one measure.
pub struct Report {
    tables: u64,
    think: u64,
    seconds: f64,
    times: Vec<u32>,
    games: u64,
    /// Of the server, of the players.
    cpu: [Option<Cpu>; 2],
    /// Bytes before anything, with the tables, with the sockets, after the play.
    memory: [Option<u64>; 4],
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
    machine: String,
}

impl Report {
    /// Of everything that was seen.
    pub fn new(
        args: &Load,
        tally: Tally,
        seconds: Duration,
        cpu: [Option<Cpu>; 2],
        memory: [Option<u64>; 4],
    ) -> Report {
        let mut counts = tally.into_counts();
        counts.times.sort_unstable();
        Report {
            tables: args.tables,
            think: args.think,
            seconds: seconds.as_secs_f64(),
            times: counts.times,
            games: counts.games,
            cpu,
            memory,
            errors: counts.errors,
            machine: fs::read_to_string("/proc/loadavg").unwrap_or_default(),
        }
    }

    fn moves(&self) -> u64 {
        self.times.len() as u64
    }

    fn per_second(&self) -> f64 {
        self.moves() as f64 / self.seconds
    }

    /// Milliseconds within which this share of a thousand was acknowledged.
    fn within(&self, share: usize) -> f64 {
        let last = self.times.len().saturating_sub(1);
        f64::from(self.times.get(last * share / 1000).copied().unwrap_or(0)) / 1000.0
    }

    /// Microseconds of the server, of it in the system, and of the players.
    fn cpu_a_move(&self) -> [Option<f64>; 3] {
        let each = |cpu: Duration| cpu.as_secs_f64() * 1e6 / self.moves().max(1) as f64;
        let [server, players] = self.cpu;
        [server.map(|it| each(it.total)), server.map(|it| each(it.system)), players.map(|it| each(it.total))]
    }

    /// KiB for each of `number` things, by how much memory has grown.
    fn each(&self, from: usize, to: usize, number: u64) -> Option<f64> {
        let grown = self.memory[to]? as f64 - self.memory[from]? as f64;
        Some(grown / 1024.0 / number as f64)
    }

    fn load(&self) -> &str {
        self.machine.split(' ').next().unwrap_or_default()
    }

    /// For programs.
    pub fn json(&self) -> String {
        let [server, system, players] = self.cpu_a_move();
        json!({
            "tables": self.tables,
            "sockets": self.tables * SOCKETS,
            "think_ms": self.think,
            "seconds": self.seconds,
            "moves": self.moves(),
            "games": self.games,
            "moves_per_second": self.per_second(),
            "p50_ms": self.within(500),
            "p99_ms": self.within(990),
            "max_ms": self.within(1000),
            "cpu_us_per_move": server,
            "system_us_per_move": system,
            "players_us_per_move": players,
            "table_kib": self.each(0, 1, self.tables),
            "socket_kib": self.each(1, 2, self.tables * SOCKETS),
            "memory_bytes": self.memory,
            "errors": self.errors,
            "load_average": self.load().parse::<f64>().ok(),
        })
        .to_string()
    }

    /// For people.
    pub fn print(&self, words: &Words, out: &mut Out) -> Result<(), Fail> {
        let decimal = |it: f64| stats::decimal(it, words.lang());
        let unit = |id: &str, figure: Option<String>| match figure {
            Some(figure) => words.say(id, &[("n", figure.into())]),
            None => "–".to_owned(),
        };
        let [server, system, players] = self.cpu_a_move();
        let memory = self.memory[3].map(|it| stats::grouped(it as f64 / 1024.0 / 1024.0));
        let rows = [
            ("load-tables", stats::grouped(self.tables as f64)),
            ("load-moves", stats::grouped(self.moves() as f64)),
            ("load-games", stats::grouped(self.games as f64)),
            ("load-rate", stats::grouped(self.per_second())),
            ("load-p50", unit("unit-ms", Some(decimal(self.within(500))))),
            ("load-p99", unit("unit-ms", Some(decimal(self.within(990))))),
            ("load-max", unit("unit-ms", Some(decimal(self.within(1000))))),
            ("load-cpu", unit("unit-us", server.map(decimal))),
            ("load-system", unit("unit-us", system.map(decimal))),
            ("load-players", unit("unit-us", players.map(decimal))),
            ("load-table-memory", unit("unit-kib", self.each(0, 1, self.tables).map(decimal))),
            ("load-socket-memory", unit("unit-kib", self.each(1, 2, self.tables * SOCKETS).map(decimal))),
            ("load-memory", unit("unit-mib", memory)),
            ("load-average", decimal(self.load().parse().unwrap_or_default())),
            ("load-errors", stats::grouped(self.errors.values().sum::<u64>() as f64)),
        ];
        let rows = rows.map(|(id, figure)| vec![words.say(id, &[]), figure]);
        columns(&rows, &[Side::Left, Side::Right]).iter().try_for_each(|line| out.say(line))?;
        for (what, times) in &self.errors {
            out.say(&format!("{times} × {what}"))?;
        }
        Ok(())
    }
}
