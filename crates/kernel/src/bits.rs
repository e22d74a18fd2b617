use std::{fmt, hash::Hash};

/// The integers that a [`Set`](crate::Set) may be made of.
pub trait Bits: Copy + Eq + Hash + Send + Sync + fmt::Debug + 'static {
    /// The value without any bit set.
    const ZERO: Self;
    /// The lowest `n` bits.
    fn first(n: usize) -> Self;
    /// The value with only the bit `index` set.
    fn bit(index: usize) -> Self;
    /// Whether a bit is set.
    fn has(self, index: usize) -> bool;
    /// The bits of either value.
    fn with(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The index of the lowest set bit.
    fn lowest(self) -> usize;
    /// The index of the highest set bit.
    fn highest(self) -> usize;
    /// All but the lowest set bit.
    fn without_lowest(self) -> Self;
    /// Every bit, set or not, above the highest set bit of `self`; all of them where none is set.
    fn above(self) -> Self;
    /// The index of the set bit with `n` set bits below it.
    fn nth(self, n: u32) -> usize;
    /// 64 bits from bit `64 * n` on.
    fn word(self, n: usize) -> u64;
}

macro_rules! bits {
    ($($int:ty => $nth:expr),* $(,)?) => {$(
        impl Bits for $int {
            const ZERO: Self = 0;
            fn first(n: usize) -> Self {
                if n == <$int>::BITS as usize { <$int>::MAX } else { (1 << n) - 1 }
            }
            fn bit(index: usize) -> Self {
                1 << index
            }
            fn has(self, index: usize) -> bool {
                (self >> index) & 1 == 1
            }
            fn with(self, other: Self) -> Self {
                self | other
            }
            fn without(self, other: Self) -> Self {
                self & !other
            }
            fn count(self) -> u32 {
                self.count_ones()
            }
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            fn highest(self) -> usize {
                (<$int>::BITS - 1 - self.leading_zeros()) as usize
            }
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            fn above(self) -> Self {
                // No branch: whether there is a bit is what a processor could not foresee.
                <$int>::MAX << (self | 1).highest() << u32::from(self != 0)
            }
            fn nth(self, n: u32) -> usize {
                $nth(self, n)
            }
            fn word(self, n: usize) -> u64 {
                u128::from(self).checked_shr(64 * n as u32).unwrap_or(0) as u64
            }
        }
    )*};
}
bits! {
    u8 => |bits, n| nth_by_halves(u64::from(bits), n, []),
    u16 => |bits, n| nth_by_halves(u64::from(bits), n, [8]),
    u32 => |bits, n| nth_by_halves(u64::from(bits), n, [16, 8]),
    u64 => |bits, n| nth_by_halves(bits, n, [32, 16, 8]),
    u128 => nth_in_two,
}

/// 128 bits that are aligned as 64 are: in a state with many sets, a `u128` would leave holes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Wide([u64; 2]);

impl From<u128> for Wide {
    fn from(bits: u128) -> Self {
        Wide([bits as u64, (bits >> 64) as u64])
    }
}

impl From<Wide> for u128 {
    fn from(Wide([low, high]): Wide) -> Self {
        u128::from(high) << 64 | u128::from(low)
    }
}

