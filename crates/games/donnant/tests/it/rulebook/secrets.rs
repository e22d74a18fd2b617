use donnant::{Back, Donnant};
use kernel::{Game, Observer, Turn};
use record::{Match, Seed};

use crate::table::{options, seat};

/// A game whose stalls are laid.
fn opened() -> Match<Donnant> {
    let mut played = Match::<Donnant>::new(3, &options(&[]), Seed::from_phrase("secrets", 0)).unwrap();
    while let Turn::Seats(seats) = played.game().turn() {
        let seat = seats.lowest().unwrap();
        if played.game().view(Observer::Arbiter).rolls > 0 {
            break;
        }
        let mut first = None;
        played.game().actions(seat, &mut |it| first = first.or(Some(it)));
        played.play(seat, first.unwrap()).unwrap();
    }
    played
}

#[test]
fn a_discarded_card_is_known_to_its_discarder_alone() {
    let played = opened();
    let all: Vec<_> = played.game().view(Observer::Arbiter).under.concat();
    assert_eq!(all.len(), 3);
    for number in 1..=3 {
        let seen: Vec<_> = played.game().view(Observer::Seat(seat(number))).under.concat();
        for (truth, it) in all.iter().zip(&seen) {
            assert_eq!(it.by, truth.by, "whose it is can be told by its back");
            assert_eq!(it.card.is_some(), it.by == Some(seat(number)));
        }
    }
    let spectator: Vec<_> = played.game().view(Observer::Spectator).under.concat();
    assert!(spectator.iter().all(|it| it.card.is_none()));
}

#[test]
fn what_lies_in_a_deck_is_known_to_nobody() {
    let played = opened();
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        assert_eq!(played.game().view(observer).deck, None);
    }
    let all = played.game().view(Observer::Arbiter);
    let deck = all.deck.unwrap();
    assert_eq!(Back::ALL.map(|back| deck.and(back.cards()).len() as u8), all.n_deck);
}

#[test]
fn hands_and_their_news_are_their_owners() {
    let played = Match::<Donnant>::new(2, &options(&[]), Seed::from_phrase("secrets", 1)).unwrap();
    let own = played.game().view(Observer::Seat(seat(1)));
    assert!(own.seats[seat(1)].hand.is_some() && own.seats[seat(2)].hand.is_none());
    assert_eq!(own.seats[seat(2)].n_hand, 4);
    let hands = |observer| played.news(observer, 0).filter(|(_, it)| matches!(it, donnant::Event::Hand { .. })).count();
    assert_eq!([Observer::Seat(seat(1)), Observer::Spectator, Observer::Arbiter].map(hands), [1, 0, 2]);
}
