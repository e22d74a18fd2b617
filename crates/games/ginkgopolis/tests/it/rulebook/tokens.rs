//! Where tokens go; the rare case in detail.

use ginkgopolis::{Cell, Ginkgopolis, Letter, Options, Phase, Refusal, Spot};
use kernel::{Draw, Game, Piece, Step, Turn};
use rand_core::SeedableRng;

use crate::table::{Table, build, put};

/// A single player urbanizes at A; around the new tile nothing is free.
fn closed_in(tokens: &[(&str, [i8; 2])], buildings: &[&str]) -> Table {
    let mut table = Table::with(&["A R1 B1 Y1", "C R2 B2 Y2"], &["R4", ""], |view| {
        put(view, tokens);
        build(view, buildings);
    });
    table.play(1, "play A R4").play(2, "play Y2").nature("reveal");
    table
}

/// Between L and B a cell is free, though not next to the tile: the token goes there.
#[test]
fn a_free_cell_between_the_neighbours() {
    // A is surrounded: a tile above, L to the left; B sits further along.
    let table = closed_in(&[("B", [2, 3]), ("L", [-2, 2])], &["R5 0 2 1 2", "R6 -1 3 1 2", "R7 0 3 1 2", "R8 1 3 1 2"]);
    assert_eq!(table.legal(1), ["token A -2 3", "token A -1 4", "token A 0 4", "token A 1 4"]);
}

/// No cell is free between L and B: it pushes one of the two on.
#[test]
fn a_push_moves_the_neighbour_on() {
    let rare = || {
        let mut table = closed_in(&[("L", [-2, 2]), ("B", [-1, 3])], &["R5 0 2 1 2"]);
        assert_eq!(table.legal(1), ["token A push forward", "token A push backward"]);
        assert_eq!(table.refusal(1, "token A 0 3"), Refusal::LetterOrder);
        table
    };
    let mut table = rare();
    table.play(1, "token A push forward");
    assert_eq!((table.token("A"), table.token("B"), table.token("C")), ([-1, 3], [0, 3], [1, 2]));
    let mut table = rare();
    table.play(1, "token A push backward");
    assert_eq!((table.token("A"), table.token("L"), table.token("K")), ([-2, 2], [-2, 1], [-2, 0]));
}

/// The chain goes on until a free cell takes the last one.
#[test]
fn a_push_goes_on_until_a_free_cell() {
    let mut table = closed_in(&[("L", [-2, 2]), ("B", [-1, 3]), ("C", [0, 3]), ("D", [1, 2])], &["R5 0 2 1 2"]);
    table.play(1, "token A push forward");
    let moved = ["A", "B", "C", "D"].map(|letter| table.token(letter));
    assert_eq!(moved, [[-1, 3], [0, 3], [1, 2], [2, 1]]);
    assert!(table.news.iter().any(|it| matches!(it, ginkgopolis::Event::Pushed { tokens: 3, .. })));
}

/// A token in a hole of the city counts for nothing in the order.
#[test]
fn letters_in_holes_are_passed_over() {
    // B lies in a hole at (0, 3); the next letter after A on the border is C.
    let walls = ["R5 0 2 1 2", "R6 -1 3 1 2", "R7 1 3 1 2", "R8 0 4 1 2", "R9 1 2 1 2", "R10 -2 2 1 2"];
    let table = closed_in(&[("B", [0, 3]), ("C", [2, 3])], &walls);
    assert_eq!(table.phase(), Phase::Token);
    let expected = ["token A -2 3", "token A -1 4", "token A 0 5", "token A 1 4"];
    let mut legal = table.legal(1);
    legal.retain(|it| !it.contains("-3"));
    assert_eq!(legal, expected);
}

/// A ground in a hole may be built on like any other.
#[test]
fn urbanizing_in_a_hole() {
    let walls = ["R5 -1 2 1 2", "R6 1 2 1 2", "R7 0 3 1 2", "R8 -1 3 1 2", "R9 1 3 1 2"];
    let mut table = Table::with(&["B R1 B1 Y1", "C R2 B2 Y2"], &["Y4", ""], |view| {
        put(view, &[("A", [-1, 4]), ("C", [1, 4])]);
        build(view, &walls);
    });
    table.play(1, "play B Y4").play(2, "play Y2").nature("reveal");
    assert_eq!(table.building("Y4").y, 2);
    assert_eq!(table.legal(1), ["token B 0 4"], "between A and C on the border");
    table.play(1, "token B 0 4");
    assert_eq!(table.of(1).resources, 5 - 1 + 4, "four red neighbours");
}

/// Long random games: a rare move leaves the letters around the city in the order that they had, with
/// the moved one in its place; no token is lost, and the city hangs together.
#[test]
fn rare_moves_keep_the_order() {
    let mut n_rare = 0;
    for n in 0..400 {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(n);
        let mut game = Ginkgopolis::new(2 + (n % 4) as u8, &Options::default()).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().nth(rng.below(seats.len().into()) as usize).unwrap();
                    Step::Act(seat, game.pick(seat, &mut rng))
                }
            };
            let before = game.clone();
            game.apply(step, &mut |_| ());
            if let Step::Act(_, ginkgopolis::Action::Token(letter, spot)) = step {
                n_rare += u32::from(check_move(&before, &game, letter, spot));
            }
        }
        is_connected(&game);
    }
    assert!(n_rare > 40, "{n_rare} rare moves");
}

