//! What each feature counts.
//!
//! Fitted on 2026-11-16 to 33338 positions of games that bots played; mean squared error of the chances on
//! positions kept back: 0.1885, with the weights of before 0.2286, with even chances 0.2325.

// A weight may look like a famous constant without being one.
#[allow(clippy::approx_constant)]
pub(crate) static WEIGHTS: [f32; 16] = [
    0.2402,  // estimate
    0.8170,  // stars
    0.4397,  // mints
    -0.3978, // spare-mints
    0.8992,  // income
    0.0661,  // best-plan
    0.3472,  // other-plans
    1.0375,  // buildings
    -0.0892, // token
    0.0789,  // turn
    1.1743,  // estimate-late
    1.8018,  // stars-late
    -0.1379, // mints-late
    -1.4293, // income-late
    0.7953,  // best-plan-late
    1.7433,  // at-goal
];
