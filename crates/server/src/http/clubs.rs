//! Clubs: groups of people with a lobby of their own.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    ClubInfo, ClubLeaderboardQuery, ClubMember, ClubRole, ClubSummary, ClubToken, Clubs, Empty, Leaderboard, NewClub,
    NewRole, TableInfo, Tables, Tournaments,
};
use session::table_info;

use super::{
    Address,
    friends::too_many,
    json::{Asked, Body},
    leaderboard::{bot_ratings, entry},
    tournaments::list_infos,
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Club, ClubLimits, Listed, Member, Person, StoreError},
    validate,
};

/// How many clubs there are of one person, and how large they are.
const LIMITS: ClubLimits = ClubLimits { per_person: 20, founded: 5, members: 200 };
/// Tables in the lobby of a club.
const TABLES: u32 = 100;
/// Tournaments of a club that are listed.
const TOURNAMENTS: u32 = 30;

/// One's clubs.
#[utoipa::path(
    get, path = "/clubs", tag = "clubs", security(("session" = [])), responses((status = 200, body = Clubs)),
)]
pub async fn list(State(app): State<App>, Me(person): Me) -> Result<Json<Clubs>, Refusal> {
    let clubs = app.store().clubs_of(&person.id).await?.into_iter();
    let clubs = clubs.map(|(club, role, members)| summary(club, Some(role), members)).collect();
    Ok(Json(Clubs { clubs }))
}

/// Founds a club. It needs an account.
#[utoipa::path(
    post, path = "/clubs", tag = "clubs", request_body = NewClub, security(("session" = [])),
    responses(
        (status = 200, body = ClubInfo),
        (status = 403, description = "`forbidden`: a guest"),
        (status = 422, description = "`bad-name`, `bad-text`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn create(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(new): Body<NewClub>,
) -> Result<Json<ClubInfo>, Refusal> {
    person.login.as_ref().ok_or(Refusal::Forbidden)?;
    let (name, about) = (validate::club_name(&new.name)?, validate::about(&new.about)?);
    app.limits().spend(Use::Club, address.0, Some(&person))?;
    let (id, invite, created_at) = (app.entropy().id(), app.entropy().token(), app.registry().now());
    let club = Club { id, name, about, invite, created_at };
    app.store().add_club(&club, &person.id, LIMITS).await.map_err(too_many)?;
    info(&app, &club.id, &person).await
}

/// A club, for its members.
#[utoipa::path(
    get, path = "/clubs/{id}", tag = "clubs", security(("session" = [])), responses((status = 200, body = ClubInfo)),
)]
pub async fn show(State(app): State<App>, Me(person): Me, Path(id): Path<String>) -> Result<Json<ClubInfo>, Refusal> {
    info(&app, &id, &person).await
}

/// Changes the name and the description of a club.
#[utoipa::path(
    patch, path = "/clubs/{id}", tag = "clubs", request_body = NewClub, security(("session" = [])),
    responses(
        (status = 200, body = ClubInfo),
        (status = 403, description = "`forbidden`: not an organiser"),
        (status = 422, description = "`bad-name`, `bad-text`"),
    ),
)]
pub async fn change(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(new): Body<NewClub>,
) -> Result<Json<ClubInfo>, Refusal> {
    let (name, about) = (validate::club_name(&new.name)?, validate::about(&new.about)?);
    let club = organised(&app, &id, &person).await?;
    app.store().change_club(&Club { name, about, ..club }).await?;
    info(&app, &id, &person).await
}

/// Deletes a club. Its tables go on without it, its tournaments for those who take part.
#[utoipa::path(
    delete, path = "/clubs/{id}", tag = "clubs", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 403, description = "`forbidden`: not the founder")),
)]
pub async fn delete(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    if member(&app, &id, &person).await?.1 != ClubRole::Founder {
        return Err(Refusal::Forbidden);
    }
    app.store().delete_club(&id).await?;
    Ok(Json(Empty {}))
}

