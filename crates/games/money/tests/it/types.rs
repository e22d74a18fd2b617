//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use kernel::{Observer, Piece, Seat};
use money::{Card, Currency, Event, HandPoints, LastDeal, Money, Options, Phase, SeatView, Side, View, scoring, tally};
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

    text += "\n/** All cards, in card order. */\n";
    text += "export const CARDS: { code: Card; currency: Currency | null; value: number; serial: number }[] = [\n";
    for card in Card::each() {
        let currency = Currency::each().find(|it| it.notes().contains(card)).map(Currency::code);
        let (code, value, serial) = (card.code(), card.value(), card.serial());
        text += &format!("  {{ code: {code:?}, currency: {}, value: {value}, serial: {serial} }},\n", json!(currency));
    }
    text += "];\n";
    text += &format!("\nexport const CURRENCIES: Currency[] = {};\n", json!(Currency::CODES));

    let (full, loss, triplet) = (scoring::FULL, scoring::LOSS, scoring::TRIPLET);
    text +=
        "\n/** From `full` on a currency counts in full, a smaller one loses `loss`; three alike bring `triplet`. */\n";
    text += &format!("export const SCORING = {{ full: {full}, loss: {loss}, triplet: {triplet} }};\n");

    text += "\n/** Hands and what the rules say that they are worth, for tests. */\n";
    text += "export const SCORED: { hand: Card[]; tally: HandPoints }[] = [\n";
    for n in 0..12 {
        let hand = Card::each().filter(|it| (it.index() * (7 + n) + it.index() / 9 * n) % 11 < 3 + n / 3).collect();
        text += &format!("  {},\n", json!({ "hand": hand, "tally": tally(hand) }));
    }
    text += "];\n";
    text
}
