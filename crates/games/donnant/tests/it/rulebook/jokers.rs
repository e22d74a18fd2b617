use donnant::{Phase, Refusal};

use crate::table::{Table, card};

const FREE: &[(&str, &str)] = &[("joker", "free")];
const DECLINE: &[(&str, &str)] = &[("joker-card", "may-decline")];

#[test]
fn only_after_the_third_roll() {
    let mut table = Table::new(&["E02", "E13"]);
    table.roll("12345").play(1, "stop");
    table.refused(1, "joker dice", Refusal::ThirdRoll).refused(1, "joker card green", Refusal::ThirdRoll);
}

#[test]
fn only_where_no_card_can_be_bought_or_completed() {
    let mut table = Table::third_roll(&["E02", "E13"], "44412");
    table.refused(1, "joker dice", Refusal::JokerNotNeeded);
    let mut table = Table::third_roll(&["E24:44- E02", "E13"], "14262");
    table.refused(1, "joker card yellow", Refusal::JokerNotNeeded);
    let mut table = Table::third_roll_with(FREE, &["E24:44- E02", "E13"], "14262");
    table.play(1, "joker dice");
}

#[test]
fn the_question_is_put_to_the_real_dice_bonuses_not_counted() {
    // With a bonus the card could be completed, or another bought.
    let mut table = Table::third_roll(&["B01! B17! E24:44-", "E13"], "13526");
    table.play(1, "tweak O +1");
    assert_eq!(table.legal_with(1, "joker"), ["joker dice", "joker card green", "joker card yellow"]);
    // And where it can without, changed dice do not help.
    let mut table = Table::third_roll(&["B01! E24:44-", "E13"], "14526");
    table.play(1, "tweak O +1").refused(1, "joker dice", Refusal::JokerNotNeeded);
}

#[test]
fn not_after_a_purchase_or_a_completion_and_only_one_a_turn() {
    let mut table = Table::third_roll_with(FREE, &["E24:44- E02", "E13"], "14262");
    table.play(1, "complete E24 O").refused(1, "joker dice", Refusal::ActedAlready);
    let mut table = Table::third_roll(&["E02", "E13"], "12345");
    table.play(1, "joker dice").play(1, "mark Y E02 1");
    for after in ["joker dice", "joker card green", "buy E26 YOG", "complete E02 YOG"] {
        table.refused(1, after, Refusal::AfterJoker);
    }
}

#[test]
fn one_or_two_dice_into_boxes_of_the_same_or_of_different_cards() {
    let mut table = Table::third_roll(&["E02 E24", "E13"], "14265");
    table.play(1, "joker dice").refused(1, "end", Refusal::MarkFirst);
    assert_eq!(table.phase(), Phase::JokerDice { marks: 0 });
    table.play(1, "mark Y E02 1").refused(1, "mark Y E02 2", Refusal::DieUsed);
    assert_eq!(table.legal(1).first().map(String::as_str), Some("end"), "one is enough");
    table.play(1, "mark O E24 3");
    assert_eq!((table.phase(), table.arbiter().spent.len()), (Phase::End, 2));
    assert_eq!(table.legal(1), ["end"]);
    table.refused(1, "mark B E02 4", Refusal::AfterJoker).refused(1, "tweak Y +1", Refusal::AfterJoker).play(1, "end");
}

#[test]
fn a_joker_may_complete_and_a_bonus_completed_by_the_first_die_may_serve_the_second() {
    // B01: Y3 *3 *3; E24: *4 *4 O4
    let mut table = Table::third_roll_with(FREE, &["B01:33- E24", "E13"], "35261");
    table.play(1, "joker dice").play(1, "mark Y B01 3").play(1, "tweak O -1").play(1, "mark O E24 3");
    assert!(table.laid(1, "B01").done);
    assert_eq!((table.laid(1, "B01").uses, table.boxes(1, "E24")), (1, "--4".to_owned()));
}

#[test]
fn a_joker_of_dice_needs_a_box_in_reach() {
    let mut table = Table::third_roll(&["E24", "E13"], "12356");
    table.refused(1, "joker dice", Refusal::NothingFits);
    assert_eq!(table.legal_with(1, "joker"), ["joker card green", "joker card yellow"]);
    let mut table = Table::third_roll(&["B01! E24", "E13"], "12356");
    table.play(1, "joker dice").refused(1, "end", Refusal::MarkFirst);
    // Wasted uses: nothing is in reach any more.
    table.plays(1, "tweak Y +1, tweak G -1, tweak O -1");
    table.play(1, "end");
}

#[test]
fn or_the_top_card_of_a_deck_which_is_laid() {
    let mut table = Table::third_roll(&["E24", "E13"], "12356");
    table.play(1, "joker card yellow");
    assert_eq!(table.phase(), Phase::JokerDraw { back: donnant::Back::Yellow });
    table.chance("draw B07").refused(1, "end", Refusal::LayFirst).refused(1, "decline", Refusal::MustLay);
    table.play(1, "lay B07 1 1");
    assert_eq!(table.legal(1), ["end"], "after a joker only that");
    assert_eq!(table.arbiter().market.iter().flatten().count(), 8, "the market is as it was");
}

#[test]
fn it_may_be_declined_where_the_table_has_agreed_so() {
    let mut table = Table::third_roll_with(DECLINE, &["E24", "E13"], "12356");
    table.play(1, "joker card yellow").chance("draw B07").play(1, "decline");
    let under = &table.arbiter().under[1];
    assert_eq!((under.last().unwrap().card, under.last().unwrap().by), (Some(card("B07")), None));
    assert_eq!(table.legal(1), ["end"]);
    // A bought card must be laid all the same.
    let mut table = Table::third_roll_with(DECLINE, &["E24", "E13"], "11123");
    table.play(1, "buy E26 YOG").refused(1, "decline", Refusal::MustLay);
}

#[test]
fn from_an_empty_deck_the_first_card_under_it_is_drawn_and_from_nothing_none() {
    let stalls = ["B01! B02! B03! / B04! B05! B06! / B07! . .", "B09 B10 B11 / B12 B13 B14 / B15 B16 E01"];
    // One bonus card is left: it lies in the deck.
    let mut table = Table::third_roll_with(DECLINE, &stalls, "12356");
    table.play(1, "joker card yellow").chance("draw B08").play(1, "decline").play(1, "end");
    assert_eq!((table.arbiter().n_deck[1], table.arbiter().under[1].len()), (0, 1));
    table.roll("12356").play(2, "reroll YOGBV").roll("12356").play(2, "reroll YOGBV").roll("12356");
    // The second player has nine cards and may take none, so the turn comes round.
    table.play(2, "end").roll("12356").play(1, "reroll YOGBV");
    while table.turn() == [2] {
        table.play(2, "skip");
    }
    table.roll("12356").play(1, "reroll YOGBV");
    while table.turn() == [2] {
        table.play(2, "skip");
    }
    table.roll("12356").play(1, "joker card yellow").chance("draw B08").play(1, "lay B08 1 -2").play(1, "end");
    assert!(table.arbiter().under[1].is_empty());
}

#[test]
fn an_empty_deck_gives_no_joker() {
    let stalls = ["B01! B02! B03! / B04! B05! B06! / B07! B08! .", "B09 B10 B11 / B12 B13 B14 / B15 B16 E01"];
    let mut table = Table::third_roll(&stalls, "12356");
    table.refused(1, "joker card yellow", Refusal::DeckEmpty).play(1, "joker card green");
}
