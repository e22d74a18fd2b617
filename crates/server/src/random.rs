//! Entropy, from the operating system and nowhere else.

use data_encoding::BASE64URL_NOPAD;
use record::Seed;
use sha2::{Digest, Sha256};

/// 256 bits for a game.
pub fn seed() -> Seed {
    Seed::new(bytes())
}

/// A text that nobody can guess: 192 bits.
pub fn token() -> String {
    BASE64URL_NOPAD.encode(&bytes::<24>())
}

/// An id: 96 bits, short enough for an address, and not to be guessed either.
pub fn id() -> String {
    BASE64URL_NOPAD.encode(&bytes::<12>())
}

/// For bots.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// What is kept of a token.
pub fn hash(token: &str) -> String {
    BASE64URL_NOPAD.encode(&Sha256::digest(token.as_bytes()))
}

/// An operating system without entropy cannot run a server: there is nothing better to do than to stop.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::simulation::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system gives entropy");
    bytes
}
