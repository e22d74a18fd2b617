use donnant::{Back, Donnant, Phase, Refusal};
use kernel::{Game, Observer, Options as _, OptionsError};
use record::{Match, Seed};

use crate::table::{Table, card, options, seat};

/// A dealt game, at its first choices.
fn dealt(players: u8, n: u64) -> Table {
    let played = Match::<Donnant>::new(players, &options(&[]), Seed::from_phrase("set-up", n)).unwrap();
    Table { game: played.game().clone(), news: Vec::new() }
}

/// The cards of a hand, by code.
fn hand(table: &Table, number: u8) -> Vec<String> {
    table.arbiter().seats[seat(number)].hand.unwrap().iter().map(|card| card.to_string()).collect()
}

#[test]
fn two_to_four_play() {
    for players in [0, 1, 5, 6] {
        assert_eq!(Donnant::new(players, &options(&[])), Err(OptionsError::Players));
    }
    assert!((2..=4).all(|players| Donnant::new(players, &options(&[])).is_ok()));
}

#[test]
fn the_market_has_four_cards_of_each_back_and_everybody_two_of_each() {
    for players in 2..=4 {
        let table = dealt(players, 1);
        let view = table.arbiter();
        let backs: Vec<Back> = view.market.iter().map(|it| it.unwrap().back()).collect();
        assert_eq!(backs, [[Back::Green; 4], [Back::Yellow; 4]].concat());
        for number in 1..=players {
            let cards = view.seats[seat(number)].hand.unwrap();
            assert_eq!((cards.len(), cards.and(Back::Green.cards()).len()), (4, 2));
        }
        assert_eq!(view.n_deck, [29 - 4 - 2 * players, 20 - 4 - 2 * players]);
        assert_eq!(table.turn(), (1..=players).collect::<Vec<u8>>(), "all at once");
    }
}

#[test]
fn one_of_the_four_goes_under_its_deck_before_the_others_are_laid() {
    let mut table = dealt(2, 2);
    let cards = hand(&table, 1);
    table.refused(1, &format!("lay {} 0 0", cards[0]), Refusal::DiscardFirst);
    table.refused(1, &format!("discard {}", hand(&table, 2)[0]), Refusal::NotInHand);
    table.play(1, &format!("discard {}", cards[3]));
    table.refused(1, &format!("discard {}", cards[0]), Refusal::DiscardOnce);
    for early in ["end", "stop", "reroll Y", "skip", "joker dice", "buy E01 YOG", "tweak Y +1", "decline"] {
        table.refused(1, early, Refusal::SetupFirst);
    }
    let snapshot = serde_json::to_value(table.game.snapshot()).unwrap();
    assert_eq!(snapshot["decks"]["yellow"]["under"][0], cards[3], "it lies there at once");
}

#[test]
fn cards_touch_by_a_side_or_a_corner() {
    let mut table = dealt(2, 3);
    let cards = hand(&table, 2);
    table.play(2, &format!("discard {}", cards[0]));
    table.refused(2, &format!("lay {} 1 0", cards[1]), Refusal::FirstPlace);
    table.play(2, &format!("lay {} 0 0", cards[1]));
    assert_eq!(table.legal_with(2, "lay").len(), 2 * 8, "eight places around the first card");
    table.refused(2, &format!("lay {} 0 0", cards[2]), Refusal::PlaceTaken);
    table.refused(2, &format!("lay {} 2 0", cards[2]), Refusal::NotTouching);
    table.refused(2, &format!("lay {} 0 0", cards[1]), Refusal::NotInHand);
    table.play(2, &format!("lay {} -1 1", cards[2]));
}

