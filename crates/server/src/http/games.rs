use axum::Json;
use catalog::{GAMES, Level};
use kernel::OptionSpec;
use serde::Serialize;

#[derive(Serialize)]
pub struct Games {
    games: Vec<GameInfo>,
}

#[derive(Serialize)]
struct GameInfo {
    slug: &'static str,
    revision: u16,
    players: Range,
    options: &'static [OptionSpec],
    levels: Vec<&'static str>,
}

#[derive(Serialize)]
struct Range {
    min: u8,
    max: u8,
}

/// The catalogue.
pub async fn list() -> Json<Games> {
    let info = |game: &&'static dyn catalog::AnyGame| GameInfo {
        slug: game.slug(),
        revision: game.revision(),
        players: Range { min: *game.players().start(), max: *game.players().end() },
        options: game.options(),
        levels: Level::ALL.iter().map(|level| level.id()).collect(),
    };
    Json(Games { games: GAMES.iter().map(info).collect() })
}
