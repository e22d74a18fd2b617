//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` records them again.

use ginkgopolis::{Event, Ginkgopolis};
use kernel::{Observer, Seat};
use record::Match;
use testkit::records;

use crate::table::options;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// The supply that was made of returned tiles is used up as well.
    SecondExhaustion,
    /// Nobody returned a tile.
    NobodyReturns,
    /// Somebody's resources were all in the city.
    AllPlaced,
    /// Hal could not pay for what he should build.
    HalStops,
    /// Hal's resources were all in the city.
    HalPlacedAll,
    /// The supply was used up in a game for one.
    TilesGoneAlone,
}

#[test]
fn the_supply_is_used_up_twice() {
    check("second-exhaustion", 4, &[("start", "draft")], Ending::SecondExhaustion);
}

#[test]
fn nobody_returns_a_tile() {
    check("nobody-returns", 2, &[], Ending::NobodyReturns);
}

#[test]
fn all_resources_are_placed() {
    check("all-placed", 2, &[], Ending::AllPlaced);
}

#[test]
fn hal_is_out_of_resources() {
    check("hal-stops", 1, &[("expert", "true")], Ending::HalStops);
}

#[test]
fn hal_has_placed_everything() {
    check("hal-placed-all", 1, &[], Ending::HalPlacedAll);
}

#[test]
fn the_tiles_run_out_in_a_game_for_one() {
    check("tiles-gone-alone", 1, &[], Ending::TilesGoneAlone);
}

fn check(name: &str, players: u8, pairs: &[(&str, &str)], ending: Ending) {
    let ends_so = |played: &Match<Ginkgopolis>| ending_of(played) == Some(ending);
    let played = records::check(env!("CARGO_MANIFEST_DIR"), name, || records::find(players, &options(pairs), ends_so));
    assert!(ends_so(&played), "{name}");
}

/// What made the last round of a finished game the last.
fn ending_of(played: &Match<Ginkgopolis>) -> Option<Ending> {
    let alone = played.players() == 1;
    let hal = Seat::new(1);
    let mut returned = false;
    let news = played.news(Observer::Spectator, 0).map(|(_, event)| event);
    for event in news {
        match event {
            Event::Returns { points, .. } => returned |= points > 0,
            Event::TilesGone if alone => return Some(Ending::TilesGoneAlone),
            Event::TilesGone if returned => return Some(Ending::SecondExhaustion),
            Event::TilesGone => return Some(Ending::NobodyReturns),
            Event::AllPlaced { seat } if alone && seat == hal => return Some(Ending::HalPlacedAll),
            Event::AllPlaced { .. } => return Some(Ending::AllPlaced),
            Event::HalStops { .. } => return Some(Ending::HalStops),
            _ => (),
        }
    }
    None
}
