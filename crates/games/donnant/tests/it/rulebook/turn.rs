use donnant::{Dice, Phase, Refusal};
use kernel::Game;

use crate::table::{Table, card, seat};

#[test]
fn all_five_dice_are_rolled_first_and_the_phase_of_rolling_knows_reroll_and_stop_only() {
    let mut table = Table::new(&["B01 B02", "E13"]);
    assert_eq!(table.arbiter().rolling, Dice::all());
    table.roll("33322");
    assert_eq!(table.turn(), [1]);
    assert_eq!(table.legal(1).len(), 1 + 31, "stop, or any dice but none");
    for early in ["buy E26 YOG", "complete B01 YOG", "end", "joker dice", "tweak Y +1", "mark Y B01 1"] {
        table.refused(1, early, Refusal::StopFirst);
    }
    table.refused(1, "skip", Refusal::NoWindow).refused(1, "lay E26 0 1", Refusal::NotInHand);
    table.refused(1, "decline", Refusal::MustLay).refused(1, "discard E26", Refusal::DiscardOnce);
    table.play(1, "stop").play(1, "complete B01 YOG");
}

#[test]
fn two_rerolls_at_most_and_kept_dice_may_be_taken_back() {
    let mut table = Table::new(&["E13", "E01!"]);
    table.roll("12345").play(1, "reroll YO").roll("66");
    assert_eq!(table.arbiter().dice, [6, 6, 3, 4, 5]);
    assert_eq!(table.arbiter().rolls, 2);
    table.play(1, "reroll GBV").roll("111");
    assert_eq!(table.arbiter().dice, [6, 6, 1, 1, 1]);
    assert_eq!(table.phase(), Phase::Act { acted: false }, "after the third roll one acts by oneself");
    table.refused(1, "reroll Y", Refusal::RollingOver).refused(1, "stop", Refusal::RollingOver);
}

#[test]
fn stopping_keeps_all_dice_and_ends_the_rolling() {
    let mut table = Table::new(&["E13", "E01"]);
    table.roll("12345").play(1, "stop");
    assert_eq!((table.phase(), table.turn()), (Phase::Act { acted: false }, vec![1]));
    table.refused(1, "reroll Y", Refusal::RollingOver);
    table.play(1, "end");
    assert_eq!((table.arbiter().active.number(), table.phase()), (2, Phase::Rolling));
}

#[test]
fn the_columns_cost_three_three_four_and_four_equal_dice() {
    let table = Table::third_roll(&["E01", "E13"], "55552");
    let bought = table.legal_with(1, "buy");
    for code in ["E26", "E27", "B17", "B18"] {
        let threes: Vec<&String> = bought.iter().filter(|it| it.contains(code)).collect();
        assert_eq!(threes.len(), 4, "three of four equal dice");
    }
    for code in ["E28", "E29", "B19", "B20"] {
        assert!(bought.contains(&format!("buy {code} YOGB")));
        assert_eq!(bought.iter().filter(|it| it.contains(code)).count(), 1);
    }
    let mut table = table;
    table.refused(1, "buy E26 YO", Refusal::WrongPrice).refused(1, "buy E26 YOGB", Refusal::WrongPrice);
    table.refused(1, "buy E28 YOG", Refusal::WrongPrice).refused(1, "buy E26 OGV", Refusal::UnequalDice);
    table.refused(1, "buy E02 YOG", Refusal::NotOnMarket);
}

#[test]
fn a_bought_card_is_laid_at_once_and_its_place_filled_then() {
    let mut table = Table::third_roll(&["E01", "E13"], "55533");
    table.play(1, "buy E27 YOG");
    let view = table.arbiter();
    assert_eq!((view.market[1], view.spent.len()), (None, 3));
    assert_eq!(view.seats[seat(1)].hand.unwrap().lowest(), Some(card("E27")));
    for early in ["end", "complete E01 BV", "buy E26 BV", "joker dice", "stop"] {
        table.refused(1, early, Refusal::LayFirst);
    }
    table.refused(1, "decline", Refusal::MustLay).refused(1, "lay E26 1 0", Refusal::NotInHand);
    table.play(1, "lay E27 1 0").chance("draw E05");
    assert_eq!(table.arbiter().market[1], Some(card("E05")));
    assert_eq!(table.phase(), Phase::Act { acted: true });
    table.refused(1, "buy E26 YOB", Refusal::DieUsed).play(1, "end");
}

