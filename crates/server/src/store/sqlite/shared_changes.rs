//! Group commit of changes besides the log of which many come at once: people, tables, seats. A commit waits for the
//! disk, so changes that arrive while one is made share the next one.
//!
//! Each change is a savepoint of one transaction, and is durable once that is committed. The lock is fair: the task that
//! commits queues behind the changes that wait when the first of a group begins, so that those and no later ones are
//! part of it. A change sees what those before it in its group have made. So whatever became of it, nobody is told
//! before they are durable: a refusal may be due to them, and who is refused may read what they have changed.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
};

use sqlx::{SqliteConnection, SqlitePool, Transaction};
use tokio::{
    runtime::Handle,
    sync::{Mutex, OwnedMutexGuard, watch},
};

use super::WRITE;
use crate::store::StoreError;

/// What became of a group. `None` while it is open.
type Outcome = Option<Result<(), StoreError>>;

/// Makes changes, one after the other.
pub struct SharedChanges {
    pool: SqlitePool,
    open: Arc<Mutex<Option<Group>>>,
}

/// Changes that are committed together.
struct Group {
    transaction: Transaction<'static, sqlx::Sqlite>,
    outcome: watch::Sender<Outcome>,
}

impl SharedChanges {
    /// Changes by a connection of `pool`.
    pub fn new(pool: SqlitePool) -> SharedChanges {
        SharedChanges { pool, open: Arc::default() }
    }

    /// Begins a change, as soon as those before it are made.
    pub async fn begin(&self) -> Result<SharedChange, StoreError> {
        let mut open = self.open.clone().lock_owned().await;
        if open.is_none() {
            let transaction = self.pool.begin_with(WRITE).await?;
            *open = Some(Group { transaction, outcome: watch::Sender::default() });
            tokio::spawn(commit(self.open.clone()));
        }
        let mut change = SharedChange(Some(open));
        run("SAVEPOINT change", &mut change).await?;
        Ok(change)
    }
}

/// Commits the changes that are part of the group when the lock comes to this task.
async fn commit(open: Arc<Mutex<Option<Group>>>) {
    let mut open = open.lock_owned().await;
    // A group that has failed is gone already.
    let Some(Group { transaction, outcome }) = open.take() else { return };
    outcome.send_replace(Some(transaction.commit().await.map_err(Into::into)));
}

async fn run(statement: &'static str, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

async fn undo(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    run("ROLLBACK TO change", connection).await?;
    run("RELEASE change", connection).await
}

/// A change under way. It is undone unless it ends as made.
pub struct SharedChange(Option<OwnedMutexGuard<Option<Group>>>);

impl SharedChange {
    /// Keeps a change that was made and undoes another, and waits until its group is durable.
    ///
    /// # Errors
    /// If it was not made, or if nothing of its group was changed.
    pub async fn end<T>(mut self, made: Result<T, StoreError>) -> Result<T, StoreError> {
        let ended = match &made {
            Ok(_) => run("RELEASE change", &mut self).await,
            Err(_) => undo(&mut self).await,
        };
        let Some(mut open) = self.0.take() else { return made };
        if let Err(error) = ended {
            fail(&mut open, error.clone());
            return Err(error);
        }
        let mut outcome = open.as_ref().expect("the group of a change is open").outcome.subscribe();
        drop(open);
        let Ok(outcome) = outcome.wait_for(Option::is_some).await else {
            return Err(StoreError::Unknown("the server stopped before the commit".to_owned()));
        };
        outcome.clone().unwrap_or(Ok(())).and(made)
    }
}

/// The file has undone the whole transaction, as it does when the disk is full: no change of the group is made.
fn fail(open: &mut OwnedMutexGuard<Option<Group>>, error: StoreError) {
    if let Some(group) = open.take() {
        group.outcome.send_replace(Some(Err(error)));
    }
}

impl Drop for SharedChange {
    fn drop(&mut self) {
        let (Some(mut open), Ok(runtime)) = (self.0.take(), Handle::try_current()) else { return };
        runtime.spawn(async move {
            let Some(group) = open.as_mut() else { return };
            if let Err(error) = undo(&mut group.transaction).await {
                fail(&mut open, error);
            }
        });
    }
}

impl Deref for SharedChange {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.0.as_ref().and_then(|open| open.as_ref()).expect("a change under way has a group").transaction
    }
}

