//! Notes over NATS: plain messages on one subject, kept nowhere.

use std::{sync::Mutex, time::Duration};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Bus, Heard, Note, WAITING};

/// Several installations may share it: tables have names that are the same nowhere else.
const SUBJECT: &str = "comptoir.notes";
const PING: Duration = Duration::from_secs(5);
/// Between two tries to reach it again.
const PAUSE: Duration = Duration::from_millis(500);

/// A connection to NATS that comes back by itself.
pub struct Nats {
    to_send: mpsc::Sender<String>,
    heard: Mutex<Option<mpsc::Receiver<Heard>>>,
}

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address makes no sense.
    #[error(transparent)]
    Connect(#[from] async_nats::ConnectError),
    /// It does not let us listen.
    #[error(transparent)]
    Subscribe(#[from] async_nats::SubscribeError),
}

impl Nats {
    /// Connects to an address such as `nats://localhost:4222`, sooner or later: a server starts without it,
    /// and looks into the store by itself meanwhile.
    pub async fn connect(address: &str) -> Result<Nats, NatsError> {
        let (sender, heard) = mpsc::channel(WAITING);
        let missed = sender.clone();
        let client = ConnectOptions::new()
            .name("comptoir")
            .no_echo()
            .retry_on_initial_connect()
            .ping_interval(PING)
            .reconnect_delay_callback(|_| PAUSE)
            .event_callback(move |event| {
                tracing::info!(%event, "NATS");
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    // If everything is full already, everything will be looked at.
                    let _ = missed.try_send(Heard::Missed);
                }
                async {}
            })
            .connect(address)
            .await?;
        let (to_send, queue) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), queue));
        tokio::spawn(hear(client.subscribe(SUBJECT).await?, sender));
        Ok(Nats { to_send, heard: Mutex::new(Some(heard)) })
    }
}

async fn send(client: Client, mut queue: mpsc::Receiver<String>) {
    while let Some(text) = queue.recv().await {
        if let Err(why) = client.publish(SUBJECT, text.into()).await {
            tracing::warn!(%why, "a note is not sent");
        }
    }
}

async fn hear(mut messages: async_nats::Subscriber, sender: mpsc::Sender<Heard>) {
    while let Some(message) = messages.next().await {
        let text = std::str::from_utf8(&message.payload).unwrap_or_default();
        let read = text.split_once(' ').and_then(|(from, note)| Some((from.to_owned(), note.parse().ok()?)));
        if let Some((from, note)) = read
            && sender.send(Heard::Note { from, note }).await.is_err()
        {
            return;
        }
    }
}

impl Bus for Nats {
    fn tell(&self, from: &str, note: &Note) {
        if self.to_send.try_send(format!("{from} {note}")).is_err() {
            metrics::counter!("comptoir_notes_lost_total").increment(1);
        }
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        let heard = self.heard.lock().expect("nobody panics with the lock").take();
        heard.unwrap_or_else(|| mpsc::channel(1).1)
    }
}
