//! Analyses of finished games, computed in the background, a few at once and each for a limited time.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use protocol::Analysis;
use session::{GameSession, by_version, history};
use tokio::sync::Semaphore;

use crate::{
    error::Refusal,
    store::{Store, StoreError, Table},
};

/// Simultaneous analyses. Players and bots need the processors more urgently.
const CONCURRENCY: usize = 1;
/// The number of analyses that may run or wait.
const MAX_QUEUED: usize = 16;
/// An analysis that takes longer ends with the moments it has.
const DEADLINE: Duration = Duration::from_secs(120);

/// The analysis that is stored for a table. One that cannot be read any more is none: it can be made again.
///
/// # Errors
/// The store does not answer.
pub async fn kept(store: &Arc<dyn Store>, table: &str) -> Result<Option<Analysis>, StoreError> {
    let text = store.analysis(table).await?;
    Ok(text.and_then(|it| serde_json::from_str(&it).ok()))
}

/// The analyses in progress. Cheap to clone.
#[derive(Clone)]
pub struct Analyses(Arc<Inner>);

struct Inner {
    permits: Arc<Semaphore>,
    /// The analyses that run, by the id of their table.
    running: Mutex<BTreeMap<String, Arc<Progress>>>,
}

/// The progress of an analysis, in steps.
#[derive(Default)]
struct Progress {
    done: AtomicU64,
    steps: AtomicU64,
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses(Arc::new(Inner { permits: Arc::new(Semaphore::new(CONCURRENCY)), running: Mutex::default() }))
    }
}

impl Analyses {
    /// The number of analysed steps and of all steps, if the analysis of this table is in progress.
    pub fn progress(&self, table: &str) -> Option<(u64, u64)> {
        let running = self.0.running.lock().expect("no thread panics while it holds this lock");
        running.get(table).map(|it| (it.done.load(Ordering::Relaxed), it.steps.load(Ordering::Relaxed)))
    }

    /// Starts the analysis of a finished table, unless it is in progress.
    ///
    /// # Errors
    /// If the log cannot be read, or too many analyses are in progress.
    pub async fn begin(&self, store: &Arc<dyn Store>, table: &Table) -> Result<(), Refusal> {
        let entries = store.entries(&table.id).await?;
        let (session, opening) = (GameSession::load(table, &entries)?, history::opening(table, &entries)?);
        let progress = Arc::new(Progress::default());
        progress.steps.store(session.played.ply() as u64, Ordering::Relaxed);
        {
            let mut running = self.0.running.lock().expect("no thread panics while it holds this lock");
            if running.contains_key(&table.id) {
                return Ok(());
            }
            if running.len() >= MAX_QUEUED {
                return Err(Refusal::TooMany);
            }
            running.insert(table.id.clone(), progress.clone());
        }
        let (this, store, id) = (self.clone(), store.clone(), table.id.clone());
        tokio::spawn(async move {
            if let Some(found) = this.make(session, progress).await {
                let text = serde_json::to_string(&by_version(found, opening)).expect("an analysis is plain data");
                if let Err(error) = store.save_analysis(&id, &text).await {
                    tracing::warn!(table = id, %error, "analysis_save_failed");
                }
            }
            this.0.running.lock().expect("no thread panics while it holds this lock").remove(&id);
        });
        Ok(())
    }

    async fn make(&self, session: GameSession, progress: Arc<Progress>) -> Option<catalog::Analysis> {
        let permit = self.0.permits.clone().acquire_owned().await.ok()?;
        let task = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let (mut analysing, begun) = (session.played.analyse(), Instant::now());
            while begun.elapsed() < DEADLINE && analysing.next() {
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
            analysing.result()
        });
        task.await.ok()
    }
}
