//! `--soak`: whether what a server holds stays the same while games come and go.

use std::{fs, net::SocketAddr, path::Path, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::machine::memory;

/// Samples of a whole run. The first fifth is left out: a server fills its caches and pools.
pub const SAMPLES: u32 = 40;
const WARM: usize = SAMPLES as usize / 5;
/// A quarter of what is left at each end is compared.
const ENDS: usize = (SAMPLES as usize - WARM) / 4;
/// What an answer with the metrics may take.
const METRICS_TIMEOUT: Duration = Duration::from_secs(2);

/// What a server holds at one moment.
#[derive(Clone, Default)]
pub struct Sample {
    /// Moves that were acknowledged until then.
    pub moves: usize,
    memory: u64,
    files: u64,
    wal: u64,
    tables: u64,
}

impl Sample {
    /// Of a server by its process, its folder and where it tells its metrics.
    pub async fn of(pid: u32, folder: &Path, metrics: SocketAddr, moves: usize) -> Sample {
        Sample {
            moves,
            memory: memory(pid).unwrap_or_default(),
            files: fs::read_dir(format!("/proc/{pid}/fd")).map_or(0, |it| it.count() as u64),
            wal: fs::metadata(folder.join("comptoir.db-wal")).map_or(0, |it| it.len()),
            tables: timeout(METRICS_TIMEOUT, live_tables(metrics)).await.ok().flatten().unwrap_or_default(),
        }
    }
}

async fn live_tables(metrics: SocketAddr) -> Option<u64> {
    let mut stream = TcpStream::connect(metrics).await.ok()?;
    stream.write_all(b"GET /metrics HTTP/1.0\r\nhost: localhost\r\n\r\n").await.ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await.ok()?;
    let line = text.lines().find_map(|it| it.strip_prefix("comptoir_live_tables "))?;
    line.parse::<f64>().ok().map(|it| it as u64)
}

/// A figure at the beginning and at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    pub name: &'static str,
    pub first: f64,
    pub last: f64,
    /// Growth up to here is none.
    most: f64,
}

impl Course {
    pub fn is_flat(&self) -> bool {
        self.last <= self.most
    }
}

/// How each figure went, from all samples and the times of all moves in order, in microseconds. Empty if there are too
/// few samples to compare.
pub fn courses(samples: &[Sample], times: &[u32]) -> Vec<Course> {
    if samples.len() < WARM + 2 * ENDS {
        return Vec::new();
    }
    let first = &samples[WARM..WARM + ENDS];
    let last = &samples[samples.len() - ENDS..];
    let course = |name, of: &dyn Fn(&[Sample]) -> f64, most: &dyn Fn(f64) -> f64| {
        let (first, last) = (of(first), of(last));
        Course { name, first, last, most: most(first) }
    };
    let median = |of: fn(&Sample) -> u64| {
        move |samples: &[Sample]| {
            let mut all: Vec<u64> = samples.iter().map(of).collect();
            all.sort_unstable();
            all[all.len() / 2] as f64
        }
    };
    let mib = 1024.0 * 1024.0;
    let slow = |samples: &[Sample]| {
        let mut some = times[samples[0].moves..samples[samples.len() - 1].moves].to_vec();
        some.sort_unstable();
        some.get(some.len() * 99 / 100).map_or(0.0, |it| f64::from(*it) / 1000.0)
    };
    vec![
        course("load-soak-memory", &|it| median(|it| it.memory)(it) / mib, &|first| first * 1.1 + 4.0),
        course("load-soak-files", &median(|it| it.files), &|first| first + 16.0),
        course("load-soak-wal", &|it| median(|it| it.wal)(it) / mib, &|first| first * 1.5 + 4.0),
        course("load-soak-tables", &median(|it| it.tables), &|first| first * 1.5 + 8.0),
        course("load-soak-p99", &slow, &|first| first * 2.0 + 5.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_is_not_flat() {
        let samples = |of: fn(u64) -> Sample| (0..u64::from(SAMPLES)).map(of).collect::<Vec<_>>();
        let times = vec![1_000; 40_000];
        let even = samples(|n| Sample { moves: n as usize * 1000, memory: 50 << 20, files: 400, ..Sample::default() });
        assert!(courses(&even, &times).iter().all(Course::is_flat));
        let leak = samples(|n| Sample {
            moves: n as usize * 1000,
            memory: (50 + n) << 20,
            files: 400 + n,
            ..Sample::default()
        });
        let grown: Vec<&str> = courses(&leak, &times).iter().filter(|it| !it.is_flat()).map(|it| it.name).collect();
        assert_eq!(grown, ["load-soak-memory", "load-soak-files"]);
        let slower: Vec<u32> = (0..40_000).collect();
        let grown = courses(&even, &slower).into_iter().find(|it| !it.is_flat());
        assert_eq!(grown.map(|it| it.name), Some("load-soak-p99"));
        assert_eq!(courses(&even[..5], &times), []);
    }
}
