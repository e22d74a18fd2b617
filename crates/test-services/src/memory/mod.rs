//! A store in memory for simulations, under the same contract as the real ones. Every query passes a [`Transport`],
//! which may delay it, lose it, or lose its answer.

mod clubs;
mod data;
mod histories;
mod logs;
mod mails;
mod operator;
mod passkeys;
mod people;
mod push;
mod ratings;
mod sessions;
mod social;
mod tables;
mod tournaments;
mod vacations;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use server::{
    store::{Leases, Store, StoreError},
    testing::Clock,
};
use tokio::time::sleep;

pub use data::{Data, Flaw, StoredPerson, StoredTable};
pub use push::{PushKey, StoredPush};
pub use ratings::Ladder;
pub use tournaments::MemoryTournament;

/// What happens to a query.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Outcome {
    /// It is executed and answered.
    Answered,
    /// The store answers that it is unavailable.
    Refused,
    /// It does not reach the store.
    QueryLost,
    /// It is executed, and the answer is lost.
    AnswerLost,
    /// It is executed so long after the caller has given up.
    ExecutedLater(Duration),
}

/// The way of a query to the store and back.
#[derive(Copy, Clone, Debug)]
pub struct Delivery {
    /// The delay of the query.
    pub there: Duration,
    /// The delay of the answer.
    pub back: Duration,
    /// What happens to the query.
    pub outcome: Outcome,
}

/// The connection of a server to the store.
pub trait Transport: Send + Sync {
    /// Decides what happens to the next query.
    fn deliver(&self, query: &'static str) -> Delivery;
}

/// Answers every query at once.
struct Immediate;

impl Transport for Immediate {
    fn deliver(&self, _: &'static str) -> Delivery {
        Delivery { there: Duration::ZERO, back: Duration::ZERO, outcome: Outcome::Answered }
    }
}

/// The store as one server has it. Clones share the data and the transport.
#[derive(Clone)]
pub struct MemoryStore {
    data: Arc<Mutex<Data>>,
    transport: Arc<dyn Transport>,
}

impl MemoryStore {
    /// An empty store that answers every query at once.
    pub fn new(clock: Arc<dyn Clock>) -> MemoryStore {
        MemoryStore { data: Arc::new(Mutex::new(Data::new(clock))), transport: Arc::new(Immediate) }
    }

    /// The same data over another transport.
    #[must_use]
    pub fn over(&self, transport: Arc<dyn Transport>) -> MemoryStore {
        MemoryStore { data: self.data.clone(), transport }
    }

    /// Accesses the data directly.
    ///
    /// # Panics
    /// If another thread has panicked while it accessed the data.
    pub fn inspect<T>(&self, access: impl FnOnce(&mut Data) -> T) -> T {
        access(&mut self.data.lock().expect("no thread panics while it holds this lock"))
    }

    async fn query<T: Send + 'static>(
        &self,
        name: &'static str,
        execute: impl FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Delivery { there, back, outcome } = self.transport.deliver(name);
        delay(there).await;
        let answer = match outcome {
            Outcome::Answered => self.inspect(execute),
            Outcome::Refused => Err(StoreError::Unavailable("refused".to_owned())),
            Outcome::QueryLost => no_answer(),
            Outcome::AnswerLost => {
                let _ = self.inspect(execute);
                no_answer()
            }
            Outcome::ExecutedLater(after) => {
                let execute = Box::new(move |data: &mut Data| drop(execute(data)));
                tokio::spawn(execute_later(self.data.clone(), after, execute));
                no_answer()
            }
        };
        delay(back).await;
        answer
    }
}

/// One function for all queries: a task for each type of query takes longer to compile than all that tests it.
async fn execute_later(data: Arc<Mutex<Data>>, after: Duration, execute: Box<dyn FnOnce(&mut Data) + Send>) {
    delay(after).await;
    execute(&mut data.lock().expect("no thread panics while it holds this lock"));
}

async fn delay(time: Duration) {
    if !time.is_zero() {
        sleep(time).await;
    }
}

fn no_answer<T>() -> Result<T, StoreError> {
    Err(StoreError::Unknown("no answer".to_owned()))
}

impl Store for MemoryStore {
    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }
}
