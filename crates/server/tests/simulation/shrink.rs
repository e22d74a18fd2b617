//! Makes the story of a failure short: the fewest faults and the earliest end with which it still fails at the same place.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use test_services::memory::Flaw;

use crate::{
    run::{Failure, simulate},
    story::{FaultId, Story},
};

/// A failure that is being shrunk.
pub struct Shrinker {
    story: Story,
    failure: Failure,
    flaw: Option<Flaw>,
    /// When what was reached by then must do.
    deadline: Instant,
    /// How many simulations were run.
    pub runs: u32,
}

impl Shrinker {
    pub fn new(story: Story, failure: Failure, flaw: Option<Flaw>, time: Duration) -> Shrinker {
        Shrinker { story, failure, flaw, deadline: Instant::now() + time, runs: 0 }
    }

    /// The shortest story that was found, and how it fails.
    pub fn shrink(mut self) -> (Story, Failure, u32) {
        self.end_earlier();
        let met = self.met();
        self.try_story(Story { faults: Some(met), ..self.story.clone() });
        // By fault, one at a time, at last: what is left then cannot be left out.
        let mut size = self.met().len().div_ceil(2);
        while size > 0 && self.story.faults.is_some() {
            let any = self.leave_out(size);
            size = match size {
                1 if any => 1,
                _ => size / 2,
            };
        }
        self.end_earlier();
        (self.story, self.failure, self.runs)
    }

    fn met(&self) -> BTreeSet<FaultId> {
        self.failure.met.iter().map(|it| it.id.clone()).collect()
    }

    /// Leaves faults out, `size` at a time, the latest first. Returns whether any could be.
    fn leave_out(&mut self, size: usize) -> bool {
        let all: Vec<FaultId> = self.failure.met.iter().map(|it| it.id.clone()).rev().collect();
        let mut any = false;
        for chunk in all.chunks(size) {
            let faults: BTreeSet<FaultId> = self.met().into_iter().filter(|it| !chunk.contains(it)).collect();
            if faults.len() < self.met().len() {
                any |= self.try_story(Story { faults: Some(faults), ..self.story.clone() });
            }
        }
        any
    }

    /// Finds the earliest end by halving, down to a tenth of a second.
    fn end_earlier(&mut self) {
        if !self.try_story(Story { until: Some(next_milli(self.failure.after)), ..self.story.clone() }) {
            return;
        }
        let mut passes = Duration::ZERO;
        while let Some(until) = self.story.until
            && until > passes + Duration::from_millis(100)
        {
            let middle = next_milli(passes + (until - passes) / 2);
            if !self.try_story(Story { until: Some(middle), ..self.story.clone() }) {
                passes = middle;
            }
        }
    }

    /// Takes a story over if it fails at the same place.
    fn try_story(&mut self, story: Story) -> bool {
        if Instant::now() > self.deadline {
            return false;
        }
        self.runs += 1;
        match simulate(&story, self.flaw, false) {
            Err(failure) if failure.place == self.failure.place => {
                (self.story, self.failure) = (story, failure);
                true
            }
            _ => false,
        }
    }
}

/// A story is written with whole milliseconds, and read again: one that ends within a fraction of one would end earlier.
fn next_milli(time: Duration) -> Duration {
    Duration::from_millis(time.as_millis() as u64 + 1)
}
