use kernel::PlayError;
use mint_works::{Event, Location, Phase, Refusal};

use super::{SUPPLY, table};
use crate::table::{Table, seat};

#[test]
fn turns_go_round_from_the_holder_of_the_token() {
    let mut table = Table::with(&[], &["3", "3", "3"], SUPPLY, |view| {
        (view.turn, view.first_player) = (seat(2), seat(2));
    });
    assert_eq!(table.judge(1, "pass"), Err(PlayError::NotYourTurn));
    table.play(2, "place producer").play(3, "place producer").play(1, "place council").play(2, "pass");
    assert_eq!(table.turn(), Some(3));
}

#[test]
fn a_player_who_passed_may_place_again() {
    let mut table = table(3);
    table.play(1, "pass").play(2, "pass").play(3, "place producer").play(1, "place producer");
    assert_eq!((table.view().passes, table.turn()), (0, Some(2)));
}

#[test]
fn the_phase_ends_with_as_many_passes_in_a_row_as_there_are_players() {
    let mut table = table(3);
    table.play(1, "place producer").play(2, "pass").play(3, "pass");
    assert_eq!((table.view().passes, table.turn()), (2, Some(1)));
    table.play(1, "pass");
    assert_eq!((table.view().round, table.turn()), (2, Some(1)));
    assert!(table.news.contains(&Event::Upkeep { round: 1 }));
}

#[test]
fn everybody_may_pass_at_once() {
    let mut table = table(4);
    table.pass_all();
    assert_eq!((table.view().round, table.all_mints()), (2, vec![4; 4]));
}

#[test]
fn who_can_only_pass_is_asked_all_the_same() {
    let mut table = Table::new(&["0", "3"], SUPPLY);
    assert_eq!(laws::legal(&table.game, seat(1)).len(), 1);
    table.play(1, "pass");
    assert_eq!(table.turn(), Some(2));
}

#[test]
fn the_whole_price_lies_there_before_anything_is_gained() {
    let table = Table::new(&["0", "1"], SUPPLY);
    table.refuses(1, "place producer", Refusal::TooFewMints);
    table.refuses(1, "place council", Refusal::TooFewMints);
}

#[test]
fn mints_lie_on_one_free_space_each() {
    let mut table = table(3);
    table.play(1, "place producer");
    assert_eq!(table.spaces(Location::Producer), "[1,null]");
    table.play(2, "place producer");
    table.refuses(3, "place producer", Refusal::NoSpace);
    assert_eq!((table.spaces(Location::Producer).as_str(), table.all_mints()), ("[1,1]", vec![4, 4, 3]));
}

#[test]
fn a_location_that_is_not_in_play_or_closed_is_not_used() {
    let table = Table::with(&[("advanced", "recycler,swap-meet")], &["9 mine", "3"], SUPPLY, |_| ());
    table.refuses(1, "place crowdfunder", Refusal::NotInPlay);
    table.refuses(1, "place temp-agency producer", Refusal::NotInPlay);
    table.refuses(1, "place wholesaler", Refusal::Closed);
    table.refuses(1, "place lotto", Refusal::Closed);
    assert_eq!(table.judge(1, "place recycler mine"), Ok(()));
}

#[test]
fn a_placement_that_could_do_nothing_is_refused() {
    let pairs = [("advanced", "recycler,swap-meet")];
    let bare = Table::with(&pairs, &["9", "3 mine / wholesaler"], SUPPLY, |_| ());
    bare.refuses(1, "place builder mine", Refusal::NotYourPlan);
    bare.refuses(1, "place recycler mine", Refusal::NotYourPlan);
    bare.refuses(1, "place swap-meet mine statue", Refusal::NotYourCard);
    bare.refuses(1, "place supplier mine", Refusal::NotInSupply);
    let no_supply = Table::with(&pairs, &["9 mine", "3 / lotto"], "", |_| ());
    no_supply.refuses(1, "place swap-meet mine statue", Refusal::NotInSupply);
    no_supply.refuses(1, "place swap-meet mine mine", Refusal::NotInSupply);
    let no_deck = no_supply.with_deck("");
    no_deck.refuses(1, "place lotto", Refusal::NoPlanLeft);
    let only = laws::legal(&no_deck.game, seat(1)).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(only, ["pass", "place producer", "place builder mine", "place council", "place recycler mine"]);
}

#[test]
fn a_lost_card_under_an_empty_deck_can_be_drawn() {
    let mut table = Table::with(&[("advanced", "recycler,swap-meet")], &["9 mine", "3 / lotto"], "", |_| ());
    table = table.with_deck("");
    table.play(1, "place recycler mine");
    assert_eq!(table.judge(2, "place lotto"), Ok(()));
    table.play(2, "place lotto").draw("mine");
    assert!(table.hand(2).ends_with("mine"));
}

#[test]
fn the_supply_is_not_refilled_before_upkeep() {
    let mut table = table(2);
    table.play(1, "place supplier statue");
    assert_eq!(table.supply(), "windmill gardens");
    table.play(2, "place supplier windmill");
    assert_eq!((table.supply().as_str(), table.view().phase), ("gardens", Phase::Development));
    table.refuses(1, "place supplier gardens", Refusal::NoSpace);
}

#[test]
fn a_choice_of_the_co_op_belongs_to_upkeep() {
    table(3).refuses(1, "co-op 2", Refusal::NoCoOp);
}
