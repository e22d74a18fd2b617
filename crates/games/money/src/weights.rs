//! What each feature counts.
//!
//! Not fitted yet.

pub(crate) static WEIGHTS: [f32; 10] = [3.0000, 3.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000];
