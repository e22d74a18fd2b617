use kernel::{Estimate, Seat};

use crate::MintWorks;

impl Estimate for MintWorks {
    fn estimate(&self, seat: Seat) -> f32 {
        f32::from(self.stars(seat))
    }
}
