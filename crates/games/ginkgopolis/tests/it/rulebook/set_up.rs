use ginkgopolis::{Character, Ginkgopolis, Phase, Refusal, SETS};
use kernel::{Game, OptionsError, Piece};
use record::{Match, Seed};

use crate::table::{Table, options, seat, tiles};

fn start(players: u8, pairs: &[(&str, &str)], n: u64) -> Table {
    let played = Match::<Ginkgopolis>::new(players, &options(pairs), Seed::from_phrase("set-up", n)).unwrap();
    Table { game: played.game().clone(), news: Vec::new() }
}

#[test]
fn one_to_five_may_play() {
    for players in [0, 6] {
        assert_eq!(Ginkgopolis::new(players, &options(&[])), Err(OptionsError::Players));
    }
}

/// Tiles and resources by the number of players; seven cards lie aside at a small table.
#[test]
fn components_by_players() {
    for (players, supply, discard, resources) in [(2, 45, 7, 25), (3, 45, 7, 20), (4, 51, 0, 18), (5, 51, 0, 16)] {
        let table = start(players, &[], 1);
        let view = table.arbiter();
        let drawn: u8 = view.seats.iter().map(|(_, it)| it.n_tiles).sum();
        assert_eq!(view.n_supply + drawn, supply);
        assert_eq!(view.discard.len(), discard);
        assert_eq!(view.n_deck, 21 - discard as u8 - 4 * players);
        assert_eq!(view.n_boxed, 51 - supply);
        for (_, it) in view.seats.iter() {
            assert_eq!((it.resources + it.supply, it.n_cards, it.hand_tokens), (resources, 4, 2));
        }
        assert_eq!(view.city.tops(), tiles("R1 R2 R3 B1 B2 B3 Y1 Y2 Y3"));
        assert!(view.city.iter().all(|it| (it.height, it.owner, it.site) == (1, None, false)));
        assert!(view.city.iter().all(|it| it.x.abs() <= 1 && it.y.abs() <= 1));
    }
}

/// The letters lie clockwise around the square.
#[test]
fn letters_around_the_square() {
    let table = start(4, &[], 1);
    let places = [("A", [-1, 2]), ("C", [1, 2]), ("D", [2, 1]), ("F", [2, -1]), ("G", [1, -2]), ("L", [-2, 1])];
    places.iter().for_each(|&(letter, cell)| assert_eq!(table.token(letter), cell));
}

/// Nell has set 2: four resources, two tiles and two points.
#[test]
fn nell_begins_with_set_two() {
    let set: ginkgopolis::Characters = SETS[1].into_iter().collect();
    let found = (0..50).find_map(|n| {
        let table = start(4, &[], n);
        (1..=4).find(|&number| table.of(number).characters == set).map(|number| table.has(number))
    });
    assert_eq!(found, Some((4, 2, 2)));
}

#[test]
fn sets_are_different() {
    for n in 0..20 {
        let table = start(5, &[], n);
        let characters: Vec<_> = (1..=5).map(|number| table.of(number).characters).collect();
        assert!((1..5).all(|at| !characters[..at].contains(&characters[at])));
    }
}

/// Packs of four; one is kept, the rest goes to the left; the third choice leaves one card.
#[test]
fn the_draft() {
    let mut table = start(3, &[("start", "draft")], 4);
    for pick in 0..3u8 {
        assert_eq!((table.phase(), table.asked().len()), (Phase::Draft, 3));
        let packs: Vec<_> = (1..=3).map(|number| table.of(number).pack.unwrap()).collect();
        assert!(packs.iter().all(|pack| pack.len() == 4 - pick));
        let mut left = Vec::new();
        for number in 1..=3 {
            let kind = packs[usize::from(number) - 1].iter().next().unwrap();
            table.play(number, &format!("draft {kind}"));
            left.push(table.of(number).pack.unwrap());
        }
        table.nature("pass");
        if pick < 2 {
            let got: Vec<_> = (1..=3).map(|number| table.of(number).pack.unwrap()).collect();
            assert_eq!(got, [left[2], left[0], left[1]]);
        }
    }
    for number in 1..=3 {
        assert_eq!(table.of(number).characters.len(), 3);
        assert_eq!(table.of(number).resources, table.of(number).characters.start().resources);
    }
    table.settle();
    for number in 1..=3 {
        assert_eq!(table.of(number).n_tiles, table.of(number).characters.start().tiles);
    }
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn refusals_in_the_draft() {
    let mut table = start(2, &[("start", "draft")], 4);
    assert_eq!(table.refusal(1, "change"), Refusal::DraftFirst);
    let missing = Character::each().find(|&kind| table.of(1).pack.unwrap().count(kind) == 0).unwrap();
    assert_eq!(table.refusal(1, &format!("draft {missing}")), Refusal::NotInPack);
}

/// Alone: six of everything, no characters, no tokens to change the hand, always first.
#[test]
fn alone() {
    let table = start(1, &[], 2);
    let view = table.arbiter();
    assert_eq!((table.has(1), table.of(1).supply), ((6, 6, 6), 19));
    assert_eq!((view.first, table.of(1).hand_tokens, table.of(1).n_cards), (seat(1), 0, 3));
    assert!(table.of(1).characters.is_empty());
    assert_eq!((table.of(2).resources, table.of(2).points, table.of(2).n_tiles), (25, 0, 0));
    assert!(table.of(2).card.is_some());
    assert_eq!((view.n_supply, view.n_deck), (45 - 6, 21 - 7 - 3 - 1));
}
