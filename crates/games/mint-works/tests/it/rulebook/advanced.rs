use mint_works::{Location, Refusal};

use super::SUPPLY;
use crate::table::Table;

fn with(advanced: &str, quarters: &[&str], supply: &str) -> Table {
    Table::with(&[("advanced", advanced)], quarters, supply, |_| ())
}

#[test]
fn the_crowdfunder_gives_three_and_one_to_each_of_the_others() {
    let mut table = with("crowdfunder,recycler", &["1", "3", "0", "5"], SUPPLY);
    table.play(1, "place crowdfunder");
    assert_eq!(table.all_mints(), [3, 4, 1, 6]);
}

#[test]
fn the_recycler_gives_cost_and_printed_stars_of_a_plan() {
    let gains = [("factory", 7), ("gardens", 6), ("bridge", 1), ("museum", 2), ("obelisk", 4), ("vault", 5)];
    for (plan, gain) in gains {
        let mut table = with("crowdfunder,recycler", &[&format!("1 {plan}"), "3"], SUPPLY);
        table.play(1, &format!("place recycler {plan}"));
        assert_eq!((table.mints(1), table.under().as_str(), table.hand(1).as_str()), (gain, plan, ""), "{plan}");
    }
}

#[test]
fn the_recycler_takes_no_building_unless_the_players_agreed() {
    let table = with("crowdfunder,recycler", &["1 / factory", "3"], SUPPLY);
    table.refuses(1, "place recycler factory", Refusal::NotYourPlan);
}

#[test]
fn recycled_buildings_give_their_stars_of_the_moment() {
    let pairs = [("advanced", "crowdfunder,recycler"), ("recycler", "buildings-too")];
    // Each with its cost and its stars.
    let gains = [
        ("museum", "museum bridge windmill", 2, 4),
        ("museum", "museum bridge windmill landfill", 2, 3),
        ("landfill", "museum bridge windmill landfill", 3, 3),
        ("obelisk", "obelisk bridge mine", 4, 4),
        ("factory", "factory", 4, 3),
    ];
    for (plan, buildings, cost, stars) in gains {
        let gain = |pairs: &[(&str, &str)]| {
            let mut table = Table::with(pairs, &[&format!("1 / {buildings}"), "3"], "statue gardens mine", |_| ());
            table.play(1, &format!("place recycler {plan}"));
            assert_eq!(table.under(), plan);
            table.mints(1)
        };
        assert_eq!(gain(&pairs), stars, "{plan} of {buildings}");
        let of_revision_1 = [pairs[0], ("recycler", "buildings-at-cost")];
        assert_eq!(gain(&of_revision_1), cost + stars, "{plan} of {buildings}, in old records");
    }
    let mut vault = Table::with(&pairs, &["1 mine truck / vault", "3"], SUPPLY, |_| ());
    vault.refuses(1, "place recycler plant", Refusal::NotYourCard);
    vault.play(1, "place recycler vault");
    assert_eq!(vault.mints(1), 4);
    let mut plan = Table::with(&pairs, &["1 vault", "3"], SUPPLY, |_| ());
    plan.play(1, "place recycler vault");
    assert_eq!(plan.mints(1), 5, "a Plan gives what is printed");
}

#[test]
fn the_swap_meet_gives_a_plan_of_the_supply_for_a_card() {
    let mut table = with("recycler,swap-meet", &["2 mine / crane", "2 / truck"], SUPPLY);
    table.play(1, "place swap-meet mine gardens");
    assert_eq!((table.hand(1).as_str(), table.under().as_str(), table.mints(1)), ("gardens", "mine", 0));
    assert_eq!((table.supply().as_str(), table.spaces(Location::SwapMeet).as_str()), ("windmill statue", "[2]"));
    let mut table = with("recycler,swap-meet", &["2 mine / crane", "2"], SUPPLY);
    table.play(1, "place swap-meet crane gardens");
    assert_eq!((table.hand(1).as_str(), table.buildings(1).as_str()), ("mine gardens", ""));
    assert_eq!(table.under(), "crane");
}

