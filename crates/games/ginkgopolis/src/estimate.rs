use kernel::{Estimate, Game, Seat};

use crate::Ginkgopolis;

impl Estimate for Ginkgopolis {
    fn estimate(&self, seat: Seat) -> f32 {
        self.total(seat) as f32
    }
}
