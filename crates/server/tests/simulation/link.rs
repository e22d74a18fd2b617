//! The connection of one server to the store.

use std::{sync::Mutex, time::Duration};

use test_services::memory::{Delivery, Outcome, Transport};
use tokio::time::Instant;

use crate::{fault_rng::FaultRng, trace::Trace};

/// Milliseconds after which a query is given up, as the stores do.
const QUERY_TIMEOUT: u64 = 5_000;

/// The quality of a link.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Quality {
    /// A few queries fail or are late.
    Normal,
    /// Every query is refused at once.
    Refused,
    /// No query gets an answer.
    Silent,
    /// Every query is late, and some are too late.
    Slow,
    /// No query fails.
    Perfect,
}

pub struct Link {
    server: usize,
    rng: FaultRng,
    trace: Trace,
    state: Mutex<State>,
}

struct State {
    /// The quality until `until`.
    fault: Quality,
    until: Instant,
    /// The quality after that.
    usual: Quality,
}

impl Link {
    pub fn new(server: usize, rng: FaultRng, trace: Trace) -> Link {
        let state = State { fault: Quality::Normal, until: Instant::now(), usual: Quality::Normal };
        Link { server, rng, trace, state: Mutex::new(state) }
    }

    pub fn degrade(&self, fault: Quality, time: Duration) {
        self.trace.event(format_args!("link of {} is {fault:?} for {time:?}", self.server));
        let mut state = self.state.lock().unwrap();
        (state.fault, state.until) = (fault, Instant::now() + time);
    }

    /// Ends all faults for good.
    pub fn heal(&self) {
        *self.state.lock().unwrap() = State { fault: Quality::Perfect, until: Instant::now(), usual: Quality::Perfect };
    }

    fn quality(&self) -> Quality {
        let state = self.state.lock().unwrap();
        if Instant::now() < state.until { state.fault } else { state.usual }
    }

    fn draw(&self, query: &str) -> Delivery {
        let decision = self.rng.decision();
        let rng = &decision.draws;
        let ms = Duration::from_millis;
        let quick = || rng.between(0, 6);
        // The connection breaks before or after the query is executed.
        let broken = || match rng.below(3) {
            0 => Outcome::QueryLost,
            1 => Outcome::AnswerLost,
            _ => Outcome::ExecutedLater(rng.between(1, 9_000)),
        };
        match self.quality() {
            Quality::Perfect => Delivery { there: quick(), back: quick(), outcome: Outcome::Answered },
            Quality::Normal => match rng.below(100) {
                0..17
                    if !decision.happens(format_args!("{} asks {query} and is not answered as usual", self.server)) =>
                {
                    Delivery { there: quick(), back: quick(), outcome: Outcome::Answered }
                }
                0..3 => Delivery { there: quick(), back: quick(), outcome: Outcome::Refused },
                3..7 => Delivery { there: quick(), back: rng.between(0, QUERY_TIMEOUT), outcome: broken() },
                7..12 => {
                    Delivery { there: rng.between(0, QUERY_TIMEOUT / 2), back: quick(), outcome: Outcome::Answered }
                }
                12..17 => {
                    Delivery { there: quick(), back: rng.between(0, QUERY_TIMEOUT / 2), outcome: Outcome::Answered }
                }
                _ => Delivery { there: quick(), back: quick(), outcome: Outcome::Answered },
            },
            Quality::Refused => Delivery { there: quick(), back: quick(), outcome: Outcome::Refused },
            Quality::Silent => Delivery { there: ms(QUERY_TIMEOUT), back: ms(0), outcome: broken() },
            Quality::Slow => {
                let (there, back) = (rng.between(0, QUERY_TIMEOUT), rng.between(0, QUERY_TIMEOUT));
                match (there + back).as_millis() as u64 {
                    0..QUERY_TIMEOUT => Delivery { there, back, outcome: Outcome::Answered },
                    _ => Delivery { there: ms(QUERY_TIMEOUT), back: ms(0), outcome: broken() },
                }
            }
        }
    }
}

impl Transport for Link {
    fn deliver(&self, query: &'static str) -> Delivery {
        let delivery = self.draw(query);
        self.trace.event(format_args!("{} asks: {query}, {delivery:?}", self.server));
        delivery
    }
}
