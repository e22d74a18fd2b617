use mint_works::{Location, Phase, Refusal};

use super::{SUPPLY, table};
use crate::table::Table;

#[test]
fn the_producer_gives_two_for_one() {
    let mut table = table(2);
    table.play(1, "place producer");
    assert_eq!((table.mints(1), table.spaces(Location::Producer).as_str()), (4, "[1,null]"));
}

#[test]
fn the_supplier_takes_the_cost_of_the_plan() {
    let mut table = Table::new(&["4", "3"], "factory plant mine");
    table.refuses(1, "place supplier plant", Refusal::TooFewMints);
    table.play(1, "place supplier factory");
    assert_eq!((table.mints(1), table.hand(1).as_str(), table.stars(1)), (0, "factory", 0));
    assert_eq!((table.spaces(Location::Supplier).as_str(), table.supply().as_str()), ("[4,null]", "plant mine"));
}

#[test]
fn the_builder_makes_a_building_of_a_plan() {
    let mut table = Table::new(&["2 factory mine", "3"], SUPPLY);
    table.play(1, "place builder factory");
    assert_eq!((table.mints(1), table.hand(1).as_str(), table.buildings(1).as_str()), (0, "mine", "factory"));
    assert_eq!((table.stars(1), table.spaces(Location::Builder).as_str()), (3, "[2,null]"));
}

#[test]
fn the_council_gives_the_token_and_a_mint() {
    let mut table = table(3);
    table.play(1, "pass").play(2, "place council");
    assert_eq!((table.view().first_player.number(), table.mints(2)), (2, 3));
    assert_eq!(table.turn(), Some(3), "the token says who starts the next phase, and nothing else");
    table.pass_all();
    assert_eq!(table.turn(), Some(2));
}

#[test]
fn the_holder_of_the_token_may_use_the_council_too() {
    let mut table = table(2);
    table.play(1, "place council");
    assert_eq!((table.view().first_player.number(), table.mints(1)), (1, 3));
    table.refuses(2, "place council", Refusal::NoSpace);
}

#[test]
fn the_wholesaler_opens_for_all_when_its_deed_is_built() {
    let mut table = Table::new(&["3 wholesaler", "3"], SUPPLY);
    table.refuses(1, "place wholesaler", Refusal::Closed);
    table.play(1, "place builder wholesaler").play(2, "place wholesaler");
    assert_eq!((table.mints(2), table.owner(Location::Wholesaler).as_str()), (4, "1"));
    table.pass_all();
    assert_eq!(table.mints(1), 3 - 2 + 1 + 1, "one mint for the deed, one for everybody");
}

#[test]
fn an_owner_gains_nothing_from_a_deed_location_that_nobody_used() {
    let mut table = Table::new(&["3 / wholesaler lotto", "3"], SUPPLY);
    table.pass_all();
    assert_eq!(table.all_mints(), [4, 4]);
}

#[test]
fn an_owner_may_use_the_own_deed_location_and_gains_from_it() {
    let mut table = Table::new(&["3 / wholesaler", "3"], SUPPLY);
    table.play(1, "place wholesaler").pass_all();
    assert_eq!(table.mints(1), 3 - 1 + 2 + 1 + 1);
}

#[test]
fn the_lottery_draws_a_plan_from_the_deck() {
    let mut table = Table::new(&["3", "3 / lotto"], SUPPLY);
    table.play(1, "place lotto");
    assert_eq!(table.view().phase, Phase::Lottery);
    table.draw("vault");
    assert_eq!((table.hand(1).as_str(), table.mints(1), table.turn()), ("vault", 0, Some(2)));
    assert_eq!(table.spaces(Location::Lotto), "[3]");
    table.pass_all();
    assert_eq!(table.all_mints(), [1, 3 + 2 + 1]);
}

#[test]
fn deed_locations_pay_the_wholesaler_first_and_each_its_owner() {
    let mut table = Table::new(&["3 / wholesaler", "3 / lotto"], SUPPLY);
    table.play(1, "place lotto").draw("mine").play(2, "place wholesaler").pass_all();
    assert_eq!(table.all_mints(), [1 + 1, 4 + 2 + 1]);
}
