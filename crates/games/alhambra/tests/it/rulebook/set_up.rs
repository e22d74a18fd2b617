use alhambra::{Alhambra, Options, Phase, Scoring};
use kernel::{Game, Observer, OptionsError, Piece, Seats, Step, Turn, Witnesses};
use record::{Match, Seed};
use serde_json::{Value, json};

use crate::table::{Table, notes, seat};

/// Three players with hands of three, three and four notes, and an open row.
fn dealt(hands: [&str; 3]) -> Table {
    let mut table = Table::fresh(3);
    table.draw("T13 P2 J8c A4");
    hands.iter().for_each(|hand| _ = table.draw(hand));
    table.draw("O1 O2 O3 O4");
    table
}

#[test]
fn there_are_two_to_six_players() {
    for players in 0..=8 {
        let begun = Alhambra::new(players, &Options::default());
        assert_eq!(begun.is_ok(), (2..=6).contains(&players), "{players}");
    }
    assert_eq!(Alhambra::new(7, &Options::default()), Err(OptionsError::Players));
}

#[test]
fn four_buildings_are_laid_from_left_to_right() {
    let mut table = Table::fresh(3);
    assert_eq!(table.outcomes().len(), 54, "any building may come first");
    table.draw("T13 P2");
    assert_eq!(table.yard(), "T13 P2 - -");
    table.draw("J8c A4");
    assert_eq!(table.yard(), "T13 P2 J8c A4");
    assert_eq!(table.arbiter().n_deck, 50);
}

#[test]
fn everybody_is_dealt_notes_until_they_are_worth_twenty() {
    let mut table = Table::fresh(3);
    table.draw("T13 P2 J8c A4 Y9 Y9 Y1");
    assert_eq!(table.arbiter().phase, Phase::Deal { seat: seat(1) }, "19 is not enough");
    table.draw("B9");
    assert_eq!(table.hand(1), notes("Y1 Y9 Y9 B9"), "28 is the most there can be");
    assert_eq!(table.arbiter().phase, Phase::Deal { seat: seat(2) });
    table.draw("G1 G2 G3 G4 G1 G9");
    assert_eq!(table.hand(2).total(), 20, "and 20 the least");
    assert_eq!(table.arbiter().phase, Phase::Deal { seat: seat(3) });
}

#[test]
fn starting_money_is_between_20_and_28() {
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..200 {
        let played = Match::<Alhambra>::new(6, &Options::default(), Seed::from_phrase("money", n)).unwrap();
        let view = played.game().view(Observer::Spectator);
        seen.extend(view.seats.iter().map(|(_, it)| it.known.total()));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), (20..=28).collect::<Vec<_>>());
}

#[test]
fn the_fewest_notes_begin_then_the_least_money_then_the_lowest_seat() {
    let starts = |hands| {
        let mut table = dealt(hands);
        while table.game.turn() == Turn::Chance {
            let outcome = table.outcomes()[0].clone();
            table.chance(&outcome);
        }
        table.to_act().unwrap()
    };
    assert_eq!(starts(["Y9 Y8 Y1 Y2", "B9 B9 B9", "G9 G8 G1 G2"]), 2, "three notes against four");
    assert_eq!(starts(["Y9 Y9 Y9", "B9 B9 B9", "G9 G9 G8"]), 3, "26 against 27");
    assert_eq!(starts(["Y9 Y9 Y1 Y8", "B9 B9 B8", "G9 G9 G8"]), 2, "equal: the lower seat");
}

#[test]
fn four_notes_lie_open_after_the_deal() {
    let table = dealt(["Y9 Y9 Y9", "B9 B9 B9", "G9 G9 G8"]);
    assert_eq!(table.arbiter().row.iter().map(|it| it.code()).collect::<Vec<_>>(), ["O1", "O2", "O3", "O4"]);
    assert_eq!(table.arbiter().phase, Phase::Hide { scoring: Scoring::A });
}

#[test]
fn the_rest_is_cut_into_five_piles_with_a_in_the_second_and_b_in_the_fourth() {
    // 108 - 9 - 4 = 95 notes: five piles of 19.
    let mut table = dealt(["Y9 Y9 Y9", "B9 B9 B9", "G9 G9 G8"]);
    let places: Vec<String> = (19..=38).map(|n| format!("hide A {n}")).collect();
    assert_eq!(table.outcomes(), places, "any of the twenty places of the second pile");
    table.chance("hide A 38");
    let places: Vec<String> = (57..=76).map(|n| format!("hide B {n}")).collect();
    assert_eq!(table.outcomes(), places);
    table.chance("hide B 57");
    let state = table.snapshot();
    assert_eq!((&state["notes_before_a"], &state["notes_before_b"]), (&38.into(), &57.into()));
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn piles_differ_by_one_note_at_most_and_the_first_have_the_spare_ones() {
    // 108 - 11 - 4 = 93 notes: 19, 19, 19, 18, 18.
    let mut table = dealt(["Y9 Y9 Y1 Y2", "B9 B9 B1 B2", "G9 G9 G8"]);
    assert_eq!(table.outcomes().len(), 20);
    table.chance("hide A 19");
    let outcomes = table.outcomes();
    let ends = (outcomes.first().unwrap().as_str(), outcomes.last().unwrap().as_str());
    assert_eq!(ends, ("hide B 57", "hide B 75"));
}

#[test]
fn nobody_sees_where_the_scoring_cards_are_slipped_in() {
    let table = dealt(["Y9 Y9 Y9", "B9 B9 B9", "G9 G9 G8"]);
    let hide = Step::Chance("hide A 20".parse().unwrap());
    assert_eq!(table.game.witnesses(hide), Witnesses::Only(Seats::NONE));
    let deal = Step::Chance("draw Y9".parse().unwrap());
    assert_eq!(Table::fresh(3).game.witnesses(deal), Witnesses::Everyone, "money is dealt openly");
}

#[test]
fn the_places_have_the_four_currencies_from_left_to_right() {
    let codes = alhambra::Place::each().map(|place| place.currency().code());
    assert_eq!(codes.collect::<Vec<_>>(), ["florin", "dinar", "dirham", "ducat"]);
}

#[test]
fn the_first_decision_is_written_as_traces_want_it() {
    let mut table = dealt(["Y9 Y9 Y9", "B9 B9 B9", "G9 G9 G8"]);
    table.chance("hide A 20").chance("hide B 60");
    let text = serde_json::to_string(&table.game.snapshot()).unwrap();
    let keys = [
        "turn",
        "actions_done",
        "yard",
        "deck",
        "row",
        "money_deck",
        "notes_before_a",
        "notes_before_b",
        "discard",
        "hands",
        "buildings",
        "martin",
        "points",
        "martin_points",
        "scored",
        "phase",
    ];
    let places = keys.map(|key| text.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("no {key}")));
    assert!(places.is_sorted(), "in this order");
    let state = table.snapshot();
    assert_eq!(state.as_object().unwrap().len(), keys.len());
    assert_eq!((&state["turn"], &state["actions_done"]), (&3.into(), &0.into()));
    assert_eq!(state["yard"], json!(["T13", "P2", "J8c", "A4"]));
    assert_eq!(state["hands"][2], json!(["G8", "G9", "G9"]));
    assert_eq!((state["deck"].as_array().unwrap().len(), state["money_deck"].as_array().unwrap().len()), (50, 95));
    assert_eq!((&state["martin"], &state["martin_points"]), (&Value::Null, &Value::Null));
    assert_eq!((&state["phase"], &state["points"], &state["scored"]), (&"play".into(), &json!([0, 0, 0]), &json!([])));
}
