//! Notifications over core NATS: at most once, without persistence. Those that concern only the servers which have a
//! table in memory go to a subject by the hash of its id, so that a server hears little of the tables of others.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Mutex,
    time::Duration,
};

use async_nats::{Client, ConnectOptions, Event, SubscribeError};
use futures_util::StreamExt;
use tokio::{
    sync::mpsc,
    task::{AbortHandle, JoinSet},
};

use super::{Bus, BusEvent, Notification, subject};

/// The number of notifications that may wait in a queue.
const QUEUE_CAPACITY: usize = 64 * 1024;
/// So many tables are followed with one round trip.
const FOLLOW_BATCH: usize = 1024;
const PING_INTERVAL: Duration = Duration::from_secs(5);
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// A connection to NATS that reconnects by itself.
pub struct NatsBus {
    outgoing: mpsc::Sender<(String, String)>,
    interests: mpsc::UnboundedSender<Interest>,
    /// Taken by the first subscriber.
    incoming: Mutex<Option<mpsc::Receiver<BusEvent>>>,
}

/// A table whose notifications are wanted, or are no longer.
enum Interest {
    Begins(String),
    Ends(String),
}

/// Why a connection to NATS cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address is invalid. An unreachable server is not an error: the client keeps trying.
    #[error(transparent)]
    Connect(#[from] async_nats::ConnectError),
    /// The subscription is rejected.
    #[error(transparent)]
    Subscribe(#[from] SubscribeError),
}

impl NatsBus {
    /// Connects in the background to an address such as `nats://localhost:4222`. A server starts without NATS, and
    /// polls the store until the connection is up.
    ///
    /// # Errors
    /// If the address is invalid or the subscription is rejected.
    pub async fn connect(address: &str) -> Result<NatsBus, NatsError> {
        let (sender, incoming) = mpsc::channel(QUEUE_CAPACITY);
        let lagged = sender.clone();
        let client = ConnectOptions::new()
            .name("comptoir")
            .no_echo()
            .retry_on_initial_connect()
            .ping_interval(PING_INTERVAL)
            .reconnect_delay_callback(|_| RECONNECT_DELAY)
            .event_callback(move |event| {
                tracing::info!(%event, "nats_event");
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    // A full queue holds enough notifications to trigger the same reads.
                    let _ = lagged.try_send(BusEvent::Lagged);
                }
                async {}
            })
            .connect(address)
            .await?;
        let (outgoing, queue) = mpsc::channel(QUEUE_CAPACITY);
        let (interests, changes) = mpsc::unbounded_channel();
        tokio::spawn(publish_all(client.clone(), queue));
        tokio::spawn(receive_all(client.subscribe(subject::COMMON).await?, sender.clone()));
        tokio::spawn(Followed { client, sender, subjects: BTreeMap::new(), tasks: JoinSet::new() }.run(changes));
        Ok(NatsBus { outgoing, interests, incoming: Mutex::new(Some(incoming)) })
    }
}

async fn publish_all(client: Client, mut queue: mpsc::Receiver<(String, String)>) {
    while let Some((subject, text)) = queue.recv().await {
        if let Err(error) = client.publish(subject, text.into()).await {
            tracing::warn!(%error, "nats_publish_failed");
        }
    }
}

/// Messages that cannot be parsed are skipped: they come from a newer version of this program.
async fn receive_all(mut messages: async_nats::Subscriber, sender: mpsc::Sender<BusEvent>) {
    while let Some(message) = messages.next().await {
        let text = std::str::from_utf8(&message.payload).unwrap_or_default();
        let parsed = text.split_once(' ').and_then(|(from, rest)| Some((from.to_owned(), rest.parse().ok()?)));
        if let Some((from, notification)) = parsed
            && sender.send(BusEvent::Received { from, notification }).await.is_err()
        {
            return;
        }
    }
}

/// The subjects of the tables that are followed.
struct Followed {
    client: Client,
    sender: mpsc::Sender<BusEvent>,
    /// The tables of each subject, and the task that receives its notifications.
    subjects: BTreeMap<String, (BTreeSet<String>, AbortHandle)>,
    tasks: JoinSet<()>,
}

impl Followed {
    async fn run(mut self, mut changes: mpsc::UnboundedReceiver<Interest>) {
        let mut batch = Vec::new();
        while changes.recv_many(&mut batch, FOLLOW_BATCH).await > 0 {
            let mut begun = Vec::new();
            for interest in batch.drain(..) {
                match interest {
                    Interest::Begins(id) => match self.begin(&id).await {
                        Ok(()) => begun.push(id),
                        Err(error) => tracing::warn!(table = id, %error, "nats_subscribe_failed"),
                    },
                    Interest::Ends(id) => self.end(&id),
                }
            }
            if begun.is_empty() || self.client.flush().await.is_err() {
                continue;
            }
            // What was published before the subscription was there is read from the store.
            for id in begun {
                let notification = Notification::Entries(id, u32::MAX);
                if self.sender.send(BusEvent::Received { from: String::new(), notification }).await.is_err() {
                    return;
                }
            }
            while self.tasks.try_join_next().is_some() {}
        }
    }

    async fn begin(&mut self, id: &str) -> Result<(), SubscribeError> {
        let subject = subject::of_table(id);
        if let Some((tables, _)) = self.subjects.get_mut(&subject) {
            tables.insert(id.to_owned());
            return Ok(());
        }
        let messages = self.client.subscribe(subject.clone()).await?;
        let task = self.tasks.spawn(receive_all(messages, self.sender.clone()));
        self.subjects.insert(subject, (BTreeSet::from([id.to_owned()]), task));
        Ok(())
    }

    fn end(&mut self, id: &str) {
        let subject = subject::of_table(id);
        let Some((tables, task)) = self.subjects.get_mut(&subject) else { return };
        tables.remove(id);
        if tables.is_empty() {
            task.abort();
            self.subjects.remove(&subject);
        }
    }
}

impl Bus for NatsBus {
    fn publish(&self, from: &str, notification: &Notification) {
        let subject = notification.followed_table().map_or_else(|| subject::COMMON.to_owned(), subject::of_table);
        if self.outgoing.try_send((subject, format!("{from} {notification}"))).is_err() {
            metrics::counter!("comptoir_notes_lost_total").increment(1);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<BusEvent> {
        let incoming = self.incoming.lock().expect("no thread panics while it holds this lock").take();
        incoming.unwrap_or_else(|| mpsc::channel(1).1)
    }

    fn follow(&self, table: &str) {
        // The task ends only with the runtime.
        let _ = self.interests.send(Interest::Begins(table.to_owned()));
    }

    fn unfollow(&self, table: &str) {
        let _ = self.interests.send(Interest::Ends(table.to_owned()));
    }
}
