//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

use donnant::{
    Back, Card, Colour, Donnant, Effect, Ending, Event, JokerCardRule, JokerRule, Laid, Options, OwnView, PRICES,
    Phase, SeatView, Since, StallPoints, Tweak, UnderView, View, WindowRule,
};
use kernel::{Observer, Piece, Seat};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

use crate::table::{Table, deck_with};

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
    declare!(Laid, Since, OwnView, UnderView, SeatView, View, Event);

    text += "\n/** The five colours, and the dice that have them, in the order of lists. */\n";
    text += &format!("export const COLOURS: Colour[] = {};\n", json!(Colour::CODES));
    text += "\n/** The names of the colours in deck files. */\n";
    text += &format!("export const COLOUR_NAMES: string[] = {};\n", json!(Colour::NAMES));
    text += "\n/** How many equal dice a card of the market costs: evaluation cards, then bonus cards, by column. */\n";
    text += &format!("export const PRICES: number[][] = {};\n", json!(PRICES));
    text += "\n/** Our deck, as the option holds another one. */\n";
    text += &format!("export const DECK = {};\n", json!(deck_with(&[])));

    text += "\n/** Stalls and what the rules say that they are worth, for tests. */\n";
    text += "export const SCORED: { deck: string; stall: Laid[]; tally: StallPoints }[] = [\n";
    for (deck, stall) in STALLS {
        let deck = if deck.is_empty() { "built-in".to_owned() } else { deck_with(&[deck]) };
        let view = Table::with(&[("deck", &deck)], &[stall, "B01"], |_| ()).arbiter();
        let seat = &view.seats[Seat::new(0)];
        text += &format!("  {},\n", json!({ "deck": deck, "stall": seat.stall, "tally": seat.tally }));
    }
    text += "];\n";

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

/// A line of another deck, or nothing, and a stall.
const STALLS: [(&str, &str); 8] = [
    ("", "E03! E01! B16! / E19! E05! E22! / B02! E08 E25!"),
    ("", "E01! E02! E03!"),
    ("", "B16! B13! E24! / E26! B14! E25! / . E21! B15!"),
    ("", "E27! B02! B06! / B10! E28! B17! / B19! B13 E29!"),
    ("", "E06! E02 . / E07! E12! E15! / E13! . E11!"),
    ("", ". E20! . / E16! E17! E18! / . E19! ."),
    ("", "E10"),
    ("E01,green,violet,FIXED,*1 *1,PER_ADJ_COMPLETED,,9,0", "E01! E02! / E03! E04"),
];
