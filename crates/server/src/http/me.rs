//! Oneself: guest, account, devices, data.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Address,
    json::{Body, Nothing},
    tables,
};
use crate::{
    app::App,
    error::Refusal,
    people::{self, Me},
    random,
    store::{Person, Status},
    table::TableInfo,
    text,
    time::now,
};

/// A link to another device is good for ten minutes.
const LINK: i64 = 10 * 60 * 1000;
/// The most tables that are listed at once.
const TABLES: u32 = 100;
/// The most tables whose records are exported at once.
const EXPORT: u32 = 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    login: String,
    password: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    token: String,
}

#[derive(Serialize)]
pub struct MeJson {
    id: String,
    name: String,
    login: Option<String>,
    rating: Option<Value>,
}

async fn json(app: &App, person: Person) -> Result<Json<MeJson>, Refusal> {
    let rating = app.store().rating(&person.id).await?;
    let rating = rating.map(|it| json!({"value": (it.value * 60.0).round(), "games": it.games}));
    Ok(Json(MeJson { id: person.id, name: person.name, login: person.login, rating }))
}

/// Who one is.
pub async fn show(State(app): State<App>, me: Option<Me>) -> Result<Response, Refusal> {
    match me {
        Some(Me(person)) => Ok(json(&app, person).await?.into_response()),
        None => Ok(Json(Value::Null).into_response()),
    }
}

/// A new guest; whoever is signed in already only changes its name.
pub async fn guest(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    me: Option<Me>,
    Body(body): Body<Name>,
) -> Result<(CookieJar, Json<MeJson>), Refusal> {
    let name = text::name(&body.name)?;
    if let Some(Me(person)) = me {
        return Ok((jar, change_name(&app, person, name).await?));
    }
    app.limits().guess(address.0)?;
    let (person, token) = (Person { id: random::id(), name, login: None }, random::token());
    app.store().add_person(&person, &random::hash(&token), now()).await?;
    Ok((jar.add(people::cookie(&app, &token)), json(&app, person).await?))
}

/// Another name.
pub async fn rename(State(app): State<App>, Me(person): Me, Body(body): Body<Name>) -> Result<Json<MeJson>, Refusal> {
    let name = text::name(&body.name)?;
    change_name(&app, person, name).await
}

async fn change_name(app: &App, person: Person, name: String) -> Result<Json<MeJson>, Refusal> {
    app.store().rename(&person.id, &name).await?;
    tables::refresh_all_of(app, &person.id).await?;
    json(app, Person { name, ..person }).await
}

/// A guest becomes an account.
pub async fn account(
    State(app): State<App>,
    address: Address,
    Me(person): Me,
    Body(body): Body<Credentials>,
) -> Result<Json<MeJson>, Refusal> {
    app.limits().guess(address.0)?;
    let login = text::login(&body.login)?.to_owned();
    let password = people::hash_password(text::password(&body.password)?.to_owned()).await?;
    app.store().set_login(&person.id, &login, &password).await?;
    json(&app, Person { login: Some(login), ..person }).await
}

/// An account comes back.
pub async fn login(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    Body(body): Body<Credentials>,
) -> Result<(CookieJar, Json<MeJson>), Refusal> {
    app.limits().guess(address.0)?;
    let password = text::password(&body.password).map_err(|_| Refusal::BadLogin)?.to_owned();
    let found = app.store().by_login(&body.login).await?;
    let kept = found.as_ref().map(|(_, kept)| kept.clone());
    if !people::is_password(password, kept).await {
        return Err(Refusal::BadLogin);
    }
    let (person, _) = found.ok_or(Refusal::BadLogin)?;
    sign_in(&app, jar, person).await
}

async fn sign_in(app: &App, jar: CookieJar, person: Person) -> Result<(CookieJar, Json<MeJson>), Refusal> {
    let token = random::token();
    app.store().add_session(&random::hash(&token), &person.id, now()).await?;
    Ok((jar.add(people::cookie(app, &token)), json(app, person).await?))
}

/// The end of this session.
pub async fn logout(
    State(app): State<App>,
    jar: CookieJar,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(CookieJar, Json<Value>), Refusal> {
    if let Some(token) = people::token(&jar, &app) {
        app.store().drop_session(&random::hash(token)).await?;
    }
    Ok((jar.add(people::no_cookie(&app)), Json(json!({}))))
}

/// A link that signs another device in.
pub async fn make_link(
    State(app): State<App>,
    Me(person): Me,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Refusal> {
    let token = random::token();
    app.store().add_link(&random::hash(&token), &person.id, now() + LINK).await?;
    Ok(Json(json!({"path": format!("/link/{token}")})))
}

/// Another device signs in.
pub async fn take_link(
    State(app): State<App>,
    address: Address,
    jar: CookieJar,
    Body(body): Body<Link>,
) -> Result<(CookieJar, Json<MeJson>), Refusal> {
    app.limits().guess(address.0)?;
    let person = app.store().take_link(&random::hash(&body.token), now()).await?.ok_or(Refusal::NotFound)?;
    sign_in(&app, jar, person).await
}

/// One's tables, those that wait for one's choice first.
pub async fn tables(State(app): State<App>, Me(person): Me) -> Result<Json<Value>, Refusal> {
    let mut infos: Vec<TableInfo> = Vec::new();
    for table in app.store().tables_of(&person.id, TABLES).await? {
        let presence = match table.status {
            Status::Playing => app.registry().presence(&table.id).await,
            Status::Waiting | Status::Over => app.registry().presence_if_live(&table.id).await,
        };
        infos.push(TableInfo::of(&table, presence, Some(&person)));
    }
    infos.sort_by_key(|info| !info.your_turn);
    Ok(Json(json!({"tables": infos})))
}

/// All that is kept of oneself, as a file.
pub async fn export(State(app): State<App>, Me(person): Me) -> Result<Response, Refusal> {
    let mut exported = Vec::new();
    for table in app.store().tables_of(&person.id, EXPORT).await? {
        let record = match table.status {
            Status::Over => Some(tables::record_text(&app, &table).await?),
            Status::Waiting | Status::Playing => None,
        };
        let info = TableInfo::of(&table, Default::default(), Some(&person));
        exported.push(json!({"table": info, "record": record}));
    }
    let file = json!({"id": person.id, "name": person.name, "login": person.login, "tables": exported});
    let head = [(header::CONTENT_DISPOSITION, "attachment; filename=\"comptoir.json\"")];
    Ok((head, Json(file)).into_response())
}

/// Forgets oneself.
pub async fn delete(
    State(app): State<App>,
    jar: CookieJar,
    Me(person): Me,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(CookieJar, Json<Value>), Refusal> {
    let own = app.store().tables_of(&person.id, EXPORT).await?;
    for table in &own {
        match table.status {
            Status::Waiting => tables::leave_seat(&app, table, &person).await?,
            // Nobody will come back to this seat: a bot plays on.
            Status::Playing => tables::resign(&app, table, &person).await,
            Status::Over => (),
        }
    }
    app.store().delete_person(&person.id).await?;
    for table in &own {
        app.registry().send_if_live(&table.id, crate::table::Command::Refresh).await;
    }
    Ok((jar.add(people::no_cookie(&app)), Json(json!({}))))
}
