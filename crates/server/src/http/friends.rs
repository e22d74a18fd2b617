//! Whom one follows, invites, blocks and reports.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    Empty, Friend, Friends, Invitation as InvitationInfo, Invitations, NewInvitation, NewReport, PersonName, Relation,
    SocialSettings, TableInfo,
};
use session::{seat_of, table_info};

use super::{
    Address,
    json::Body,
    tables::{find, info},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    session_watch::Ended,
    store::{
        Followed, Invitation, InvitationLimits, Notice, NoticeKind, Notices, Occupant, Person, Report, ReportLimits,
        Standing, Status, StoreError, Table,
    },
    vacations::DAY,
    validate,
};

/// People whom one person follows, and those whom it has blocked.
const MAX_PEOPLE: u32 = 500;
/// Invitations at once.
const INVITATIONS: InvitationLimits = InvitationLimits { per_table: 30, per_person: 50 };
/// Reports of one person in a day, and of all that are kept.
const REPORTS_A_DAY: u32 = 10;
const REPORTS: u32 = 5000;

/// Whom one follows and who of them is there, and whom one has blocked.
#[utoipa::path(
    get, path = "/me/friends", tag = "people", security(("session" = [])), responses((status = 200, body = Friends)),
)]
pub async fn list(State(app): State<App>, Me(person): Me) -> Result<Json<Friends>, Refusal> {
    let followed = app.store().followed_by(&person.id).await?;
    let shown = followed.iter().filter(|it| it.standing.allows(it.standing.settings.presence));
    let online = app.online().find(&app, shown.map(|it| it.person.id.as_str())).await?;
    let friend = |Followed { person, standing }: Followed| {
        let seen = online.get(&person.id);
        let playing = seen.and_then(|it| it.as_ref());
        Friend {
            follows_you: standing.follows_back,
            may_invite: standing.allows(standing.settings.invitations),
            online: seen.is_some(),
            game: playing.map(|it| it.game.clone()),
            table: playing.filter(|it| it.public).map(|it| it.table.clone()),
            id: person.id,
            name: person.name,
        }
    };
    let mut following: Vec<Friend> = followed.into_iter().map(friend).collect();
    following.sort_by_key(|it| !it.online);
    let blocked = app.store().blocked_by(&person.id).await?.into_iter().map(name_of).collect();
    Ok(Json(Friends { following, blocked, settings: app.store().social_settings(&person.id).await? }))
}

/// Changes what others may see of oneself and send.
#[utoipa::path(
    patch, path = "/me/friends", tag = "people", request_body = SocialSettings, security(("session" = [])),
    responses((status = 200, body = SocialSettings)),
)]
pub async fn change(
    State(app): State<App>,
    Me(person): Me,
    Body(settings): Body<SocialSettings>,
) -> Result<Json<SocialSettings>, Refusal> {
    app.store().set_social_settings(&person.id, settings).await?;
    Ok(Json(settings))
}

/// How one stands to another person.
#[utoipa::path(
    get, path = "/people/{id}/relation", tag = "people", security(("session" = [])),
    responses((status = 200, body = Relation)),
)]
pub async fn relation(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Relation>, Refusal> {
    relation_to(&app, &me, &id).await
}

async fn relation_to(app: &App, me: &Person, id: &str) -> Result<Json<Relation>, Refusal> {
    let standing = app.store().standing(id, &me.id).await?.ok_or(Refusal::NotFound)?;
    let blocks = app.store().blocked_by(&me.id).await?.iter().any(|it| it.id == id);
    Ok(Json(Relation {
        follows: app.store().follows(&me.id, id).await?,
        follows_you: standing.follows_back,
        blocks,
        may_invite: !blocks && standing.allows(standing.settings.invitations),
    }))
}

/// Follows a person. It is not told.
#[utoipa::path(
    post, path = "/people/{id}/follow", tag = "people", request_body = Empty, security(("session" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 409, description = "`blocked`: one has blocked the person"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn follow(
    State(app): State<App>,
    Me(me): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Relation>, Refusal> {
    let other = find_other(&app, &me, &id).await?;
    app.limits().spend(Use::Follow, address.0, Some(&me))?;
    if app.store().blocked_by(&me.id).await?.contains(&other) {
        return Err(Refusal::Blocked);
    }
    app.store().follow(&me.id, &other.id, app.registry().now(), MAX_PEOPLE).await.map_err(too_many)?;
    relation_to(&app, &me, &id).await
}

/// Follows a person no longer.
#[utoipa::path(
    delete, path = "/people/{id}/follow", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Relation)),
)]
pub async fn unfollow(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Relation>, Refusal> {
    app.store().unfollow(&me.id, &id).await?;
    relation_to(&app, &me, &id).await
}

/// Blocks a person: it joins none of one's tables, invites one to none, and its chat and reactions are not shown.
///
/// It is not told. Neither follows the other any more. A game that both play goes on.
#[utoipa::path(
    post, path = "/people/{id}/block", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Relation), (status = 429, description = "`too-many`, `rate`")),
)]
pub async fn block(
    State(app): State<App>,
    Me(me): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Relation>, Refusal> {
    let other = find_other(&app, &me, &id).await?;
    app.limits().spend(Use::Follow, address.0, Some(&me))?;
    app.store().block(&me.id, &other.id, app.registry().now(), MAX_PEOPLE).await.map_err(too_many)?;
    app.registry().end_sessions(Ended::Blocks(me.id.clone()));
    relation_to(&app, &me, &id).await
}

/// Blocks a person no longer.
#[utoipa::path(
    delete, path = "/people/{id}/block", tag = "people", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = Relation)),
)]
pub async fn unblock(
    State(app): State<App>,
    Me(me): Me,
    address: Address,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<Relation>, Refusal> {
    app.limits().spend(Use::Follow, address.0, Some(&me))?;
    app.store().unblock(&me.id, &id).await?;
    app.registry().end_sessions(Ended::Blocks(me.id.clone()));
    relation_to(&app, &me, &id).await
}

/// Tells the operator of the server about a person, who is not told.
#[utoipa::path(
    post, path = "/people/{id}/report", tag = "people", request_body = NewReport, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 422, description = "`bad-text`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn report(
    State(app): State<App>,
    Me(me): Me,
    address: Address,
    Path(id): Path<String>,
    Body(body): Body<NewReport>,
) -> Result<Json<Empty>, Refusal> {
    let about = find_other(&app, &me, &id).await?;
    let text = validate::report(&body.text)?;
    app.limits().spend(Use::Report, address.0, Some(&me))?;
    let table = match &body.table {
        Some(table) => app.store().table(table).await?.map(|it| it.id),
        None => None,
    };
    let at = app.registry().now();
    let (id, about) = (app.entropy().id(), (about.id, about.name));
    let report = Report { id, person: me, about, reason: body.reason, text, table, at };
    let limits = ReportLimits { since: at - DAY, per_person: REPORTS_A_DAY, total: REPORTS };
    app.store().add_report(&report, limits).await.map_err(too_many)?;
    metrics::counter!("comptoir_reports_total").increment(1);
    Ok(Json(Empty {}))
}

