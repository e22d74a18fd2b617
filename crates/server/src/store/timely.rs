//! Answers in time: a line on which nothing comes, though nobody has closed it, keeps nobody waiting.

use std::time::Duration;

use async_trait::async_trait;
use tokio::time::timeout;

use super::{
    Analyses, Beat, Chat, Entry, Leases, Logs, Millis, People, Person, Rating, Sitter, Store, StoreError, Table,
    Tables, Token,
};

/// The database itself gives a statement up later than that, but nobody waits for it any more.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store that several servers share, over lines that may fall silent.
pub struct Timely<S>(S);

impl<S: Store> Timely<S> {
    /// Asks `store`, and waits for no answer longer than it is worth.
    pub fn new(store: S) -> Timely<S> {
        Timely(store)
    }

    /// Whoever calls this has seen that the store has them.
    fn inner_leases(&self) -> Result<&dyn Leases, StoreError> {
        self.0.leases().ok_or_else(|| StoreError::Unavailable("this store has no leases".to_owned()))
    }
}

/// What gets no answer may have been done.
async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    within(PATIENCE, answer).await
}

/// The answer of a store, if it comes within `patience`.
pub async fn within<T>(
    patience: Duration,
    answer: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(patience, answer).await.unwrap_or_else(|_| Err(StoreError::Unknown("no answer in time".to_owned())))
}

/// Passes questions on to the store, each in time.
macro_rules! pass_on {
    ($part:ident: $($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl<S: Store> $part for Timely<S> {
            $(async fn $name(&self, $($argument: $kind),*) -> Result<$answer, StoreError> {
                in_time(self.0.$name($($argument),*)).await
            })*
        }
    };
}

pass_on! { People:
    add_person(person: &Person, token_hash: &str, at: Millis) -> ();
    person_of(token_hash: &str) -> Option<Person>;
    person(id: &str) -> Option<Person>;
    add_session(token_hash: &str, person: &str, at: Millis) -> ();
    drop_session(token_hash: &str) -> ();
    rename(person: &str, name: &str) -> ();
    set_login(person: &str, login: &str, password: &str) -> ();
    by_login(login: &str) -> Option<(Person, String)>;
    rating(person: &str) -> Option<Rating>;
    rate(ratings: &[(String, Rating)]) -> ();
    delete_person(person: &str) -> ();
    add_link(token_hash: &str, person: &str, expires_at: Millis) -> ();
    take_link(token_hash: &str, now: Millis) -> Option<Person>;
}

pass_on! { Tables:
    add_table(table: &Table) -> ();
    table(id: &str) -> Option<Table>;
    public_tables(limit: u32) -> Vec<Table>;
    tables_of(person: &str, limit: u32) -> Vec<Table>;
    count_made_by(person: &str) -> u32;
    running() -> Vec<String>;
    set_seat(id: &str, seat: u8, was: &Sitter, sitter: &Sitter, at: Millis) -> ();
    start(id: &str, at: Millis) -> ();
    finish(id: &str, winners: &[u8], at: Millis) -> ();
    set_rematch(id: &str, next: &str) -> ();
    drop_table(id: &str) -> ();
    ids_after(after: &str, limit: u32) -> Vec<String>;
    forget_finished(before: Millis) -> u64;
}

pass_on! { Analyses:
    keep_analysis(id: &str, text: &str) -> ();
    analysis(id: &str) -> Option<String>;
}

#[async_trait]
impl<S: Store> Logs for Timely<S> {
    /// Appends have a limit of their own, which the store counts from when it begins.
    async fn append(&self, id: &str, entry: Entry, lease: Option<Token>) -> Result<(), StoreError> {
        self.0.append(id, entry, lease).await
    }

    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError> {
        in_time(self.0.entries_from(id, n)).await
    }

    async fn add_chat(&self, id: &str, person: &str, chat: &Chat) -> Result<u32, StoreError> {
        in_time(self.0.add_chat(id, person, chat)).await
    }

    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError> {
        in_time(self.0.chats(id, limit)).await
    }
}

#[async_trait]
impl<S: Store> Leases for Timely<S> {
    async fn beat(&self, node: &str, ttl: Millis) -> Result<Beat, StoreError> {
        in_time(self.inner_leases()?.beat(node, ttl)).await
    }

    async fn take(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError> {
        in_time(self.inner_leases()?.take(node, table)).await
    }

    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError> {
        in_time(self.inner_leases()?.claim(node, limit)).await
    }

    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        in_time(self.inner_leases()?.held(node)).await
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        in_time(self.inner_leases()?.leave(node)).await
    }

    async fn heights(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        in_time(self.inner_leases()?.heights(tables)).await
    }
}

impl<S: Store> Store for Timely<S> {
    fn leases(&self) -> Option<&dyn Leases> {
        self.0.leases().is_some().then_some(self as &dyn Leases)
    }
}
