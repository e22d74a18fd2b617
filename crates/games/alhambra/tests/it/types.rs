//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use alhambra::{
    Alhambra, Bounds, Building, Category, Currency, Effect, Handful, MARTIN, MartinView, Note, Notes, Now, Phase,
    Place, Scoring, SeatView, View, shares,
};
use kernel::{Observer, Piece, Seat};
use serde_json::json;
use ts_rs::{Config, TS};

#[test]
fn types_of_the_page_are_fresh() {
    laws::generated("alhambra.ts", &types());
}

#[test]
fn samples_of_the_page_are_fresh() {
    let samples = [
        ("alhambra.sample.json", include_str!("../records/yard-short.record")),
        ("alhambra-martin.sample.json", include_str!("../records/martins-third.record")),
    ];
    for (file, record) in samples {
        laws::generated(file, &laws::moments::<Alhambra>(record, Observer::Seat(Seat::new(0))));
    }
}

fn types() -> String {
    let cfg = Config::new();
    let mut text = String::from("// Made from crates/games/alhambra by `cargo xtask codegen`: change it there.\n");
    macro_rules! declare {
        ($($type:ty),+) => {$(text += &format!("\nexport {}\n", <$type>::decl(&cfg));)+};
    }
    declare!(Category, Building, Currency, Note, Notes, Handful, Place, Scoring, Phase, Bounds, SeatView);
    declare!(MartinView, View, Effect, Now);
    text += "\nexport type Forecast = { now: Now; choices: { [action in string]?: never } };\n";

    text += "\n/** All buildings, in card order. */\n";
    text += "export const BUILDINGS: { code: Building; category: Category; price: number }[] = [\n";
    for building in Building::each() {
        let (code, category, price) = (building.code(), building.category().code(), building.price());
        text += &format!("  {{ code: {code:?}, category: {category:?}, price: {price} }},\n");
    }
    text += "];\n";

    text += "\n/** All faces of notes, in card order. */\n";
    text += "export const NOTES: { code: Note; currency: Currency; value: number }[] = [\n";
    for note in Note::each() {
        let (code, currency, value) = (note.code(), note.currency().code(), note.value());
        text += &format!("  {{ code: {code:?}, currency: {currency:?}, value: {value} }},\n");
    }
    text += "];\n";

    text += "\n/** In the order of the yard's places. */\n";
    text += &format!("export const CURRENCIES: Currency[] = {};\n", json!(Currency::CODES));

    text += "\n/** From the cheapest to the dearest: `points` are those of each place, by scoring. */\n";
    text += "export const CATEGORIES: { code: Category; count: number; points: Record<Scoring, number[]> }[] = [\n";
    for category in Category::each() {
        let points = |scoring| json!(places(scoring, category));
        let count = category.buildings().len();
        let (a, b, c) = (points(Scoring::A), points(Scoring::B), points(Scoring::C));
        let code = category.code();
        text += &format!("  {{ code: {code:?}, count: {count}, points: {{ A: {a}, B: {b}, C: {c} }} }},\n");
    }
    text += "];\n";

    text
}

/// What the places of a scoring bring without ties.
fn places(scoring: Scoring, category: Category) -> Vec<u8> {
    let mut owned = [0; MARTIN + 1];
    (owned[0], owned[1], owned[2]) = (3, 2, 1);
    let shares = shares(scoring, category, &owned);
    shares.into_iter().filter(|&points| points > 0).collect()
}
