//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use donnant::{
    Back, Card, Colour, Donnant, Effect, Ending, Event, Gain, JokerCardRule, JokerRule, Laid, Now, Options, OwnView,
    PRICES, Phase, SeatNow, SeatView, Since, StallPoints, Tweak, UnderView, View, WindowRule,
};
use kernel::{Observer, Piece, Seat};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

use crate::table::deck_with;

/// How many moments of a kind the sample keeps.
const MOMENTS: usize = 4;

#[test]
fn types_of_the_page_are_fresh() {
    laws::generated("donnant.ts", &types());
}

/// A whole game has hundreds of moments: of each phase, with and without a choice, a few are kept, spread over
/// the game.
#[test]
fn sample_of_the_page_is_fresh() {
    let record = include_str!("../records/sample.record");
    let all = laws::moments::<Donnant>(record, Observer::Seat(Seat::new(0)));
    let all: Vec<Value> = serde_json::from_str(&all).unwrap();
    let kind = |it: &Value| (it["view"]["phase"]["type"].to_string(), it["legal"].as_array().unwrap().is_empty());
    let kept = all.iter().enumerate().filter(|(at, it)| {
        let alike: Vec<usize> = (0..all.len()).filter(|&other| kind(&all[other]) == kind(it)).collect();
        let nth = alike.iter().position(|other| other == at).unwrap();
        nth % alike.len().div_ceil(MOMENTS) == 0 || at + 1 == all.len()
    });
    let lines: Vec<String> = kept.map(|(_, it)| it.to_string()).collect();
    laws::generated("donnant.sample.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

fn types() -> String {
    let cfg = Config::new();
    let mut text = String::from("// Made from crates/games/donnant by `cargo xtask codegen`: change it there.\n");
    macro_rules! declare {
        ($($type:ty),+) => {$(text += &format!("\nexport {}\n", <$type>::decl(&cfg));)+};
    }
    declare!(Colour, Card, Back, Phase, Ending, Tweak, StallPoints, WindowRule, JokerRule, JokerCardRule, Options);
    declare!(Laid, Since, OwnView, UnderView, SeatView, View, Event, SeatNow, Now, Gain);
    text += "\nexport type Forecast = { now: Now; choices: { [action in string]?: Gain } };\n";

    text += "\n/** The five colours, and the dice that have them, in the order of lists. */\n";
    text += &format!("export const COLOURS: Colour[] = {};\n", json!(Colour::CODES));
    text += "\n/** The names of the colours in deck files. */\n";
    text += &format!("export const COLOUR_NAMES: string[] = {};\n", json!(Colour::NAMES));
    text += "\n/** How many equal dice a card of the market costs: evaluation cards, then bonus cards, by column. */\n";
    text += &format!("export const PRICES: number[][] = {};\n", json!(PRICES));
    text += "\n/** Our deck, as the option holds another one. */\n";
    text += &format!("export const DECK = {};\n", json!(deck_with(&[])));

    text += "\n/** What is printed on our cards, as the rules read it, for tests. */\n";
    text += "export const PRINTED: { card: Card; colour: Colour; boxes: number; target: Colour | null; points: number; uses: number }[] = [\n";
    for card in Card::each() {
        let face = Options::default().deck;
        let face = face.face(card);
        let (boxes, target) = (face.boxes().len(), Effect::target(face.effect));
        let (points, uses) = (face.points, face.uses);
        let line = json!({ "card": card, "colour": face.colour, "boxes": boxes, "target": target, "points": points, "uses": uses });
        text += &format!("  {line},\n");
    }
    text += "];\n";
    text
}
