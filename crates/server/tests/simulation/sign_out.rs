//! Sessions that are ended by another device, and the sockets that must end with them.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use server::{
    store::{Channel, Millis, NoticeKind, People, Person, Push, Session, Sessions, Subscription},
    testing::{Ended, Registry, SessionWatch},
};
use tokio::time::{Instant, sleep};

use crate::cluster::Cluster;

/// A socket asks the store every minute, and the store may not answer the first time.
const LATEST_END: Duration = Duration::from_secs(150);

/// Ends the tokens of the clients that play.
const SUFFIX: &str = "-session";

/// The sessions of all clients of a simulation.
#[derive(Default)]
pub struct SignOuts {
    next: Mutex<u32>,
    /// When each session was ended, by the hash of its token.
    ended: Mutex<BTreeMap<String, Instant>>,
}

impl SignOuts {
    /// Signs a person in with a new session.
    pub async fn sign_in(&self, cluster: &Cluster, person: &Person, now: Millis) -> Session {
        let n = {
            let mut next = self.next.lock().unwrap();
            *next += 1;
            *next
        };
        let (token_hash, device) = (format!("{n:016}{SUFFIX}"), String::new());
        let session = Session { token_hash, person: person.id.clone(), device, created_at: now, seen_at: now };
        // The first session comes with the person.
        if cluster.store.add_person(person, &session).await.is_err() {
            cluster.store.add_session(&session).await.unwrap();
        }
        // Every other device wants to be told of its games.
        if n % 2 == 0 {
            let channel = Channel::Browser {
                endpoint: format!("https://push.example/{n}"),
                public_key: String::new(),
                auth: String::new(),
                quiet: None,
            };
            let kinds = vec![NoticeKind::Turn, NoticeKind::Begun, NoticeKind::Over];
            let subscription =
                Subscription { id: session.token_hash.clone(), person: person.id.clone(), kinds, channel };
            cluster.store.subscribe(&subscription).await.unwrap();
        }
        session
    }

    /// Ends some session at some server, again and again.
    pub async fn end_some(cluster: Arc<Cluster>) {
        let rng = cluster.rng.stream("sign-outs");
        for _ in 0..6 {
            sleep(rng.between(500, 20_000)).await;
            let decision = rng.decision();
            if !decision.happens(format_args!("a session is ended")) {
                continue;
            }
            // Not those of hostile clients, which do not sign in again.
            let is_ours = |hash: &&String| hash.ends_with(SUFFIX);
            let hashes: Vec<String> =
                cluster.store.inspect(|data| data.sessions.keys().filter(is_ours).cloned().collect());
            let (Some((n, registry)), false) = (cluster.any_server(&decision.draws), hashes.is_empty()) else {
                continue;
            };
            let hash = decision.draws.pick(&hashes).clone();
            if registry.store().end_session(&hash).await.is_ok() {
                cluster.trace.event(format_args!("{n} ends {hash}"));
                cluster.sign_outs.ended.lock().unwrap().insert(hash.clone(), Instant::now());
                registry.end_sessions(Ended::Session(hash.chars().take(16).collect()));
            }
        }
    }

    /// Checks a connection that is open now.
    ///
    /// # Panics
    /// If its session ended long ago.
    pub fn check_open(&self, session: &Session) {
        let ended = self.ended.lock().unwrap().get(&session.token_hash).copied();
        let late = ended.map(|at| at.elapsed()).filter(|it| *it > LATEST_END);
        assert_eq!(late, None, "the socket of an ended session is open: {}", session.token_hash);
    }

    /// Watches the session of a connection, as the sockets of a server do.
    pub fn watch(registry: &Registry, session: Option<&Session>) -> SessionWatch {
        SessionWatch::new(registry, session.cloned())
    }
}