#[test]
fn an_assembler_builds_nothing_from_swap_meet_or_lottery() {
    let mut table = with("recycler,swap-meet", &["5 mine / assembler lotto", "2"], SUPPLY);
    table.play(1, "place swap-meet mine gardens").play(2, "pass").play(1, "place lotto").draw("vault");
    assert_eq!(table.hand(1), "gardens vault");
}

#[test]
fn seven_stars_can_be_lost_again_before_anybody_looks() {
    let mut table = with("recycler,swap-meet", &["9 plant / gardens factory", "3"], "windmill statue mine");
    table.play(1, "place builder plant").play(2, "pass");
    assert_eq!(table.stars(1), 8);
    table.play(1, "place swap-meet gardens mine").pass_all();
    assert_eq!((table.is_over(), table.stars(1)), (false, 5));
    table.draw("truck").pass_all();
    assert_eq!(table.view().round, 3, "the game goes on");
}

#[test]
fn a_lost_gallery_leaves_its_mints() {
    let mut table = Table::with(&[("advanced", "recycler,swap-meet")], &["9 / gallery", "3"], SUPPLY, |view| {
        view.gallery = 4;
    });
    assert_eq!(table.stars(1), 4);
    table.play(1, "place swap-meet gallery statue");
    assert_eq!((table.stars(1), table.mints(1), table.view().gallery), (0, 7, 0));
}

#[test]
fn a_lost_deed_leaves_its_location_open_and_nobody_s() {
    let mut table = with("recycler,swap-meet", &["9 / wholesaler", "3"], SUPPLY);
    table.play(1, "place swap-meet wholesaler statue").play(2, "place wholesaler");
    assert_eq!((table.owner(Location::Wholesaler).as_str(), table.mints(2)), ("null", 4));
    let before = table.mints(1);
    table.pass_all().draw("mine");
    assert_eq!((table.mints(1), table.mints(2)), (before + 1, 5), "nobody gains its income");
    assert_eq!(table.under(), "wholesaler");
}

#[test]
fn a_deed_that_is_built_again_owns_its_location_again() {
    let mut table = Table::with(&[("advanced", "recycler,swap-meet")], &["9 wholesaler", "3"], SUPPLY, |view| {
        view.open.insert(Location::Wholesaler);
    });
    assert_eq!(table.owner(Location::Wholesaler), "null");
    table.play(1, "place builder wholesaler");
    assert_eq!(table.owner(Location::Wholesaler), "1");
}

#[test]
fn lost_cards_are_drawn_in_order_once_the_deck_is_used_up() {
    let mut table = with("recycler,swap-meet", &["9 mine truck / lotto", "9"], SUPPLY).with_deck("crane");
    table.play(1, "place recycler truck").play(2, "pass").play(1, "place swap-meet mine statue");
    assert_eq!(table.under(), "truck mine");
    table.pass_all().draw("crane");
    assert_eq!(table.supply(), "windmill gardens crane");
    table.play(1, "place lotto").draw("truck").play(2, "place supplier windmill").pass_all().draw("mine");
    assert_eq!((table.hand(1).as_str(), table.supply().as_str()), ("statue truck", "gardens crane mine"));
}

/// All spaces of the copied location must be taken.
#[test]
fn the_temp_agency_copies_a_location_without_free_spaces() {
    let mut table = with("swap-meet,temp-agency", &["3", "3", "3"], SUPPLY);
    table.refuses(1, "place temp-agency producer", Refusal::StillFree);
    table.play(1, "place producer");
    table.refuses(2, "place temp-agency producer", Refusal::StillFree);
    table.play(2, "place producer").play(3, "place temp-agency producer");
    assert_eq!((table.mints(3), table.spaces(Location::TempAgency).as_str()), (3 - 2 + 2, "[2]"));
    table.refuses(1, "place temp-agency producer", Refusal::NoSpace);
}