impl Bits for Wide {
    const ZERO: Self = Wide([0, 0]);
    fn first(n: usize) -> Self {
        <u128 as Bits>::first(n).into()
    }
    fn bit(index: usize) -> Self {
        <u128 as Bits>::bit(index).into()
    }
    fn has(self, index: usize) -> bool {
        self.0[index / 64].has(index % 64)
    }
    fn with(self, other: Self) -> Self {
        Wide([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
    fn without(self, other: Self) -> Self {
        Wide([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
    fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }
    fn lowest(self) -> usize {
        if self.0[0] == 0 { 64 + self.0[1].lowest() } else { self.0[0].lowest() }
    }
    fn highest(self) -> usize {
        if self.0[1] == 0 { self.0[0].highest() } else { 64 + self.0[1].highest() }
    }
    fn without_lowest(self) -> Self {
        let [low, high] = self.0;
        Wide(if low == 0 { [0, high.without_lowest()] } else { [low.without_lowest(), high] })
    }
    fn above(self) -> Self {
        let [low, high] = self.0;
        Wide([low.above() & u64::from(high == 0).wrapping_neg(), high.above()])
    }
    fn nth(self, n: u32) -> usize {
        nth_in_two(self.into(), n)
    }
    fn word(self, n: usize) -> u64 {
        self.0.get(n).copied().unwrap_or(0)
    }
}

fn nth_in_two(bits: u128, n: u32) -> usize {
    let low = bits as u64;
    match n.checked_sub(low.count_ones()) {
        None => low.nth(n),
        Some(rest) => 64 + ((bits >> 64) as u64).nth(rest),
    }
}

/// Finds the byte by halves, without a branch, then the bit within it: draws from a deck are the hottest thing that
/// chance does.
#[inline]
fn nth_by_halves<const N: usize>(bits: u64, n: u32, halves: [u32; N]) -> usize {
    let (mut bits, mut n, mut index) = (bits, n, 0);
    for half in halves {
        let below = (bits & ((1 << half) - 1)).count_ones();
        let above = n >= below;
        let shift = u32::from(above) * half;
        n -= if above { below } else { 0 };
        bits >>= shift;
        index += shift;
    }
    index as usize + usize::from(NTH_IN_BYTE[n as usize & 7][bits as usize & 0xff])
}

/// The index of the set bit with so many set bits below it, for every byte: a loop would end at random, which
/// processors cannot foresee.
static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut left, mut n) = (byte, 0);
        while left != 0 {
            table[n][byte] = left.trailing_zeros() as u8;
            left &= left - 1;
            n += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    #[test]
    fn nth_agrees_with_a_walk() {
        let mut rng = ChaCha8Rng::from_seed([3; 32]);
        for round in 0..2_000 {
            let (mut wide, mut mask) = (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()), u128::MAX);
            if round % 3 == 0 {
                mask = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            }
            wide &= mask;
            for (n, index) in (0..128).filter(|index| wide >> index & 1 == 1).enumerate() {
                assert_eq!(Bits::nth(wide, n as u32), index);
                assert_eq!(Bits::nth(Wide::from(wide), n as u32), index);
            }
            walks_alike(wide);
            for (n, index) in (0..64).filter(|index| wide >> index & 1 == 1).enumerate() {
                let n = n as u32;
                assert_eq!(Bits::nth(wide as u64, n), index);
                assert!(index >= 32 || Bits::nth(wide as u32, n) == index);
                assert!(index >= 16 || Bits::nth(wide as u16, n) == index);
                assert!(index >= 8 || Bits::nth(wide as u8, n) == index);
            }
        }
    }

    /// Two words behave as one wide one.
    fn walks_alike(mut bits: u128) {
        let mut wide = Wide::from(bits);
        while bits != 0 {
            assert_eq!((wide.count(), wide.lowest(), wide.highest()), (bits.count(), bits.lowest(), bits.highest()));
            assert!(wide.has(bits.lowest()));
            assert_eq!(
                (u128::from(wide.above()), bits.above()),
                (!<u128 as Bits>::first(bits.highest() + 1), bits.above())
            );
            assert_eq!([0, 1, 2].map(|n| wide.word(n)), [bits as u64, (bits >> 64) as u64, 0]);
            assert_eq!([0, 1, 2].map(|n| wide.word(n)), [0, 1, 2].map(|n| bits.word(n)));
            (bits, wide) = (bits.without_lowest(), wide.without_lowest());
            assert_eq!(u128::from(wide), bits);
        }
        assert_eq!(wide, Wide::ZERO);
        assert_eq!((u128::from(wide.above()), bits.above()), (u128::MAX, u128::MAX));
    }

    #[test]
    fn the_widest_sets_are_whole() {
        assert_eq!(<u64 as Bits>::first(64), u64::MAX);
        assert_eq!(<u128 as Bits>::first(69).count_ones(), 69);
        assert_eq!(Bits::highest(1u128 << 68), 68);
    }
}
