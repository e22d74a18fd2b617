use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What came of it.
#[derive(Default)]
pub struct Counts {
    pub acknowledged: AtomicU64,
    pub repeated: AtomicU64,
    pub refused: AtomicU64,
    pub connections: AtomicU64,
    pub frames: AtomicU64,
    pub games: AtomicU64,
    pub lost: AtomicU64,
    pub duplicated: AtomicU64,
    pub leaked: AtomicU64,
}

pub fn increment(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

impl Counts {
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Relaxed)
    }

    pub fn frames(&self) -> u64 {
        self.frames.load(Relaxed)
    }

    pub fn summary(&self) -> String {
        let Counts { acknowledged, repeated, refused, connections, frames, games, .. } = self;
        format!(
            "{} games to their end, {} moves acknowledged, {} asked again for want of an answer, {} refused for the \
             moment, {} connections, {} frames compared",
            games.load(Relaxed),
            acknowledged.load(Relaxed),
            repeated.load(Relaxed),
            refused.load(Relaxed),
            connections.load(Relaxed),
            frames.load(Relaxed)
        )
    }

    pub fn verdict(&self) -> String {
        let Counts { lost, duplicated, leaked, .. } = self;
        format!("lost {}, duplicated {}, leaked {}", lost.load(Relaxed), duplicated.load(Relaxed), leaked.load(Relaxed))
    }
}
