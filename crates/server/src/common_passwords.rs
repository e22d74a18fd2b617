//! The commonest passwords, as the first four bytes of their SHA-256 hashes.
//!
//! They are those of at least 8 characters among the 20,000 commonest; shorter ones are refused by their length. A
//! password that is not in the list is taken for one of it with a probability of two in a million.
//! `docs/dependencies.md` says where the list comes from.

use sha2::{Digest, Sha256};

/// Sorted prefixes of four bytes.
static PREFIXES: &[u8] = include_bytes!("common_passwords.bin");

/// Whether a password in lower case is one of the commonest.
pub fn contains(password: &str) -> bool {
    let hash = Sha256::digest(password.as_bytes());
    let (prefixes, _) = PREFIXES.as_chunks::<4>();
    prefixes.binary_search_by(|it| it[..].cmp(&hash[..4])).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sorted_and_whole() {
        let (prefixes, rest) = PREFIXES.as_chunks::<4>();
        assert!(rest.is_empty() && prefixes.is_sorted() && prefixes.len() > 8000);
        assert!(contains("password1") && contains("qwertyuiop") && !contains("correct horse battery"));
    }
}
