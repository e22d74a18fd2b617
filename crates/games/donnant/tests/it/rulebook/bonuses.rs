use donnant::{Phase, Refusal, Tweak};

use crate::table::{Table, seat};

fn tweak(table: &Table, number: u8, die: usize) -> Option<(u8, String)> {
    table.arbiter().seats[seat(number)].tweaks[die].map(|Tweak { value, colour }| (value, colour.to_string()))
}

#[test]
fn a_bonus_serves_once_its_card_is_complete_and_three_times() {
    let mut table = Table::third_roll(&["B01:33-", "E13"], "33456");
    table.refused(1, "tweak Y +1", Refusal::NoBonus).play(1, "complete B01 Y");
    table.refused(1, "tweak Y +1", Refusal::DieUsed);
    table.plays(1, "tweak O +1, tweak O +1, tweak G -1");
    assert_eq!(table.laid(1, "B01").uses, 3);
    table.refused(1, "tweak V -1", Refusal::NoBonus);
}

#[test]
fn one_more_or_less_within_one_and_six_and_repeatedly_on_one_die() {
    let mut table = Table::third_roll(&["B01! E24:44-", "E13"], "16326");
    table.refused(1, "tweak Y -1", Refusal::PipRange).refused(1, "tweak O +1", Refusal::PipRange);
    table.plays(1, "tweak O -1, tweak O -1");
    assert_eq!(tweak(&table, 1, 1), Some((4, "O".to_owned())));
    assert_eq!(table.arbiter().dice[1], 6, "the die itself lies as it lay");
    table.play(1, "complete E24 O").play(1, "end");
    assert_eq!(tweak(&table, 1, 1), None, "until the turn ends");
}

#[test]
fn changed_dice_may_pay() {
    let mut table = Table::third_roll(&["B01! E24", "E13"], "22314");
    table.refused(1, "buy E26 YOG", Refusal::UnequalDice).play(1, "tweak G -1").play(1, "buy E26 YOG");
    assert_eq!(table.phase(), Phase::Lay { slot: 0 });
}

#[test]
fn a_die_may_count_as_another_colour() {
    // E11: Y? = V? = *?
    let mut table = Table::third_roll(&["B05! E11", "E13"], "12226");
    table.refused(1, "complete E11 OGB", Refusal::WrongColour).refused(1, "paint O O", Refusal::SameColour);
    table.plays(1, "paint O Y, paint G V");
    table.refused(1, "paint O Y", Refusal::SameColour).play(1, "complete E11 OGB");
    assert_eq!((table.boxes(1, "E11"), table.laid(1, "B05").uses), ("222".to_owned(), 2));
}

#[test]
fn passive_players_use_them_too_and_for_themselves_alone() {
    let mut table = Table::new(&["E13", "B01! B05! E24", "E12"]);
    table.roll("66661").play(1, "reroll Y");
    assert_eq!(table.turn(), [2], "two pips down is in reach of the one, and nothing of the other");
    table.refused(2, "mark Y E24 1", Refusal::WrongNumber).refused(2, "tweak O -1", Refusal::NotRejected);
    table.plays(2, "tweak Y -1, tweak Y -1, paint Y O");
    assert_eq!(tweak(&table, 2, 0), Some((4, "O".to_owned())));
    table.play(2, "mark Y E24 3");
    assert_eq!(table.phase(), Phase::Rolling);
    assert_eq!(tweak(&table, 2, 0), None, "until the window closes");
    assert_eq!((table.laid(2, "B01").uses, table.laid(2, "B05").uses), (2, 1));
}

#[test]
fn who_wastes_the_last_use_and_can_write_nothing_is_not_asked_again() {
    let mut table = Table::with(&[], &["E13", "B01! E24"], |view| view.seats[seat(2)].stall[0].uses = 1);
    table.roll("22222").play(1, "reroll Y");
    assert_eq!(table.turn(), [2]);
    table.play(2, "tweak Y -1");
    assert_eq!(table.phase(), Phase::Rolling);
}

#[test]
fn one_more_rejected_die_of_the_same_window_for_passive_players() {
    let mut table = Table::new(&["E13", "B09! E02 E24", "E28"]);
    table.roll("11446").play(1, "reroll YOGB");
    table.play(2, "mark Y E02 1");
    assert_eq!(table.turn(), [2, 3], "one may write on");
    table.refused(2, "mark Y E02 2", Refusal::DieUsed);
    table.play(2, "mark O E02 2").play(2, "mark G E24 1").play(2, "skip").play(3, "skip");
    assert_eq!((table.boxes(2, "E02"), table.boxes(2, "E24")), ("11--".to_owned(), "4--".to_owned()));
    assert_eq!(table.laid(2, "B09").uses, 2, "the first die is free");
    // The active player has nothing of it.
    let mut table = Table::third_roll(&["B09! E02", "E13"], "11446");
    table.refused(1, "mark Y E02 1", Refusal::JokerOnly);
}

#[test]
fn a_bonus_completed_by_the_first_die_serves_the_second() {
    // B09: *6 *6 Y1
    let mut table = Table::new(&["E13", "B09:6-1 E02"]);
    table.roll("11466").play(1, "reroll YB");
    table.play(2, "mark B B09 2");
    assert_eq!(table.turn(), [2]);
    table.play(2, "mark Y E02 1");
    assert_eq!(table.laid(2, "B09").uses, 1);
}

#[test]
fn a_card_costs_one_die_less_several_times_over_and_one_is_always_paid() {
    let mut table = Table::third_roll(&["B17! B18! E24", "E13"], "12345");
    table.refused(1, "buy E26 YO", Refusal::UnequalDice).play(1, "buy E29 Y");
    assert_eq!((table.laid(1, "B17").uses, table.laid(1, "B18").uses), (3, 0), "of equal cards the lowest code");
    table.play(1, "lay E29 0 1").chance("draw E01");
    table.play(1, "buy E26 V").play(1, "lay E26 0 -1").chance("draw E02");
    assert_eq!((table.laid(1, "B17").uses, table.laid(1, "B18").uses), (3, 2));
    table.refused(1, "buy E27 O", Refusal::WrongPrice);
}

#[test]
fn the_colour_at_the_end_is_never_ticked() {
    let table = Table::third_roll(&["B13! B14!", "E13"], "12345");
    let verbs = ["tweak", "paint"].map(|verb| table.legal_with(1, verb).len());
    assert_eq!(verbs, [0, 0]);
    assert_eq!(table.laid(1, "B13").uses, 0);
}

#[test]
fn useless_changes_are_legal_and_undone_changes_stay_written() {
    let mut table = Table::third_roll(&["B01!", "E13"], "22222");
    table.plays(1, "tweak Y +1, tweak Y -1");
    assert_eq!(tweak(&table, 1, 0), Some((2, "Y".to_owned())));
    table.refused(1, "paint Y O", Refusal::NoBonus);
}
