use ginkgopolis::{Event, Phase, Refusal};
use kernel::Observer;

use crate::table::{Table, build, seat, tiles};

/// The first player exploits a blue building of level 3 while few tiles are left.
fn running_out(supply: &str, first: &str, second: &str) -> Table {
    let mut table = Table::with(&["B7 A B C", "D R2 B2 Y2"], &[first, second], |view| {
        build(view, &["B7 0 2 3 2"]);
        view.supply = Some(tiles(supply));
    });
    table.play(1, "play B7").play(2, "play Y2").nature("reveal");
    table
}

/// In the middle of an action: everybody returns tiles for a point each, then the actor draws on.
#[test]
fn the_first_time_tiles_come_back() {
    let mut table = running_out("R20", "Y10", "Y11 Y12 Y13");
    table.nature("tile R20");
    assert_eq!((table.phase(), table.asked()), (Phase::Return, vec![1, 2]));
    assert_eq!(table.arbiter().exhaustions, 1);
    assert_eq!(table.legal(1), ["done", "return R20", "return Y10"], "the tile just drawn may go back too");
    assert_eq!(table.refusal(1, "play A"), Refusal::ReturnFirst);
    table.play(2, "return Y11").play(2, "return Y13");
    assert_eq!(table.refusal(2, "return Y12"), Refusal::TileOrder);
    assert_eq!(table.refusal(2, "return R5"), Refusal::NotBehindScreen);
    table.play(2, "done").play(1, "done");
    assert_eq!(table.of(2).tiles, Some(tiles("Y12")));
    assert_eq!((table.of(2).points, table.phase()), (5 + 2, Phase::Tiles));
    assert_eq!(table.arbiter().supply, Some(tiles("Y11 Y13")));
    table.nature("tile Y13, tile Y11");
    assert_eq!(table.arbiter().exhaustions, 2, "which uses the supply up again");
    assert_eq!(table.of(1).tiles, Some(tiles("R20 Y10 Y11 Y13")));
    assert_eq!(table.phase(), Phase::Over, "the round was finished");
}

/// Tiles still due at the second exhaustion are not gained.
#[test]
fn the_second_time_the_round_is_the_last() {
    let mut table = running_out("R20", "", "Y11");
    table.nature("tile R20").play(1, "done").play(2, "return Y11").play(2, "done");
    table.nature("tile Y11");
    assert_eq!(table.of(1).tiles, Some(tiles("R20 Y11")), "two of three");
    assert!(table.news.contains(&Event::TilesGone));
    assert_eq!(table.of(2).points, 5 + 1 + 1, "the other one still plays yellow 2");
    assert_eq!(table.phase(), Phase::Over);
}

/// If nobody returns a tile, that is the second exhaustion.
#[test]
fn nobody_returns_a_tile() {
    let mut table = running_out("R20", "", "Y11");
    table.nature("tile R20").play(2, "done").play(1, "done");
    assert_eq!((table.arbiter().exhaustions, table.phase()), (2, Phase::Over));
    assert_eq!(table.of(1).tiles, Some(tiles("R20")));
}

/// A tile on a chosen card is not behind the screen.
#[test]
fn a_chosen_tile_stays_on_its_card() {
    let mut table = Table::with(&["B7 A B C", "D R2 B2 Y2"], &["", "Y11 Y12"], |view| {
        build(view, &["B7 0 2 1 2"]);
        view.supply = Some(tiles("R20"));
    });
    table.play(1, "play B7").play(2, "play D Y12").nature("reveal, tile R20");
    assert_eq!(table.legal(2), ["done", "return Y11"]);
}

/// It is the taking of the last tile that counts, not the wish for another.
#[test]
fn the_last_tile_taken_exactly() {
    let mut table = running_out("R18 R19 R20", "", "Y11");
    table.nature("tile R18, tile R19, tile R20");
    assert_eq!(table.phase(), Phase::Return);
}

/// Even in a round that is the last one already.
#[test]
fn tiles_come_back_in_the_last_round_too() {
    let mut table = Table::with(&["B7 A B C", "D R2 B2 Y2"], &["", "Y11"], |view| {
        build(view, &["B7 0 2 1 2"]);
        view.supply = Some(tiles("R20"));
        view.ending = true;
    });
    table.play(1, "play B7").play(2, "play Y2").nature("reveal, tile R20");
    assert_eq!(table.phase(), Phase::Return);
    table.play(1, "done").play(2, "return Y11").play(2, "done");
    assert_eq!((table.phase(), table.arbiter().exhaustions), (Phase::Over, 1));
}

/// Nobody sees what another returns before all are done.
#[test]
fn returning_is_secret() {
    let mut table = running_out("R20", "", "Y11 Y12");
    table.nature("tile R20");
    let before = table.game_view(1);
    table.play(2, "return Y11");
    assert_eq!(table.game_view(1), before);
    table.play(2, "done");
    let after = table.game_view(1);
    assert!(after.done.contains(seat(2)) && after.seats[seat(2)].returning.is_none());
    assert_eq!(after.seats[seat(2)].n_tiles, 2);
    table.play(1, "done");
    assert_eq!(table.game_view(1).fresh, tiles("Y11"));
}

impl Table {
    fn game_view(&self, number: u8) -> ginkgopolis::View {
        kernel::Game::view(&self.game, Observer::Seat(seat(number)))
    }
}
