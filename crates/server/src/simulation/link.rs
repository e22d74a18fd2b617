//! The way of one server to the store.

use std::{sync::Mutex, time::Duration};

use tokio::time::Instant;

use super::fault_rng::{FaultRng, Trace};
use crate::store::memory::{Fate, Passage, Way};

/// A question that is not answered by then is given up, as the stores do.
const PATIENCE: u64 = 5_000;

/// What may be wrong with a way for a while.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Trouble {
    /// Now and then something goes wrong.
    Usual,
    /// Nothing gets through, and that is known.
    Cut,
    /// Nothing gets through, and nobody says so.
    Silent,
    /// Everything takes its time.
    Slow,
    /// Nothing is wrong.
    None,
}

pub struct Link {
    server: usize,
    rng: FaultRng,
    trace: Trace,
    /// Until when, and what comes after it.
    trouble: Mutex<(Trouble, Instant, Trouble)>,
}

impl Link {
    pub fn new(server: usize, rng: FaultRng, trace: Trace) -> Link {
        let trouble = Mutex::new((Trouble::Usual, Instant::now(), Trouble::Usual));
        Link { server, rng, trace, trouble }
    }

    pub fn suffer(&self, trouble: Trouble, time: Duration) {
        self.trace.note(format_args!("the way of {} is {trouble:?} for {time:?}", self.server));
        self.trouble.lock().expect("no panic").0 = trouble;
        self.trouble.lock().expect("no panic").1 = Instant::now() + time;
    }

    /// From now on nothing is wrong.
    pub fn mend(&self) {
        *self.trouble.lock().expect("no panic") = (Trouble::None, Instant::now(), Trouble::None);
    }

    fn trouble(&self) -> Trouble {
        let (trouble, until, after) = *self.trouble.lock().expect("no panic");
        if Instant::now() < until { trouble } else { after }
    }

    fn draw(&self) -> Passage {
        let rng = &self.rng;
        let ms = Duration::from_millis;
        let quick = || rng.between(0, 6);
        // Somewhere on the way, before or after it is done.
        let broken_off = || match rng.below(3) {
            0 => Fate::Lost,
            1 => Fate::Unanswered,
            _ => Fate::DoneLater(rng.between(1, 9_000)),
        };
        match self.trouble() {
            Trouble::None => Passage { there: quick(), back: quick(), fate: Fate::Answered },
            Trouble::Usual => match rng.below(100) {
                0..3 => Passage { there: quick(), back: quick(), fate: Fate::Refused },
                3..7 => Passage { there: quick(), back: rng.between(0, PATIENCE), fate: broken_off() },
                7..12 => Passage { there: rng.between(0, PATIENCE / 2), back: quick(), fate: Fate::Answered },
                12..17 => Passage { there: quick(), back: rng.between(0, PATIENCE / 2), fate: Fate::Answered },
                _ => Passage { there: quick(), back: quick(), fate: Fate::Answered },
            },
            Trouble::Cut => Passage { there: quick(), back: quick(), fate: Fate::Refused },
            Trouble::Silent => Passage { there: ms(PATIENCE), back: ms(0), fate: broken_off() },
            Trouble::Slow => {
                let (there, back) = (rng.between(0, PATIENCE), rng.between(0, PATIENCE));
                match (there + back).as_millis() as u64 {
                    0..PATIENCE => Passage { there, back, fate: Fate::Answered },
                    _ => Passage { there: ms(PATIENCE), back: ms(0), fate: broken_off() },
                }
            }
        }
    }
}

impl Way for Link {
    fn passage(&self, what: &'static str) -> Passage {
        let passage = self.draw();
        self.trace.note(format_args!("{} asks: {what}, {passage:?}", self.server));
        passage
    }
}
