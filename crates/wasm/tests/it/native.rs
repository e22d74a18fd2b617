//! Games by bots of every level, played by native code. Their records are left in `target/tmp/bot-games`: the module
//! must play the same, byte for byte (`web/engine/same.engine.ts`).

use std::{fs, path::Path};

use catalog::{AnyGame, BotSpec, Level};
use comptoir_wasm::{Kept, LocalTable};
use record::{Record, Seed};

use crate::{let_bots_play, new_table};

const FOLDER: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/bot-games");

/// Plays the game with every level and writes a file each: what the table is made from, and the record.
fn play_all(slug: &str) {
    let game = catalog::game(slug).unwrap();
    fs::create_dir_all(FOLDER).unwrap();
    for level in game.levels() {
        for players in numbers_of_players(game, level) {
            let name = format!("{slug}-{players}-{}", level.id());
            let bots: Vec<String> = (0..players).map(|seat| format!("bot {}", level_of(seat, level).id())).collect();
            let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
            let kept = Kept { seed: Seed::from_phrase(&name, 0).to_string(), ..new_table(slug, &bots) };
            let record = play(&kept);
            assert!(game.verify(&Record::parse(&record).unwrap()).unwrap().ended, "{name}");
            let text = serde_json::json!({ "kept": kept, "record": record }).to_string();
            fs::write(Path::new(FOLDER).join(format!("{name}.json")), text).unwrap();
        }
    }
}

/// Every number, but for an expert, who searches as a hard bot does and takes long: the fewest that can meet.
fn numbers_of_players(game: &dyn AnyGame, level: Level) -> Vec<u8> {
    let fewest = (*game.players().start()).max(2);
    if level < Level::Expert { game.players().collect() } else { vec![fewest] }
}

/// An expert searches thousands of times a choice, alike in every seat: one at a table is enough.
fn level_of(seat: u8, level: Level) -> Level {
    if seat == 0 || level < Level::Expert { level } else { Level::Medium }
}

/// The record of the whole game. A module has no clock, so here no search ends by time either.
fn play(kept: &Kept) -> String {
    let unlimited = |game: &dyn AnyGame, level, dice| game.measure().arena_bot(&BotSpec::from(level), dice);
    let mut table = LocalTable::open_with_bots(kept.clone(), 0, unlimited).unwrap();
    let_bots_play(&mut table);
    table.record().unwrap()
}

#[test]
fn money() {
    play_all("money");
}

#[test]
fn alhambra() {
    play_all("alhambra");
}

#[test]
fn mint_works() {
    play_all("mint-works");
}

#[test]
fn ginkgopolis() {
    play_all("ginkgopolis");
}

#[test]
fn donnant() {
    play_all("donnant");
}
