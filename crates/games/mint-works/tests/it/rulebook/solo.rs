//! The solo game, opponent by opponent.

use kernel::{Game, Observer, Piece, Seats, Step, Turn, Witnesses};
use mint_works::{Ai, Event, Location, MintWorks, Phase, Refusal, View};
use record::{Match, Seed};

use crate::table::{Table, options, seat, secret};

fn dealt(ai: &str, n: u64) -> Match<MintWorks> {
    Match::new(1, &options(&[("ai", ai)]), Seed::from_phrase("solo", n)).unwrap()
}

/// Fills a location up, as if the person had used it.
fn full(view: &mut View, location: Location) {
    let spaces = location.spaces(1);
    let site = &mut view.sites[location.index()];
    site.taken = spaces;
    site.mints[..usize::from(spaces)].fill(1);
}

/// An opponent that finds the first locations of the line taken.
fn without_producer(ai: &str, quarters: [&str; 2], supply: &str) -> Table {
    Table::solo(ai, quarters, supply, |view| full(view, Location::Producer))
}

#[test]
fn everybody_begins_with_their_own() {
    for (ai, mints, first) in
        [("justin", Some(4), 2), ("rachael", Some(5), 1), ("sonic", Some(5), 1), ("mort", None, 1)]
    {
        let played = dealt(ai, 0);
        let view = played.game().view(Observer::Arbiter);
        assert_eq!(view.seats[seat(1)].mints, Some(3));
        assert_eq!((view.seats[seat(2)].mints, view.first_player.number()), (mints, first), "{ai}");
        assert_eq!((view.supply.len(), view.n_deck, view.seats.seats().len()), (2, 19, 2));
        assert_eq!(played.game().turn(), Turn::Seats(Seats::only(seat(1))));
        assert_eq!((played.game().seats(), played.game().scored()), (Seats::first(1), Seats::first(2)));
        assert_eq!(view.mint_supply, (ai == "rachael").then_some(22));
        assert_eq!(view.options.ai, ai.parse::<Ai>().unwrap());
    }
}

