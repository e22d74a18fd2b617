//! Oneself: name, tables, data.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use protocol::{Empty, Export, ExportedTable, ExportedVacation, Me as MeInfo, Name, Rating, TableInfo, Tables};
use session::table_info;

use super::{json::Body, past, tables};
use crate::{
    app::App,
    auth::{self, Me},
    error::Refusal,
    rating::shown,
    session_watch::Ended,
    store::{Channel, Person, Status, Subscription, Vacation, mail_id},
    validate,
};

/// The most tables that are listed at once.
const TABLES: u32 = 100;
/// The most tables whose records are exported at once.
const EXPORT: u32 = 1000;

/// A person as it sees itself.
pub async fn json(app: &App, person: Person) -> Result<Json<MeInfo>, Refusal> {
    let ratings = app.store().ratings_of(&person.id).await?;
    let rating = ratings.first().map(|it| Rating { games: it.rating.games, value: shown(it.rating.value) as f64 });
    Ok(Json(MeInfo { id: person.id, name: person.name, login: person.login, rating }))
}

/// Who one is.
#[utoipa::path(
    get, path = "/me", tag = "people", security((), ("session" = [])),
    responses((status = 200, description = "Nothing without a session", body = Option<MeInfo>)),
)]
pub async fn show(State(app): State<App>, me: Option<Me>) -> Result<Json<Option<MeInfo>>, Refusal> {
    match me {
        Some(Me(person)) => Ok(Json(Some(json(&app, person).await?.0))),
        None => Ok(Json(None)),
    }
}

/// Changes the name of the signed-in person.
#[utoipa::path(
    patch, path = "/me", tag = "people", request_body = Name, security(("session" = [])),
    responses((status = 200, body = MeInfo), (status = 422, description = "`bad-name`")),
)]
pub async fn rename(State(app): State<App>, Me(person): Me, Body(body): Body<Name>) -> Result<Json<MeInfo>, Refusal> {
    let name = validate::name(&body.name)?;
    change_name(&app, person, name).await
}

/// Gives a person another name, at its tables too.
pub async fn change_name(app: &App, person: Person, name: String) -> Result<Json<MeInfo>, Refusal> {
    app.store().rename(&person.id, &name).await?;
    tables::refresh_all_of(app, &person.id).await?;
    json(app, Person { name, ..person }).await
}

/// One's tables, those that wait for one's choice first.
#[utoipa::path(
    get, path = "/me/tables", tag = "people", security(("session" = [])), responses((status = 200, body = Tables)),
)]
pub async fn tables(State(app): State<App>, Me(person): Me) -> Result<Json<Tables>, Refusal> {
    let mut tables: Vec<TableInfo> = Vec::new();
    for table in app.store().tables_of(&person.id, TABLES).await? {
        if table.status == Status::Playing {
            // Whose turn it is is known in memory alone. A table that cannot be loaded is listed without it.
            let _ = app.registry().ensure_live(&table.id).await;
        }
        let presence = app.registry().presence(&table.id);
        tables.push(table_info(&table, presence, Some(&person)));
    }
    tables.sort_by_key(|info| !info.your_turn);
    Ok(Json(Tables { tables }))
}

/// All that is kept of oneself, as a file.
#[utoipa::path(
    get, path = "/me/export", tag = "people", security(("session" = [])), responses((status = 200, body = Export)),
)]
pub async fn export(State(app): State<App>, Me(person): Me) -> Result<Response, Refusal> {
    let mut tables = Vec::new();
    for table in app.store().tables_of(&person.id, EXPORT).await? {
        let record = match table.status {
            Status::Over if table.is_sealed() => None,
            Status::Over => Some(past::record_text(&app, &table).await?),
            Status::Waiting | Status::Playing => None,
        };
        let table = table_info(&table, Default::default(), Some(&person));
        tables.push(ExportedTable { table, record });
    }
    let mail = match app.store().subscription(&mail_id(&person.id)).await? {
        Some(Subscription { channel: Channel::Mail { address, .. }, .. }) => Some(address),
        _ => None,
    };
    let vacations = app.store().vacations_of(&person.id, 0).await?;
    let vacations = vacations.iter().map(|&Vacation { from, until }| ExportedVacation { from, until }).collect();
    let file = Export { id: person.id, name: person.name, login: person.login, mail, vacations, tables };
    let head = [(header::CONTENT_DISPOSITION, "attachment; filename=\"comptoir.json\"")];
    Ok((head, Json(file)).into_response())
}

/// Forgets oneself: name, login, password, sessions and chat lines.
#[utoipa::path(
    delete, path = "/me", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 409, description = "`taken`: a seat has changed meanwhile")),
)]
pub async fn delete(
    State(app): State<App>,
    jar: CookieJar,
    Me(person): Me,
    Body(Empty {}): Body<Empty>,
) -> Result<(CookieJar, Json<Empty>), Refusal> {
    forget_person(&app, &person).await?;
    Ok((jar.add(auth::no_cookie(&app)), Json(Empty {})))
}

/// Deletes a person: its seats go to bots or become free, and its sessions and sockets end.
pub async fn forget_person(app: &App, person: &Person) -> Result<(), Refusal> {
    let own = app.store().tables_of(&person.id, EXPORT).await?;
    for table in &own {
        match table.status {
            Status::Waiting => tables::leave_seat(app, table, person).await?,
            // The person cannot come back to this seat: a bot plays on.
            Status::Playing => tables::resign(app, table, person).await,
            Status::Over => (),
        }
    }
    app.store().delete_person(&person.id).await?;
    app.registry().end_sessions(Ended::Person(person.id.clone(), None));
    tracing::info!(person = person.id, "person_deleted");
    for table in &own {
        app.registry().table_changed(&table.id);
    }
    Ok(())
}
