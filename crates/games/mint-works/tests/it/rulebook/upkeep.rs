use kernel::{Game, Turn};
use mint_works::{Event, LAST_ROUND, Location, Phase, Refusal};

use super::{SUPPLY, table};
use crate::table::{Table, seat};

#[test]
fn seven_stars_end_the_game_before_anything_else() {
    let mut table = Table::new(&["3 / gardens factory mine stripmine", "3"], "windmill statue");
    table.pass_all();
    assert!(table.is_over());
    assert_eq!((table.all_mints(), table.supply().as_str()), (vec![3, 3], "windmill statue"));
    assert_eq!(table.winners(), [1]);
}

#[test]
fn six_stars_do_not() {
    let mut table = Table::new(&["3 / gardens factory", "3"], SUPPLY);
    table.pass_all();
    assert_eq!((table.stars(1), table.is_over()), (6, false));
}

#[test]
fn stars_count_only_once_everybody_has_passed() {
    let mut table = Table::new(&["9 plant / gardens factory", "9 / statue"], "windmill mine truck");
    table.play(1, "place builder plant");
    assert_eq!((table.stars(1), table.turn()), (8, Some(2)), "the others still have their turns");
}

#[test]
fn the_supply_is_filled_up_to_three() {
    let mut table = table(2);
    table.play(1, "place supplier statue").play(2, "place supplier windmill").pass_all();
    assert_eq!(table.view().phase, Phase::Refill);
    table.draw("vault").draw("plant");
    assert_eq!((table.supply().as_str(), table.turn()), ("gardens vault plant", Some(1)));
}

#[test]
fn a_supply_that_cannot_be_filled_takes_what_is_left_and_ends_the_game() {
    let mut table = Table::new(&["9 / stripmine", "9"], SUPPLY).with_deck("vault");
    table.play(1, "place supplier statue").play(2, "place supplier windmill").pass_all().draw("vault");
    assert!(table.is_over());
    assert_eq!((table.supply().as_str(), table.mints(1)), ("gardens vault", 7), "no Building works any more");
    assert!(table.news.contains(&Event::SupplyShort));
}

#[test]
fn a_full_supply_with_an_empty_deck_goes_on() {
    let mut table = Table::new(&["9", "9"], SUPPLY).with_deck("");
    table.pass_all();
    assert_eq!((table.view().round, table.is_over()), (2, false));
    let mut table = Table::new(&["9", "9"], SUPPLY).with_deck("mine");
    table.play(1, "place supplier statue").pass_all().draw("mine");
    assert_eq!((table.view().round, table.is_over()), (2, false));
}

#[test]
fn buildings_work_in_upkeep() {
    let mut table = Table::new(&["0 / mine plant gallery", "0 / corporate-hq"], SUPPLY);
    table.pass_all();
    assert_eq!((table.all_mints(), table.view().gallery), (vec![1 + 2 + 1, 1 + 1], 1));
}

#[test]
fn with_three_or_four_the_owner_of_the_co_op_chooses_last() {
    let mut table = Table::new(&["0 / mine", "0 / co-op", "0 / plant"], SUPPLY);
    table.pass_all();
    assert_eq!((table.view().phase, table.turn()), (Phase::CoOp { owner: seat(2) }, Some(2)));
    assert_eq!(table.all_mints(), [1, 1, 2], "what needs no choice is done, the owner's own mint too");
    table.refuses(2, "pass", Refusal::CoOpFirst);
    table.refuses(2, "place producer", Refusal::CoOpFirst);
    table.refuses(2, "co-op 2", Refusal::NotAnother);
    table.refuses(2, "co-op 4", Refusal::NotAnother);
    table.play(2, "co-op 3");
    assert_eq!((table.all_mints(), table.view().round, table.turn()), (vec![2, 2, 4], 2, Some(1)));
}

#[test]
fn a_co_op_that_is_not_built_asks_nobody() {
    let mut table = Table::new(&["0 co-op", "0", "0"], SUPPLY);
    table.pass_all();
    assert_eq!((table.all_mints(), table.view().round), (vec![1; 3], 2));
}

#[test]
fn mints_on_locations_go_back_and_everybody_gains_one() {
    let mut table = table(2);
    table.play(1, "place producer").play(2, "place council").pass_all();
    assert_eq!(table.all_mints(), [5, 4]);
    for location in [Location::Producer, Location::Supplier, Location::Builder, Location::Council] {
        assert!(!table.spaces(location).contains(char::is_numeric), "{location}");
    }
}

#[test]
fn the_new_phase_starts_with_the_token() {
    let mut table = table(3);
    table.play(1, "pass").play(2, "pass").play(3, "place council").pass_all();
    assert_eq!((table.turn(), table.view().passes, table.view().first_player.number()), (Some(3), 0, 3));
}

#[test]
fn the_upkeep_of_round_sixty_ends_the_game() {
    let mut table = table(2);
    for round in 1..LAST_ROUND {
        assert_eq!(table.view().round, round);
        table.pass_all();
    }
    assert_eq!((table.view().round, table.all_mints()), (60, vec![62, 62]));
    table.pass_all();
    assert_eq!((table.game.turn(), table.view().round, table.all_mints()), (Turn::Over, 60, vec![62, 62]));
    assert!(table.news.contains(&Event::LastRound));
    assert_eq!(table.winners(), [1, 2]);
}
