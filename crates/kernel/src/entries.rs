use std::ops::Index;

use serde::{Serialize, Serializer};

/// A few keys with their values in the order in which they came, each key once; as JSON an object.
///
/// For what is looked at once: it is a list, and needs neither a tree nor an order of its keys.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entries<K, V>(Vec<(K, V)>);

impl<K, V> Default for Entries<K, V> {
    fn default() -> Self {
        Entries(Vec::new())
    }
}

impl<K: PartialEq, V> Entries<K, V> {
    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.iter().find(|(it, _)| it == key).map(|(_, value)| value)
    }

    /// The values, in the order in which they came.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// Adds a key that is not there yet.
    pub fn push(&mut self, key: K, value: V) {
        debug_assert!(self.get(&key).is_none(), "a key comes once");
        self.0.push((key, value));
    }
}

impl<K: PartialEq, V> Index<&K> for Entries<K, V> {
    type Output = V;
    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key is there")
    }
}

impl<K, V> FromIterator<(K, V)> for Entries<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        Entries(pairs.into_iter().collect())
    }
}

impl<K: Serialize, V: Serialize> Serialize for Entries<K, V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
