//! Requests.

mod assets;
mod games;
mod guard;
mod json;
mod me;
mod new_table;
pub mod tables;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    middleware,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

pub use guard::{Address, is_own_site};

use crate::{app::App, error::Refusal, socket};

/// The largest body that is read. A game's own file, such as a deck, comes as an option.
const MAX_BODY: usize = 64 * 1024;

/// All addresses.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/me", get(me::show).patch(me::rename).delete(me::delete))
        .route("/me/link", post(me::make_link))
        .route("/me/tables", get(me::tables))
        .route("/me/export", get(me::export))
        .route("/guest", post(me::guest))
        .route("/account", post(me::account))
        .route("/login", post(me::login))
        .route("/logout", post(me::logout))
        .route("/link", post(me::take_link))
        .route("/games", get(games::list))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/moments", get(tables::moments))
        .route("/tables/{id}/hint", get(tables::hint))
        .route("/tables/{id}/socket", get(socket::table))
        .route("/lobby", get(socket::lobby))
        .fallback(async || Refusal::NotFound);
    Router::new()
        .nest("/api", api)
        .layer(middleware::from_fn_with_state(app.clone(), guard::api))
        .route("/healthz", get(async || "ok"))
        .route("/metrics", get(async |State(app): State<App>| app.metrics().render()))
        .fallback(assets::page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn(guard::headers))
        .layer(CompressionLayer::new().gzip(true))
        .with_state(app)
}
