use donnant::{Ending, Event, Phase, Refusal};
use kernel::Game;

use crate::table::{Table, seat};

const EIGHT: &str = "E01 E02 E03 / E04 E05 E06 / E07 E08 .";

/// Passes the turn of a player without doing anything.
fn pass(table: &mut Table, number: u8) {
    table.roll("12346").play(number, "stop").play(number, "end");
}

#[test]
fn the_ninth_card_lets_the_round_be_finished_and_another_be_played() {
    let mut table = Table::third_roll(&[EIGHT, "E13", "E14"], "11123");
    table.play(1, "buy E26 YOG");
    assert_eq!(table.arbiter().ending, Ending::No, "not before it is laid");
    table.play(1, "lay E26 2 -2");
    assert_eq!(table.arbiter().ending, Ending::ThisRound);
    table.chance("draw E09").play(1, "end");
    pass(&mut table, 2);
    assert_eq!((table.arbiter().ending, table.arbiter().round), (Ending::ThisRound, 1));
    pass(&mut table, 3);
    assert_eq!((table.arbiter().ending, table.arbiter().round), (Ending::LastRound, 2));
    (1..=2).for_each(|number| pass(&mut table, number));
    assert_ne!(table.phase(), Phase::Over);
    pass(&mut table, 3);
    assert_eq!(table.phase(), Phase::Over);
    let last = table.arbiter();
    assert_eq!(
        (last.round, last.active.number(), last.rolls, last.dice),
        (2, 3, 1, [1, 2, 3, 4, 6]),
        "all stays as it was"
    );
}

#[test]
fn a_ninth_card_by_joker_counts_too() {
    let mut table = Table::third_roll(&["E24", EIGHT], "12356");
    table.play(1, "end").roll("22445").play(2, "reroll Y").roll("2").play(2, "reroll Y").roll("2");
    table.play(2, "joker card yellow").chance("draw B01").play(2, "lay B01 2 -2").play(2, "end");
    assert_eq!((table.arbiter().ending, table.arbiter().round), (Ending::LastRound, 2));
    assert!(table.news.contains(&Event::Ninth { seat: seat(2) }) && table.news.contains(&Event::LastRound));
}

#[test]
fn in_the_last_round_who_has_completed_everything_rolls_three_times() {
    let mut table = Table::in_last_round(&["E01! E02!", "E24"]);
    table.roll("12346").refused(1, "stop", Refusal::MustRoll).play(1, "reroll Y").roll("1");
    table.refused(1, "stop", Refusal::MustRoll).play(1, "reroll Y").roll("1");
    assert_eq!(table.phase(), Phase::Act { acted: false });
    let mut table = Table::in_last_round(&["E01! E02", "E13"]);
    table.roll("12346").play(1, "stop");
    let mut table = Table::new(&["E01! E02!", "E13"]);
    table.roll("12346").play(1, "stop");
}

#[test]
fn most_points_win_and_ties_share() {
    let mut table = Table::in_last_round(&["E01! B01!", "E02! B02!"]);
    table.roll("12346").play(1, "reroll Y").roll("1").play(1, "reroll Y").roll("1").play(1, "end");
    table.roll("12346").play(2, "reroll Y").roll("1").play(2, "reroll Y").roll("1").play(2, "end");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!((table.points(1), table.points(2)), (2, 2));
    assert_eq!(table.game.winners().len(), 2);
    assert_eq!(table.news.last(), Some(&Event::Won { winners: kernel::Seats::first(2), points: 2 }));
}

#[test]
fn round_forty_is_the_last() {
    let mut table = Table::with(&[], &["E13", "E14"], |view| view.round = 39);
    pass(&mut table, 1);
    pass(&mut table, 2);
    assert_eq!((table.arbiter().round, table.arbiter().ending), (40, Ending::No));
    pass(&mut table, 1);
    pass(&mut table, 2);
    assert_eq!((table.phase(), table.arbiter().round), (Phase::Over, 40));
    assert!(table.news.contains(&Event::Late));
}

#[test]
fn what_the_active_player_used_is_laid_open_until_the_next_first_roll() {
    let mut table = Table::third_roll(&["E24:44-", "E13"], "14623");
    table.play(1, "complete E24 O");
    assert_eq!(table.arbiter().spent.len(), 1);
    table.play(1, "end");
    assert!(table.arbiter().spent.is_empty());
}
