//! Notes between servers, of which some are lost, some come late, and some come twice.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use tokio::{sync::mpsc, time::sleep};

use super::fault_rng::{FaultRng, Trace};
use crate::bus::{Bus, BusEvent, Notification};

/// Many fit into it.
const WAITING: usize = 4096;

/// All servers that listen, by their place in the cluster.
#[derive(Clone)]
pub struct SimulatedBus {
    ears: Arc<Mutex<Vec<Option<mpsc::Sender<BusEvent>>>>>,
    sound: Arc<AtomicBool>,
    rng: FaultRng,
    trace: Trace,
}

impl SimulatedBus {
    pub fn new(servers: usize, rng: FaultRng, trace: Trace) -> SimulatedBus {
        SimulatedBus { ears: Arc::new(Mutex::new(vec![None; servers])), sound: Arc::default(), rng, trace }
    }

    /// From now on nothing is lost.
    pub fn mend(&self) {
        self.sound.store(true, Ordering::Relaxed);
    }

    /// The end of one server.
    pub fn end(&self, server: usize) -> Arc<dyn Bus> {
        Arc::new(End { server, bus: self.clone() })
    }

    fn carry(&self, from: &str, to: mpsc::Sender<BusEvent>, note: &Notification) {
        let heard = BusEvent::Received { from: from.to_owned(), notification: note.clone() };
        let delay = match self.sound.load(Ordering::Relaxed) {
            true => self.rng.between(0, 5),
            false if self.rng.once_in(6) => return self.trace.note(format_args!("lost: {from} {note}")),
            false => self.rng.between(0, if self.rng.once_in(5) { 3_000 } else { 20 }),
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
    bus: SimulatedBus,
}

impl Bus for End {
    fn publish(&self, from: &str, note: &Notification) {
        self.bus.trace.note(format_args!("{} tells: {note}", self.server));
        let ears = self.bus.ears.lock().expect("no panic").clone();
        for to in ears.into_iter().enumerate().filter_map(|(n, ear)| ear.filter(|_| n != self.server)) {
            if self.bus.rng.once_in(20) {
                self.bus.carry(from, to.clone(), note);
            }
            self.bus.carry(from, to, note);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<BusEvent> {
        let (sender, receiver) = mpsc::channel(WAITING);
        self.bus.ears.lock().expect("no panic")[self.server] = Some(sender);
        receiver
    }
}