#[test]
fn a_stall_is_never_wider_or_higher_than_three() {
    let mut table = dealt(2, 4);
    let cards = hand(&table, 1);
    table.play(1, &format!("discard {}", cards[0])).play(1, &format!("lay {} 0 0", cards[1]));
    table.play(1, &format!("lay {} 1 0", cards[2]));
    table.refused(1, &format!("lay {} -2 0", cards[3]), Refusal::TooWide);
    table.play(1, &format!("lay {} 2 0", cards[3]));
    // From here on nothing fits to the right or left, and two rows above or below.
    let mut full = Table::third_roll(&["E01 E02 E03", "E04"], "11123");
    full.play(1, "buy E26 YOG");
    let places: Vec<String> = full.legal(1).iter().map(|it| it.replacen("lay E26 ", "", 1)).collect();
    assert_eq!(places, ["0 -1", "1 -1", "2 -1", "0 1", "1 1", "2 1"]);
    full.refused(1, "lay E26 -1 0", Refusal::TooWide).refused(1, "lay E26 1 2", Refusal::NotTouching);
}

#[test]
fn corners_suffice_and_the_corner_decides_the_frame() {
    let mut table = Table::third_roll(&["E01 . . / . E02 . / . . E03", "E04"], "11123");
    table.play(1, "buy E26 YOG");
    let places: Vec<String> = table.legal(1).iter().map(|it| it.replacen("lay E26 ", "", 1)).collect();
    assert_eq!(places, ["0 -2", "1 -2", "0 -1", "2 -1", "1 0", "2 0"]);
}

#[test]
fn all_lay_at_once_in_any_order_and_unseen() {
    let mut table = dealt(3, 5);
    let others = [Observer::Seat(seat(1)), Observer::Seat(seat(3)), Observer::Spectator];
    let before = others.map(|it| table.game.view(it));
    let cards = hand(&table, 2);
    table.play(2, &format!("discard {}", cards[1])).play(2, &format!("lay {} 0 0", cards[0]));
    table.play(2, &format!("lay {} 1 1", cards[2]));
    assert_eq!(before, others.map(|it| table.game.view(it)), "nobody sees what becomes of another's cards");
    table.play(2, &format!("lay {} 1 0", cards[3]));
    assert_eq!(table.turn(), [1, 3]);
    for number in [3, 1] {
        let cards = hand(&table, number);
        table.play(number, &format!("discard {}", cards[0])).play(number, &format!("lay {} 0 0", cards[1]));
        table.play(number, &format!("lay {} 0 1", cards[2])).play(number, &format!("lay {} 0 -1", cards[3]));
    }
    assert_eq!(table.phase(), Phase::Rolling);
    let view = table.game.view(Observer::Spectator);
    assert!(view.seats.iter().all(|(_, it)| it.stall.len() == 3), "now all is shown");
    assert_eq!(view.active, seat(1), "seat 1 starts");
}

#[test]
fn discards_lie_under_their_decks_in_the_order_of_seats() {
    let lay_all = |order: [u8; 2]| {
        let mut table = dealt(2, 6);
        for number in order {
            let cards = hand(&table, number);
            table.play(number, &format!("discard {}", cards[0])).play(number, &format!("lay {} 0 0", cards[1]));
            table.play(number, &format!("lay {} 0 1", cards[2])).play(number, &format!("lay {} 1 0", cards[3]));
        }
        table.game
    };
    let (one, two) = (lay_all([1, 2]), lay_all([2, 1]));
    assert_eq!(one, two);
    let discarded: Vec<String> = (1..=2).map(|number| hand(&dealt(2, 6), number)[0].clone()).collect();
    let snapshot = serde_json::to_value(one.snapshot()).unwrap();
    assert_eq!(serde_json::to_value(discarded).unwrap(), snapshot["decks"]["green"]["under"]);
}

#[test]
fn another_deck_is_another_game() {
    let line = "E01,green,violet,FIXED,*1 *1,PER_ADJ_COMPLETED,,9,0";
    let deck = crate::table::deck_with(&[line]);
    let other = options(&[("deck", &deck)]);
    assert_eq!(other.get("deck"), Some(deck.clone()), "it is written as it was read");
    assert_eq!(other.deck.face(card("E01")).points, 9);
    let mut table = Table::third_roll_with(&[("deck", &deck)], &["E01", "E04"], "11236");
    table.play(1, "complete E01 YO");
    assert_eq!(table.boxes(1, "E01"), "11");
}
