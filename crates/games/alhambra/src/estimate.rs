use kernel::{Estimate, Seat};

use crate::Alhambra;

impl Estimate for Alhambra {
    fn estimate(&self, seat: Seat) -> f32 {
        f32::from(self.points_of(seat))
    }
}