/// Invites a person to a table that waits and at which one sits, or that one has made. It keeps no seat free.
#[utoipa::path(
    post, path = "/tables/{id}/invitations", tag = "tables", request_body = NewInvitation, security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 403, description = "`forbidden`: not one's table, or the person wants no invitations of one's own"),
        (status = 409, description = "`started`, `taken`: no seat is free"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn invite(
    State(app): State<App>,
    Me(me): Me,
    address: Address,
    Path(id): Path<String>,
    Body(body): Body<NewInvitation>,
) -> Result<Json<Empty>, Refusal> {
    let table = find(&app, &id).await?;
    if seat_of(&table, &me.id).is_none() && table.maker.as_ref() != Some(&me.id) {
        return Err(Refusal::Forbidden);
    }
    if table.status != Status::Waiting {
        return Err(Refusal::Started);
    }
    if body.person == me.id || seat_of(&table, &body.person).is_some() || !table.seats.iter().any(is_free) {
        return Err(Refusal::Taken);
    }
    app.limits().spend(Use::Invite, address.0, Some(&me))?;
    let standing: Standing = app.store().standing(&body.person, &me.id).await?.ok_or(Refusal::NotFound)?;
    let is_blocked = app.store().blocks_at(&id, &body.person).await? != (false, false);
    if is_blocked || !standing.allows(standing.settings.invitations) {
        return Err(Refusal::Forbidden);
    }
    let at = app.registry().now();
    let invitation = Invitation { table: id.clone(), person: body.person.clone(), by: me.id, at };
    if app.store().invite(&invitation, INVITATIONS).await.map_err(too_many)? {
        let notice = Notice { person: body.person, kind: NoticeKind::Invited, due_at: at };
        app.store().tell(&id, &Notices { add: vec![notice], ..Notices::default() }, at).await?;
    }
    Ok(Json(Empty {}))
}

/// The tables that one is invited to.
#[utoipa::path(
    get, path = "/me/invitations", tag = "people", security(("session" = [])),
    responses((status = 200, body = Invitations)),
)]
pub async fn invitations(State(app): State<App>, Me(me): Me) -> Result<Json<Invitations>, Refusal> {
    let found = app.store().invitations_of(&me.id, INVITATIONS.per_person).await?;
    let shown = |(table, by, at): (Table, Person, i64)| {
        let presence = app.registry().presence(&table.id);
        InvitationInfo { table: table_info(&table, presence, Some(&me)), by: name_of(by), at }
    };
    Ok(Json(Invitations { invitations: found.into_iter().map(shown).collect() }))
}

/// Declines an invitation. The one who invited is not told.
#[utoipa::path(
    delete, path = "/tables/{id}/invitations", tag = "tables", request_body = Empty, security(("session" = [])),
    responses((status = 200, body = TableInfo)),
)]
pub async fn decline(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(Empty {}): Body<Empty>,
) -> Result<Json<TableInfo>, Refusal> {
    app.store().remove_invitation(&me.id, &id).await?;
    let settled = Notices { settled: vec![me.id.clone()], ..Notices::default() };
    app.store().tell(&id, &settled, app.registry().now()).await?;
    info(&app, &id, Some(&me)).await
}

fn is_free(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Open | Occupant::Invite { kept_for: None, .. })
}

fn name_of(person: Person) -> PersonName {
    PersonName { id: person.id, name: person.name }
}

async fn find_other(app: &App, me: &Person, id: &str) -> Result<Person, Refusal> {
    if id == me.id {
        return Err(Refusal::bad_request("oneself"));
    }
    app.store().person(id).await?.ok_or(Refusal::NotFound)
}

/// A conflict that only a limit can be the reason for.
pub fn too_many(error: StoreError) -> Refusal {
    match error {
        StoreError::Conflict => Refusal::TooMany,
        other => other.into(),
    }
}
