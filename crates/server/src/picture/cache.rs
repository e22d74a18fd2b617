//! Pictures that were drawn, since the same link is looked at by many at once.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard},
};

use axum::body::Bytes;

use super::Card;

/// The most pictures that are kept: some ten megabytes.
const CAPACITY: usize = 64;

/// What a picture follows from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PictureKey {
    /// A table as it stands.
    Card(Card),
    /// A moment of a game that is over: the table, the observer and the version, and the language. Nothing changes it,
    /// so the game is not replayed again.
    Moment {
        /// The id of the table.
        table: String,
        /// Through whose eyes, as a link names them.
        observer: String,
        /// Of this observer.
        version: u32,
        /// The id of the language.
        lang: &'static str,
    },
}

/// The pictures that were asked for last.
#[derive(Default)]
pub struct PictureCache(Mutex<VecDeque<(PictureKey, Bytes)>>);

impl PictureCache {
    /// The picture of a key, if it is kept.
    pub fn get(&self, key: &PictureKey) -> Option<Bytes> {
        let mut kept = self.kept();
        let index = kept.iter().position(|(it, _)| it == key)?;
        let found = kept.remove(index)?;
        let picture = found.1.clone();
        kept.push_front(found);
        Some(picture)
    }

    /// Keeps a picture, in the place of the one that was not asked for the longest.
    pub fn keep(&self, key: PictureKey, picture: Bytes) {
        let mut kept = self.kept();
        kept.retain(|(it, _)| *it != key);
        kept.push_front((key, picture));
        kept.truncate(CAPACITY);
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(PictureKey, Bytes)>> {
        self.0.lock().expect("no thread panics while it holds this lock")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_ones_are_kept() {
        let key = |version| PictureKey::Moment { table: "t".into(), observer: "arbiter".into(), version, lang: "en" };
        let cache = PictureCache::default();
        for n in 0..CAPACITY as u32 {
            cache.keep(key(n), Bytes::from(vec![n as u8]));
        }
        assert_eq!(cache.get(&key(0)), Some(Bytes::from(vec![0])), "it is asked for again");
        cache.keep(key(99), Bytes::new());
        assert_eq!((cache.get(&key(0)).is_some(), cache.get(&key(1))), (true, None));
        assert_eq!(cache.kept().len(), CAPACITY);
    }
}
