use kernel::Game;

use crate::table::{Table, build, characters, seat, tiles};

fn line(table: &Table, number: u8, id: &str) -> i32 {
    let mut points = 0;
    table.game.score(seat(number), &mut |line, n| {
        if <&str>::from(line) == id {
            points += n;
        }
    });
    points
}

fn districts(buildings: &[&str]) -> [i32; 3] {
    let table = Table::with(&["A", "B", "C"], &["", "", ""], |view| {
        // The square itself would be in the way: its middle row and column are of one colour each.
        build(view, &["R1 -1 1 1 0", "B1 0 1 1 0", "Y1 1 1 1 0", "B2 -1 0 1 0", "Y2 0 0 1 0", "R2 1 0 1 0"]);
        build(view, &["Y3 -1 -1 1 0", "R3 0 -1 1 0", "B3 1 -1 1 0"]);
        build(view, buildings);
    });
    [1, 2, 3].map(|number| line(&table, number, "districts"))
}

/// Fanny is 1, Mailys 2, Nell 3: a yellow district of Mailys alone, a blue one of all three, a red tile
/// that belongs to none.
#[test]
fn two_districts() {
    let yellow = ["Y10 10 10 2 2", "Y11 11 10 1 2"];
    let blue = ["B10 20 10 3 1", "B12 21 10 2 2", "B11 22 10 2 3"];
    assert_eq!(districts(&yellow), [0, 6, 0], "both ranks are hers");
    assert_eq!(districts(&blue), [7, 2, 0], "equal in number and height, the higher number decides");
    let all = [yellow.as_slice(), &blue, &["R20 21 11 4 3"]].concat();
    assert_eq!(districts(&all), [7, 8, 0]);
}

/// The taller building decides before the number does.
#[test]
fn the_taller_building_decides() {
    assert_eq!(districts(&["B10 20 10 2 1", "B20 21 10 1 2", "B19 22 10 1 2"]), [4, 2, 0]);
    assert_eq!(districts(&["B10 20 10 1 1", "B9 21 10 1 1", "B20 22 10 1 2", "B4 23 10 1 2"]), [2, 4, 0]);
}

/// Buildings of nobody join a district but bring nothing; corners do not join.
#[test]
fn what_is_a_district() {
    assert_eq!(districts(&["B10 20 10 1 0", "B9 21 10 1 0"]), [0, 0, 0], "no resources, no points");
    assert_eq!(districts(&["B10 20 10 1 0", "B9 21 10 3 1"]), [6, 0, 0]);
    assert_eq!(districts(&["B10 20 10 3 1", "B9 21 11 3 1"]), [0, 0, 0], "by a corner only");
    assert_eq!(districts(&["B10 20 10 3 1", "Y9 21 10 3 1"]), [0, 0, 0], "of two colours");
}

/// One resource each, three players: the third has nothing.
#[test]
fn two_ranks_only() {
    assert_eq!(districts(&["B10 20 10 3 1", "B9 21 10 2 2", "B8 22 10 1 3"]), [6, 2, 0]);
}

/// Cards 10 to 20, each for itself.
#[test]
fn end_cards() {
    let worth = |kept: &str, people: &str| {
        let table = Table::with(&["A", "B"], &["", ""], |view| {
            build(view, &["R10 10 10 3 1", "B10 12 10 2 1", "Y10 14 10 1 1", "Y11 16 10 5 2"]);
            let it = &mut view.seats[seat(1)];
            (it.kept, it.characters) = (tiles(kept), characters(people));
        });
        line(&table, 1, "cards")
    };
    for (code, points) in [("R10", 3), ("R11", 1), ("R12", 2), ("R13", 3)] {
        assert_eq!(worth(code, ""), points, "{code}");
    }
    for (code, points) in [("B10", 2), ("B11", 3), ("B12", 1), ("B13", 2)] {
        assert_eq!(worth(code, ""), points, "{code}");
    }
    for (code, points) in [("Y10", 1), ("Y11", 3), ("Y12", 2), ("Y13", 1)] {
        assert_eq!(worth(code, ""), points, "{code}");
    }
    for color in ["R", "B", "Y"] {
        assert_eq!(worth(&format!("{color}14"), ""), 2, "two buildings of level 1 or 2");
        assert_eq!(worth(&format!("{color}15"), ""), 3, "one of level 3");
        assert_eq!(worth(&format!("{color}20"), ""), 9);
    }
    assert_eq!(worth("R1 B7 Y2 R16", "R-exploit Y-urbanize"), 2 * 3);
    assert_eq!(worth("R1 B7 Y2 B17", "R-exploit Y-urbanize"), 2 * 2);
    assert_eq!(worth("R3 B7 Y6 Y18", "R-buildup Y-urbanize"), 2 * 3);
    assert_eq!(worth("R1 R14 R19 B1", "R-exploit B-exploit"), 2 * 4 + 2, "itself and the character included");
    assert_eq!(worth("R10 R13", ""), 6, "each card scores for itself");
}

/// Unused tokens bring two points each; what is behind the screen brings nothing.
#[test]
fn the_rest() {
    let table = Table::with(&["A", "B"], &["R10 R11", ""], |view| view.seats[seat(2)].hand_tokens = 1);
    assert_eq!((line(&table, 1, "hand-tokens"), line(&table, 2, "hand-tokens")), (4, 2));
    assert_eq!(table.game.total(seat(1)), 5 + 4);
}

/// Our ruling: equal totals share the win.
#[test]
fn a_tie_is_shared() {
    let mut table = Table::with(&["Y1 A", "Y2 B"], &["R10", ""], |view| view.ending = true);
    table.play(1, "play Y1").play(2, "play Y2").nature("reveal");
    assert_eq!(table.game.winners(), kernel::Seats::first(2));
}
