//! A test for each paragraph of the rules.

use testkit::{
    Table,
    toll::{Event, Refusal, Toll},
};

#[test]
fn set_up() {
    let table = Table::<Toll>::new(4, &[]);
    assert_eq!((table.game.deck.len(), table.points(1)), (30, -9));
}

#[test]
fn choosing() {
    let mut table = Table::<Toll>::new(3, &[]);
    table.chance("turn 17");
    assert_eq!((table.turn(), table.legal(1)), (vec![1], vec!["pay".to_owned(), "take".to_owned()]));
    table.play(1, "pay").play(2, "pay").play(3, "take");
    assert_eq!(table.points(3), 17 - 11);
    table.chance("turn 30");
    assert_eq!(table.turn(), [3], "the seat that took decides first");
}

#[test]
fn without_a_coin_one_must_take() {
    let mut table = Table::<Toll>::new(3, &[]);
    table.chance("turn 32");
    for _ in 0..9 {
        table.play(1, "pay").play(2, "pay").play(3, "pay");
    }
    table.refused(1, "pay", Refusal::NoCoin).play(1, "take");
    assert_eq!(table.points(1), 32 - 27);
}

#[test]
fn a_run_counts_its_lowest_card() {
    let mut table = Table::<Toll>::new(3, &[]);
    for card in ["12", "14", "13", "3"] {
        table.chance(&format!("turn {card}")).play(1, "take");
    }
    assert_eq!(table.points(1), 12 + 3 - 9);
}

#[test]
fn the_end() {
    let mut table = Table::<Toll>::new(3, &[]);
    for number in 3..25 {
        table.chance(&format!("turn {number}"));
        let seat = table.turn()[0];
        table.play(seat, "take");
    }
    assert_eq!(table.winners(), [2, 3], "the lowest total wins, and equal totals share");
    assert!(matches!(table.news.last(), Some(Event::Won { points: -9, .. })));
}
