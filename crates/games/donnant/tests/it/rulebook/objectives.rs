use donnant::Refusal;

use crate::table::Table;

/// The boxes of the second player's card that a die of the window fits.
fn fits(stall: &str, dice: &str, rerolled: &str) -> Vec<String> {
    let mut table = Table::new(&["E13", stall]);
    table.roll(dice).play(1, &format!("reroll {rerolled}"));
    table.legal_with(2, "mark").iter().map(|it| it.replacen("mark ", "", 1)).collect()
}

#[test]
fn a_printed_number_is_met_exactly_and_a_coloured_box_takes_its_die_only() {
    // B01: Y3 *3 *3
    assert_eq!(fits("B01", "33111", "YOGBV"), ["Y B01 1", "Y B01 2", "O B01 2", "Y B01 3", "O B01 3"]);
    let mut table = Table::new(&["E13", "B01 E02"]);
    table.roll("43116").play(1, "reroll YOGBV");
    table.refused(2, "mark Y B01 1", Refusal::WrongNumber).refused(2, "mark O B01 1", Refusal::WrongColour);
    table.refused(2, "mark O B01 4", Refusal::NoSuchBox).refused(2, "mark O E13 1", Refusal::NotYourCard);
    table.play(2, "mark O B01 2");
    assert_eq!(table.boxes(2, "B01"), "-3-");
}

#[test]
fn numbers_rise_from_left_to_right_and_boxes_are_filled_in_any_order() {
    // E03: *? < *? < O? < *? < *?
    assert_eq!(fits("E03", "35111", "YO"), ["Y E03 2", "O E03 4", "O E03 5"]);
    let mut table = Table::new(&["E13", "E03:--4-6"]);
    table.roll("34511").play(1, "reroll YOGBV");
    table.refused(2, "mark Y E03 3", Refusal::BoxFilled).refused(2, "mark O E03 2", Refusal::NeverComplete);
    assert_eq!(table.legal_with(2, "mark"), ["mark B E03 1", "mark V E03 1", "mark Y E03 2", "mark G E03 4"]);
}

#[test]
fn a_gap_that_cannot_be_filled_is_refused() {
    // E20: V? < *? < *? < G? < *? < *? has six boxes: each number has its only place.
    assert_eq!(fits("E20", "12345", "YOGBV"), ["O E20 2", "G E20 3", "V E20 5"]);
    // E06: Y? < *? < B? < *?: a 2 in the second box leaves room for a 1 before it.
    assert_eq!(fits("E06", "12156", "O"), ["O E06 2"]);
    assert_eq!(fits("E06:-2--", "26661", "YV"), Vec::<String>::new(), "yellow must be 1 now, and 1 fits nowhere else");
}

#[test]
fn boxes_joined_by_the_sign_are_equal() {
    // E01: Y? = B? *? = *?
    let mut table = Table::new(&["E13", "E01:4---"]);
    table.roll("12435").play(1, "reroll YOGBV");
    table.refused(2, "mark B E01 2", Refusal::NeverComplete);
    table.refused(2, "mark G E01 2", Refusal::WrongColour);
    table.play(2, "mark O E01 4");
    assert_eq!(table.boxes(2, "E01"), "4--2");
    assert_eq!(fits("E01:4--2", "22222", "YOGBV"), ["Y E01 3", "O E01 3", "G E01 3", "B E01 3", "V E01 3"]);
    // E08: G? = *? = *? = *?
    assert_eq!(fits("E08:--3-", "33144", "YOGBV"), ["Y E08 2", "O E08 2", "Y E08 4", "O E08 4"]);
}

#[test]
fn a_sum_must_stay_in_reach() {
    // E10: V? Y? *? *? *? >= 26 lacks at most four.
    assert_eq!(fits("E10", "21111", "YO"), ["Y E10 2", "Y E10 3", "Y E10 4", "Y E10 5"]);
    assert_eq!(fits("E10:2----", "56111", "YOV"), ["O E10 3", "O E10 4", "O E10 5"]);
    // E17: eight boxes, at least 40: a one needs 39 from seven boxes.
    assert_eq!(fits("E17", "11111", "G").len(), 6, "in any box that takes every die");
    assert_eq!(fits("E17:-1-5----", "11111", "G"), Vec::<String>::new());
}

#[test]
fn a_card_with_a_sum_is_complete_with_all_boxes_filled() {
    let mut table = Table::third_roll(&["E10:66---", "E13"], "66213");
    table.refused(1, "complete E10 YO", Refusal::AllBoxes);
    table.refused(1, "complete E10 YOB", Refusal::NotMet);
    table.play(1, "complete E10 YOG");
    assert!(table.laid(1, "E10").done);
}
