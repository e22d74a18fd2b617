//! What each feature counts.
//!
//! Not fitted yet.

pub(crate) static WEIGHTS: [f32; 12] =
    [5.0000, 5.0000, 0.0000, 1.0000, 0.4000, 0.4000, 0.3000, 5.0000, 5.0000, 0.0000, -1.0000, -0.4000];
