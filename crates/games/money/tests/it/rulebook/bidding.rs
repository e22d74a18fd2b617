use kernel::{Game, Observer, PlayError};
use money::{Event, Phase, Refusal};

use super::{HANDS, table};
use crate::table::{cards, seat};

#[test]
fn a_bid_is_any_set_of_own_cards_notes_and_coins_mixed() {
    let mut table = table();
    table.bid(3, "JPY20a JPY40 G2").bid(1, "EUR20a EUR20b EUR30a EUR40 EUR50 EUR60").bid(2, "USD20a");
    let bids: Vec<u16> = table
        .news
        .iter()
        .filter_map(|it| if let Event::Bid { total, .. } = it { Some(*total) } else { None })
        .collect();
    assert_eq!(bids, [220, 20, 70]);
}

#[test]
fn cards_are_added_in_card_order_so_that_each_bid_is_reached_in_one_way() {
    let mut table = table();
    table.play(1, "add EUR30a");
    assert_eq!(table.try_play(1, "add EUR20a"), Err(PlayError::Refused(Refusal::CardOrder)));
    assert_eq!(table.try_play(1, "add EUR30a"), Err(PlayError::Refused(Refusal::NotInHand)));
    assert_eq!(table.try_play(1, "add USD20a"), Err(PlayError::Refused(Refusal::NotInHand)));
    table.play(1, "add EUR60").play(1, "seal");
    assert_eq!(table.try_play(1, "seal"), Err(PlayError::NotYourTurn));
}

#[test]
fn until_the_reveal_others_learn_only_that_a_bid_is_sealed() {
    let (mut few, mut many) = (table(), table());
    few.play(1, "add EUR20a");
    many.play(1, "add EUR20a").play(1, "add EUR30a").play(1, "add EUR60");
    let others = [Observer::Seat(seat(2)), Observer::Seat(seat(3)), Observer::Spectator];
    for observer in others {
        assert_eq!(few.game.view(observer), table().game.view(observer), "an added card shows nowhere");
        assert_eq!(few.game.view(observer), many.game.view(observer));
        assert_eq!(few.game.view(observer).seats[seat(1)].n_cards, 6);
    }
    assert!(few.news.is_empty() && many.news.is_empty());
    few.play(1, "seal");
    many.play(1, "seal");
    for observer in others {
        assert_eq!(few.game.view(observer), many.game.view(observer));
    }
    assert_eq!((few.news, many.news), (vec![Event::Sealed { seat: seat(1) }], vec![Event::Sealed { seat: seat(1) }]));
}

#[test]
fn the_bluff_card_alone_takes_no_part_and_cannot_be_taken() {
    let mut table = table();
    table.bid(1, "EUR20a").bid(2, "").bid(3, "JPY30a");
    assert!(table.news.contains(&Event::Bluff { seat: seat(2) }));
    assert_eq!(table.actor(), Some(3));
    assert_eq!(table.try_play(3, "swap 2"), Err(PlayError::Refused(Refusal::NoBidThere)));
    table.play(3, "keep").play(1, "keep");
    assert_eq!(table.hand(2), cards(HANDS[1]), "it kept its hand and never chose");
    assert_eq!(table.arbiter().round, 2);
}

#[test]
fn a_round_of_bluff_cards_alone_is_a_round_without_exchange() {
    let mut table = table();
    table.bid(1, "").bid(2, "").bid(3, "");
    let view = table.arbiter();
    assert_eq!((view.phase, view.round, view.idle_rounds), (Phase::Bid, 2, 1));
}

#[test]
fn rows_cannot_be_taken_before_the_reveal_and_bids_not_changed_after_it() {
    let mut table = table();
    for early in ["row right", "row left", "swap 2", "keep"] {
        assert_eq!(table.try_play(1, early), Err(PlayError::Refused(Refusal::BidsFirst)));
    }
    table.bid(1, "EUR20a").bid(2, "").bid(3, "");
    for late in ["add EUR30a", "seal"] {
        assert_eq!(table.try_play(1, late), Err(PlayError::Refused(Refusal::BidsShown)));
    }
}
