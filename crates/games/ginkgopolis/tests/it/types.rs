//! The types and tables of the web page; `cargo xtask codegen` regenerates them.

mod sample;

use ginkgopolis::{
    Bonus, Building, Card, Cell, Character, Color, DistrictNow, Goal, Items, Letter, Now, Options, Outcome, Phase,
    Recovery, SeatNow, SeatView, Share, Shuffle, Start, Tile, Trigger, View, Work,
};
use kernel::Piece;
use serde_json::{Value, json};
use ts_rs::{Config, TS};

/// Recorded games: a draft with two exhaustions, a short game for two, and two against Hal.
const RECORDS: [&str; 4] = [
    include_str!("../records/second-exhaustion.record"),
    include_str!("../records/all-placed.record"),
    include_str!("../records/hal-stops.record"),
    include_str!("../records/hal-placed-all.record"),
];

#[test]
fn types_of_the_page_are_fresh() {
    laws::generated("ginkgopolis.ts", &text());
}

#[test]
fn sample_of_the_page_is_fresh() {
    laws::generated("ginkgopolis.sample.json", &sample::moments(&RECORDS));
}

const FORECAST: &str = "\nexport type Forecast = { now: Now; choices: { [action in string]?: Outcome } };\n";

fn text() -> String {
    let cfg = Config::new();
    let mut text = String::from("// Made from crates/games/ginkgopolis by `cargo xtask codegen`: change it there.\n");
    macro_rules! declare {
        ($($type:ty),+) => {$(text += &format!("\nexport {}\n", <$type>::decl(&cfg));)+};
    }
    declare!(Color, Tile, Letter, Card, Character, Trigger, Items, Start, Options, Phase, Work, Building);
    text += "\nexport type Characters = Array<Character>;\n";
    declare!(Shuffle, SeatView, View);
    text += "\nexport type Plan = View['city'];\n";
    declare!(Cell, Share, DistrictNow, SeatNow, Now, Recovery, Outcome);
    text += FORECAST;

    text += "\n/** What a building card brings: each time its owner takes that action, or points at the end. */\n";
    text += "export type Bonus =\n  | { trigger: Trigger; items: Items }\n  | { each: number; goal: Goal };\n";
    text += "\n/** What a card counts at the end, of what its owner has. */\n";
    text +=
        "export type Goal =\n  | { counts: 'resources'; color: Color }\n  | { counts: 'low' | 'high' | 'itself' }\n";
    text += "  | { counts: 'permanents'; trigger: Trigger }\n  | { counts: 'cards'; color: Color };\n";
    text += "\n/** All tiles with what their cards bring, in card order. */\n";
    text += "export const TILES: { code: Tile; color: Color; number: number; bonus: Bonus }[] = [\n";
    for tile in Tile::each() {
        let (color, number, bonus) = (tile.color(), tile.number(), bonus(tile.bonus()));
        text += &format!("  {},\n", json!({"code": tile, "color": color, "number": number, "bonus": bonus}));
    }
    text += "];\n\nexport const LETTERS: Letter[] = ";
    text += &format!("{};\n", json!(Letter::CODES));
    text += "\n/** The kinds of characters with what they bring at the start, in card order. */\n";
    text += "export const CHARACTERS: { code: Character; color: Color; trigger: Trigger; start: Items }[] = [\n";
    for kind in Character::each() {
        let (color, trigger, start) = (kind.color(), kind.trigger(), kind.start());
        text += &format!("  {},\n", json!({"code": kind, "color": color, "trigger": trigger, "start": start}));
    }
    text += "];\n";
    text
}

fn bonus(bonus: Bonus) -> Value {
    match bonus {
        Bonus::Permanent(trigger, items) => json!({"trigger": trigger, "items": items}),
        Bonus::End(each, goal) => json!({"each": each, "goal": match goal {
            Goal::ResourcesOn(color) => json!({"counts": "resources", "color": color}),
            Goal::Low => json!({"counts": "low"}),
            Goal::High => json!({"counts": "high"}),
            Goal::Permanents(trigger) => json!({"counts": "permanents", "trigger": trigger}),
            Goal::Cards(color) => json!({"counts": "cards", "color": color}),
            Goal::Itself => json!({"counts": "itself"}),
        }}),
    }
}
