use rand_core::Rng;

/// Draws whose values never change: only raw words come from the generator, since libraries change
/// how they map words to ranges from one version to the next, and an old record must replay.
pub trait Draw: Rng {
    /// A number below `n`, all equally likely (Lemire's multiply and shift, with rejection).
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        let mut wide = u64::from(self.next_u32()) * u64::from(n);
        // The costly division is needed only when the low half might be biased.
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// Fisher–Yates, from the back.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl<R: Rng + ?Sized> Draw for R {}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// Golden values: if these change, every record with a seed is broken.
    #[test]
    fn draws_never_change() {
        let mut rng = ChaCha8Rng::from_seed([7; 32]);
        let draws: Vec<u32> = (0..12).map(|_| rng.below(69)).collect();
        assert_eq!(draws, [24, 15, 58, 57, 3, 20, 8, 24, 35, 48, 41, 7]);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [1, 0, 6, 8, 2, 7, 4, 9, 5, 3]);
    }

    #[test]
    fn every_number_is_about_as_likely() {
        let mut rng = ChaCha8Rng::from_seed([1; 32]);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
    }
}
