use donnant::{Event, Phase, Refusal};
use kernel::{Game, Observer, PlayError};

use crate::table::{Table, card, seat};

const B: &[(&str, &str)] = &[("window", "B")];

#[test]
fn before_a_reroll_each_passive_player_may_write_one_rejected_die() {
    let mut table = Table::new(&["E13", "E02 E24", "E28"]);
    table.roll("14146").play(1, "reroll YOV");
    assert_eq!((table.phase(), table.turn()), (Phase::Window, vec![2, 3]));
    assert_eq!(table.try_play(1, "stop"), Err(PlayError::NotYourTurn), "the active player writes nothing");
    table.refused(2, "mark G E02 1", Refusal::NotRejected);
    for other in ["stop", "reroll Y", "end", "buy E26 YOG", "complete E24 YOG", "joker dice"] {
        table.refused(2, other, Refusal::WindowOpen);
    }
    table.refused(2, "decline", Refusal::MustLay).refused(2, "discard E02", Refusal::DiscardOnce);
    table.refused(2, "lay E02 0 0", Refusal::NotInHand);
    table.play(2, "mark Y E02 1");
    assert_eq!(table.turn(), [3], "one box, no more");
    table.play(3, "mark Y E28 2");
    assert_eq!(table.phase(), Phase::Rolling, "the same die served both");
    table.roll("225");
    assert_eq!((table.boxes(2, "E02"), table.boxes(3, "E28")), ("1---".to_owned(), "-1--".to_owned()));
    assert_eq!((table.phase(), table.turn()), (Phase::Roll, vec![1]));
}

#[test]
fn a_passive_player_may_skip_and_may_complete_a_card() {
    let mut table = Table::new(&["E13", "E24:44-", "E28:11-6"]);
    table.roll("14146").play(1, "reroll YO");
    table.play(2, "mark O E24 3").play(3, "skip");
    assert!(table.laid(2, "E24").done);
    assert!(table.news.contains(&Event::Completed { seat: seat(2), card: card("E24") }));
    assert_eq!(table.boxes(3, "E28"), "11-6");
}

#[test]
fn who_can_write_nothing_is_not_asked_and_without_anybody_the_roll_follows_at_once() {
    let mut table = Table::new(&["E13", "E24", "E28"]);
    table.roll("14146").play(1, "reroll O");
    assert_eq!(table.turn(), [2]);
    table.play(2, "skip").roll("2").play(1, "reroll O");
    assert_eq!(table.phase(), Phase::Rolling);
}

#[test]
fn a_player_who_stops_gives_nothing() {
    let mut table = Table::new(&["E13", "E24"]);
    table.roll("44444").play(1, "stop");
    assert_eq!(table.turn(), [1]);
}

#[test]
fn by_rule_a_the_third_roll_gives_nothing() {
    let mut table = Table::new(&["E13", "E24"]);
    table.roll("11111").play(1, "reroll YOGBV").roll("11111").play(1, "reroll YOGBV").roll("44444");
    assert_eq!((table.phase(), table.turn()), (Phase::Act { acted: false }, vec![1]));
}

#[test]
fn by_rule_b_the_new_values_of_the_rerolled_dice_are_written_after_each_reroll() {
    let mut table = Table::with(B, &["E13", "E24"], |_| ());
    table.roll("44444");
    assert_eq!(table.phase(), Phase::Roll, "never after the first roll");
    table.play(1, "reroll YO").roll("11");
    assert_eq!((table.phase(), table.arbiter().rolls), (Phase::Roll, 2), "ones fit nowhere");
    table.play(1, "reroll YG").roll("44");
    assert_eq!((table.phase(), table.turn(), table.arbiter().rolls), (Phase::Window, vec![2], 3));
    table.refused(2, "mark B E24 1", Refusal::NotRejected).play(2, "mark G E24 1");
    assert_eq!(table.phase(), Phase::Act { acted: false });
}

#[test]
fn what_others_write_is_seen_when_the_window_closes() {
    let mut table = Table::new(&["E13", "E24", "E02"]);
    table.roll("14146").play(1, "reroll YOV");
    let observers = [Observer::Seat(seat(1)), Observer::Seat(seat(3)), Observer::Spectator];
    let before = observers.map(|it| table.game.view(it).seats);
    let told = table.news.len();
    table.play(2, "mark O E24 1");
    assert_eq!(before, observers.map(|it| table.game.view(it).seats));
    assert_eq!(table.news.len(), told);
    assert_eq!(table.game.view(Observer::Seat(seat(2))).seats[seat(2)].stall[0].boxes[0], Some(4));
    table.play(3, "skip");
    assert_eq!(table.game.view(Observer::Spectator).seats[seat(2)].stall[0].boxes[0], Some(4));
    assert_eq!(table.news[told..], [Event::Wrote { seat: seat(2), card: card("E24"), number: 1, value: 4 }]);
}