#[test]
fn the_temp_agency_copies_no_closed_location_and_not_itself() {
    let table = with("swap-meet,temp-agency", &["9", "3"], SUPPLY);
    table.refuses(1, "place temp-agency wholesaler", Refusal::Closed);
    table.refuses(1, "place temp-agency recycler mine", Refusal::NotInPlay);
    assert!("place temp-agency temp-agency producer".parse::<mint_works::Action>().is_err());
}

#[test]
fn a_copied_location_costs_one_more_after_discounts() {
    let mut table = with("swap-meet,temp-agency", &["5 / truck crane", "9", "9"], "plant windmill mine");
    table.play(1, "pass").play(2, "place supplier windmill").play(3, "place supplier mine");
    table.play(1, "place temp-agency supplier plant");
    assert_eq!((table.mints(1), table.spaces(Location::TempAgency).as_str()), (0, "[5]"));
    let mut table = with("swap-meet,temp-agency", &["2 statue / crane", "9 mine truck", "9"], "plant windmill gardens");
    table.play(1, "pass").play(2, "place builder mine").play(3, "pass").play(1, "pass").play(2, "place builder truck");
    table.play(3, "pass").play(1, "place temp-agency builder statue");
    assert_eq!((table.mints(1), table.buildings(1).as_str()), (0, "crane statue"));
}

#[test]
fn an_assembler_works_through_the_temp_agency() {
    let mut table = with("swap-meet,temp-agency", &["6 / assembler", "9", "9"], "plant windmill mine");
    table.play(1, "pass").play(2, "place supplier windmill").play(3, "place supplier mine");
    table.play(1, "place temp-agency supplier plant");
    assert_eq!((table.mints(1), table.buildings(1).as_str(), table.hand(1).as_str()), (0, "assembler plant", ""));
}

#[test]
fn a_copied_deed_location_brings_no_second_income() {
    let mut table = with("swap-meet,temp-agency", &["9 / wholesaler", "3", "3"], SUPPLY);
    table.play(1, "pass").play(2, "place wholesaler").play(3, "place temp-agency wholesaler");
    assert_eq!(table.mints(3), 3 - 2 + 2);
    table.pass_all();
    assert_eq!(table.mints(1), 9 + 1 + 1);
}

#[test]
fn the_temp_agency_copies_every_other_location() {
    let mut council = with("crowdfunder,temp-agency", &["3", "3"], SUPPLY);
    council.play(1, "place council").play(2, "place temp-agency council");
    assert_eq!((council.view().first_player.number(), council.mints(2)), (2, 2));
    let mut lottery = with("crowdfunder,temp-agency", &["3 / lotto", "4"], SUPPLY);
    lottery.play(1, "place lotto").draw("mine").play(2, "place temp-agency lotto").draw("truck");
    assert_eq!((lottery.hand(2).as_str(), lottery.mints(2)), ("truck", 0));
    let mut crowd = with("crowdfunder,temp-agency", &["3", "3"], SUPPLY);
    crowd.play(1, "place crowdfunder").play(2, "place temp-agency crowdfunder");
    assert_eq!(crowd.all_mints(), [3 - 1 + 3 + 1, 3 + 1 - 2 + 3]);
    let mut recycler = with("recycler,temp-agency", &["3 mine", "3 truck"], SUPPLY);
    recycler.play(1, "place recycler mine").play(2, "place temp-agency recycler truck");
    assert_eq!((recycler.mints(2), recycler.under().as_str()), (3 - 2 + 3, "mine truck"));
    let mut swap = with("swap-meet,temp-agency", &["3 mine", "3 truck"], SUPPLY);
    swap.play(1, "place swap-meet mine statue").play(2, "place temp-agency swap-meet truck gardens");
    assert_eq!((swap.mints(2), swap.hand(2).as_str()), (0, "gardens"));
}
