//! Limits on requests, sign-in attempts and sockets, by address.

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

/// The size of a burst of requests, in seconds of the average rate.
const BURST_SECONDS: u32 = 5;
/// Sign-ins, new guests and new accounts from one address per minute.
const AUTH_PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// The limits of one server.
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    auth: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sockets: Arc<Sockets>,
}

#[derive(Default)]
struct Sockets {
    total: AtomicU32,
    max: u32,
    max_per_address: u32,
    by_address: Mutex<HashMap<IpAddr, u32>>,
}

/// Counts one socket until it is dropped.
pub struct SocketPermit {
    sockets: Arc<Sockets>,
    address: IpAddr,
}

impl Limits {
    /// The limits of a configuration.
    pub fn new(config: &Config) -> Limits {
        let quota = NonZeroU32::new(config.requests_per_second).map(|rate| {
            let burst = rate.saturating_mul(NonZeroU32::new(BURST_SECONDS).expect("the constant is not zero"));
            Quota::per_second(rate).allow_burst(burst)
        });
        let sockets =
            Sockets { max: config.sockets, max_per_address: config.sockets_per_address, ..Sockets::default() };
        Limits {
            requests: quota.map(RateLimiter::keyed),
            auth: quota.map(|_| RateLimiter::keyed(Quota::per_minute(AUTH_PER_MINUTE))),
            sockets: Arc::new(sockets),
        }
    }

    /// Counts a request from `address`.
    ///
    /// # Errors
    /// If there were too many.
    pub fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        check(self.requests.as_ref(), address)
    }

    /// Counts a sign-in attempt, a new guest or a new account from `address`.
    ///
    /// # Errors
    /// If there were too many.
    pub fn auth_attempt(&self, address: IpAddr) -> Result<(), Refusal> {
        check(self.auth.as_ref(), address)
    }

    /// Counts a socket from `address` until the permit is dropped.
    ///
    /// # Errors
    /// If there are too many already.
    pub fn socket(&self, address: IpAddr) -> Result<SocketPermit, Refusal> {
        let sockets = &self.sockets;
        let mut by_address = sockets.by_address.lock().expect("no thread panics while it holds this lock");
        let own = by_address.entry(address).or_default();
        let full = sockets.total.load(Ordering::Relaxed) >= sockets.max;
        if full || sockets.max_per_address != 0 && *own >= sockets.max_per_address {
            return Err(Refusal::TooMany);
        }
        *own += 1;
        let total = sockets.total.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::gauge!("comptoir_sockets").set(f64::from(total));
        Ok(SocketPermit { sockets: sockets.clone(), address })
    }

    /// Drops the state of addresses without recent requests, which bounds the memory.
    pub fn evict_idle(&self) {
        for limiter in [&self.requests, &self.auth].into_iter().flatten() {
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
        let mut by_address = self.sockets.by_address.lock().expect("no thread panics while it holds this lock");
        if let Some(own) = by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                by_address.remove(&self.address);
            }
        }
        let total = self.sockets.total.fetch_sub(1, Ordering::Relaxed) - 1;
        metrics::gauge!("comptoir_sockets").set(f64::from(total));
    }
}
