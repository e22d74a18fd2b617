use ginkgopolis::{Phase, View};
use kernel::{Game, Seats};

use crate::table::{Table, build, cards, seat, tiles};

/// The only player exploits yellow 1, and Hal is next.
fn hal_with(card: &str, change: impl FnOnce(&mut View)) -> Table {
    let mut table = Table::solo("A R1 Y1", "R4", card, "false", change);
    table.play(1, "play Y1").nature("reveal");
    table
}

/// He urbanizes with a tile of the supply; the player moves the token; a point for each element.
#[test]
fn hal_urbanizes() {
    let mut table = hal_with("B", |view| build(view, &["R2 0 1 3 1"]));
    assert_eq!(table.phase(), Phase::HalTile);
    table.nature("tile Y12");
    let laid = table.building("Y12");
    assert_eq!((laid.x, laid.y, laid.owner, laid.site), (0, 2, Some(seat(2)), true));
    assert_eq!((table.asked(), table.of(2).points, table.of(2).resources), (vec![1], 0, 24));
    assert_eq!(table.of(2).card, Some("B".parse().unwrap()), "until his action is over");
    table.play(1, "token B 0 3");
    assert_eq!((table.of(2).points, table.of(2).n_tiles, table.of(2).card), (3, 0, None));
    assert_eq!(table.of(1).points, 6, "the player gains nothing by it");
    assert!(table.arbiter().discard.includes(cards("B Y1 A R1")), "unplayed cards are discarded");
}

/// He builds up without additional costs, keeps the card and has no bonuses.
#[test]
fn hal_builds_up() {
    let mut table = hal_with("R7", |view| {
        build(view, &["R7 0 2 2 1"]);
        view.seats[seat(2)].kept = tiles("R3 Y3");
    });
    table.nature("tile B4");
    assert_eq!(table.has(1), (5 + 2, 1, 6 + 2), "two resources back, and a point each");
    let rose = table.building("B4");
    assert_eq!((rose.height, rose.owner), (3, Some(seat(2))));
    let hal = table.of(2);
    assert_eq!((hal.resources, hal.points, hal.kept), (25 - 3, 0, tiles("R3 R7 Y3")));
}

/// Covering Hal gives him his resources and points, like anybody.
#[test]
fn building_on_hal() {
    let mut table = Table::solo("R7 A Y1", "R8", "Y2", "false", |view| {
        build(view, &["R7 0 2 2 2"]);
        view.seats[seat(2)].resources = 23;
    });
    table.play(1, "play R7 R8").nature("reveal");
    assert_eq!((table.of(2).resources, table.of(2).points), (25, 2));
    assert_eq!(table.building("R8").owner, Some(seat(1)));
}

/// Without the resources his action is not done, before a tile is drawn, and the game ends.
#[test]
fn hal_lacks_resources() {
    let table = hal_with("R7", |view| {
        build(view, &["R7 0 2 2 1"]);
        view.seats[seat(2)].resources = 2;
    });
    assert_eq!((table.phase(), table.of(2).card), (Phase::Over, Some("R7".parse().unwrap())));
    assert_eq!(table.of(1).hand, Some(cards("A R1")), "unplayed cards stay");
    assert_eq!(table.building("R7").owner, Some(seat(1)));
    let own = hal_with("R7", |view| {
        build(view, &["R7 0 2 2 2"]);
        view.seats[seat(2)].resources = 1;
    });
    assert_eq!(own.phase(), Phase::HalTile, "his own come back first");
}

/// His last resource in the city ends the game with the turn.
#[test]
fn hal_has_placed_everything() {
    let mut table = hal_with("B", |view| view.seats[seat(2)].resources = 1);
    table.nature("tile Y12").play(1, "token B 0 3");
    assert_eq!((table.phase(), table.of(2).resources, table.of(2).points), (Phase::Over, 0, 1));
}

/// The first exhaustion ends the game, at the end of the turn; nothing is returned.
#[test]
fn the_tiles_run_out() {
    let mut table = hal_with("B", |view| view.supply = Some(tiles("Y12")));
    table.nature("tile Y12").play(1, "token B 0 3");
    assert_eq!((table.phase(), table.arbiter().exhaustions), (Phase::Over, 1));

    let mut table = Table::solo("B7 A Y1", "", "B", "false", |view| {
        build(view, &["B7 0 3 2 1"]);
        view.supply = Some(tiles("Y12"));
    });
    table.play(1, "play B7").nature("reveal, tile Y12");
    assert_eq!(table.phase(), Phase::Over, "no tile is left for Hal");
    assert_eq!((table.of(2).card, table.of(2).resources), (Some("B".parse().unwrap()), 25));
    assert_eq!(table.of(1).hand, Some(cards("A Y1")));
}

