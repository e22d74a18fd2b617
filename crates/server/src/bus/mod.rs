//! What servers tell each other: that there is something new to read, never what it is. A note may be lost,
//! come late or come twice; whoever gets one looks into the store, which has the truth.

mod local;
mod nats;
mod note;

use tokio::sync::mpsc;

pub use local::Local;
pub use nats::Nats;
pub use note::Note;

/// Notes that may wait to be read.
const WAITING: usize = 64 * 1024;

/// What comes from other servers.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Heard {
    /// A note, and who has sent it.
    Note {
        /// A server by its name.
        from: String,
        /// What it says.
        note: Note,
    },
    /// Notes may have been lost: everything is worth a look.
    Missed,
}

/// A way to the other servers. Nobody hears its own notes.
pub trait Bus: Send + Sync {
    /// Tells the others. It never waits; what cannot be sent is lost.
    fn tell(&self, from: &str, note: &Note);
    /// What the others tell; asked for once.
    fn listen(&self) -> mpsc::Receiver<Heard>;
}
