//! Notifications to people whose page is closed: what is due in the outbox is encrypted for its browser and handed to the
//! push service that the browser has named (Web Push), or becomes a line of a letter to an address.
//!
//! The outbox is written together with the log, so nothing is forgotten. A server claims an entry for a while before it sends it, so
//! that nothing is sent twice at once, and a server that dies leaves its claims to others. A push service may then get a
//! message twice: its topic replaces the first one, and a browser shows one notification a table.

mod client;
mod letters;
mod quiet;
mod vapid;

use std::time::Duration;

use futures_util::future::join_all;
use protocol::{NoticeKind, PushMessage};
use tokio::{
    sync::OnceCell,
    time::{Instant, sleep},
};

use crate::{
    app::App,
    config::Config,
    environment::hash_token,
    store::{Channel, Millis, PushJob, StoreError},
};
use client::{Client, Message, Outcome, TIMEOUT};
use quiet::end_of_quiet;
pub use quiet::{is_valid, is_zone};
use vapid::Vapid;
pub use vapid::keys;

/// How often the outbox is looked at.
const INTERVAL: Duration = Duration::from_secs(1);
/// Entries that are sent at once.
const BATCH: u32 = 32;
/// How long a server that sends an entry keeps it from others: a request, and as long again to note what came of it. A
/// server that dies meanwhile delays the notification by so much.
const CLAIM: Duration = TIMEOUT.saturating_mul(2);
/// The wait before the store is told again what came of a request.
const NOTE_DELAY: Duration = Duration::from_millis(250);
/// After so many failures an entry is given up: the next one of its table comes all the same.
const MAX_ATTEMPTS: u32 = 8;
/// The wait after the first failure; it doubles with each one.
const FIRST_WAIT: Millis = 5_000;
/// How long a push service keeps a message for a browser that is off, in seconds.
const TTL: u32 = 3 * 24 * 60 * 60;

/// What becomes of an entry of the outbox.
#[derive(Copy, Clone)]
enum Next {
    /// It is sent, or need not be.
    Done,
    /// It is tried again then.
    Later(Millis),
    /// Its browser cannot be reached any more.
    Unsubscribe,
}

impl Next {
    /// What becomes of an entry that could not be sent.
    fn after_failure(job: &PushJob, now: Millis) -> Next {
        metrics::counter!("comptoir_push_failures_total").increment(1);
        if job.attempts < MAX_ATTEMPTS {
            return Next::Later(now + (FIRST_WAIT << job.attempts.min(12)));
        }
        tracing::info!(table = job.table, attempts = job.attempts, "push_given_up");
        Next::Done
    }
}

/// What sends notifications.
pub struct Pusher {
    client: Client,
    contact: String,
    vapid: OnceCell<Vapid>,
}

impl Pusher {
    /// The sender of a configuration.
    pub fn new(config: &Config) -> Pusher {
        let contact = config.push_contact.clone().or_else(|| config.origin.clone());
        Pusher {
            client: Client::new(config),
            contact: contact.unwrap_or_else(|| "https://localhost".to_owned()),
            vapid: OnceCell::new(),
        }
    }

    /// Whether a subscription with this address is accepted.
    pub fn accepts(&self, endpoint: &str) -> bool {
        self.client.address(endpoint).is_some()
    }

