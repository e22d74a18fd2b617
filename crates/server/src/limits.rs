//! How much strangers may do: requests, sockets, messages, guesses.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{config::Config, error::Refusal};

/// Requests that may come at once, in seconds of the average.
const BURST: u32 = 5;
/// Wrong passwords, guests and accounts from one address a minute.
const GUESSES: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// The limits of one server.
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    guesses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sockets: Arc<Sockets>,
}

#[derive(Default)]
struct Sockets {
    all: AtomicU32,
    most: u32,
    most_by_address: u32,
    by_address: Mutex<HashMap<IpAddr, u32>>,
}

/// A socket that is counted as long as this lives.
pub struct SocketPermit {
    sockets: Arc<Sockets>,
    address: IpAddr,
}

impl Limits {
    /// As the server was told.
    pub fn new(config: &Config) -> Limits {
        let quota = NonZeroU32::new(config.requests_per_second).map(|rate| {
            let burst = rate.saturating_mul(NonZeroU32::new(BURST).expect("not zero"));
            Quota::per_second(rate).allow_burst(burst)
        });
        let sockets =
            Sockets { most: config.sockets, most_by_address: config.sockets_per_address, ..Sockets::default() };
        Limits {
            requests: quota.map(RateLimiter::keyed),
            guesses: quota.map(|_| RateLimiter::keyed(Quota::per_minute(GUESSES))),
            sockets: Arc::new(sockets),
        }
    }

    /// A request has come from `address`.
    pub fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        check(self.requests.as_ref(), address)
    }

    /// Somebody at `address` tries a password, or makes a guest.
    pub fn guess(&self, address: IpAddr) -> Result<(), Refusal> {
        check(self.guesses.as_ref(), address)
    }

    /// A socket from `address`.
    pub fn socket(&self, address: IpAddr) -> Result<SocketPermit, Refusal> {
        let sockets = &self.sockets;
        let mut by_address = sockets.by_address.lock().expect("nobody panics with the lock");
        let own = by_address.entry(address).or_default();
        let full = sockets.all.load(Ordering::Relaxed) >= sockets.most;
        if full || sockets.most_by_address != 0 && *own >= sockets.most_by_address {
            return Err(Refusal::TooMany);
        }
        *own += 1;
        let all = sockets.all.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::gauge!("comptoir_sockets").set(f64::from(all));
        Ok(SocketPermit { sockets: sockets.clone(), address })
    }

    /// Forgets addresses that have been quiet, so that memory stays bounded.
    pub fn forget_quiet(&self) {
        for limiter in [&self.requests, &self.guesses].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn check(limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>, address: IpAddr) -> Result<(), Refusal> {
    match limiter.map(|limiter| limiter.check_key(&address)) {
        Some(Err(_)) => {
            metrics::counter!("comptoir_rate_limited_total").increment(1);
            Err(Refusal::Rate)
        }
        _ => Ok(()),
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut by_address = self.sockets.by_address.lock().expect("nobody panics with the lock");
        if let Some(own) = by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                by_address.remove(&self.address);
            }
        }
        let all = self.sockets.all.fetch_sub(1, Ordering::Relaxed) - 1;
        metrics::gauge!("comptoir_sockets").set(f64::from(all));
    }
}
