//! Analyses of finished games, made in the background: few at once, none for long, each kept for good.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use catalog::Analysis;
use tokio::sync::Semaphore;

use crate::{
    error::Refusal,
    store::{Store, Table},
    table::Course,
};

/// How many are made at the same time: bots and people come first.
const AT_ONCE: usize = 1;
/// How many may wait for their turn.
const WAITING: usize = 16;
/// A longer one ends early, with the moments that it has.
const DEADLINE: Duration = Duration::from_secs(120);

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
        let course = Course::load(table, &store.entries(&table.id).await?)?;
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
                let text = serde_json::to_string(&found).expect("an analysis is plain data");
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
            let (mut analysing, begun) = (course.played.analysing(), Instant::now());
            while begun.elapsed() < DEADLINE && analysing.next() {
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            analysing.found()
        });
        thinking.await.ok()
    }
}
