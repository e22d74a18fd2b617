//! Messages between the servers of one cluster. A notification says that something can be read from the store,
//! never what it is: it may be lost, delayed or duplicated without harm.

#[cfg(feature = "cluster")]
mod nats;
mod none;
mod notification;
#[cfg(feature = "cluster")]
mod subject;

use tokio::sync::mpsc;

#[cfg(feature = "cluster")]
pub use nats::NatsBus;
pub use none::NoBus;
pub use notification::Notification;

/// What a subscription yields.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BusEvent {
    /// Another server has published a notification.
    Received {
        /// The name of the node that has published it.
        from: String,
        /// What the other server has announced.
        notification: Notification,
    },
    /// Notifications may have been lost: the subscriber re-reads everything from the store.
    Lagged,
}

/// Publish and subscribe between servers. A server does not receive its own notifications.
pub trait Bus: Send + Sync {
    /// Publishes without waiting. A notification that cannot be queued is dropped.
    fn publish(&self, from: &str, notification: &Notification);
    /// The notifications of the other servers. Only the first call yields any.
    fn subscribe(&self) -> mpsc::Receiver<BusEvent>;
    /// A table has come into the memory of this server, which wants its notifications.
    fn follow(&self, _table: &str) {}
    /// The table is no longer there.
    fn unfollow(&self, _table: &str) {}
}
