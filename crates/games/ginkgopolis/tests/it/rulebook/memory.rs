//! What is hidden from whom, and what can be remembered.

use ginkgopolis::{Ginkgopolis, View};
use kernel::{Game, Observer};
use rand_core::SeedableRng;

use crate::table::{Table, cards, seat, tiles};

const THREE: [&str; 3] = ["A R1 B1 Y1", "C R2 B2 Y2", "E R3 B3 Y3"];

fn seen(table: &Table, number: u8) -> View {
    table.game.view(Observer::Seat(seat(number)))
}

/// States that the view of a seat does not rule out.
fn imagined(table: &Table, number: u8) -> impl Iterator<Item = View> {
    let view = seen(table, number);
    (0..50).map(move |n| {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(n);
        Ginkgopolis::determinize(&view, &mut rng).view(Observer::Arbiter)
    })
}

/// A choice is hidden until it is resolved; afterwards all see on which cards a tile lies.
#[test]
fn choices_are_hidden() {
    let mut table = Table::new(&THREE, &["R4", "R5", ""]);
    let before = seen(&table, 1);
    table.play(2, "play C R5");
    let it = seen(&table, 1).seats[seat(2)];
    assert_eq!((it.chosen, it.card, it.with_tile, it.tile), (true, None, None, None));
    assert_eq!((it.n_cards, it.n_tiles), (before.seats[seat(2)].n_cards, 1), "not even that a tile is gone");
    table.play(1, "play A").play(3, "play Y3").nature("reveal");
    let it = seen(&table, 1).seats[seat(2)];
    assert_eq!((it.card, it.with_tile, it.tile, it.n_tiles), (None, Some(true), None, 0));
    table.play(1, "gain r");
    assert_eq!(seen(&table, 1).seats[seat(2)].card, Some("C".parse().unwrap()));
}

/// What one passed on is remembered, two seats on as well.
#[test]
fn passed_cards_are_remembered() {
    let mut table = Table::new(&THREE, &["", "", ""]);
    table.play(1, "play Y1").play(2, "play Y2").play(3, "play Y3").nature("reveal, draw B, draw D, draw F");
    assert_eq!(seen(&table, 1).seats[seat(2)].known, cards("A R1 B1"));
    assert_eq!(seen(&table, 1).seats[seat(3)].known, cards(""));
    assert!(imagined(&table, 1).all(|it| it.seats[seat(2)].hand.unwrap().includes(cards("A R1 B1"))));
    assert!(imagined(&table, 1).any(|it| !it.seats[seat(2)].hand.unwrap().includes(cards("B"))));
    table.play(1, "play E").play(2, "play R1").play(3, "play C").nature("reveal");
    table.play(3, "gain r").play(1, "gain r");
    assert_eq!(seen(&table, 1).seats[seat(3)].known, cards("A B1"), "one of them was played");
}

/// A hand that was changed is forgotten; what was discarded lies open.
#[test]
fn a_changed_hand_is_unknown() {
    let mut table = Table::new(&THREE, &["", "", ""]);
    table.play(1, "play Y1").play(2, "play Y2").play(3, "play Y3").nature("reveal, draw B, draw D, draw F");
    table.play(2, "change").nature("draw G, draw H, draw I, draw J");
    assert_eq!(seen(&table, 1).seats[seat(2)].known, cards(""));
    assert!(seen(&table, 1).discard.includes(cards("A R1 B1 B")));
}

/// Old cards are in hands, new ones in the deck: a player who counts cannot mix them up.
#[test]
fn cards_of_an_older_deck_are_in_hands() {
    let mut table = Table::with(&["A R1 B1 Y1", "C R2 B2 Y2"], &["", ""], |view| {
        let rest = view.deck.unwrap().minus(cards("L"));
        (view.deck, view.discard) = (Some(cards("L")), rest);
    });
    table.play(1, "play Y1").play(2, "play Y2").nature("reveal, draw L").settle();
    let view = seen(&table, 1);
    assert_eq!(view.shuffles.len(), 2);
    assert_eq!(view.shuffles[1].cards, cards("A C R1 R2 B1 B2 L"), "all that was in hands");
    assert!(imagined(&table, 1).all(|it| it.seats[seat(2)].hand.unwrap().includes(cards("A R1 B1 L"))));
}

/// A tile that was shown and taken back is known to all.
#[test]
fn a_tile_taken_back_is_known() {
    let mut table = Table::with(&THREE, &["R4 Y9", "R5", ""], |view| {
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (0, 20);
    });
    table.play(1, "play Y1 R4").play(2, "play Y2").play(3, "play Y3").nature("reveal");
    let it = seen(&table, 2).seats[seat(1)];
    assert_eq!((it.known_tiles, it.n_tiles, it.tiles), (tiles("R4"), 2, None));
    let all: Vec<_> = imagined(&table, 2).map(|it| it.seats[seat(1)].tiles.unwrap()).collect();
    assert!(all.iter().all(|it| it.includes(tiles("R4")) && it.len() == 2));
    assert!(all.iter().any(|it| !it.includes(tiles("Y9"))));
}

/// In the draft everybody knows what the pack had that was passed on.
#[test]
fn the_draft_is_remembered() {
    use record::{Match, Seed};
    let options = crate::table::options(&[("start", "draft")]);
    let played = Match::<Ginkgopolis>::new(2, &options, Seed::from_phrase("memory", 0)).unwrap();
    let mut table = Table { game: played.game().clone(), news: Vec::new() };
    for _ in 0..2 {
        for number in [1, 2] {
            let kind = table.of(number).pack.unwrap().iter().next().unwrap();
            table.play(number, &format!("draft {kind}"));
        }
        table.nature("pass");
    }
    let truth = table.of(2).drafted.unwrap()[1];
    assert!(imagined(&table, 1).all(|it| it.seats[seat(2)].drafted.unwrap()[1] == truth), "the pack came back");
    let first: Vec<_> = imagined(&table, 1).map(|it| it.seats[seat(2)].drafted.unwrap()[0]).collect();
    assert!(first.iter().any(|it| *it != first[0]), "what was kept before one saw the pack is unknown");
}

/// Spectators see counts, the arbiter everything.
#[test]
fn spectators_see_counts() {
    let table = Table::new(&THREE, &["R4", "R5", ""]);
    let view = table.game.view(Observer::Spectator);
    let it = view.seats[seat(1)];
    assert_eq!((it.n_cards, it.n_tiles, it.resources, it.points), (4, 1, 5, 5));
    assert_eq!((it.hand, it.tiles, it.known), (None, None, cards("")));
    assert!(view.deck.is_none() && view.supply.is_none() && view.boxed.is_none());
}