/// A new link by which others join; the one before ends.
#[utoipa::path(
    post, path = "/clubs/{id}/link", tag = "clubs", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = ClubInfo), (status = 403, description = "`forbidden`: not an organiser")),
)]
pub async fn renew_link(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<ClubInfo>, Refusal> {
    let club = organised(&app, &id, &person).await?;
    app.store().change_club(&Club { invite: app.entropy().token(), ..club }).await?;
    info(&app, &id, &person).await
}

/// What the link of a club leads to.
#[utoipa::path(
    post, path = "/clubs/invitation", tag = "clubs", request_body = ClubToken, security((), ("session" = [])),
    responses((status = 200, body = ClubSummary), (status = 404, description = "`not-found`: no such link any more")),
)]
pub async fn invitation(
    State(app): State<App>,
    me: Option<Me>,
    Body(body): Body<ClubToken>,
) -> Result<Json<ClubSummary>, Refusal> {
    let club = app.store().club_by_invite(&body.token).await?.ok_or(Refusal::NotFound)?;
    let members = app.store().members(&club.id).await?;
    let role = me.and_then(|Me(me)| members.iter().find(|it| it.person.id == me.id).map(|it| it.role));
    Ok(Json(summary(club, role, members.len() as u32)))
}

/// Joins a club by its link.
#[utoipa::path(
    post, path = "/clubs/join", tag = "clubs", request_body = ClubToken, security(("session" = [])),
    responses(
        (status = 200, body = ClubInfo),
        (status = 404, description = "`not-found`: no such link any more"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn join(
    State(app): State<App>,
    Me(person): Me,
    address: Address,
    Body(body): Body<ClubToken>,
) -> Result<Json<ClubInfo>, Refusal> {
    app.limits().spend(Use::Club, address.0, Some(&person))?;
    let club = app.store().club_by_invite(&body.token).await?.ok_or(Refusal::NotFound)?;
    app.store().join_club(&club.id, &person.id, app.registry().now(), LIMITS).await.map_err(too_many)?;
    info(&app, &club.id, &person).await
}

/// Changes the role of a member; `founder` hands the club over. For the founder.
#[utoipa::path(
    patch, path = "/clubs/{id}/members/{person}", tag = "clubs", request_body = NewRole, security(("session" = [])),
    responses((status = 200, body = ClubInfo), (status = 403, description = "`forbidden`: not the founder")),
)]
pub async fn set_role(
    State(app): State<App>,
    Me(me): Me,
    Path((id, person)): Path<(String, String)>,
    Body(body): Body<NewRole>,
) -> Result<Json<ClubInfo>, Refusal> {
    if member(&app, &id, &me).await?.1 != ClubRole::Founder || person == me.id {
        return Err(Refusal::Forbidden);
    }
    app.store().set_role(&id, &person, body.role).await.map_err(no_member)?;
    info(&app, &id, &me).await
}

/// Leaves a club, or removes a member from it.
///
/// An organiser removes members, the founder everybody. The founder leaves after the club was handed over.
#[utoipa::path(
    delete, path = "/clubs/{id}/members/{person}", tag = "clubs", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Empty), (status = 403, description = "`forbidden`")),
)]
pub async fn remove(
    State(app): State<App>,
    Me(me): Me,
    Path((id, person)): Path<(String, String)>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Empty>, Refusal> {
    let (_, role) = member(&app, &id, &me).await?;
    let may = match (role, app.store().club_role(&id, &person).await?) {
        (_, None) => return Err(Refusal::NotFound),
        (_, Some(ClubRole::Founder)) => false,
        (ClubRole::Founder, _) | (ClubRole::Organiser, Some(ClubRole::Member)) => true,
        _ => person == me.id,
    };
    if !may {
        return Err(Refusal::Forbidden);
    }
    app.store().remove_member(&id, &person).await.map_err(no_member)?;
    Ok(Json(Empty {}))
}

/// The tables of a club that wait or run, for its members.
#[utoipa::path(
    get, path = "/clubs/{id}/tables", tag = "clubs", security(("session" = [])), responses((status = 200, body = Tables)),
)]
pub async fn tables(State(app): State<App>, Me(person): Me, Path(id): Path<String>) -> Result<Json<Tables>, Refusal> {
    member(&app, &id, &person).await?;
    let tables = app.store().club_tables(&id, TABLES).await?;
    let shown = |it| table_info(it, app.registry().presence(&it.id), Some(&person));
    Ok(Json(Tables { tables: tables.iter().map(shown).collect::<Vec<TableInfo>>() }))
}

