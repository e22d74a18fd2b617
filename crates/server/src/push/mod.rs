//! Notifications to browsers whose page is closed (Web Push): what is due in the outbox is encrypted for its browser and
//! handed to the push service that the browser has named.
//!
//! The outbox is written together with the log, so nothing is forgotten. Whoever sends an entry claims it for a while, so
//! that nothing is sent twice at once, and a server that dies leaves its claims to others. A push service may then get a
//! message twice: its topic replaces the first one, and a browser shows one notification a table.

mod client;
mod vapid;

use std::time::Duration;

use futures_util::future::join_all;
use protocol::{NoticeKind, PushMessage};
use tokio::sync::OnceCell;

use crate::{
    app::App,
    config::Config,
    environment::hash_token,
    store::{Millis, PushJob, StoreError},
};
use client::{Client, Message, Outcome};
use vapid::Vapid;
pub use vapid::keys;

/// How often the outbox is looked at.
const INTERVAL: Duration = Duration::from_secs(1);
/// Entries that are sent at once.
const BATCH: u32 = 32;
/// How long whoever sends an entry keeps it from others. Longer than a request takes.
const CLAIM: Millis = 30_000;
/// After so many failures an entry is given up: the next one of its table comes all the same.
const MAX_ATTEMPTS: u32 = 8;
/// The wait after the first failure; it doubles with each one.
const FIRST_WAIT: Millis = 5_000;
/// How long a push service keeps a message for a browser that is off, in seconds.
const TTL: u32 = 3 * 24 * 60 * 60;
const MINUTE: Millis = 60_000;
const MINUTES_A_DAY: Millis = 24 * 60;

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
        let jobs = app.store().claim_pushes(now, now + CLAIM, BATCH).await?;
        let vapid = if jobs.is_empty() { return Ok(false) } else { self.vapid(app).await? };
        let sent = jobs.iter().map(|job| self.send(app, vapid, job, now));
        join_all(sent).await.into_iter().collect::<Result<(), StoreError>>()?;
        Ok(jobs.len() == BATCH as usize)
    }

    async fn send(&self, app: &App, vapid: &Vapid, job: &PushJob, now: Millis) -> Result<(), StoreError> {
        let store = app.store();
        if job.is_over && job.kind != NoticeKind::Over {
            return store.push_done(job).await;
        }
        if let Some(end) = end_of_quiet(job.subscription.quiet, now) {
            return store.push_later(job, end).await;
        }
        let outcome = match self.message(vapid, job, now) {
            Some((address, message)) => self.client.send(&address, message).await,
            None => Outcome::Gone,
        };
        match outcome {
            Outcome::Sent => {
                metrics::counter!("comptoir_pushes_total").increment(1);
                store.push_done(job).await
            }
            Outcome::Gone => {
                tracing::info!(person = job.subscription.person, "push_subscription_gone");
                store.unsubscribe(&job.subscription.session).await
            }
            Outcome::Failed if job.attempts >= MAX_ATTEMPTS => {
                tracing::info!(table = job.table, attempts = job.attempts, "push_given_up");
                store.push_done(job).await
            }
            Outcome::Failed => {
                metrics::counter!("comptoir_push_failures_total").increment(1);
                store.push_later(job, now + (FIRST_WAIT << job.attempts.min(12))).await
            }
        }
    }

    fn message(&self, vapid: &Vapid, job: &PushJob, now: Millis) -> Option<(axum::http::Uri, Message)> {
        let address = self.client.address(&job.subscription.endpoint)?;
        let origin = format!("{}://{}", address.scheme_str()?, address.authority()?);
        let told = PushMessage { kind: job.kind, table: job.table.clone(), game: job.game.clone(), at: job.at };
        let text = serde_json::to_vec(&told).expect("a message is plain data");
        let message = Message {
            authorization: vapid.authorization(&origin, &self.contact, now),
            // At most 32 characters of base64url.
            topic: hash_token(&job.table).chars().take(32).collect(),
            ttl: TTL,
            body: vapid::encrypt(&job.subscription, &text)?,
        };
        Some((address, message))
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

/// When the quiet hours end that `now` is in. They are minutes of the day in UTC, and may go over midnight.
fn end_of_quiet(quiet: Option<(u16, u16)>, now: Millis) -> Option<Millis> {
    let (from, to) = quiet?;
    let minute = (now / MINUTE) % MINUTES_A_DAY;
    let since = (minute - Millis::from(from)).rem_euclid(MINUTES_A_DAY);
    let length = (Millis::from(to) - Millis::from(from)).rem_euclid(MINUTES_A_DAY);
    (since < length).then(|| (now / MINUTE + length - since) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_may_go_over_midnight() {
        let at = |hour: Millis, minute: Millis| (1_000 * MINUTES_A_DAY + hour * 60 + minute) * MINUTE + 17;
        let night = Some((22 * 60, 7 * 60));
        let begin_of = |hour: Millis| Some(at(hour, 0) - 17);
        assert_eq!(end_of_quiet(night, at(23, 30)), begin_of(24 + 7));
        assert_eq!(end_of_quiet(night, at(6, 59)), begin_of(7));
        assert_eq!(end_of_quiet(night, at(7, 0)), None);
        assert_eq!(end_of_quiet(night, at(21, 59)), None);
        assert_eq!(end_of_quiet(Some((60, 120)), at(1, 30)), begin_of(2));
        assert_eq!(end_of_quiet(None, at(1, 30)), None);
    }
}