impl DerefMut for SharedChange {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.0.as_mut().and_then(|open| open.as_mut()).expect("a change under way has a group").transaction
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sqlx::{
        Row as _,
        sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions},
    };
    use tokio::task::JoinHandle;

    use super::{super::one_connection, *};

    struct File {
        changes: Arc<SharedChanges>,
        readers: SqlitePool,
        _folder: tempfile::TempDir,
    }

    impl File {
        async fn new() -> File {
            let folder = tempfile::tempdir().unwrap();
            let options = SqliteConnectOptions::new()
                .filename(folder.path().join("data.db"))
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal);
            let pool = one_connection(options.clone()).await.unwrap();
            sqlx::query("CREATE TABLE number (n INTEGER PRIMARY KEY)").execute(&pool).await.unwrap();
            let readers = SqlitePoolOptions::new().connect_with(options.read_only(true)).await.unwrap();
            File { changes: SharedChanges::new(pool).into(), readers, _folder: folder }
        }

        /// Queues a change for each number behind one that is under way, so that all of them are of one group, and
        /// returns what each of them sees when it has ended. Numbers below zero are taken back; zero ends the whole
        /// transaction, as a full disk does.
        async fn queue(&self, numbers: &[i64]) -> Vec<JoinHandle<(Result<(), StoreError>, Vec<i64>)>> {
            let first = self.changes.begin().await.unwrap();
            let mut tasks = Vec::new();
            for &n in numbers {
                let (changes, readers) = (self.changes.clone(), self.readers.clone());
                tasks.push(tokio::spawn(async move {
                    let mut change = changes.begin().await.unwrap();
                    let statement = if n == 0 { "ROLLBACK" } else { "INSERT INTO number VALUES ($1)" };
                    let done = sqlx::query(statement).bind(n).execute(&mut *change).await;
                    let made =
                        done.map_err(StoreError::from).and(if n < 0 { Err(StoreError::NotFound) } else { Ok(()) });
                    let ended = change.end(made).await;
                    let rows = sqlx::query("SELECT n FROM number ORDER BY n").fetch_all(&readers).await.unwrap();
                    (ended, rows.iter().map(|it| it.get(0)).collect())
                }));
                // It has to wait before the next one does.
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            first.end(Ok(())).await.unwrap();
            tasks
        }
    }

    async fn all<T>(tasks: Vec<JoinHandle<T>>) -> Vec<T> {
        futures_util::future::try_join_all(tasks).await.unwrap()
    }

    #[tokio::test]
    async fn changes_that_wait_share_a_commit() {
        let file = File::new().await;
        let seen = all(file.queue(&[1, 2, 3, 4]).await).await;
        // Nobody is told before all are durable.
        assert_eq!(seen, vec![(Ok(()), vec![1, 2, 3, 4]); 4]);
    }

    #[tokio::test]
    async fn a_change_that_is_refused_or_dropped_leaves_the_others() {
        let file = File::new().await;
        let seen = all(file.queue(&[1, -2, 1, 3]).await).await;
        // Who is refused because of another one sees the other one.
        let ended = [Ok(()), Err(StoreError::NotFound), Err(StoreError::Conflict), Ok(())];
        assert_eq!(seen, ended.map(|it| (it, vec![1, 3])));
        drop(file.changes.begin().await.unwrap());
        assert_eq!(all(file.queue(&[2]).await).await, [(Ok(()), vec![1, 2, 3])]);
    }

    #[tokio::test]
    async fn if_the_file_undoes_a_group_nobody_in_it_is_told_otherwise() {
        let file = File::new().await;
        let seen = all(file.queue(&[1, 0, 2]).await).await;
        assert!(seen[..2].iter().all(|it| it.0.is_err()), "{seen:?}");
        // What comes after the failure is a group of its own.
        assert_eq!(seen[2], (Ok(()), vec![2]));
    }
}
