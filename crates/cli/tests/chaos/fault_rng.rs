/// Chance that can be had again.
#[derive(Clone)]
pub struct FaultRng(u64);

impl FaultRng {
    pub fn new(seed: u64) -> FaultRng {
        let mut rng = FaultRng(seed);
        rng.below(2);
        rng
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    pub fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to - from)
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }
}
