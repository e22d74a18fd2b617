//! What each feature counts.
//!
//! Fitted on 2026-11-16 to 141679 positions of games that bots played; mean squared error of the chances on
//! positions kept back: 0.1478, with the weights of before 0.1544, with even chances 0.1994.

// A weight may look like a famous constant without being one.
#[allow(clippy::approx_constant)]
pub(crate) static WEIGHTS: [f32; 10] = [
    0.2188,  // estimate
    0.8282,  // past
    -0.5688, // worth
    0.3356,  // hope
    -0.6473, // coins
    1.0746,  // cards
    2.6659,  // estimate-late
    3.9796,  // past-late
    -0.3532, // worth-late
    1.9090,  // hope-late
];
