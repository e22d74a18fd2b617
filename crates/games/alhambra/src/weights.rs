//! What each feature counts.
//!
//! Fitted on 2026-11-16 to 34586 positions of games that bots played; mean squared error of the chances on
//! positions kept back: 0.1562, with the weights of before 0.1842, with even chances 0.2282.

// A weight may look like a famous constant without being one.
#[allow(clippy::approx_constant)]
pub(crate) static WEIGHTS: [f32; 12] = [
    3.5286,  // points
    1.0166,  // majority
    1.3780,  // buildings
    0.4113,  // money
    1.0378,  // notes
    0.6069,  // exact
    0.1885,  // turn
    3.2054,  // points-late
    3.1478,  // majority-late
    1.1963,  // buildings-late
    -0.0715, // money-late
    -0.4257, // notes-late
];
