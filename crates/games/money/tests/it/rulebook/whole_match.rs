use kernel::{Game, PlayError, Seats, Turn};
use money::{Event, Options};

use super::{HANDS, LEFT, RIGHT, table};
use crate::table::{Table, seat};

fn standstill(table: &mut Table) {
    for _ in 0..4 {
        table.bid(1, "").bid(2, "").bid(3, "");
    }
}

#[test]
fn three_deals_unless_settled_otherwise() {
    assert_eq!(Options::default().deals, 3);
    for bad in ["0", "10", "x", ""] {
        assert!(kernel::Options::set(&mut Options::default(), "deals", bad).is_err());
    }
}

#[test]
fn a_new_deal_starts_afresh_and_keeps_the_points() {
    let mut table = Table::with(&HANDS, RIGHT, LEFT, |view| view.options.deals = 2);
    standstill(&mut table);
    let view = table.arbiter();
    assert_eq!((view.deal, view.round, view.last_round, view.idle_rounds), (2, 1, false, 0));
    assert_eq!(table.game.census(), 51);
    assert_eq!(table.last_deal().points.as_slice(), [220, 220, 30], "what 220, 220 and 110 + 20 are worth");
    assert_eq!(table.game.total(seat(1)), 220);
}

#[test]
fn the_highest_sum_wins_and_equal_sums_share_the_win() {
    let mut table = table();
    standstill(&mut table);
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.game.winners(), Seats::first(2));
    assert!(table.news.contains(&Event::Won { winners: Seats::first(2), points: 220 }));
    assert_eq!(table.try_play(1, "seal"), Err(PlayError::Over));
}
