//! A hash chain over the log of each table: every entry is stored with a hash of itself and of the hash before it, so that
//! no entry can change, vanish or be put in later without being found out, by whatever means.
//!
//! Entries of servers before the chain have no hash. They are taken as they are, and the chain begins after them.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::{Entry, StoreError};

/// The hash of an entry after one with the hash `before`; `None` for the first of a chain. PostgreSQL computes the same
/// in its own words.
pub fn link(before: Option<&str>, table: &str, entry: &Entry) -> String {
    let Entry { n, text, at } = entry;
    let before = before.unwrap_or_default();
    HEXLOWER.encode(&Sha256::digest(format!("{before}\n{table}\n{n}\n{at}\n{text}")))
}

/// Entries in order, each with its hash, that follow an entry with the hash `before`.
///
/// # Errors
/// [`StoreError::Damaged`] with the first entry that is not what was written.
pub fn verify(before: Option<String>, table: &str, entries: &[(Entry, Option<String>)]) -> Result<(), StoreError> {
    let mut before = before;
    for (entry, hash) in entries {
        if hash.as_ref().is_some_and(|it| *it != link(before.as_deref(), table, entry)) {
            return Err(StoreError::Damaged(entry.n));
        }
        before.clone_from(hash);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chained() -> Vec<(Entry, Option<String>)> {
        let mut before = None;
        let entry = |n: u32| {
            let entry = Entry { n, text: format!("1 take {n}"), at: 1_000 + i64::from(n) };
            before = Some(link(before.as_deref(), "t", &entry));
            (entry, before.clone())
        };
        (0..5).map(entry).collect()
    }

    #[test]
    fn any_change_is_found_where_it_is() {
        assert_eq!(verify(None, "t", &chained()), Ok(()));
        assert_eq!(verify(None, "another", &chained()), Err(StoreError::Damaged(0)), "logs cannot be exchanged");
        for n in 0..5 {
            let damaged = Err(StoreError::Damaged(n as u32));
            let mut entries = chained();
            entries[n].0.text.push('1');
            assert_eq!(verify(None, "t", &entries), damaged, "text");
            let mut entries = chained();
            entries[n].0.at += 1;
            assert_eq!(verify(None, "t", &entries), damaged, "time");
            let mut entries = chained();
            entries[n].1 = entries[n].1.as_ref().map(|it| it.replace(['0', '1', '2', '3'], "4"));
            assert_eq!(verify(None, "t", &entries), damaged, "hash");
        }
    }

    #[test]
    fn entries_without_a_hash_are_taken_as_they_are() {
        let mut entries = chained();
        entries.iter_mut().for_each(|(_, hash)| *hash = None);
        assert_eq!(verify(None, "t", &entries), Ok(()));
        entries[3].1 = Some(link(None, "t", &entries[3].0));
        entries[4].1 = Some(link(entries[3].1.as_deref(), "t", &entries[4].0));
        assert_eq!(verify(None, "t", &entries), Ok(()), "the chain begins after them");
        entries[3].1 = None;
        assert_eq!(verify(None, "t", &entries), Err(StoreError::Damaged(4)), "a hash that vanishes breaks the chain");
    }
}
