use async_trait::async_trait;

use super::{MemoryStore, data::Data};
use server::store::{Channel, Millis, Notice, NoticeKind, Notices, Push, PushJob, Status, StoreError, Subscription};

/// An entry of the outbox.
#[derive(Clone, Debug)]
pub struct StoredPush {
    /// What is told.
    pub kind: NoticeKind,
    /// When it happened.
    pub at: Millis,
    /// When it is sent at the earliest.
    pub due_at: Millis,
    claimed_until: Millis,
    attempts: u32,
}

/// A subscription, a table, and whether it is a reminder.
pub type PushKey = (String, String, bool);

impl Data {
    pub(super) fn write_notices(&mut self, table: &str, notices: &Notices, at: Millis) {
        let sessions = |data: &Data, person: &str| -> Vec<Subscription> {
            data.subscriptions.values().filter(|it| it.person == person).cloned().collect()
        };
        for person in &notices.settled {
            for it in sessions(self, person) {
                self.pushes.retain(|(id, of, _), _| *id != it.id || of != table);
            }
        }
        for Notice { person, kind, due_at } in &notices.add {
            if self.mutes.contains(&(person.clone(), table.to_owned())) {
                continue;
            }
            for it in sessions(self, person).into_iter().filter(|it| it.kinds.contains(kind)) {
                let push = StoredPush { kind: *kind, at, due_at: *due_at, claimed_until: 0, attempts: 0 };
                self.pushes.insert((it.id, table.to_owned(), kind.is_reminder()), push);
            }
        }
    }
}

fn key(job: &PushJob) -> PushKey {
    (job.subscription.id.clone(), job.table.clone(), job.kind.is_reminder())
}

#[async_trait]
impl Push for MemoryStore {
    async fn secret(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let (name, new) = (name.to_owned(), new.to_owned());
        self.query("secret", move |data| Ok(data.secrets.entry(name).or_insert(new).clone())).await
    }

    async fn subscribe(&self, subscription: &Subscription) -> Result<(), StoreError> {
        let new = subscription.clone();
        let done = self.query("subscribe", move |data| {
            let endpoint = |it: &Subscription| match &it.channel {
                Channel::Browser { endpoint, .. } => Some(endpoint.clone()),
                Channel::Mail { .. } => None,
            };
            if endpoint(&new).is_some() && !data.sessions.contains_key(&new.id)
                || !data.people.contains_key(&new.person)
            {
                return Err(StoreError::NotFound);
            }
            let is_same = |it: &Subscription| endpoint(it).is_some() && endpoint(it) == endpoint(&new);
            data.subscriptions.retain(|_, it| !is_same(it));
            data.subscriptions.insert(new.id.clone(), new);
            Ok(())
        });
        done.await
    }

    async fn subscription(&self, id: &str) -> Result<Option<Subscription>, StoreError> {
        let id = id.to_owned();
        self.query("subscription", move |data| {
            data.forget_ended();
            Ok(data.subscriptions.get(&id).cloned())
        })
        .await
    }

    async fn unsubscribe(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.query("unsubscribe", move |data| {
            data.subscriptions.remove(&id);
            Ok(())
        })
        .await
    }

    async fn subscribers_at(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let table = table.to_owned();
        self.query("subscribers", move |data| {
            data.forget_ended();
            let seats = data.tables.get(&table).map(|it| it.table.seats.clone()).unwrap_or_default();
            let is_there = |person: &String| seats.iter().any(|it| it.person() == Some(person));
            let mut people: Vec<String> = data.subscriptions.values().map(|it| it.person.clone()).collect();
            people.sort();
            people.dedup();
            Ok(people.into_iter().filter(is_there).collect())
        })
        .await
    }

    async fn mute(&self, person: &str, table: &str, muted: bool) -> Result<(), StoreError> {
        let key = (person.to_owned(), table.to_owned());
        self.query("mute", move |data| {
            let _ = if muted { data.mutes.insert(key) } else { data.mutes.remove(&key) };
            Ok(())
        })
        .await
    }

    async fn is_muted(&self, person: &str, table: &str) -> Result<bool, StoreError> {
        let key = (person.to_owned(), table.to_owned());
        self.query("is muted", move |data| Ok(data.mutes.contains(&key))).await
    }

    async fn tell(&self, table: &str, notices: &Notices, at: Millis) -> Result<(), StoreError> {
        let (table, notices) = (table.to_owned(), notices.clone());
        self.query("tell", move |data| {
            data.write_notices(&table, &notices, at);
            Ok(())
        })
        .await
    }

    async fn claim_pushes(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<PushJob>, StoreError> {
        self.query("claim pushes", move |data| {
            data.forget_ended();
            let (subscriptions, tables) = (&data.subscriptions, &data.tables);
            data.pushes
                .retain(|(session, table, _), _| subscriptions.contains_key(session) && tables.contains_key(table));
            let is_due = |it: &StoredPush| it.due_at <= now && it.claimed_until <= now;
            let mut due: Vec<_> = data.pushes.iter_mut().filter(|(_, it)| is_due(it)).collect();
            due.sort_by_key(|(_, it)| it.due_at);
            let job = |((session, table, _), push): (&PushKey, &mut StoredPush)| {
                push.claimed_until = until;
                push.attempts += 1;
                let stored = &tables[table].table;
                PushJob {
                    subscription: subscriptions[session].clone(),
                    table: table.clone(),
                    game: stored.game.clone(),
                    is_over: stored.status == Status::Over,
                    kind: push.kind,
                    at: push.at,
                    attempts: push.attempts,
                }
            };
            Ok(due.into_iter().take(limit as usize).map(job).collect())
        })
        .await
    }

    async fn push_done(&self, job: &PushJob) -> Result<(), StoreError> {
        let (key, at) = (key(job), job.at);
        self.query("push done", move |data| {
            data.pushes.retain(|it, push| *it != key || push.at != at);
            Ok(())
        })
        .await
    }

    async fn push_later(&self, job: &PushJob, due_at: Millis) -> Result<(), StoreError> {
        let (key, at) = (key(job), job.at);
        self.query("push later", move |data| {
            if let Some(push) = data.pushes.get_mut(&key).filter(|it| it.at == at) {
                (push.due_at, push.claimed_until) = (due_at, 0);
            }
            Ok(())
        })
        .await
    }
}
