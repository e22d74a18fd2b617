//! Analyses of finished games, made in the background: few at once, none for long, each kept for good.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use catalog::{Analysis, ChanceBreakdown, Mistake};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use crate::{
    error::Refusal,
    store::{Store, StoreError, Table},
    table::{Course, history},
};

/// How many are made at the same time: bots and people come first.
const AT_ONCE: usize = 1;
/// How many may wait for their turn.
const WAITING: usize = 16;
/// A longer one ends early, with the moments that it has.
const DEADLINE: Duration = Duration::from_secs(120);

/// An analysis as it is kept and shown: by the arbiter's versions, which a replay can go to.
#[derive(Serialize, Deserialize)]
pub struct Judged {
    /// How likely each seat was to win, by version; at zero, before chance did anything.
    chances: Vec<Vec<f32>>,
    /// Every choice that cost something, the costliest first.
    mistakes: Vec<Placed>,
    /// By seat, where its chances went.
    seats: Vec<ChanceBreakdown>,
}

/// A mistake, and the version that shows how things stood before it.
#[derive(Serialize, Deserialize)]
struct Placed {
    version: u32,
    #[serde(flatten)]
    mistake: Mistake,
}

impl Judged {
    /// The `opening` steps are one version. An analysis that ended early may not have come so far.
    fn of(found: Analysis, opening: usize) -> Judged {
        let Analysis { chances, mistakes, seats } = found;
        let first = chances.first().cloned();
        let chances = first.into_iter().chain(chances.into_iter().skip(opening)).collect();
        let placed = |it: Mistake| Placed { version: history::version_before(it.ply, opening), mistake: it };
        Judged { chances, mistakes: mistakes.into_iter().map(placed).collect(), seats }
    }

    /// The one that is kept for a table. One that cannot be read any more is none: it can be made again.
    pub async fn kept(store: &Arc<dyn Store>, table: &str) -> Result<Option<Judged>, StoreError> {
        let text = store.analysis(table).await?;
        Ok(text.and_then(|it| serde_json::from_str(&it).ok()))
    }
}

/// The analyses that are being made, by table.
#[derive(Clone)]
pub struct Analyses(Arc<Inner>);

struct Inner {
    places: Arc<Semaphore>,
    running: Mutex<BTreeMap<String, Arc<Progress>>>,
}

/// How far an analysis has come.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    steps: AtomicU64,
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses(Arc::new(Inner { places: Arc::new(Semaphore::new(AT_ONCE)), running: Mutex::default() }))
    }
}

impl Analyses {
    /// How many steps are judged, and of how many, if this table's analysis is being made.
    pub fn progress(&self, table: &str) -> Option<(u64, u64)> {
        let running = self.0.running.lock().expect("no task panics with the lock");
        running.get(table).map(|it| (it.done.load(Ordering::Relaxed), it.steps.load(Ordering::Relaxed)))
    }

    /// Begins the analysis of a finished table, unless it is being made.
    pub async fn begin(&self, store: &Arc<dyn Store>, table: &Table) -> Result<(), Refusal> {
        let entries = store.entries(&table.id).await?;
        let (course, opening) = (Course::load(table, &entries)?, history::opening(table, &entries)?);
        let progress = Arc::new(Progress::default());
        progress.steps.store(course.played.ply() as u64, Ordering::Relaxed);
        {
            let mut running = self.0.running.lock().expect("no task panics with the lock");
            if running.contains_key(&table.id) {
                return Ok(());
            }
            if running.len() >= WAITING {
                return Err(Refusal::TooMany);
            }
            running.insert(table.id.clone(), progress.clone());
        }
        let (this, store, id) = (self.clone(), store.clone(), table.id.clone());
        tokio::spawn(async move {
            if let Some(found) = this.make(course, progress).await {
                let text = serde_json::to_string(&Judged::of(found, opening)).expect("an analysis is plain data");
                if let Err(why) = store.keep_analysis(&id, &text).await {
                    tracing::warn!(table = id, %why, "an analysis is not kept");
                }
            }
            this.0.running.lock().expect("no task panics with the lock").remove(&id);
        });
        Ok(())
    }

    async fn make(&self, course: Course, progress: Arc<Progress>) -> Option<Analysis> {
        let place = self.0.places.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            let (mut analysing, begun) = (course.played.analyse(), Instant::now());
            while begun.elapsed() < DEADLINE && analysing.next() {
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            analysing.result()
        });
        thinking.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn found(steps: usize, mistakes: &[usize]) -> Analysis {
        let mistake = |&ply: &usize| Mistake {
            ply,
            seat: Seat::new(0),
            played: String::new(),
            better: String::new(),
            chance: 0.0,
            cost: 0.1,
            why: None,
        };
        Analysis {
            chances: (0..=steps).map(|after| vec![after as f32]).collect(),
            mistakes: mistakes.iter().map(mistake).collect(),
            seats: Vec::new(),
        }
    }

    fn shown(analysis: Analysis, opening: usize) -> (Vec<f32>, Vec<u32>) {
        let judged = Judged::of(analysis, opening);
        let versions = judged.mistakes.iter().map(|it| it.version).collect();
        (judged.chances.concat(), versions)
    }

    #[test]
    fn steps_become_versions() {
        // Version one is after the opening; a choice is made in the version before it.
        assert_eq!(shown(found(6, &[3, 5]), 3), (vec![0.0, 3.0, 4.0, 5.0, 6.0], vec![1, 3]));
        assert_eq!(shown(found(2, &[0]), 0), (vec![0.0, 0.0, 1.0, 2.0], vec![1]));
        // It ended before the first choice.
        assert_eq!(shown(found(2, &[]), 3), (vec![0.0], vec![]));
    }

    #[test]
    fn what_is_kept_can_be_read() {
        let judged = Judged::of(found(2, &[1]), 1);
        let text = serde_json::to_string(&judged).unwrap();
        assert!(serde_json::from_str::<Judged>(&text).is_ok());
        // As it was kept before mistakes had versions.
        assert!(serde_json::from_str::<Judged>(&text.replace("\"version\":1,", "")).is_err());
    }
}
