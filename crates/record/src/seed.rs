use std::{fmt, str::FromStr};

use chacha20::ChaCha8Rng;
use kernel::Seat;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use crate::hex;

/// The secret that determines all outcomes of chance of one match.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Seed([u8; 32]);

/// The commitment to a [`Seed`]: published before the first step, so that the seed cannot be changed later.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct SeedHash([u8; 32]);

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("bad-seed")]
pub struct SeedError;

impl Seed {
    /// A seed of these 256 bits.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of game number `n` of a phrase that a person chose, for simulations and tests.
    pub fn from_phrase(phrase: &str, n: u64) -> Seed {
        Seed(digest(&[b"comptoir phrase", phrase.as_bytes(), &n.to_le_bytes()]))
    }

    /// The hash, which may be shown while the seed is secret.
    pub fn hash(self) -> SeedHash {
        SeedHash(digest(&[b"comptoir seed", &self.0]))
    }

    /// The seed with the players' entropy mixed in, in the order given, so that no single party, the server included,
    /// can choose it alone. Without entropy it stays as it is.
    pub fn mixed<'a>(self, entropy: impl IntoIterator<Item = (Seat, &'a str)>) -> Seed {
        entropy.into_iter().fold(self, |seed, (seat, text)| {
            Seed(digest(&[b"comptoir entropy", &seed.0, &[seat.number()], text.as_bytes()]))
        })
    }

    /// The seed of round number `n` of a duplicate tournament, from the secret of the tournament: it tells nothing of
    /// the secret, nor of other rounds.
    pub fn of_round(self, n: u32) -> Seed {
        Seed(digest(&[b"comptoir round", &self.0, &n.to_le_bytes()]))
    }

    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The generator for the step at `ply`. It depends on nothing but the seed and the ply, so undoing a move cannot
    /// be used to get a different outcome, and any step can be recomputed alone.
    pub fn dice(self, ply: usize) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(ply as u64);
        rng
    }
}

impl SeedHash {
    pub(crate) fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Each part is preceded by its length, so that no two lists of parts have the same input.
pub(crate) fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Hides the seed, which is secret while its match runs, from logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        hex::read(text).map(Seed)
    }
}

impl FromStr for SeedHash {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        hex::read(text).map(SeedHash)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Draw;

    use super::*;

    /// Golden values: if these change, every record with a seed is broken.
    #[test]
    fn dice_never_change() {
        let seed = Seed::from_phrase("7", 0);
        let draws: Vec<u32> = (0..4).map(|ply| seed.dice(ply).below(1_000_000)).collect();
        assert_eq!(seed.to_string(), "8d1ccfd1253a29cf2fe777c4677558cae69875905e6a4057f81efa8c7a164493");
        assert_eq!(draws, [725_173, 534_653, 529_577, 406_837]);
    }

    #[test]
    fn entropy_changes_the_dice_and_its_order_matters() {
        let seed = Seed::new([1; 32]);
        let (one, two) = ((Seat::new(0), "abc"), (Seat::new(1), "def"));
        assert_eq!(seed.mixed([]), seed);
        assert_ne!(seed.mixed([one]), seed);
        assert_ne!(seed.mixed([one, two]), seed.mixed([two, one]));
    }

    #[test]
    fn a_seed_stays_out_of_logs() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(…)");
    }

    #[test]
    fn hexadecimal_is_read_strictly() {
        assert!("07".repeat(32).parse::<Seed>().is_ok());
        for bad in ["", "07", &"0A".repeat(32), &"0g".repeat(32), &"07".repeat(33), &"é7".repeat(22)] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError), "{bad}");
        }
    }
}
