use ginkgopolis::{Event, Phase, Refusal};

use crate::table::{Table, build, cards, seat, tiles};

const THREE: [&str; 3] = ["A R1 B1 Y1", "C R2 B2 Y2", "E R3 B3 Y3"];

/// Unused cards and the first player card go to the left, and the new first player draws first.
#[test]
fn hands_go_to_the_left() {
    let mut table = Table::new(&THREE, &["", "", ""]);
    table.play(2, "play Y2").play(3, "play Y3").play(1, "play Y1").nature("reveal");
    assert_eq!((table.phase(), table.arbiter().first, table.arbiter().round), (Phase::Draw, seat(2), 2));
    let hands: Vec<_> = (1..=3).map(|number| table.of(number).hand.unwrap()).collect();
    assert_eq!(hands, [cards("E R3 B3"), cards("A R1 B1"), cards("C R2 B2")]);
    table.nature("draw B");
    assert_eq!(table.of(2).hand, Some(cards("A B R1 B1")));
    table.nature("draw D, draw F");
    assert_eq!(table.of(1).hand, Some(cards("E F R3 B3")));
    assert_eq!((table.phase(), table.asked()), (Phase::Choose, vec![1, 2, 3]));
}

/// Two players: the first one draws the last card, so a new deck is made before the second draws.
#[test]
fn the_deck_is_made_anew_between_two_draws() {
    let mut table = Table::with(&["A R1 B1 Y1", "C R2 B2 Y2"], &["", ""], |view| {
        build(view, &["Y4 -1 2 1 1 site", "Y5 0 2 1 1 site", "Y9 1 2 1 2 site", "R5 2 1 1 2 site", "B6 2 0 1 2 site"]);
        let rest = view.deck.unwrap().minus(cards("L"));
        (view.deck, view.discard) = (Some(cards("L")), rest);
    });
    table.play(1, "play Y1").play(2, "play Y2").nature("reveal");
    let before = table.arbiter();
    assert_eq!((before.first, before.n_deck), (seat(2), 1));
    table.nature("draw L");
    let view = table.arbiter();
    assert!(view.deck.unwrap().includes(cards("Y4 Y5 Y9 R5 B6 Y1 Y2")));
    assert_eq!(view.deck, Some(before.discard.or(cards("Y4 Y5 Y9 R5 B6"))));
    assert!(view.city.iter().all(|it| !it.site), "the pawns are off");
    assert_eq!((view.to_discard, view.discard.len()), (7, 0));
    table.nature("discard Y4, discard Y5, discard Y9, discard D, discard E, discard F, discard G");
    assert_eq!(table.phase(), Phase::Draw, "now the other one draws");
    table.nature("draw R5");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.arbiter().discard, cards("D E F G Y4 Y5 Y9"));
    assert_eq!(table.of(1).hand.unwrap().len(), 4);
}

/// With four players nothing is discarded from a new deck.
#[test]
fn four_players_use_the_whole_deck() {
    let hands = ["A R1 B1 Y1", "C R2 B2 Y2", "E R3 B3 Y3", "F G H I"];
    let mut table = Table::with(&hands, &[""; 4], |view| {
        let rest = view.deck.unwrap().minus(cards("L"));
        (view.deck, view.discard) = (Some(cards("L")), rest);
    });
    table.play(1, "play Y1").play(2, "play Y2").play(3, "play Y3").play(4, "play F").nature("reveal");
    table.play(4, "gain r").nature("draw L");
    assert_eq!((table.arbiter().to_discard, table.arbiter().discard.len()), (0, 0));
    assert_eq!(table.arbiter().deck, Some(cards("B D J K F Y1 Y2 Y3")));
}

/// Four cards away, four new ones; twice a game, also in one round, and before one has chosen.
#[test]
fn changing_the_hand() {
    let mut table = Table::new(&THREE, &["", "", ""]);
    table.play(1, "play A");
    table.play(2, "change").nature("draw B, draw D, draw F, draw G");
    assert_eq!((table.of(2).hand, table.of(2).hand_tokens), (Some(cards("B D F G")), 1));
    assert_eq!(table.arbiter().discard, cards("C R2 B2 Y2"));
    assert_eq!(table.asked(), [2, 3], "it still has to choose");
    table.play(2, "change").nature("draw H, draw I, draw J, draw K");
    assert_eq!(table.refusal(2, "change"), Refusal::NoHandToken);
    assert!(table.try_play(1, "change").is_err(), "a choice is final");
}

/// A new deck is made in the middle of a change as well, with the four cards just discarded.
#[test]
fn a_new_deck_within_a_change() {
    let mut table = Table::with(&THREE, &["", "", ""], |view| {
        let rest = view.deck.unwrap().minus(cards("B D"));
        (view.deck, view.discard) = (Some(cards("B D")), rest);
    });
    table.play(2, "change").nature("draw B, draw D");
    assert_eq!(table.arbiter().to_discard, 7);
    assert!(table.arbiter().deck.unwrap().includes(cards("C R2 B2 Y2")));
    table.nature("discard F, discard G, discard H, discard I, discard J, discard K, discard L");
    table.nature("draw C, draw R2");
    assert_eq!((table.of(2).hand, table.phase()), (Some(cards("B C D R2")), Phase::Choose));
}

/// A player who has placed all resources ends the game, even if some come back in the same round.
#[test]
fn all_resources_placed() {
    let mut table = Table::with(&["A R1 B1 Y1", "B4 R2 B2 Y2"], &["R4", "B7"], |view| {
        build(view, &["B4 3 3 24 1"]);
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (1, 0);
        view.seats[seat(2)].resources = 25;
        view.seats[seat(2)].supply = 0;
    });
    table.play(1, "play A R4").play(2, "play B4 B7").nature("reveal");
    assert!(table.news.contains(&Event::AllPlaced { seat: seat(1) }));
    table.play(1, "token A -1 3");
    assert_eq!(table.of(1).resources, 24, "they came back");
    assert_eq!(table.phase(), Phase::Over);
}

/// After the last round nothing is prepared: hands, round and first player stay.
#[test]
fn nothing_is_prepared_after_the_last_round() {
    let mut table = Table::with(&THREE, &["", "", ""], |view| view.ending = true);
    table.play(1, "play Y1").play(2, "play Y2").play(3, "play Y3").nature("reveal");
    let view = table.arbiter();
    assert_eq!((view.phase, view.round, view.first), (Phase::Over, 1, seat(1)));
    assert_eq!(table.of(1).hand, Some(cards("A R1 B1")));
    assert!(view.discard.includes(cards("Y1 Y2 Y3")));
}

/// Our ruling: a table that builds nothing does not go on for ever.
#[test]
fn the_longest_game() {
    let mut table = Table::with(&THREE, &["", "", ""], |view| view.round = 400);
    table.play(1, "play Y1").play(2, "play Y2").play(3, "play Y3").nature("reveal");
    assert_eq!(table.phase(), Phase::Over);
}

/// The card of a new building is not in the deck before a new one is made; a covered one never is.
#[test]
fn cards_of_new_buildings_wait() {
    let mut table = Table::with(&THREE, &["R4", "", ""], |_| ());
    table.play(1, "play R1 R4").play(2, "play Y2").play(3, "play Y3").nature("reveal");
    let view = table.arbiter();
    assert!(view.city.building(view.city.showing("R4".parse().unwrap()).unwrap()).site);
    assert!(!view.deck.unwrap().or(view.discard).includes(cards("R4")));
    assert_eq!(view.seats[seat(1)].kept, tiles("R1"));
}
