//! A bus that loses, delays and duplicates notifications.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use server::testing::{Bus, BusEvent, Notification};
use tokio::{sync::mpsc, time::sleep};

use crate::{fault_rng::FaultRng, trace::Trace};

/// More notifications than are ever waiting in a simulation.
const CAPACITY: usize = 4096;

/// The bus of all servers. Clones are the same bus.
#[derive(Clone)]
pub struct SimulatedBus {
    /// By the index of the server.
    subscribers: Arc<Mutex<Vec<Option<mpsc::Sender<BusEvent>>>>>,
    is_reliable: Arc<AtomicBool>,
    /// What is drawn for the notifications of each server.
    rngs: Arc<Vec<FaultRng>>,
    trace: Trace,
}

impl SimulatedBus {
    pub fn new(servers: usize, rng: &FaultRng, trace: Trace) -> SimulatedBus {
        let rngs = Arc::new((0..servers).map(|n| rng.stream(&format!("bus-{n}"))).collect());
        let subscribers = Arc::new(Mutex::new(vec![None; servers]));
        SimulatedBus { subscribers, is_reliable: Arc::default(), rngs, trace }
    }

    /// Ends all faults for good.
    pub fn heal(&self) {
        self.is_reliable.store(true, Ordering::Relaxed);
    }

    /// The bus as one server has it.
    pub fn endpoint(&self, server: usize) -> Arc<dyn Bus> {
        Arc::new(Endpoint { server, bus: self.clone() })
    }

    fn deliver(&self, server: usize, from: &str, to: mpsc::Sender<BusEvent>, notification: &Notification) {
        let event = BusEvent::Received { from: from.to_owned(), notification: notification.clone() };
        let decision = self.rngs[server].decision();
        let is_reliable = self.is_reliable.load(Ordering::Relaxed);
        let (is_lost, is_late) = (decision.draws.one_in(6), decision.draws.one_in(5));
        if !is_reliable && is_lost && decision.happens(format_args!("of {server}, lost: {notification}")) {
            return self.trace.event(format_args!("lost: {from} {notification}"));
        }
        let is_late = !is_reliable && is_late && decision.happens(format_args!("of {server}, late: {notification}"));
        let delay = decision.draws.between(0, if is_late { 3_000 } else { 20 });
        tokio::spawn(async move {
            sleep(delay).await;
            // The receiver may have been killed.
            let _ = to.send(event).await;
        });
    }
}

struct Endpoint {
    server: usize,
    bus: SimulatedBus,
}

impl Bus for Endpoint {
    fn publish(&self, from: &str, notification: &Notification) {
        self.bus.trace.event(format_args!("{} publishes: {notification}", self.server));
        let subscribers = self.bus.subscribers.lock().unwrap().clone();
        for to in subscribers.into_iter().enumerate().filter_map(|(n, it)| it.filter(|_| n != self.server)) {
            let twice = self.bus.rngs[self.server].decision();
            if twice.one_in(20, format_args!("of {}, twice: {notification}", self.server)) {
                self.bus.deliver(self.server, from, to.clone(), notification);
            }
            self.bus.deliver(self.server, from, to, notification);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<BusEvent> {
        let (sender, receiver) = mpsc::channel(CAPACITY);
        self.bus.subscribers.lock().unwrap()[self.server] = Some(sender);
        receiver
    }
}
