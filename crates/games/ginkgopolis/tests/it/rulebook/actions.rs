use ginkgopolis::{Phase, Refusal};

use crate::table::{Table, build, cards, characters, seat, tiles};

const HANDS: [&str; 2] = ["A R1 B1 Y1", "C R2 B2 Y2"];

/// Both choose, the first one as given; then the choices are shown.
fn first_plays(table: &mut Table, notation: &str) {
    table.play(1, notation).play(2, "play Y2").nature("reveal");
}

/// Fanny: red 7 has level 2; two cards with an exploit bonus bring a tile and a point.
#[test]
fn fanny_exploits_red_seven() {
    let mut table = Table::with(&["R7 A B C", HANDS[1]], &["", ""], |view| {
        build(view, &["R7 0 2 2 2"]);
        view.seats[seat(1)].kept = tiles("B4 Y1");
    });
    first_plays(&mut table, "play R7");
    assert_eq!(table.has(1), (5 + 2, 0, 5 + 1), "two resources at once; the point comes with the bonuses");
    table.nature("tile R20");
    assert_eq!(table.has(1), (7, 1, 6));
    assert!(table.arbiter().discard.contains("R7".parse().unwrap()));
    assert_eq!(table.building("R7").height, 2, "the building stays as it is");
}

/// Each colour gives its own element, one a level; a start building that is nobody's gives one.
#[test]
fn colours_give_their_elements() {
    for (card, expected) in [("R1", (6, 0, 5)), ("B1", (5, 1, 5)), ("Y1", (5, 0, 6))] {
        let mut table = Table::new(&HANDS, &["", ""]);
        first_plays(&mut table, &format!("play {card}"));
        if card == "B1" {
            table.nature("tile B9");
        }
        assert_eq!(table.has(1), expected, "{card}");
    }
}

/// An urbanization card alone brings a resource or a tile, said when it is shown; both are always open.
#[test]
fn an_urbanization_card_alone() {
    let mut table = Table::with(&HANDS, &["", ""], |view| {
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (25, 0);
    });
    first_plays(&mut table, "play A");
    assert_eq!((table.phase(), table.asked()), (Phase::Gain, vec![1]));
    assert_eq!(table.legal(1), ["gain r", "gain t"], "though no resource is left");
    assert_eq!(table.refusal(1, "play B1"), Refusal::GainFirst);
    table.play(1, "gain r");
    assert_eq!(table.has(1), (25, 0, 5), "only what is left is gained");
}

#[test]
fn resources_are_limited() {
    let mut table = Table::with(&["R7 A B C", HANDS[1]], &["", ""], |view| {
        build(view, &["R7 0 2 3 2"]);
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (23, 2);
    });
    first_plays(&mut table, "play R7");
    assert_eq!((table.of(1).resources, table.of(1).supply), (25, 0));
}

/// Mailys: red 4 on A; the neighbours bring a resource and two tiles, a red card one resource more.
#[test]
fn mailys_urbanizes_at_a() {
    let mut table = Table::with(&HANDS, &["R4", ""], |view| {
        crate::table::put(view, &[("B", [0, 3])]);
        build(view, &["B5 0 2 2 2"]);
        view.seats[seat(1)].characters = characters("R-urbanize");
    });
    first_plays(&mut table, "play A R4");
    let laid = table.building("R4");
    assert_eq!((laid.x, laid.y, laid.height, laid.owner, laid.site), (-1, 2, 1, Some(seat(1)), true));
    assert_eq!(table.has(1), (4, 0, 5), "a resource lies on the tile");
    assert_eq!(table.legal(1), ["token A -1 3", "token A -2 2"], "free cells with a side in common");
    assert_eq!(table.refusal(1, "token A 0 4"), Refusal::NextToTile);
    assert_eq!(table.refusal(1, "token B -1 3"), Refusal::OtherLetter);
    assert_eq!(table.refusal(1, "token A 0 2"), Refusal::CellTaken);
    assert_eq!(table.refusal(1, "token A push forward"), Refusal::NoPush);
    assert_eq!(table.refusal(1, "gain r"), Refusal::TokenFirst);
    table.play(1, "token A -1 3");
    assert_eq!(table.has(1).0, 5, "production first");
    table.nature("tile Y10, tile Y11");
    assert_eq!(table.has(1), (6, 2, 5), "then the bonus");
    assert_eq!(table.token("A"), [-1, 3]);
    assert!(table.arbiter().discard.includes(cards("A")));
}

/// What neighbours produce while urbanizing sets off no exploit bonus.
#[test]
fn urbanizing_is_not_exploiting() {
    let mut table = Table::with(&HANDS, &["R4", ""], |view| {
        view.seats[seat(1)].characters = characters("R-exploit Y-exploit Y-urbanize");
    });
    first_plays(&mut table, "play A R4");
    table.play(1, "token A -1 3");
    assert_eq!(table.has(1), (4 + 1, 0, 5 + 1), "red 1 gives a resource, the yellow character a point");
}

