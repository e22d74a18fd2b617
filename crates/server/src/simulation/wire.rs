//! Notes between servers, of which some are lost, some come late, and some come twice.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use tokio::{sync::mpsc, time::sleep};

use super::chance::{Luck, Trace};
use crate::bus::{Bus, Heard, Note};

/// Many fit into it.
const WAITING: usize = 4096;

/// All servers that listen, by their place in the city.
#[derive(Clone)]
pub struct Wires {
    ears: Arc<Mutex<Vec<Option<mpsc::Sender<Heard>>>>>,
    sound: Arc<AtomicBool>,
    luck: Luck,
    trace: Trace,
}

impl Wires {
    pub fn new(servers: usize, luck: Luck, trace: Trace) -> Wires {
        Wires { ears: Arc::new(Mutex::new(vec![None; servers])), sound: Arc::default(), luck, trace }
    }

    /// From now on nothing is lost.
    pub fn mend(&self) {
        self.sound.store(true, Ordering::Relaxed);
    }

    /// The end of one server.
    pub fn end(&self, server: usize) -> Arc<dyn Bus> {
        Arc::new(End { server, wires: self.clone() })
    }

    fn carry(&self, from: &str, to: mpsc::Sender<Heard>, note: &Note) {
        let heard = Heard::Note { from: from.to_owned(), note: note.clone() };
        let delay = match self.sound.load(Ordering::Relaxed) {
            true => self.luck.between(0, 5),
            false if self.luck.once_in(6) => return self.trace.note(format_args!("lost: {from} {note}")),
            false => self.luck.between(0, if self.luck.once_in(5) { 3_000 } else { 20 }),
        };
        tokio::spawn(async move {
            sleep(delay).await;
            // A server that is gone hears nothing.
            let _ = to.send(heard).await;
        });
    }
}

struct End {
    server: usize,
    wires: Wires,
}

impl Bus for End {
    fn tell(&self, from: &str, note: &Note) {
        self.wires.trace.note(format_args!("{} tells: {note}", self.server));
        let ears = self.wires.ears.lock().expect("no panic").clone();
        for to in ears.into_iter().enumerate().filter_map(|(n, ear)| ear.filter(|_| n != self.server)) {
            if self.wires.luck.once_in(20) {
                self.wires.carry(from, to.clone(), note);
            }
            self.wires.carry(from, to, note);
        }
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        let (sender, receiver) = mpsc::channel(WAITING);
        self.wires.ears.lock().expect("no panic")[self.server] = Some(sender);
        receiver
    }
}