fn city(game: &Ginkgopolis) -> ginkgopolis::City {
    game.view(kernel::Observer::Arbiter).city
}

/// Whether the move was a rare one.
fn check_move(before: &Ginkgopolis, after: &Ginkgopolis, letter: Letter, spot: Spot) -> bool {
    let (old, new) = (city(before), city(after));
    let in_hand = after.view(kernel::Observer::Arbiter).work.letter;
    let lying = Letter::each().filter(|it| Some(*it) != in_hand);
    let cells: std::collections::BTreeSet<Cell> =
        lying.clone().map(|it| new.token(it).expect("no token is lost")).collect();
    assert_eq!(cells.len(), lying.count(), "each letter has a cell of its own");
    assert!(cells.iter().all(|cell| new.find(*cell).is_none()));
    if new.len() != old.len() {
        // The next player has urbanized already.
        return false;
    }
    let tile = old.iter().last().unwrap();
    let tile = Cell { x: tile.x, y: tile.y };
    let next_to = |cell: Cell| (cell.x - tile.x).abs() + (cell.y - tile.y).abs() == 1;
    if matches!(spot, Spot::At(cell) if next_to(cell)) {
        let others = Letter::each().filter(|it| *it != letter);
        others.for_each(|it| assert_eq!(old.token(it), new.token(it), "no other token moves"));
        return false;
    }
    let border = border(&new);
    let order =
        |city: &ginkgopolis::City| -> Vec<Letter> { border.iter().filter_map(|cell| city.token_on(*cell)).collect() };
    let (was, is) = (order(&old), order(&new));
    let place = is.iter().position(|it| *it == letter).expect("it stands on the border");
    // Without the moved letter the cyclic order is as before.
    let mut rest: Vec<Letter> = is[place + 1..].iter().chain(&is[..place]).copied().collect();
    let first = was.iter().position(|it| *it == rest[0]).unwrap();
    let turned: Vec<Letter> = was[first..].iter().chain(&was[..first]).copied().collect();
    assert_eq!(rest, turned);
    // And between its neighbours in the alphabet nothing pushed comes between.
    rest.sort_by_key(|it| (it.index() + 12 - letter.index()) % 12);
    let (after, before) = (rest[0], rest[rest.len() - 1]);
    let at = |it: Letter| is.iter().position(|other| *other == it).unwrap();
    let from = |it: Letter| (at(it) + is.len() - at(before)) % is.len();
    assert!(from(letter) <= from(after) || from(after) == 0, "{letter} stands after {before} and before {after}");
    true
}

/// Another way to list the border: the outside is flooded, and the walk follows corners.
fn border(city: &ginkgopolis::City) -> Vec<Cell> {
    let is_tile = |x: i8, y: i8| city.find(Cell { x, y }).is_some();
    let top = city.iter().map(|it| it.y).max().unwrap();
    let left = city.iter().filter(|it| it.y == top).map(|it| it.x).min().unwrap();
    let start = (left, top + 1, 1i8, 0i8);
    let (mut x, mut y, mut dx, mut dy) = start;
    let mut cells: Vec<Cell> = Vec::new();
    // (x, y) is the lower left corner of that cell; the tile is on the right hand.
    let sides = |x: i8, y: i8, dx: i8, dy: i8| match (dx, dy) {
        (1, 0) => ((x, y), (x, y - 1)),
        (0, -1) => ((x, y - 1), (x - 1, y - 1)),
        (-1, 0) => ((x - 1, y - 1), (x - 1, y)),
        _ => ((x - 1, y), (x, y)),
    };
    loop {
        let ((ox, oy), _) = sides(x, y, dx, dy);
        if !cells.contains(&Cell { x: ox, y: oy }) {
            cells.push(Cell { x: ox, y: oy });
        }
        (x, y) = (x + dx, y + dy);
        let turns = [(-dy, dx), (dx, dy), (dy, -dx)];
        (dx, dy) = turns
            .into_iter()
            .find(|&(dx, dy)| {
                let (outside, tile) = sides(x, y, dx, dy);
                !is_tile(outside.0, outside.1) && is_tile(tile.0, tile.1)
            })
            .unwrap();
        if (x, y, dx, dy) == start {
            return cells;
        }
    }
}

fn is_connected(game: &Ginkgopolis) {
    let city = city(game);
    let (mut found, mut left) = (vec![0], vec![0]);
    while let Some(index) = left.pop() {
        let it = city.building(index);
        for next in city.neighbours(Cell { x: it.x, y: it.y }) {
            if !found.contains(&next) {
                found.push(next);
                left.push(next);
            }
        }
    }
    assert_eq!(found.len(), city.len(), "the city hangs together");
}