#[test]
fn colours_do_not_matter_for_a_purchase_and_two_can_be_made_with_disjoint_dice() {
    let mut table = Table::third_roll(&["B17! E01", "E13"], "44422");
    table.play(1, "buy E26 YOG").play(1, "lay E26 0 1").chance("draw E02");
    table.play(1, "buy E02 BV").play(1, "lay E02 1 1").chance("draw E03").play(1, "end");
}

#[test]
fn the_place_stays_empty_once_deck_and_cards_under_it_are_used_up() {
    // All other bonus cards lie in stalls.
    let stalls = ["B01 B02 B03 / B04 B05 B06 / B07 B08 .", "B09 B10 B11 / B12 B13 B14 / B15 B16 E01"];
    let mut table = Table::third_roll(&stalls, "44411");
    table.play(1, "buy B17 YOG").play(1, "lay B17 2 -2");
    assert_eq!(table.arbiter().market[4], None);
    assert_eq!(table.phase(), Phase::Act { acted: true }, "nature owes no card");
    table.play(1, "end");
}

#[test]
fn boxes_are_filled_only_to_complete_a_card() {
    let mut table = Table::third_roll(&["E24:4-- B01", "E13"], "44336");
    table.refused(1, "mark Y E24 2", Refusal::JokerOnly);
    table.refused(1, "complete E24 Y", Refusal::AllBoxes).refused(1, "complete E24 OYG", Refusal::AllBoxes);
    table.refused(1, "complete E24 OY", Refusal::WrongColour).refused(1, "complete B02 YO", Refusal::NotYourCard);
    table.play(1, "complete E24 YO");
    let done = table.laid(1, "E24");
    assert!(done.done && table.arbiter().spent.len() == 2);
    assert_eq!(table.boxes(1, "E24"), "444");
    table.refused(1, "complete E24 GB", Refusal::AlreadyComplete);
}

#[test]
fn several_cards_are_completed_with_disjoint_dice() {
    let mut table = Table::third_roll(&["E24:4-- B01", "E13"], "34433");
    table.play(1, "complete E24 GO").play(1, "complete B01 YBV").play(1, "end");
    assert!(table.laid(1, "E24").done && table.laid(1, "B01").done);
}

#[test]
fn a_die_is_used_once_a_turn() {
    let mut table = Table::third_roll(&["E24:44- B01:3--", "E13"], "34336");
    table.play(1, "complete E24 O");
    table.refused(1, "complete B01 OG", Refusal::DieUsed);
    table.play(1, "complete B01 YG");
}

#[test]
fn of_several_orders_the_first_is_logged_and_any_is_accepted() {
    let table = Table::third_roll(&["B04:6---", "E13"], "66666");
    assert_eq!(table.legal_with(1, "complete").len(), 10, "one for each three of five dice");
    let canonical = |notation: &str| table.game.canonical(seat(1), notation.parse().unwrap()).to_string();
    assert_eq!(canonical("complete B04 GOY"), "complete B04 YOG");
    assert_eq!(canonical("complete B04 YOG"), "complete B04 YOG");
    assert_eq!(canonical("complete B04 GO"), "complete B04 GO", "what does not fit is left as it is");
    for order in ["YOG", "GOY", "OYG"] {
        let mut table = Table::third_roll(&["B04:6---", "E13"], "66666");
        table.play(1, &format!("complete B04 {order}"));
        assert_eq!(table.boxes(1, "B04"), "6666");
    }
}

#[test]
fn a_card_just_bought_may_be_completed() {
    let mut table = Table::third_roll(&["B17! E01", "E13"], "46644");
    table.play(1, "buy B20 YV").play(1, "lay B20 1 1").chance("draw B01");
    assert!(table.legal_with(1, "complete").is_empty());
    let mut table = Table::third_roll(&["B17! E01", "E13"], "44465");
    table.play(1, "buy B20 YO").play(1, "lay B20 1 1").chance("draw B01");
    table.play(1, "complete B20 GVB");
    assert_eq!(table.boxes(1, "B20"), "456");
}

#[test]
fn with_nine_cards_none_is_taken() {
    let mut table = Table::third_roll(&["E01 E02 E03 / E04 E05 E06 / E07 E08 E09", "E13"], "11166");
    table.refused(1, "buy E26 YOG", Refusal::StallFull);
    let mut table = Table::third_roll(&["E01! E02! E03! / E04! E05! E06! / E07! E08! E09!", "E13"], "12346");
    table.refused(1, "joker card green", Refusal::StallFull);
}

#[test]
fn nothing_need_be_done() {
    let mut table = Table::third_roll(&["E24:44-", "E13"], "44444");
    table.play(1, "end");
    assert_eq!(table.boxes(1, "E24"), "44-");
}