#[test]
fn justin_has_already_taken_his_first_turn() {
    let played = dealt("justin", 0);
    let snapshot = serde_json::to_value(played.game().snapshot()).unwrap();
    assert_eq!(snapshot["locations"]["producer"]["spaces"].to_string(), "[1,0,0]");
    assert_eq!(snapshot["locations"]["wholesaler"].to_string(), r#"{"open":false,"owner":null,"spaces":[null]}"#);
    assert_eq!(snapshot["turn"], 1);
}

#[test]
fn the_opponent_uses_the_first_location_of_the_line_that_it_can() {
    let everything = |view: &mut View, free: Location| {
        let line = [
            Location::Producer,
            Location::Wholesaler,
            Location::Builder,
            Location::Supplier,
            Location::Council,
            Location::Lotto,
        ];
        line.into_iter().take_while(|location| *location != free).for_each(|location| full(view, location));
    };
    let expected = [
        (Location::Producer, "mints 9"),
        (Location::Wholesaler, "mints 9"),
        (Location::Builder, "mints 6"),
        (Location::Supplier, "mints 6"),
        (Location::Council, "mints 8"),
        (Location::Lotto, "mints 5"),
    ];
    for (location, mints) in expected {
        let mut table = Table::solo("rachael", ["3", "8 mine / wholesaler lotto"], "truck crane", |view| {
            everything(view, location);
        });
        table.play(1, "pass");
        let placed = table.news.iter().find_map(|event| match event {
            Event::Placed { seat, location, .. } => Some((seat.number(), *location)),
            _ => None,
        });
        assert_eq!(placed, Some((2, location)));
        assert_eq!(format!("mints {}", table.mints(2)), mints, "{location}");
    }
}

#[test]
fn an_opponent_without_mints_passes() {
    let mut table = Table::solo("rachael", ["3", "0"], "truck crane", |_| ());
    table.play(1, "place council");
    assert_eq!((table.view().passes, table.turn()), (1, Some(1)));
    table.play(1, "pass");
    assert_eq!(table.view().phase, Phase::Refill, "both have passed");
}

#[test]
fn the_opponent_builds_its_oldest_plan() {
    let mut table = without_producer("rachael", ["3", "9 truck mine"], "plant crane");
    table.play(1, "pass");
    assert_eq!((table.buildings(2).as_str(), table.hand(2).as_str()), ("truck", "mine"));
}

#[test]
fn the_opponent_uses_the_council_even_with_the_token() {
    let mut table = Table::solo("rachael", ["3", "1"], "plant factory", |view| {
        full(view, Location::Producer);
        view.first_player = seat(2);
    });
    table.play(1, "pass");
    assert_eq!((table.spaces(Location::Council).as_str(), table.mints(2)), ("[1]", 1));
}

#[test]
fn a_plan_that_was_bought_is_replaced_at_once_in_its_place() {
    let mut table = Table::solo("rachael", ["3", "0"], "truck crane", |_| ());
    table.play(1, "place supplier truck");
    assert_eq!(table.view().phase, Phase::Replace { place: 0 });
    table.draw("vault");
    assert_eq!((table.supply().as_str(), table.turn()), ("vault crane", Some(1)));
    let mut theirs = without_producer("rachael", ["3", "5"], "truck plant");
    theirs.play(1, "pass").draw("vault");
    assert_eq!((theirs.supply().as_str(), theirs.hand(2).as_str()), ("truck vault", "plant"));
}

#[test]
fn with_an_empty_deck_nothing_is_replaced_and_upkeep_ends_the_game() {
    let mut table = Table::solo("rachael", ["3", "0"], "truck crane", |_| ()).with_deck("");
    table.play(1, "place supplier truck");
    assert_eq!((table.supply().as_str(), table.turn()), ("crane", Some(1)));
    table.pass_all();
    assert!(table.is_over() && table.news.contains(&Event::SupplyShort));
}

#[test]
fn a_supply_that_nobody_bought_from_goes_under_the_deck() {
    let mut table = Table::solo("sonic", ["3", "0"], "truck crane", |_| ());
    table.pass_all();
    assert_eq!((table.under().as_str(), table.view().phase), ("truck crane", Phase::Refill));
    table.draw("mine").draw("vault");
    assert_eq!(table.supply(), "mine vault", "the first drawn is the nearest to the deck");
    assert!(table.news.iter().any(|event| matches!(event, Event::Swept { .. })));
}

#[test]
fn a_swept_supply_comes_back_where_the_deck_has_too_few() {
    let mut table = Table::solo("sonic", ["3", "0"], "truck crane", |_| ()).with_deck("mine");
    table.pass_all().draw("mine").draw("truck");
    assert_eq!((table.supply().as_str(), table.under().as_str(), table.view().round), ("mine truck", "crane", 2));
}

#[test]
fn a_supply_that_somebody_bought_from_stays() {
    let mut table = Table::solo("sonic", ["3", "0"], "truck crane", |_| ());
    table.play(1, "place supplier truck").draw("mine").pass_all();
    assert_eq!((table.supply().as_str(), table.under().as_str(), table.view().round), ("mine crane", "", 2));
}

#[test]
fn a_co_op_gives_to_the_opponent() {
    let mut table = Table::solo("rachael", ["0 / co-op", "0"], "truck crane", |_| ());
    table.pass_all().draw("mine vault");
    assert_eq!(table.all_mints(), [2, 2]);
    let mut theirs = Table::solo("rachael", ["0", "0 / co-op"], "truck crane", |_| ());
    theirs.pass_all().draw("mine vault");
    assert_eq!(theirs.all_mints(), [2, 2]);
}

#[test]
fn an_assembler_of_the_opponent_builds_what_it_buys() {
    let mut table = without_producer("rachael", ["3", "5 / assembler"], "truck plant");
    table.play(1, "pass").draw("vault");
    assert_eq!((table.buildings(2).as_str(), table.supply().as_str()), ("assembler plant", "truck vault"));
}

// Justin

#[test]
fn justin_blocks_the_other_spaces_until_the_next_phase() {
    let mut table = Table::solo("justin", ["3", "3"], "truck crane", |_| ());
    table.play(1, "place producer");
    assert_eq!((table.spaces(Location::Producer).as_str(), table.mints(2)), ("[1,1,0]", 4));
    table.refuses(1, "place producer", Refusal::NoSpace);
    table.play(1, "pass").draw("mine");
    assert_eq!(table.spaces(Location::Supplier), "[2,0]");
    table.pass_all();
    assert_eq!(table.view().round, 2);
    assert_eq!(table.spaces(Location::Supplier), "[null,null]");
}

#[test]
fn justin_buys_the_cheapest_and_of_these_utility_deed_production_culture() {
    let prefers = |supply: &str| {
        let mut table = without_producer("justin", ["3", "5"], supply);
        table.play(1, "pass");
        table.hand(2)
    };
    assert_eq!(prefers("plant windmill"), "windmill");
    assert_eq!(prefers("mine truck"), "truck");
    assert_eq!(prefers("windmill wholesaler"), "wholesaler");
    assert_eq!(prefers("windmill co-op"), "co-op");
    assert_eq!(prefers("crane truck"), "crane", "the nearest to the deck");
    assert_eq!(prefers("truck crane"), "truck");
}

// Rachael

#[test]
fn rachael_buys_the_dearest_and_of_these_production_culture_utility_deed() {
    let prefers = |mints: u8, supply: &str| {
        let mut table = without_producer("rachael", ["3", &mints.to_string()], supply);
        table.play(1, "pass");
        table.hand(2)
    };
    assert_eq!(prefers(5, "factory plant"), "plant");
    assert_eq!(prefers(4, "factory plant"), "factory", "the dearest that she can pay");
    assert_eq!(prefers(5, "gallery factory"), "factory");
    assert_eq!(prefers(5, "obelisk gallery"), "gallery");
    assert_eq!(prefers(5, "lotto obelisk"), "obelisk");
    assert_eq!(prefers(5, "stripmine factory"), "stripmine");
}

#[test]
fn printed_costs_are_compared_and_paid_prices_must_be_affordable() {
    let mut table = without_producer("rachael", ["3", "4 / truck"], "factory plant");
    table.play(1, "pass");
    assert_eq!((table.hand(2).as_str(), table.mints(2)), ("plant", 0));
}

#[test]
fn rachaels_mints_at_the_supplier_leave_the_game() {
    let mut table = Table::solo("rachael", ["3", "5"], "factory plant", |view| {
        full(view, Location::Producer);
        view.mint_supply = Some(19);
    });
    assert_eq!(table.game.mints_in_game(), 30);
    table.play(1, "pass").draw("vault").play(1, "place council");
    table.pass_all();
    assert_eq!(table.view().round, 2);
    assert_eq!(table.view().mint_supply, Some(19 - 1 + 3 + 1 - 2));
    assert_eq!(table.game.mints_in_game(), 25);
}

#[test]
fn an_empty_supply_of_mints_is_rachaels_victory() {
    let mut table = Table::solo("rachael", ["3 / gardens factory", "0"], "truck crane", |view| {
        view.mint_supply = Some(1);
    });
    table.play(1, "place producer");
    assert!(table.is_over());
    assert_eq!((table.mints(1), table.winners(), table.view().mint_supply), (3, vec![2], Some(0)));
    assert!(table.news.contains(&Event::MintsGone { seat: seat(2) }));
    assert_eq!(serde_json::to_value(table.game.snapshot()).unwrap()["mint_supply"], 0);
}

#[test]
fn in_upkeep_mints_are_taken_by_seat_and_in_the_order_built() {
    let mut table = Table::solo("rachael", ["0 / mine", "0 / plant gallery stripmine"], "truck crane", |view| {
        view.mint_supply = Some(4);
    });
    table.pass_all().draw("vault windmill");
    assert!(table.is_over());
    assert_eq!((table.all_mints(), table.view().gallery), (vec![1, 2], 1));
    let mut wages = Table::solo("rachael", ["0", "0"], "truck crane", |view| view.mint_supply = Some(1));
    wages.pass_all().draw("vault windmill");
    assert_eq!((wages.is_over(), wages.all_mints()), (true, vec![1, 0]));
}

// Sonic

#[test]
fn sonic_takes_two_turns_in_a_row() {
    let mut table = Table::solo("sonic", ["3", "5"], "truck crane", |_| ());
    table.play(1, "pass");
    assert_eq!((table.spaces(Location::Producer).as_str(), table.mints(2)), ("[1,1,null]", 7));
    assert_eq!((table.turn(), table.view().passes), (Some(1), 0));
}

#[test]
fn sonics_two_passes_count_as_one() {
    let mut table = Table::solo("sonic", ["3", "0"], "truck crane", |_| ());
    table.play(1, "place producer");
    assert_eq!((table.turn(), table.view().passes, table.view().round), (Some(1), 1, 1));
    table.play(1, "place council");
    assert_eq!(table.view().passes, 1, "and are counted from zero after a placement");
    table.play(1, "pass");
    assert_eq!(table.view().phase, Phase::Refill);
}

#[test]
fn sonic_buys_only_while_he_has_no_plan() {
    let mut table = without_producer("sonic", ["3", "9"], "plant factory");
    table.play(1, "pass").draw("vault");
    assert_eq!((table.buildings(2).as_str(), table.hand(2).as_str()), ("plant", ""), "he buys, then builds");
    let mut table = Table::solo("sonic", ["3", "9 truck"], "plant factory", |view| {
        full(view, Location::Producer);
        full(view, Location::Builder);
    });
    table.play(1, "pass");
    assert_eq!((table.hand(2).as_str(), table.spaces(Location::Council).as_str()), ("truck", "[1]"));
}

#[test]
fn sonic_buys_the_dearest_and_of_these_culture_production_utility_deed() {
    for (supply, bought) in
        [("factory gallery", "gallery"), ("obelisk stripmine", "stripmine"), ("lotto obelisk", "obelisk")]
    {
        let mut table = without_producer("sonic", ["3", "5"], supply);
        table.play(1, "pass");
        assert_eq!(table.hand(2), bought);
    }
}

/// Everybody sees what he draws first and builds second.
#[test]
fn what_sonic_draws_and_builds_at_once_is_no_secret() {
    let lottery = |quarter: &str| {
        let mut table = Table::solo("sonic", ["3", quarter], "factory plant", |view| {
            for location in [Location::Producer, Location::Supplier, Location::Council] {
                full(view, location);
            }
        });
        table.play(1, "pass");
        assert_eq!(table.view().phase, Phase::Lottery);
        table.game.witnesses(Step::Chance("draw vault".parse().unwrap()))
    };
    assert_eq!(lottery("5 / lotto"), Witnesses::Everyone);
    assert_eq!(lottery("3 / lotto"), Witnesses::Only(Seats::only(seat(2))), "he cannot pay the Builder");
}

#[test]
fn the_opponents_secret_plans_are_hidden_from_the_person() {
    let table = Table::solo("mort", ["3", "0"], "factory truck", |view| {
        view.seats[seat(2)].plans.push(secret(mint_works::Plan::Vault, &[2]));
    });
    assert_eq!(table.view_of(1).seats[seat(2)].plans[0].plan, None);
}

// Mort

#[test]
fn mort_has_as_many_mints_as_he_wants_and_lays_the_usual_number() {
    let mut table = without_producer("mort", ["3", "0"], "assembler truck");
    table.play(1, "pass");
    assert_eq!((table.hand(2).as_str(), table.spaces(Location::Supplier).as_str()), ("assembler", "[5,null]"));
    assert_eq!(table.view().seats[seat(2)].mints, None);
    assert!(serde_json::to_value(table.game.snapshot()).unwrap()["players"][1]["mints"].is_null());
}

#[test]
fn mort_never_buys_production() {
    let mut table = without_producer("mort", ["3", "0"], "factory windmill");
    table.play(1, "pass");
    assert_eq!(table.hand(2), "windmill");
    let mut none = without_producer("mort", ["3", "0"], "factory plant");
    none.play(1, "pass");
    assert_eq!((none.hand(2).as_str(), none.spaces(Location::Council).as_str()), ("", "[1]"));
}

#[test]
fn mort_prefers_utility_then_deed_then_culture() {
    for (supply, bought) in [("lotto obelisk", "obelisk"), ("gallery lotto", "lotto"), ("gardens crane", "gardens")] {
        let mut table = without_producer("mort", ["3", "0"], supply);
        table.play(1, "pass");
        assert_eq!(table.hand(2), bought);
    }
}

#[test]
fn mort_is_first_where_mints_break_a_tie() {
    let mut table =
        Table::solo("mort", ["99 / gardens factory mine", "0 / plant workshop landfill"], "truck vault", |view| {
            for location in Location::each() {
                full(view, location);
            }
        });
    table.pass_all();
    assert_eq!((table.stars(1), table.stars(2), table.winners()), (7, 7, vec![2]));
}

#[test]
fn a_deed_pays_its_owner_when_the_opponent_used_it() {
    let mut table = Table::solo("rachael", ["3 / wholesaler", "1"], "truck crane", |view| {
        full(view, Location::Producer);
        full(view, Location::Supplier);
        full(view, Location::Council);
        view.mint_supply = Some(10);
    });
    table.play(1, "pass");
    assert_eq!((table.spaces(Location::Wholesaler).as_str(), table.mints(2)), ("[1]", 2));
    table.pass_all();
    assert_eq!((table.view().round, table.all_mints()), (2, vec![3 + 1 + 1, 2 + 1]));
}
