//! What goes wrong.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::{Instant, sleep, timeout_at};

use crate::{fault_rng::FaultRng, harness::Harness, hostile, node::Node};

/// A server promises five seconds; this machine may have more to do.
const STOP_TIMEOUT: Duration = Duration::from_secs(15);
/// Seconds by which clocks are wrong.
const SKEWS: &[i64] = &[0, 0, 90, -90, 3600, -86_400];

pub struct Faults<'a> {
    harness: &'a Harness,
    rng: FaultRng,
    counts: BTreeMap<&'static str, u32>,
}

impl<'a> Faults<'a> {
    pub fn new(harness: &'a Harness, rng: FaultRng) -> Faults<'a> {
        Faults { harness, rng, counts: BTreeMap::new() }
    }

    /// One thing after another until the time is over; then everything works again.
    pub async fn happen_until(&mut self, until: Instant) {
        let mut first = true;
        while Instant::now() < until {
            // People sit down before anything fails, and play between two faults.
            sleep(Duration::from_millis(if first { 1500 } else { self.rng.between(200, 1200) })).await;
            first = false;
            // A fault that lasts ends with the time.
            let _ = timeout_at(until, self.happen()).await;
            self.mend();
        }
        self.mend();
    }

    async fn happen(&mut self) {
        let harness = self.harness;
        let node = self.rng.below(harness.nodes.len() as u64) as usize;
        let node = &harness.nodes[node];
        let (short, long) = (self.rng.between(50, 1500), self.rng.between(1000, 9000));
        let kinds = if harness.programs.len() > 1 { 17 } else { 14 };
        match self.rng.below(kinds) {
            0 | 1 => {
                self.add("servers killed");
                node.kill();
                wait(short).await;
                let skew = *self.rng.pick(SKEWS);
                if skew != 0 {
                    self.add("clocks set wrong");
                }
                node.resume(skew);
            }
            2 => {
                self.add("all servers killed");
                harness.nodes.iter().for_each(Node::kill);
                wait(short).await;
            }
            3 => {
                self.add("servers frozen");
                node.freeze(true);
                wait(long).await;
            }
            4 => {
                self.add("crashes of PostgreSQL");
                harness.postgres.lock().unwrap().crash();
                wait(short).await;
            }
            5 => {
                self.add("crashes of NATS");
                harness.nats.lock().unwrap().crash();
                wait(short).await;
            }
            6 => {
                self.add("connections to clients cut");
                node.front.cut();
            }
            7 => {
                self.add("connections to PostgreSQL cut");
                node.to_postgres.cut();
            }
            8 => {
                self.add("connections to NATS cut");
                node.to_nats.cut();
            }
            9 => {
                self.add("connections slow");
                let delay = Duration::from_millis(self.rng.between(10, 200));
                [&node.front, &node.to_postgres, &node.to_nats].iter().for_each(|it| it.delay(delay));
                wait(long / 3).await;
            }
            10 => {
                self.add("PostgreSQL out of reach");
                node.to_postgres.stop();
                wait(long).await;
            }
            11 => {
                self.add("stops during half requests");
                let strangers = hostile::half_requests(node.address()).await;
                let begun = Instant::now();
                node.terminate();
                while !node.has_ended() {
                    assert!(begun.elapsed() < STOP_TIMEOUT, "a stop waits for nobody");
                    wait(50).await;
                }
                drop(strangers);
            }
            12 => {
                self.add("crowds of hostile strangers");
                let strangers = hostile::half_requests(node.address()).await;
                let silent = hostile::silent_sockets(node.address()).await;
                wait(long / 3).await;
                drop((strangers, silent));
            }
            14.. => {
                let program = self.rng.pick(&harness.programs).clone();
                let is_newer = Some(&program) == harness.programs.last();
                self.add(if is_newer { "servers rolled forward" } else { "servers rolled back" });
                if self.rng.below(2) == 0 {
                    node.kill();
                } else {
                    node.terminate();
                    while !node.has_ended() {
                        wait(50).await;
                    }
                }
                node.exchange(&program);
                node.resume(0);
                wait(short).await;
            }
            _ => {
                self.add("NATS out of reach");
                node.to_nats.stop();
                wait(long).await;
            }
        }
    }

    /// Whatever is broken works again.
    fn mend(&mut self) {
        let mut postgres = self.harness.postgres.lock().unwrap();
        if postgres.id().is_none() {
            postgres.resume();
        }
        let mut nats = self.harness.nats.lock().unwrap();
        if nats.id().is_none() {
            nats.resume();
        }
        for node in &self.harness.nodes {
            node.freeze(false);
            [&node.front, &node.to_postgres, &node.to_nats].iter().for_each(|it| it.heal());
            if node.has_ended() {
                // The release before may be too old for the data of this one: then there is no way back.
                if node.has_refused_data() {
                    *self.counts.entry("older servers that refused newer data").or_default() += 1;
                    node.exchange(self.harness.programs.last().expect("there is one program at least"));
                }
                node.resume(0);
            }
        }
    }

    fn add(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    pub fn count(&self) -> u32 {
        self.counts.values().sum()
    }

    pub fn summary(&self) -> String {
        let all = self.count();
        let each: Vec<String> = self.counts.iter().map(|(what, times)| format!("{what} {times}")).collect();
        format!("{all} faults: {}", each.join(", "))
    }
}

async fn wait(milliseconds: u64) {
    sleep(Duration::from_millis(milliseconds)).await;
}
