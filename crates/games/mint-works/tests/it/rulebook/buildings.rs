//! Every Plan: its cost, its stars and what it does.

use kernel::Piece;
use mint_works::{Kind, Location, Plan};

use super::SUPPLY;
use crate::table::Table;

/// The stars of a neighbourhood with these Buildings.
fn stars(quarter: &str) -> u8 {
    Table::new(&[quarter, "3"], "").stars(1)
}

/// What the first seat has after one upkeep, beyond what everybody gains.
fn income(quarter: &str) -> u16 {
    let mut table = Table::new(&[&format!("0 / {quarter}"), "0"], "statue gardens workshop");
    table.pass_all();
    table.mints(1) - 1
}

#[test]
fn costs_types_and_printed_stars() {
    let expected = "windmill 1 Culture 1, statue 2 Culture 2, gardens 3 Culture 3, bridge 1 Culture 0, \
        museum 2 Culture 0, gallery 4 Culture 0, co-op 1 Production 1, mine 2 Production 1, \
        workshop 3 Production 2, corporate-hq 3 Production 0, factory 4 Production 3, stripmine 4 Production 0, \
        plant 5 Production 2, truck 2 Utility 1, crane 2 Utility 1, landfill 3 Utility 3, obelisk 4 Utility 0, \
        assembler 5 Utility 1, vault 5 Utility 0, wholesaler 1 Deed 1, lotto 4 Deed 2";
    let line = |plan: Plan| format!("{plan} {} {:?} {}", plan.card().cost, plan.card().kind, plan.printed_stars());
    assert_eq!(Plan::each().map(line).collect::<Vec<_>>().join(", "), expected);
}

#[test]
fn a_building_with_printed_stars_is_worth_them() {
    for plan in Plan::each().filter(|plan| !["museum", "gallery", "obelisk", "vault"].contains(&plan.code())) {
        assert_eq!(stars(&format!("3 / {plan}")), plan.printed_stars(), "{plan}");
    }
}

#[test]
fn plans_that_are_not_built_are_worth_nothing() {
    assert_eq!(stars("3 factory gardens statue"), 0);
}

#[test]
fn a_bridge_counts_as_two_culture_buildings() {
    assert_eq!(stars("3 / museum bridge"), 3);
    assert_eq!(stars("3 / obelisk bridge"), 3);
    assert_eq!(stars("3 / bridge"), 0);
}

#[test]
fn a_museum_counts_culture_itself_included() {
    assert_eq!(stars("3 / museum"), 1);
    assert_eq!(stars("3 / museum statue mine truck"), 2 + 2 + 1 + 1);
}

#[test]
fn a_gallery_is_worth_the_mints_that_upkeep_laid_on_it() {
    let mut table = Table::new(&["3 / gallery", "3"], SUPPLY);
    assert_eq!(table.stars(1), 0);
    table.pass_all().pass_all();
    assert_eq!((table.stars(1), table.mints(1), table.view().gallery), (2, 5, 2));
}

#[test]
fn a_co_op_of_two_players_gives_to_both() {
    let mut table = Table::new(&["3 / co-op", "3"], SUPPLY);
    table.pass_all();
    assert_eq!(table.all_mints(), [5, 5]);
}

#[test]
fn production_buildings_bring_their_mints() {
    let incomes = [("mine", 1), ("workshop", 1), ("factory", 1), ("stripmine", 3), ("plant", 2), ("co-op", 1)];
    for (plan, mints) in incomes.into_iter().filter(|(plan, _)| *plan != "workshop") {
        assert_eq!(income(plan), mints, "{plan}");
    }
    let mut workshop = Table::new(&["0 / workshop", "0"], SUPPLY);
    assert_eq!(workshop.pass_all().mints(1), 2);
    for plan in Plan::each().filter(|plan| plan.card().kind != Kind::Production && !SUPPLIED.contains(&plan.code())) {
        assert_eq!(income(plan.code()), 0, "{plan}");
    }
}

/// What lies open in `income`.
const SUPPLIED: [&str; 3] = ["statue", "gardens", "workshop"];

