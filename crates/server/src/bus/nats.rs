//! Notifications over core NATS: at most once, without persistence, all on one subject.

use std::{sync::Mutex, time::Duration};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Bus, BusEvent, Notification};

/// Several installations may share a subject, because table ids are globally unique.
const SUBJECT: &str = "comptoir.notes";
/// The number of notifications that may wait in a queue.
const QUEUE_CAPACITY: usize = 64 * 1024;
const PING_INTERVAL: Duration = Duration::from_secs(5);
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// A connection to NATS that reconnects by itself.
pub struct NatsBus {
    outgoing: mpsc::Sender<String>,
    /// Taken by the first subscriber.
    incoming: Mutex<Option<mpsc::Receiver<BusEvent>>>,
}

/// Why a connection to NATS cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address is invalid. An unreachable server is not an error: the client keeps trying.
    #[error(transparent)]
    Connect(#[from] async_nats::ConnectError),
    /// The subscription is rejected.
    #[error(transparent)]
    Subscribe(#[from] async_nats::SubscribeError),
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
        tokio::spawn(publish_all(client.clone(), queue));
        tokio::spawn(receive_all(client.subscribe(SUBJECT).await?, sender));
        Ok(NatsBus { outgoing, incoming: Mutex::new(Some(incoming)) })
    }
}

async fn publish_all(client: Client, mut queue: mpsc::Receiver<String>) {
    while let Some(text) = queue.recv().await {
        if let Err(error) = client.publish(SUBJECT, text.into()).await {
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

impl Bus for NatsBus {
    fn publish(&self, from: &str, notification: &Notification) {
        if self.outgoing.try_send(format!("{from} {notification}")).is_err() {
            metrics::counter!("comptoir_notes_lost_total").increment(1);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<BusEvent> {
        let incoming = self.incoming.lock().expect("no thread panics while it holds this lock").take();
        incoming.unwrap_or_else(|| mpsc::channel(1).1)
    }
}