#[test]
fn urbanizing_without_a_resource_is_exploiting() {
    let mut table = Table::with(&HANDS, &["R4", ""], |view| {
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (0, 25);
        it.characters = characters("Y-exploit");
    });
    first_plays(&mut table, "play A R4");
    assert_eq!((table.phase(), table.of(1).tiles), (Phase::Gain, Some(tiles("R4"))));
    table.play(1, "gain r");
    assert_eq!(table.has(1), (1, 1, 6), "with the bonuses of exploiting");
}

/// Nell: red 4 on Fanny's blue 5 of level 2.
#[test]
fn nell_builds_on_blue_five() {
    let mut table = Table::with(&["B5 A B C", HANDS[1]], &["R4", ""], |view| {
        build(view, &["B5 0 2 2 2"]);
        view.seats[seat(1)].kept = tiles("Y3 R3");
    });
    first_plays(&mut table, "play B5 R4");
    assert_eq!((table.of(2).resources, table.of(2).points), (5 + 2, 5 + 2 + 1), "Fanny, who then exploits yellow 2");
    assert_eq!(table.has(1), (5 - 1 - 3 + 1, 0, 5 - 1 + 1));
    assert_eq!(table.of(1).supply, 20 + 1 - 1, "the resource for the colour goes to the supply");
    let rose = table.building("R4");
    assert_eq!((rose.height, rose.owner, rose.site), (3, Some(seat(1)), true));
    assert_eq!(table.of(1).kept, tiles("B5 R3 Y3"), "the card stays before her");
    assert!(!table.arbiter().discard.contains("B5".parse().unwrap()));
}

/// The card that is kept does not bring anything yet.
#[test]
fn a_kept_card_waits() {
    let mut table = Table::with(&["R3 A B C", HANDS[1]], &["R4", ""], |_| ());
    first_plays(&mut table, "play R3 R4");
    assert_eq!((table.has(1), table.of(1).kept), ((3, 0, 5), tiles("R3")));
}

/// One's own resources come back first, without points, and may pay.
#[test]
fn resources_that_come_back_may_pay() {
    let mut table = Table::with(&["B5 A B C", HANDS[1]], &["R5", ""], |view| {
        build(view, &["B5 0 2 2 1"]);
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply) = (2, 21);
    });
    first_plays(&mut table, "play B5 R5");
    assert_eq!(table.has(1), (0, 0, 5), "two and two that came back pay for the colour and three levels");
    assert_eq!((table.building("R5").height, table.of(1).supply), (3, 22));
}

/// What cannot be paid for goes back, and the card counts alone; nothing is returned to anybody.
#[test]
fn what_cannot_be_paid_for() {
    let cases = [("R7 0 2 2 2", "R7", "R6", 3, 0), ("R7 0 2 2 2", "R7", "B7", 3, 5), ("R7 0 2 2 1", "R7", "B7", 1, 5)];
    for (building, card, tile, resources, points) in cases {
        let mut table = Table::with(&[&format!("{card} A B C"), HANDS[1]], &[tile, ""], |view| {
            build(view, &[building]);
            let it = &mut view.seats[seat(1)];
            (it.resources, it.supply, it.points) = (resources, 25 - resources, points);
            it.characters = characters("Y-exploit Y-buildup");
        });
        let others = (table.of(2).resources, table.of(2).points);
        first_plays(&mut table, &format!("play {card} {tile}"));
        assert_eq!(table.has(1), (resources + 2, 1, points + 1), "{building}: two levels, and an exploit bonus");
        assert_eq!((table.of(2).resources, table.of(2).points), (others.0, others.1 + 1), "only yellow 2");
        assert_eq!(table.building(card).height, 2);
        assert_eq!(table.of(1).taken_back, Some(tile.parse().unwrap()));
    }
}

/// Just enough is enough.
#[test]
fn exact_costs() {
    let mut table = Table::with(&["R7 A B C", HANDS[1]], &["B4", ""], |view| {
        build(view, &["R7 0 2 2 2"]);
        let it = &mut view.seats[seat(1)];
        (it.resources, it.supply, it.points) = (4, 21, 3);
    });
    first_plays(&mut table, "play R7 B4");
    assert_eq!((table.has(1), table.building("B4").height), ((0, 0, 0), 3));
}

/// Choices are resolved from the first player on, and each is shown only then.
#[test]
fn in_turn_order() {
    let mut table = Table::with(&HANDS, &["", ""], |view| view.first = seat(2));
    table.play(1, "play A").play(2, "play C").nature("reveal");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.arbiter().actor, Some(seat(2)));
    table.play(2, "gain r");
    assert_eq!(table.asked(), [1]);
}

#[test]
fn refusals_while_choosing() {
    let mut table = Table::new(&HANDS, &["R4", ""]);
    assert_eq!(table.refusal(1, "play C"), Refusal::NotInHand);
    assert_eq!(table.refusal(1, "play A R5"), Refusal::NotBehindScreen);
    assert_eq!(table.refusal(1, "gain r"), Refusal::ChooseFirst);
    assert_eq!(table.refusal(1, "token A 0 3"), Refusal::ChooseFirst);
    assert_eq!(table.refusal(1, "draft R-exploit"), Refusal::DraftOver);
    assert_eq!(table.refusal(1, "done"), Refusal::NothingToReturn);
    first_plays(&mut table, "play A");
    assert_eq!(table.refusal(1, "change"), Refusal::GainFirst);
}
