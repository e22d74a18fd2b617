//! What happens in a simulation beside its seed: which of the faults that the seed draws, and until when. A failure that
//! was shrunk is kept as such a story, and is replayed by the tests from then on.

use std::{
    collections::BTreeSet,
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::time::Instant;

/// A fault by the stream that draws it and the number of its decision there.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct FaultId {
    pub stream: Arc<str>,
    pub n: u32,
}

/// A seed, with fewer faults than it draws.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Story {
    pub seed: u64,
    /// Only these faults happen; `None` for all that the seed draws.
    pub faults: Option<BTreeSet<FaultId>>,
    /// The simulation ends so early, without waiting for the games to end.
    pub until: Option<Duration>,
}

impl Story {
    /// Everything that a seed draws.
    pub fn of(seed: u64) -> Story {
        Story { seed, faults: None, until: None }
    }

    /// Reads what [`Story::text`] writes. Lines that begin with `#` say what happens, and are for people.
    ///
    /// # Panics
    /// If a line has no meaning.
    pub fn read(text: &str) -> Story {
        let mut story = Story { faults: Some(BTreeSet::new()), ..Story::of(0) };
        for line in text.lines().filter(|it| !it.starts_with('#') && !it.is_empty()) {
            let words: Vec<&str> = line.split(' ').collect();
            let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("no number: {line}"));
            match words[..] {
                ["seed", seed] => story.seed = number(seed),
                ["until", millis] => story.until = Some(Duration::from_millis(number(millis))),
                ["fault", stream, n] => {
                    let id = FaultId { stream: stream.into(), n: number(n) as u32 };
                    _ = story.faults.get_or_insert_default().insert(id);
                }
                _ => panic!("a line of a story without meaning: {line}"),
            }
        }
        story
    }

    /// The story as a file, with what happens in it.
    pub fn text(&self, why: &str, met: &[Met]) -> String {
        let mut text: String = why.lines().map(|line| format!("# {line}\n")).collect();
        text += &format!("seed {}\n", self.seed);
        if let Some(until) = self.until {
            text += &format!("until {}\n", until.as_millis());
        }
        for Met { id, at, what } in met {
            text += &format!("# after {} ms: {what}\nfault {} {}\n", at.as_millis(), id.stream, id.n);
        }
        text
    }
}

/// A fault that happened.
#[derive(Clone, Debug)]
pub struct Met {
    pub id: FaultId,
    pub at: Duration,
    pub what: String,
}

/// The faults of a running simulation. Clones are the same.
#[derive(Clone)]
pub struct Plan(Arc<Mutex<State>>);

struct State {
    allowed: Option<BTreeSet<FaultId>>,
    met: Vec<Met>,
    begun: Instant,
}

impl Plan {
    pub fn new(story: &Story) -> Plan {
        Plan(Arc::new(Mutex::new(State { allowed: story.faults.clone(), met: Vec::new(), begun: Instant::now() })))
    }

    pub fn happens(&self, id: FaultId, what: fmt::Arguments<'_>) -> bool {
        let mut state = self.0.lock().unwrap();
        let happens = state.allowed.as_ref().is_none_or(|it| it.contains(&id));
        if happens {
            let at = state.begun.elapsed();
            state.met.push(Met { id, at, what: what.to_string() });
        }
        happens
    }

    /// The faults that have happened, in order.
    pub fn met(&self) -> Vec<Met> {
        self.0.lock().unwrap().met.clone()
    }
}
