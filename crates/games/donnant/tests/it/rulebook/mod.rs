//! A test for each paragraph and each worked example of the rulebook, and for each of our rulings.

mod bonuses;
mod end;
mod jokers;
mod objectives;
mod scoring;
mod secrets;
mod set_up;
mod turn;
mod windows;
