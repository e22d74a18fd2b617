//! Games by bots of every level, played by native code: the module must play the same, byte for byte.
//!
//! Writes a file a game into the folder that it is given: what the table is made from, and the record.

use std::{env, fs, path::PathBuf};

use catalog::{AnyGame, BotSpec, GAMES, Level};
use comptoir_wasm::{Kept, KeptSeat, LocalTable};
use record::Seed;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("the folder to write to is missing")?);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for game in GAMES {
        for &level in Level::OFFERED {
            for players in numbers_of_players(*game, level) {
                let name = format!("{}-{players}-{}", game.slug(), level.id());
                let kept = kept(*game, level, players, &name);
                let text = serde_json::json!({ "record": play(&kept)?, "kept": kept });
                fs::write(folder.join(format!("{name}.json")), text.to_string())?;
            }
        }
    }
    Ok(())
}

/// Every number, but for an expert, who takes long: the two that differ most.
fn numbers_of_players(game: &dyn AnyGame, level: Level) -> Vec<u8> {
    let all: Vec<u8> = game.players().collect();
    if level < Level::Expert { all } else { vec![all[0], all[all.len() - 1]] }
}

fn kept(game: &dyn AnyGame, level: Level, players: u8, name: &str) -> Kept {
    Kept {
        id: format!("local-{name}"),
        game: game.slug().to_owned(),
        revision: game.revision(),
        options: Default::default(),
        seats: vec![KeptSeat::Bot { level: level.id().to_owned() }; usize::from(players)],
        memory: true,
        hints: false,
        seed: Seed::from_phrase(name, 0).to_string(),
        created_at: 0,
        entries: Vec::new(),
        record: None,
    }
}

/// The record of the whole game. A module has no clock, so here nobody's search ends by time either.
fn play(kept: &Kept) -> Result<String, protocol::Refusal> {
    let mut table = LocalTable::open_with_bots(kept.clone(), 0, |game, level, dice| {
        game.measure().arena_bot(&BotSpec::from(level), dice)
    })?;
    while let Some(&seat) = table.bots_to_move().first() {
        table.think(seat, 0);
    }
    table.record()
}
