//! Invitations of people to tables.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{Empty, Invitation as InvitationInfo, Invitations, NewInvitation, TableInfo};
use session::{seat_of, table_info};

use super::{
    Address,
    friends::{name_of, too_many},
    json::Body,
    tables::{find, info},
};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::Use,
    store::{Invitation, InvitationLimits, Notice, NoticeKind, Notices, Occupant, Person, Standing, Status, Table},
};

/// Invitations at once.
const INVITATIONS: InvitationLimits = InvitationLimits { per_table: 30, per_person: 50 };

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
pub async fn create(
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
pub async fn list(State(app): State<App>, Me(me): Me) -> Result<Json<Invitations>, Refusal> {
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