/// The tournaments of a club, those that are not over first, for its members.
#[utoipa::path(
    get, path = "/clubs/{id}/tournaments", tag = "clubs", security(("session" = [])),
    responses((status = 200, description = "At most 30", body = Tournaments)),
)]
pub async fn tournaments(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
) -> Result<Json<Tournaments>, Refusal> {
    member(&app, &id, &person).await?;
    let rows = app.store().club_tournaments(&id, TOURNAMENTS).await?;
    Ok(Json(Tournaments { tournaments: list_infos(&app, rows, Some(&person)).await? }))
}

/// The members of a club by their rating in a game, also those whose rating is provisional.
///
/// Members whose page is for nobody are left out, and those who have blocked one.
#[utoipa::path(
    get, path = "/clubs/{id}/leaderboard", tag = "clubs", params(ClubLeaderboardQuery), security(("session" = [])),
    responses(
        (status = 200, description = "At most 200", body = Leaderboard),
        (status = 404, description = "`not-found`: there is no such game or club, or one is no member"),
    ),
)]
pub async fn leaderboard(
    State(app): State<App>,
    Me(person): Me,
    Path(id): Path<String>,
    Asked(query): Asked<ClubLeaderboardQuery>,
) -> Result<Json<Leaderboard>, Refusal> {
    let game = catalog::game(&query.game).ok_or(Refusal::NotFound)?;
    member(&app, &id, &person).await?;
    let listed = app.store().club_leaderboard(&id, &query.game, query.class, &person.id).await?;
    // Members know each other.
    let entry = |(place, it): (u32, Listed)| entry(place, it, Some(&person.id), true);
    let entries = (1..).zip(listed).map(entry).collect();
    Ok(Json(Leaderboard { entries, bots: bot_ratings(game), next: None }))
}

/// A club and one's role in it. A club that one is no member of is not there.
pub async fn member(app: &App, id: &str, person: &Person) -> Result<(Club, ClubRole), Refusal> {
    let role = app.store().club_role(id, &person.id).await?.ok_or(Refusal::NotFound)?;
    let club = app.store().club(id).await?.ok_or(Refusal::NotFound)?;
    Ok((club, role))
}

/// A club that one may change.
async fn organised(app: &App, id: &str, person: &Person) -> Result<Club, Refusal> {
    let (club, role) = member(app, id, person).await?;
    if role.organises() { Ok(club) } else { Err(Refusal::Forbidden) }
}

async fn info(app: &App, id: &str, person: &Person) -> Result<Json<ClubInfo>, Refusal> {
    let (Club { id, name, about, invite, created_at }, role) = member(app, id, person).await?;
    let row = |Member { person, role, joined_at }| ClubMember { id: person.id, name: person.name, role, joined_at };
    let members = app.store().members(&id).await?.into_iter().map(row).collect();
    let invite = role.organises().then(|| format!("/clubs/join/{invite}"));
    Ok(Json(ClubInfo { id, name, about, role, members, invite, created_at }))
}

fn summary(club: Club, role: Option<ClubRole>, members: u32) -> ClubSummary {
    ClubSummary { id: club.id, name: club.name, about: club.about, members, role }
}

fn no_member(error: StoreError) -> Refusal {
    match error {
        StoreError::Conflict => Refusal::NotFound,
        other => other.into(),
    }
}
