//! What each feature counts.
//!
//! Fitted on 2026-11-16 to 11043 positions of games that bots played; mean squared error of the chances on
//! positions kept back: 0.1852, with the weights of before 0.1976, with even chances 0.2310.

// A weight may look like a famous constant without being one.
#[allow(clippy::approx_constant)]
pub(crate) static WEIGHTS: [f32; 17] = [
    1.4253,  // estimate
    0.6649,  // points
    -0.3680, // districts
    0.4910,  // cards
    0.3183,  // resources
    0.2442,  // tiles
    0.7720,  // laid
    0.7397,  // outlook
    -0.0246, // hand-tokens
    1.4564,  // estimate-late
    0.7417,  // points-late
    0.0149,  // districts-late
    0.7236,  // cards-late
    0.3127,  // resources-late
    0.1744,  // tiles-late
    0.2301,  // laid-late
    -0.1137, // outlook-late
];
