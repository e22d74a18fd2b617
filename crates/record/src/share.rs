use std::{fmt, str::FromStr};

use kernel::Seat;

use crate::{Seed, SeedError, SeedHash, hex, seed::digest};

/// 32 random bytes that a player's browser adds to the seed. It stays secret until every player is committed.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Share([u8; 32]);

/// The commitment to a [`Share`]: given before anybody shows a share, so that no share can depend on another.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Commitment([u8; 32]);

/// The share of a seat and the commitment that it keeps.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct SeatShare {
    /// The seat of the player.
    pub seat: Seat,
    /// What the player gave before anybody showed a share.
    pub commitment: Commitment,
    /// Shown after all commitments.
    pub share: Share,
}

impl Share {
    /// A share of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Share {
        Share(bytes)
    }

    /// The commitment of `seat` to this share. The hash of the server's seed and the seat are part of it, so a
    /// commitment cannot be copied from another table or another player.
    pub fn commitment(self, seed: SeedHash, seat: Seat) -> Commitment {
        Commitment(digest(&[b"comptoir commitment", seed.as_bytes(), &[seat.number()], &self.0]))
    }
}

impl SeatShare {
    /// Whether the share is the one that the seat was committed to.
    pub fn is_kept(&self, seed: SeedHash) -> bool {
        self.share.commitment(seed, self.seat) == self.commitment
    }
}

impl Seed {
    /// The seed with the shares of the players mixed in, in the order of their seats. Without shares it stays as it is.
    #[must_use]
    pub fn shared(self, shares: &[SeatShare]) -> Seed {
        if shares.is_empty() {
            return self;
        }
        let numbers: Vec<[u8; 1]> = shares.iter().map(|it| [it.seat.number()]).collect();
        let mut parts: Vec<&[u8]> = vec![b"comptoir shares", self.as_bytes()];
        for (number, it) in numbers.iter().zip(shares) {
            parts.extend([&number[..], &it.share.0[..]]);
        }
        Seed::new(digest(&parts))
    }

    /// The dice of a bot that chooses for `seat` at `ply`.
    pub fn bot(self, seat: Seat, ply: usize) -> u64 {
        let hash = digest(&[b"comptoir bot", self.as_bytes(), &[seat.number()], &(ply as u64).to_le_bytes()]);
        u64::from_le_bytes(hash[..8].try_into().expect("a hash has 32 bytes"))
    }
}

/// Hides the share, which is secret until it is shown, from logs.
impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Share(…)")
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(f, &self.0)
    }
}

impl FromStr for Share {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        hex::read(text).map(Share)
    }
}

impl FromStr for Commitment {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        hex::read(text).map(Commitment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(seat: usize, byte: u8) -> SeatShare {
        let (seat, share) = (Seat::new(seat), Share::new([byte; 32]));
        SeatShare { seat, commitment: share.commitment(Seed::new([1; 32]).hash(), seat), share }
    }

    /// Golden values, which the page computes too (`web/test/fairness.test.ts`).
    #[test]
    fn commitments_and_mixed_seeds_never_change() {
        let seed = Seed::new([1; 32]);
        let (one, three) = (share(0, 2), share(2, 3));
        assert_eq!(one.commitment.to_string(), "eacc933661520397e0c279a20b5c65170bdc5eaa79c3eda6ff07a74e0954182d");
        assert_eq!(
            seed.shared(&[one, three]).to_string(),
            "b66b88d5c6a159e24cdcd9af6f6e4db07ef38927141e122a0232632ada33ee99"
        );
        assert_eq!(seed.bot(Seat::new(1), 7), 15_911_894_436_216_322_693);
    }

    #[test]
    fn a_commitment_holds_for_one_share_one_seat_and_one_table() {
        let one = share(0, 2);
        let hash = Seed::new([1; 32]).hash();
        assert!(one.is_kept(hash));
        assert!(!one.is_kept(Seed::new([2; 32]).hash()), "of another table");
        assert!(!SeatShare { seat: Seat::new(1), ..one }.is_kept(hash), "of another seat");
        assert!(!SeatShare { share: Share::new([3; 32]), ..one }.is_kept(hash), "of another share");
    }

    #[test]
    fn every_share_changes_the_seed() {
        let seed = Seed::new([1; 32]);
        assert_eq!(seed.shared(&[]), seed);
        assert_ne!(seed.shared(&[share(0, 2)]), seed.shared(&[share(0, 3)]));
        assert_ne!(seed.shared(&[share(0, 2)]), seed.shared(&[share(1, 2)]));
        assert_ne!(seed.bot(Seat::new(0), 4), seed.bot(Seat::new(0), 5));
        assert_ne!(seed.bot(Seat::new(0), 4), seed.bot(Seat::new(1), 4));
    }
}
