//! Requests.

mod analysis;
mod assets;
mod clubs;
mod forecast;
mod friends;
mod games;
mod guard;
mod health;
mod history;
mod import;
mod invitations;
mod json;
mod leaderboard;
mod link_card;
mod link_picture;
mod link_preview;
mod mail;
mod me;
mod moment_card;
mod new_table;
mod openapi;
mod organise;
mod passkeys;
mod past;
mod people;
mod push;
mod quick;
mod security;
mod session;
mod statistics;
pub mod tables;
mod tournaments;
mod vacation;
mod visitor;

use axum::{
    Router,
    body::Bytes,
    extract::DefaultBodyLimit,
    http::header,
    middleware,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

pub use assets::BUILD;
pub use guard::{Address, is_own_site};
pub use health::Readiness;
pub use json::{Asked, Upgrade};
pub use me::forget_person;
pub use moment_card::moment_card;
pub use tournaments::find as find_tournament;

use crate::{app::App, auth, error::Refusal, socket};

/// The largest body that is read. A game's own file, such as a deck, comes as an option.
const MAX_BODY: usize = 64 * 1024;

/// The addresses of the API and their description, both from what stands above each handler.
fn api(cookie: &str) -> (Router<App>, OpenApi) {
    let api = OpenApiRouter::default()
        .routes(routes!(me::show, me::rename, me::delete))
        .routes(routes!(me::tables))
        .routes(routes!(me::export))
        .routes(routes!(import::create))
        .routes(routes!(history::games))
        .routes(routes!(history::summary))
        .routes(routes!(people::settings, people::set_settings))
        .routes(routes!(people::show))
        .routes(routes!(people::games))
        .routes(routes!(people::ratings))
        .routes(routes!(people::at_seat))
        .routes(routes!(leaderboard::show))
        .routes(routes!(session::make_link))
        .routes(routes!(security::show))
        .routes(routes!(security::end_session))
        .routes(routes!(security::end_other_sessions))
        .routes(routes!(security::withdraw_link))
        .routes(routes!(security::change_password))
        .routes(routes!(security::make_codes))
        .routes(routes!(security::recover))
        .routes(routes!(passkeys::begin_creation))
        .routes(routes!(passkeys::create))
        .routes(routes!(passkeys::rename, passkeys::remove))
        .routes(routes!(passkeys::begin_use))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(push::show, push::subscribe, push::unsubscribe))
        .routes(routes!(vacation::show, vacation::begin, vacation::end))
        .routes(routes!(mail::show, mail::ask, mail::change, mail::forget))
        .routes(routes!(mail::confirm))
        .routes(routes!(mail::stop))
        .routes(routes!(session::guest))
        .routes(routes!(session::account))
        .routes(routes!(session::login))
        .routes(routes!(session::logout))
        .routes(routes!(session::consume_link))
        .routes(routes!(friends::list, friends::change))
        .routes(routes!(friends::online))
        .routes(routes!(friends::relation))
        .routes(routes!(friends::follow, friends::unfollow))
        .routes(routes!(friends::block, friends::unblock))
        .routes(routes!(friends::report))
        .routes(routes!(invitations::list))
        .routes(routes!(invitations::create, invitations::decline))
        .routes(routes!(clubs::list, clubs::create))
        .routes(routes!(clubs::invitation))
        .routes(routes!(clubs::join))
        .routes(routes!(clubs::show, clubs::change, clubs::delete))
        .routes(routes!(clubs::renew_link))
        .routes(routes!(clubs::set_role, clubs::remove))
        .routes(routes!(clubs::tables))
        .routes(routes!(clubs::tournaments))
        .routes(routes!(clubs::leaderboard))
        .routes(routes!(quick::find))
        .routes(routes!(games::list))
        .routes(routes!(tables::list, new_table::create))
        .routes(routes!(tables::show, tables::remove))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::hint))
        .routes(routes!(push::is_muted, push::mute))
        .routes(routes!(new_table::rematch))
        .routes(routes!(past::record))
        .routes(routes!(past::moments))
        .routes(routes!(forecast::show))
        .routes(routes!(analysis::show, analysis::ask))
        .routes(routes!(tournaments::list, organise::create))
        .routes(routes!(tournaments::show, organise::cancel))
        .routes(routes!(tournaments::results))
        .routes(routes!(tournaments::enter))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(organise::add_bots))
        .routes(routes!(organise::start))
        .routes(routes!(socket::table))
        .routes(routes!(socket::lobby))
        .routes(routes!(socket::tournament))
        .fallback(async || Refusal::NotFound);
    let (router, mut document) = OpenApiRouter::with_openapi(openapi::head(cookie)).nest("/api", api).split_for_parts();
    openapi::complete(&mut document);
    (router, document)
}

/// The router of the whole server: API, sockets, page and documentation.
pub fn router(app: App) -> Router {
    let (api, document) = api(auth::cookie_name(&app));
    let document = Bytes::from(document.to_json().expect("a description is plain data"));
    let document = async move || ([(header::CONTENT_TYPE, "application/json")], document);
    api.route("/api/openapi.json", get(document))
        .layer(middleware::from_fn_with_state(app.clone(), guard::api))
        // The page is compressed already.
        .layer(CompressionLayer::new().gzip(true))
        .route("/mail/stop/{token}", post(mail::stop_by_one_click).get(assets::page))
        .route("/previews/table/{name}", get(link_picture::show))
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(health::ready))
        .fallback(assets::page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::headers))
        .with_state(app)
}
