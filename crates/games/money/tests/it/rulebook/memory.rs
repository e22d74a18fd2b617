use kernel::{Game, Observer};
use money::Cards;

use super::{LEFT, RIGHT, table};
use crate::table::{Table, cards, seat};

#[test]
fn what_wandered_in_the_open_is_known_until_it_wanders_on() {
    let mut table = table();
    table.bid(1, "EUR60").bid(2, "USD50").bid(3, "").play(1, "row right").play(2, "keep");
    let known = |table: &Table, number| table.game.view(Observer::Spectator).seats[seat(number)].known;
    assert_eq!(known(&table, 1), cards(RIGHT));
    assert_eq!(known(&table, 2), cards("USD50"), "a bid taken back was seen");
    assert_eq!(known(&table, 3), Cards::EMPTY);
    table.draw("G3 G4 G5");
    table.play(1, "add CHF20a");
    assert_eq!(known(&table, 1), cards(RIGHT), "an added card changes nothing that others know");
    table.play(1, "seal").bid(2, "").bid(3, "");
    assert_eq!(known(&table, 1), cards("CHF20b CHF30a CHF40"), "it lies on the table now");
    table.play(1, "row left");
    assert_eq!(known(&table, 1), cards("CHF20b CHF30a CHF40").or(cards(LEFT)));
}