#[test]
fn a_corporate_hq_brings_a_mint_a_building() {
    assert_eq!(income("corporate-hq"), 1);
    assert_eq!(income("corporate-hq crane bridge"), 4);
}

#[test]
fn a_truck_saves_a_mint_at_the_supplier_but_never_the_last() {
    let mut plant = Table::new(&["4 / truck", "3"], "plant windmill mine");
    plant.play(1, "place supplier plant");
    assert_eq!((plant.mints(1), plant.spaces(Location::Supplier).as_str()), (0, "[4,null]"));
    let mut windmill = Table::new(&["3 / truck", "3"], "plant windmill mine");
    windmill.play(1, "place supplier windmill");
    assert_eq!(windmill.mints(1), 2);
}

#[test]
fn a_truck_serves_its_owner_alone() {
    let mut table = Table::new(&["9", "3 / truck"], "plant windmill mine");
    table.play(1, "place supplier plant");
    assert_eq!(table.mints(1), 4);
}

#[test]
fn a_crane_saves_a_mint_at_the_builder() {
    let mut table = Table::new(&["1 mine / crane", "3"], SUPPLY);
    table.play(1, "place builder mine");
    assert_eq!((table.mints(1), table.spaces(Location::Builder).as_str()), (0, "[1,null]"));
}

#[test]
fn a_landfill_takes_a_star_from_each_culture_building() {
    assert_eq!(stars("3 / museum bridge windmill landfill"), 6);
    assert_eq!(stars("3 / gardens bridge landfill mine"), 2 + 3 + 1);
    let mut gallery = Table::new(&["3 / gallery landfill", "3"], SUPPLY);
    assert_eq!(gallery.stars(1), 3, "never below none");
    gallery.pass_all().pass_all();
    assert_eq!(gallery.stars(1), 4);
}

#[test]
fn an_obelisk_counts_buildings_itself_included() {
    assert_eq!(stars("3 / obelisk"), 1);
    assert_eq!(stars("3 / obelisk bridge mine"), 5);
}

#[test]
fn an_assembler_builds_what_its_owner_buys() {
    let mut table = Table::new(&["9 / assembler", "9"], "plant windmill mine");
    table.play(1, "place supplier plant").play(2, "place supplier mine");
    assert_eq!((table.buildings(1).as_str(), table.hand(1).as_str()), ("assembler plant", ""));
    assert_eq!((table.mints(1), table.hand(2).as_str()), (4, "mine"));
}

#[test]
fn an_assembler_does_not_build_itself_when_bought() {
    let mut table = Table::new(&["9", "9"], "assembler windmill mine");
    table.play(1, "place supplier assembler");
    assert_eq!((table.hand(1).as_str(), table.buildings(1).as_str()), ("assembler", ""));
}

#[test]
fn an_assembled_deed_opens_its_location() {
    let mut table = Table::new(&["9 / assembler", "9"], "wholesaler windmill mine");
    table.play(1, "place supplier wholesaler").play(2, "place wholesaler");
    assert_eq!(table.owner(Location::Wholesaler), "1");
}

#[test]
fn a_vault_is_worth_two_stars_a_plan() {
    assert_eq!(stars("3 mine truck / vault"), 4);
    assert_eq!(stars("3 / vault mine"), 1);
    let mut table = Table::new(&["9 mine truck / vault", "3"], SUPPLY);
    table.play(1, "place builder mine");
    assert_eq!(table.stars(1), 2 + 1);
}

#[test]
fn a_deed_is_worth_its_stars_and_opens_its_location() {
    for (deed, location, stars) in [("wholesaler", Location::Wholesaler, 1), ("lotto", Location::Lotto, 2)] {
        let mut table = Table::new(&[&format!("9 {deed}"), "3"], SUPPLY);
        assert!(!table.view().open.contains(location));
        table.play(1, &format!("place builder {deed}"));
        assert_eq!((table.view().open.contains(location), table.stars(1)), (true, stars));
        assert_eq!(table.owner(location), "1");
    }
}
