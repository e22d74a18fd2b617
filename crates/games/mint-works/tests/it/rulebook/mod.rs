//! A test for each paragraph of the rulebook, each Plan, each location and each of our rulings.

mod actions;
mod advanced;
mod buildings;
mod development;
mod final_scoring;
mod locations;
mod memory;
mod set_up;
mod solo;
mod upkeep;

use crate::table::Table;

/// What lies open where a test does not care.
const SUPPLY: &str = "windmill statue gardens";

/// A fresh table of so many.
fn table(players: usize) -> Table {
    Table::new(&["3", "3", "3", "3"][..players], SUPPLY)
}
