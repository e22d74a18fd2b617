use axum::Json;
use catalog::{GAMES, Level};
use kernel::OptionSpec;
use serde::Serialize;
use utoipa::{
    ToSchema,
    openapi::{Array, ObjectBuilder, Type},
};

#[derive(Serialize, ToSchema)]
pub struct Games {
    games: Vec<GameInfo>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Game)]
struct GameInfo {
    slug: &'static str,
    revision: u16,
    players: Range,
    #[schema(schema_with = options_schema)]
    options: &'static [OptionSpec],
    levels: Vec<&'static str>,
}

#[derive(Serialize, ToSchema)]
struct Range {
    min: u8,
    max: u8,
}

/// The rules know nothing of this description, so their options are described here.
fn options_schema() -> Array {
    let text = || ObjectBuilder::new().schema_type(Type::String);
    let kind = ObjectBuilder::new().property("type", text()).required("type");
    let kind = kind.description(Some("What it takes, with bounds or words by its type"));
    let option = ObjectBuilder::new().property("key", text()).property("kind", kind).property("default", text());
    Array::new(option.required("key").required("kind").required("default"))
}

/// The catalogue.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub async fn list() -> Json<Games> {
    let info = |game: &&'static dyn catalog::AnyGame| GameInfo {
        slug: game.slug(),
        revision: game.revision(),
        players: Range { min: *game.players().start(), max: *game.players().end() },
        options: game.options(),
        levels: Level::OFFERED.iter().map(|level| level.id()).collect(),
    };
    Json(Games { games: GAMES.iter().map(info).collect() })
}