/// If the player places everything, Hal still has his turn.
#[test]
fn the_player_has_placed_everything() {
    let mut table = Table::solo("A R1 Y1", "R4", "R2", "false", |view| {
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (1, 0);
    });
    table.play(1, "play A R4").nature("reveal").play(1, "token A -1 3").nature("tile Y12");
    assert_eq!((table.phase(), table.building("Y12").owner), (Phase::Over, Some(seat(2))));
}

fn expert(first: &str, change: impl FnOnce(&mut View)) -> Table {
    let mut table = Table::solo("A R1 Y1", "R4", first, "true", change);
    table.play(1, "play Y1").nature("reveal");
    table
}

/// Expert: for an urbanization card he draws a second; a building card is better.
#[test]
fn an_expert_prefers_buildings() {
    let mut table = expert("B", |_| ());
    assert_eq!(table.phase(), Phase::HalCard);
    table.nature("draw R3");
    assert_eq!(table.of(2).card, Some("R3".parse().unwrap()));
    assert!(table.arbiter().discard.includes(cards("B Y1")));
    let table = expert("R2", |_| ());
    assert_eq!(table.phase(), Phase::HalTile, "a building card is played at once");
}

/// A second ground must bring strictly more.
#[test]
fn an_expert_compares_grounds() {
    for (level, used) in [(1, "B"), (2, "C")] {
        let mut table = expert("B", |view| build(view, &[&format!("R3 1 1 {level} 1")]));
        table.nature("draw C");
        assert_eq!(table.of(2).card, Some(used.parse().unwrap()), "level {level}");
        assert_eq!(table.arbiter().discard.len(), 2, "the other one and yellow 1");
    }
}

/// A building that he cannot pay for ends the game, though the ground would have been possible.
#[test]
fn an_expert_may_fail() {
    let mut table = expert("B", |view| {
        build(view, &["R3 1 1 4 1"]);
        view.seats[seat(2)].resources = 4;
    });
    table.nature("draw R3");
    assert_eq!((table.phase(), table.of(2).card), (Phase::Over, Some("R3".parse().unwrap())));
}

/// A new deck may be made for the second card; the first one does not go in.
#[test]
fn a_new_deck_for_the_second_card() {
    let mut table = expert("B", |view| {
        let rest = view.deck.unwrap().minus(cards("L"));
        (view.deck, view.discard) = (Some(cards("L")), rest);
    });
    table.nature("draw L");
    let deck = table.arbiter().deck.unwrap();
    assert_eq!((table.arbiter().to_discard, deck.and(cards("A B L R1")).len()), (7, 0));
    assert!(deck.includes(cards("Y1")));
    table.nature("discard C, discard D, discard E, discard F, discard G, discard H, discard I");
    assert_eq!(table.phase(), Phase::HalTile);
    assert_eq!(table.of(2).card, Some("B".parse().unwrap()), "equal grounds: the first");
    assert_eq!(table.arbiter().discard, cards("C D E F G H I L"));
}

/// Only more than Hal has is a win.
#[test]
fn a_tie_is_lost() {
    for (points, winner) in [(5, 2), (6, 1)] {
        let table = hal_with("R7", |view| {
            build(view, &["R7 0 2 1 0"]);
            let hal = &mut view.seats[seat(2)];
            (hal.resources, hal.points) = (1, 6);
            view.seats[seat(1)].points = points;
        });
        assert_eq!((table.phase(), table.game.winners()), (Phase::Over, Seats::only(seat(winner))));
    }
}

/// Three cards for the player, then one for Hal, unseen.
#[test]
fn the_next_turn() {
    let mut table = hal_with("R2", |_| ());
    table.nature("tile Y12, draw C, draw D, draw E, draw F");
    assert_eq!((table.of(1).hand, table.of(2).card), (Some(cards("C D E")), Some("F".parse().unwrap())));
    assert_eq!((table.arbiter().round, table.phase()), (2, Phase::Choose));
    let mine = table.game.view(kernel::Observer::Seat(seat(1))).seats[seat(2)];
    assert_eq!((mine.chosen, mine.card), (true, None));
}
