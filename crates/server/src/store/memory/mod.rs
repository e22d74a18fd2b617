//! The store of the simulation: everything in memory, on the same contract as the others. Every question goes by a
//! [`Way`], which may delay it, lose it, or lose its answer.

mod data;
mod logs;
mod people;
#[path = "../../../tests/store/suite/mod.rs"]
mod suite;
mod tables;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::time::sleep;

use super::{Leases, Store, StoreError};
use data::Data;
pub use data::KeptTable;

/// What becomes of a question.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Fate {
    /// It is answered.
    Answered,
    /// The store says that it does nothing.
    Refused,
    /// It never arrives, and nobody says so.
    Lost,
    /// It is done, and nobody says so.
    Unanswered,
    /// Whoever asked has given up when it is done.
    DoneLater(Duration),
}

/// A question on its way to the store and back.
#[derive(Copy, Clone, Debug)]
pub struct Passage {
    /// How long it takes to get there.
    pub there: Duration,
    /// How long the answer takes.
    pub back: Duration,
    /// What becomes of it.
    pub fate: Fate,
}

/// How questions get to the store.
pub trait Way: Send + Sync {
    /// The next question.
    fn passage(&self, what: &'static str) -> Passage;
}

/// A way on which nothing happens.
struct Straight;

impl Way for Straight {
    fn passage(&self, _: &'static str) -> Passage {
        Passage { there: Duration::ZERO, back: Duration::ZERO, fate: Fate::Answered }
    }
}

/// What one server has of the store: all have the same data, each has its own way to them.
pub struct Memory {
    data: Arc<Mutex<Data>>,
    way: Arc<dyn Way>,
}

impl Memory {
    /// Nothing yet, and nothing in between.
    pub fn new() -> Memory {
        Memory { data: Arc::default(), way: Arc::new(Straight) }
    }

    /// The same data by another way.
    pub fn by(&self, way: Arc<dyn Way>) -> Memory {
        Memory { data: self.data.clone(), way }
    }

    /// Looks at the data themselves.
    pub fn look<T>(&self, with: impl FnOnce(&mut Data) -> T) -> T {
        with(&mut self.data.lock().expect("nobody panics with the lock"))
    }

    async fn ask<T: Send + 'static>(
        &self,
        what: &'static str,
        question: impl FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Passage { there, back, fate } = self.way.passage(what);
        pass(there).await;
        let answer = match fate {
            Fate::Answered => self.look(question),
            Fate::Refused => Err(StoreError::Unavailable("refused".to_owned())),
            Fate::Lost => no_answer(),
            Fate::Unanswered => {
                // Whatever it says is lost.
                let _ = self.look(question);
                no_answer()
            }
            Fate::DoneLater(after) => {
                let data = self.data.clone();
                tokio::spawn(async move {
                    pass(after).await;
                    let _ = question(&mut data.lock().expect("nobody panics with the lock"));
                });
                no_answer()
            }
        };
        pass(back).await;
        answer
    }
}

async fn pass(time: Duration) {
    if !time.is_zero() {
        sleep(time).await;
    }
}

fn no_answer<T>() -> Result<T, StoreError> {
    Err(StoreError::Unknown("no answer".to_owned()))
}

impl Store for Memory {
    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }
}

#[tokio::test]
async fn memory_keeps_the_contract() {
    let one = Memory::new();
    let two: Arc<dyn Store> = Arc::new(one.by(one.way.clone()));
    let one: Arc<dyn Store> = Arc::new(one);
    suite::leases(&[one.clone(), two]).await;
    suite::contract(one).await;
}
