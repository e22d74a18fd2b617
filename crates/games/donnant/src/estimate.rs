use kernel::{Estimate, Seat};

use crate::Donnant;

impl Estimate for Donnant {
    fn estimate(&self, seat: Seat) -> f32 {
        f32::from(self.tally(seat).sum())
    }
}
