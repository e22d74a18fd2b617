//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use kernel::{Observer, Piece, Seat};
use money::{
    Card, Cards, Currency, Event, HandPoints, LastDeal, Money, Now, Options, Phase, Ranked, SeatView, Side, View,
    Worth, scoring, tally, total,
};
use serde_json::json;
use ts_rs::{Config, TS};

#[test]
fn types_of_the_page_are_fresh() {
    laws::generated("money.ts", &types());
}

#[test]
fn sample_of_the_page_is_fresh() {
    let record = include_str!("../records/pile-exact.record");
    laws::generated("money.sample.json", &laws::moments::<Money>(record, Observer::Seat(Seat::new(0))));
}

fn types() -> String {
    let cfg = Config::new();
    let mut text = String::from("// Made from crates/games/money by `cargo xtask codegen`: change it there.\n");
    macro_rules! declare {
        ($($type:ty),+) => {$(text += &format!("\nexport {}\n", <$type>::decl(&cfg));)+};
    }
    declare!(Currency, Card, Side, Phase, HandPoints, Options, LastDeal, SeatView, View, Event);
    declare!(Ranked, Now, Worth);
    text += "\nexport type Forecast = { now: Now; choices: { [action in string]?: Worth } };\n";

    text += "\n/** All cards, in card order. */\n";
    text += "export const CARDS: { code: Card; currency: Currency | null; value: number; serial: number }[] = [\n";
    for card in Card::each() {
        let currency = Currency::each().find(|it| it.notes().contains(card)).map(Currency::code);
        let (code, value, serial) = (card.code(), card.value(), card.serial());
        text += &format!("  {{ code: {code:?}, currency: {}, value: {value}, serial: {serial} }},\n", json!(currency));
    }
    text += "];\n";
    text += &format!("\nexport const CURRENCIES: Currency[] = {};\n", json!(Currency::CODES));

    let most = total(Currency::each().next().expect("there are currencies").notes());
    let worth: Vec<i16> = (0..=most).step_by(10).map(scoring::worth).collect();
    text += "\n/** What the notes of a currency count at the end of a deal, triplets apart, by their sum in tens. */\n";
    text += &format!("export const WORTH: number[] = {};\n", json!(worth));
    text += "\n/** So many notes of a value of one currency bring these points besides. */\n";
    text += "export const TRIPLETS: { value: number; count: number; points: number }[] = [\n";
    for value in [20, 30, 40, 50, 60] {
        let notes: Cards =
            Currency::each().next().expect("as above").notes().iter().filter(|it| it.value() == value).collect();
        let (count, points) = (notes.len(), tally(notes).triplets);
        if points > 0 {
            text += &format!("  {{ value: {value}, count: {count}, points: {points} }},\n");
        }
    }
    text += "];\n";

    text += "\n/** Hands and what the rules say that they are worth, for tests. */\n";
    text += "export const SCORED: { hand: Card[]; tally: HandPoints }[] = [\n";
    for n in 0..12 {
        let hand = Card::each().filter(|it| (it.index() * (7 + n) + it.index() / 9 * n) % 11 < 3 + n / 3).collect();
        text += &format!("  {},\n", json!({ "hand": hand, "tally": tally(hand) }));
    }
    text += "];\n";
    text
}