    /// The key by which browsers and push services know this server. All servers of a database share it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn public_key(&self, app: &App) -> Result<String, StoreError> {
        Ok(self.vapid(app).await?.public_key())
    }

    async fn vapid(&self, app: &App) -> Result<&Vapid, StoreError> {
        let load = async || {
            let new = Vapid::new_secret(&mut |bytes| app.entropy().fill(bytes));
            let secret = app.store().secret("vapid", &new).await?;
            Vapid::read(&secret).ok_or_else(|| StoreError::Unavailable("the stored key is none".to_owned()))
        };
        self.vapid.get_or_try_init(load).await
    }

    /// Sends what is due. Returns whether there may be more.
    async fn send_due(&self, app: &App) -> Result<bool, StoreError> {
        let now = app.registry().now();
        let jobs = app.store().claim_pushes(now, now + CLAIM.as_millis() as Millis, BATCH).await?;
        let vapid = if jobs.is_empty() { return Ok(false) } else { self.vapid(app).await? };
        let may_be_more = jobs.len() == BATCH as usize;
        let (letters, notifications) = jobs.into_iter().partition::<Vec<_>, _>(letters::is_letter);
        let sent = join_all(notifications.iter().map(|job| self.send(app, vapid, job, now)));
        let (sent, written) = tokio::join!(sent, letters::write_all(app, letters, now));
        sent.into_iter().chain(written).collect::<Result<(), StoreError>>()?;
        Ok(may_be_more)
    }

    async fn send(&self, app: &App, vapid: &Vapid, job: &PushJob, now: Millis) -> Result<(), StoreError> {
        let begun = Instant::now();
        let next = match app.registry().faults().push(job) {
            None => self.try_send(vapid, job, now).await,
            Some(true) => Next::Done,
            Some(false) => Next::after_failure(job, now),
        };
        note(app, job, next, begun).await
    }

    async fn try_send(&self, vapid: &Vapid, job: &PushJob, now: Millis) -> Next {
        if job.is_over && job.kind != NoticeKind::Over {
            return Next::Done;
        }
        let Channel::Browser { quiet, .. } = &job.subscription.channel else { return Next::Done };
        if let Some(end) = end_of_quiet(quiet.as_ref(), now) {
            return Next::Later(end);
        }
        let outcome = match self.message(vapid, job, now) {
            Some((address, message)) => self.client.send(&address, message).await,
            None => Outcome::Gone,
        };
        match outcome {
            Outcome::Sent => {
                metrics::counter!("comptoir_pushes_total").increment(1);
                Next::Done
            }
            Outcome::Gone => {
                tracing::info!(person = job.subscription.person, "push_subscription_gone");
                Next::Unsubscribe
            }
            Outcome::Failed => Next::after_failure(job, now),
        }
    }

    fn message(&self, vapid: &Vapid, job: &PushJob, now: Millis) -> Option<(axum::http::Uri, Message)> {
        let Channel::Browser { endpoint, public_key, auth, .. } = &job.subscription.channel else { return None };
        let address = self.client.address(endpoint)?;
        let origin = format!("{}://{}", address.scheme_str()?, address.authority()?);
        let told = PushMessage { kind: job.kind, table: job.table.clone(), game: job.game.clone(), at: job.at };
        let text = serde_json::to_vec(&told).expect("a message is plain data");
        let message = Message {
            authorization: vapid.authorization(&origin, &self.contact, now),
            // At most 32 characters of base64url.
            topic: hash_token(&job.table).chars().take(32).collect(),
            ttl: TTL,
            body: vapid::encrypt(public_key, auth, &text)?,
        };
        Some((address, message))
    }
}

/// Notes what became of an entry that was claimed at `begun`. What is sent and not noted would be sent again, so a store
/// that fails is asked again until the claim ends.
async fn note(app: &App, job: &PushJob, next: Next, begun: Instant) -> Result<(), StoreError> {
    loop {
        let noted = match next {
            Next::Done => app.store().push_done(job).await,
            Next::Later(due_at) => app.store().push_later(job, due_at).await,
            Next::Unsubscribe => app.store().unsubscribe(&job.subscription.id).await,
        };
        match noted {
            Err(StoreError::Unavailable(_) | StoreError::Unknown(_)) if begun.elapsed() < CLAIM => {
                sleep(NOTE_DELAY).await;
            }
            noted => return noted,
        }
    }
}

/// Sends notifications for as long as the server runs.
pub async fn run(app: App) {
    let mut interval = tokio::time::interval(INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        match app.pusher().send_due(&app).await {
            Ok(more) if more => interval.reset_immediately(),
            Ok(_) => (),
            Err(error) => tracing::warn!(%error, "push_failed"),
        }
    }
}
