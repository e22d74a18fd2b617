//! Things that are held for a while, such as sockets: how many there are, in total and by key.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use super::Key;
use crate::error::Refusal;

/// Counts what is held. Cheap to clone.
#[derive(Clone)]
pub struct Count(Arc<Inner>);

struct Inner {
    gauge: &'static str,
    max: u32,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    total: u32,
    by_key: HashMap<Key, u32>,
}

/// Counts one thing until it is dropped.
pub struct Permit {
    count: Count,
    keys: Vec<Key>,
}

impl Count {
    /// A count of at most `max`, shown as a metric.
    pub fn new(gauge: &'static str, max: u32) -> Count {
        Count(Arc::new(Inner { gauge, max, held: Mutex::default() }))
    }

    /// Counts one more for each key, unless a key has its maximum already. A maximum of 0 is no limit.
    ///
    /// # Errors
    /// [`Refusal::TooMany`] if there are too many.
    pub fn take(&self, keys: impl IntoIterator<Item = (Key, u32)>) -> Result<Permit, Refusal> {
        let keys: Vec<(Key, u32)> = keys.into_iter().filter(|(_, max)| *max != 0).collect();
        let mut held = self.held();
        let is_full = |(key, max): &(Key, u32)| held.by_key.get(key).is_some_and(|number| number >= max);
        if held.total >= self.0.max || keys.iter().any(is_full) {
            return Err(Refusal::TooMany);
        }
        held.total += 1;
        for (key, _) in &keys {
            *held.by_key.entry(key.clone()).or_default() += 1;
        }
        metrics::gauge!(self.0.gauge).set(f64::from(held.total));
        drop(held);
        Ok(Permit { count: self.clone(), keys: keys.into_iter().map(|(key, _)| key).collect() })
    }

    fn held(&self) -> std::sync::MutexGuard<'_, Held> {
        self.0.held.lock().expect("no thread panics while it holds this lock")
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut held = self.count.held();
        held.total -= 1;
        for key in &self.keys {
            if let Some(number) = held.by_key.get_mut(key) {
                *number -= 1;
                if *number == 0 {
                    held.by_key.remove(key);
                }
            }
        }
        metrics::gauge!(self.count.0.gauge).set(f64::from(held.total));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_key_leaves_nothing_behind() {
        let (count, key) = (Count::new("test", 2), |name: &str| Key::Person(name.to_owned()));
        let first = count.take([(key("ada"), 1)]).unwrap();
        assert!(count.take([(key("bob"), 1), (key("ada"), 1)]).is_err(), "one key is full");
        assert_eq!(count.held().by_key.len(), 1);
        let second = count.take([(key("bob"), 0)]).unwrap();
        assert!(count.take([]).is_err(), "the total is full");
        drop((first, second));
        let held = count.held();
        assert_eq!((held.total, held.by_key.len()), (0, 0));
    }
}
