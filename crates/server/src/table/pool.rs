//! Work that would hold up other tasks, on a bounded number of threads, in turns that are fair to people.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::sync::oneshot;

/// On whose behalf work is done.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Owner {
    /// The network, as a hash.
    pub prefix: String,
    /// The id of the person.
    pub person: String,
}

/// Threads for work. Cheap to clone.
#[derive(Clone)]
pub struct Pool(Executor);

#[derive(Clone)]
enum Executor {
    Threads(Turns),
    Inline,
}

impl Pool {
    /// A pool for `threads` pieces of work at once.
    pub fn new(threads: usize) -> Pool {
        Pool(Executor::Threads(Turns::new(threads.max(1))))
    }

    /// A pool that works on the calling task: the only order of events is that of the tasks.
    pub fn inline() -> Pool {
        Pool(Executor::Inline)
    }

    /// Does `work` when it is the turn of `owner`. `None` if it panics.
    pub async fn run<T: Send + 'static>(&self, owner: &Owner, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        self.run_within(owner, None, work).await
    }

    /// Does `work` when it is the turn of `owner`. `None` if it panics, or is not done within `limit` after its turn has
    /// come.
    pub async fn run_within<T: Send + 'static>(
        &self,
        owner: &Owner,
        limit: Option<Duration>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = match &self.0 {
            Executor::Threads(turns) => turns.take(owner).await,
            Executor::Inline => return Some(work()),
        };
        let work = move || {
            // Held until the thread is free, even if the caller has given up.
            let _turn = turn;
            work()
        };
        let done = tokio::task::spawn_blocking(work);
        match limit {
            Some(limit) => tokio::time::timeout(limit, done).await.ok()?.ok(),
            None => done.await.ok(),
        }
    }
}

/// Turns to work. Networks take turns, and within a network its people: who has much to do waits for itself.
#[derive(Clone)]
struct Turns(Arc<Mutex<State>>);

/// Queues that take turns.
type ByKey<T> = VecDeque<(String, T)>;

struct State {
    free: usize,
    /// Those that wait, by network and person; the next is at the front.
    waiting: ByKey<ByKey<VecDeque<oneshot::Sender<Turn>>>>,
}

/// The right to work until it is dropped.
struct Turn(Turns);

impl Turns {
    fn new(free: usize) -> Turns {
        Turns(Arc::new(Mutex::new(State { free, waiting: VecDeque::new() })))
    }

    async fn take(&self, owner: &Owner) -> Turn {
        let received = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Turn(self.clone());
            }
            let (sender, received) = oneshot::channel();
            queue_of(queue_of(&mut state.waiting, &owner.prefix), &owner.person).push_back(sender);
            received
        };
        received.await.expect("a turn is passed on before the turns are dropped")
    }

    /// Passes a turn on to the next that waits.
    fn pass_on(&self) {
        loop {
            let next = {
                let mut state = self.state();
                let next = state.next();
                state.free += usize::from(next.is_none());
                next
            };
            let Some(next) = next else { return };
            match next.send(Turn(self.clone())) {
                Ok(()) => return,
                // Nobody waits there any more. The turn must not pass itself on as it is dropped.
                Err(turn) => std::mem::forget(turn),
            }
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().expect("no thread panics while it holds this lock")
    }
}

impl State {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (prefix, mut people) = self.waiting.pop_front()?;
        let (person, mut own) = people.pop_front()?;
        let next = own.pop_front();
        if !own.is_empty() {
            people.push_back((person, own));
        }
        if !people.is_empty() {
            self.waiting.push_back((prefix, people));
        }
        next
    }
}

fn queue_of<'a, T: Default>(queues: &'a mut ByKey<T>, key: &str) -> &'a mut T {
    let index = queues.iter().position(|(it, _)| it == key).unwrap_or_else(|| {
        queues.push_back((key.to_owned(), T::default()));
        queues.len() - 1
    });
    &mut queues[index].1
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.pass_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_has_much_to_do_waits_for_itself() {
        let turns = Turns::new(1);
        let owner = |prefix: &str, person: &str| Owner { prefix: prefix.to_owned(), person: person.to_owned() };
        let done = Arc::new(Mutex::new(Vec::new()));
        let first = turns.take(&owner("far", "ada")).await;
        let mut tasks = tokio::task::JoinSet::new();
        let greedy = (0..50).map(|n| owner("far", if n % 2 == 0 { "ada" } else { "eve" }));
        for owner in greedy.chain([owner("near", "bob"), owner("near", "bob")]) {
            let (turns, done) = (turns.clone(), done.clone());
            tasks.spawn(async move {
                let _turn = turns.take(&owner).await;
                done.lock().unwrap().push(owner.person);
            });
            tokio::task::yield_now().await;
        }
        drop(first);
        while tasks.join_next().await.is_some() {}
        let order = done.lock().unwrap().clone();
        assert_eq!(order[..5], ["ada", "bob", "eve", "bob", "ada"], "networks take turns, and so do their people");
        assert_eq!(turns.state().free, 1);
    }

    #[tokio::test]
    async fn a_turn_that_nobody_waits_for_is_passed_on() {
        let (turns, owner) = (Turns::new(1), Owner { prefix: String::new(), person: String::new() });
        let first = turns.take(&owner).await;
        for _ in 0..3 {
            let given_up = tokio::time::timeout(Duration::from_millis(1), turns.take(&owner)).await;
            assert!(given_up.is_err());
        }
        drop(first);
        assert_eq!(turns.state().free, 1);
    }
}
