use axum::Json;
use protocol::Games;

/// The games of this server, with their options.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub async fn list() -> Json<Games> {
    Json(session::games())
}
