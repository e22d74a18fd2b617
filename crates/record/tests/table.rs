//! Several choices at once, and choices taken back.

use kernel::{Game, Observer, PlayError, Seat, Turn};
use money::{Action, Money, Options, Refusal};
use record::{BatchError, Match, Seed, UndoError};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn begun() -> Match<Money> {
    Match::new(3, &Options::default(), Seed::from_phrase("table", 0)).unwrap()
}

/// The adds of the first `n` cards of a hand, then the seal.
fn bid(played: &Match<Money>, number: u8, n: usize) -> Vec<Action> {
    let hand = played.game().view(Observer::Seat(seat(number))).seats[seat(number)].hand.unwrap();
    hand.iter().take(n).map(Action::Add).chain([Action::Seal]).collect()
}

#[test]
fn several_choices_are_played_whole_or_not_at_all() {
    let mut played = begun();
    let mut actions = bid(&played, 1, 3);
    actions.swap(0, 1);
    let before = played.game().clone();
    let refused = played.play_all(seat(1), &actions);
    assert_eq!(refused, Err(BatchError::Play(1, PlayError::Refused(Refusal::CardOrder))));
    assert_eq!(played.game(), &before, "nothing was played");
    actions.swap(0, 1);
    assert_eq!(played.play_all(seat(1), &actions), Ok(()));
    assert_eq!(played.play_all(seat(1), &[]), Err(BatchError::Empty));
}

#[test]
fn nothing_may_follow_a_choice_that_brings_something_to_light() {
    let mut played = begun();
    for number in [1, 2] {
        let actions = bid(&played, number, 1);
        played.play_all(seat(number), &actions).unwrap();
    }
    let mut actions = bid(&played, 3, 6);
    let sealed = actions.len() - 1;
    actions.push(Action::Keep);
    assert_eq!(played.play_all(seat(3), &actions), Err(BatchError::Reveals(sealed)), "the last seal shows all bids");
    actions.pop();
    assert_eq!(played.play_all(seat(3), &actions), Ok(()));
}

#[test]
fn an_added_card_can_be_taken_back_even_while_others_bid_unseen() {
    let mut played = begun();
    assert_eq!(played.undone(seat(1)).unwrap_err(), UndoError::Nothing);
    let (one, two) = (bid(&played, 1, 1), bid(&played, 2, 2));
    played.play(seat(1), one[0]).unwrap();
    played.play(seat(2), two[0]).unwrap();
    let undone = played.undone(seat(1)).unwrap();
    let view = undone.game().view(Observer::Seat(seat(1)));
    assert_eq!(view, begun().game().view(Observer::Seat(seat(1))));
    let bid_of_two = undone.game().view(Observer::Seat(seat(2))).seats[seat(2)].bid.unwrap();
    assert_eq!(bid_of_two.len(), 1, "what the other did unseen stays");
}

#[test]
fn a_seal_can_be_taken_back_until_somebody_is_seen_to_act() {
    let mut played = begun();
    played.play(seat(1), Action::Seal).unwrap();
    assert!(played.undone(seat(1)).is_ok());
    played.play(seat(2), Action::Seal).unwrap();
    assert_eq!(played.undone(seat(1)).unwrap_err(), UndoError::TooLate);
}

#[test]
fn the_last_seal_cannot_be_taken_back_since_it_shows_all_bids() {
    let mut played = begun();
    for number in 1..=3 {
        let actions = bid(&played, number, 1);
        played.play_all(seat(number), &actions).unwrap();
    }
    assert!(matches!(played.game().turn(), Turn::Seats(_)));
    assert_eq!(played.undone(seat(3)).unwrap_err(), UndoError::TooLate);
}

#[test]
fn an_exchange_can_be_taken_back_until_the_next_one_acts() {
    let mut played = begun();
    for number in 1..=3 {
        let actions = bid(&played, number, 1);
        played.play_all(seat(number), &actions).unwrap();
    }
    let actor = |played: &Match<Money>| match played.game().turn() {
        Turn::Seats(seats) => seats.lowest().unwrap(),
        other => panic!("{other:?}"),
    };
    let first = actor(&played);
    let before = played.game().clone();
    played.play(first, Action::Keep).unwrap();
    assert_eq!(played.undone(first).unwrap().game(), &before);
    let second = actor(&played);
    played.play(second, Action::Keep).unwrap();
    assert_eq!(played.undone(first).unwrap_err(), UndoError::TooLate);
}

#[test]
fn the_last_exchange_cannot_be_taken_back_whether_or_not_somebody_bids_unseen() {
    let mut played = begun();
    for number in 1..=3 {
        let actions = bid(&played, number, 1);
        played.play_all(seat(number), &actions).unwrap();
    }
    let last = (1..=3).fold(None, |_, _| {
        let Turn::Seats(seats) = played.game().turn() else { panic!("nobody has drawn anything") };
        let actor = seats.lowest().unwrap();
        played.play(actor, Action::Keep).unwrap();
        Some(actor)
    });
    let last = last.unwrap();
    assert_eq!(played.undone(last).unwrap_err(), UndoError::TooLate, "the next bids have begun");
    let other = (1..=3).find(|it| seat(*it) != last).unwrap();
    let seen = played.game().view(Observer::Seat(last));
    let add = bid(&played, other, 1)[0];
    played.play(seat(other), add).unwrap();
    assert_eq!(played.game().view(Observer::Seat(last)), seen, "nobody else sees the card");
    assert_eq!(played.undone(last).unwrap_err(), UndoError::TooLate);
}

#[test]
fn an_earlier_moment_can_be_looked_at() {
    let mut played = begun();
    let then = played.log().len();
    played.play(seat(1), Action::Seal).unwrap();
    assert_eq!(played.at(then).game(), begun().game());
    assert_eq!(played.at(usize::MAX).game(), played.game());
}
