//! Sockets end with the session that opened them, and come back when what they are shown has changed.

use std::time::Duration;

use protocol::ByeReason;
use tokio::{
    sync::broadcast::{self, error::RecvError},
    time::{Instant, Interval},
};

use crate::{
    bus::Notification,
    store::{Session, SessionId},
    table::Registry,
};

/// A notification of another server may be lost: so often a socket asks the store whether its session is still there.
const RECHECK_INTERVAL: Duration = Duration::from_secs(60);

/// Ends of sessions that a socket may be late to hear of; a socket that is later asks the store.
pub const CAPACITY: usize = 256;

/// Sessions that have ended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Ended {
    /// A single device was signed out.
    Session(SessionId),
    /// All sessions of a person, except for this one.
    Person(String, Option<SessionId>),
    /// None: the person has blocked somebody or no longer does. Its sockets come back and read whom.
    Blocks(String),
}

impl Ended {
    /// Why the sockets of `session` close; `None` if they do not.
    fn reason(&self, session: &Session) -> Option<ByeReason> {
        let (includes, reason) = match self {
            Ended::Session(id) => (*id == session.id(), ByeReason::SignedOut),
            Ended::Person(person, except) => {
                (*person == session.person && except.as_ref() != Some(&session.id()), ByeReason::SignedOut)
            }
            Ended::Blocks(person) => (*person == session.person, ByeReason::Restart),
        };
        includes.then_some(reason)
    }
}

impl Registry {
    /// Ends, here and at other servers, the sockets of sessions that have ended.
    pub fn end_sessions(&self, ended: Ended) {
        self.publish(&Notification::Ended(ended.clone()));
        self.sessions_ended(ended);
    }

    /// Ends the sockets of sessions that have ended.
    pub fn sessions_ended(&self, ended: Ended) {
        // Without sockets nobody listens.
        let _ = self.ended_sessions().send(ended);
    }
}

/// Tells a socket that the session that opened it has ended.
pub struct SessionWatch {
    registry: Registry,
    /// `None` for a socket without a session, which ends with none.
    session: Option<Session>,
    ended: broadcast::Receiver<Ended>,
    recheck: Interval,
}

impl SessionWatch {
    /// Watches a session from now on.
    pub fn new(registry: &Registry, session: Option<Session>) -> SessionWatch {
        let recheck = tokio::time::interval_at(Instant::now() + RECHECK_INTERVAL, RECHECK_INTERVAL);
        SessionWatch { registry: registry.clone(), session, ended: registry.ended_sessions().subscribe(), recheck }
    }

    /// Completes when the socket is to close, with the reason that its client is sent.
    pub async fn ended(&mut self) -> ByeReason {
        let Some(session) = &self.session else { return std::future::pending().await };
        loop {
            tokio::select! {
                heard = self.ended.recv() => match heard {
                    Ok(ended) => if let Some(reason) = ended.reason(session) { return reason },
                    // Some were missed.
                    Err(RecvError::Lagged(_)) => self.recheck.reset_immediately(),
                    // The server is gone altogether, and its sockets go with it.
                    Err(RecvError::Closed) => return std::future::pending().await,
                },
                _ = self.recheck.tick() => {
                    // A store that does not answer has not said that the session is gone.
                    if self.registry.store().session(&session.token_hash).await == Ok(None) {
                        return ByeReason::SignedOut;
                    }
                }
            }
        }
    }
}
