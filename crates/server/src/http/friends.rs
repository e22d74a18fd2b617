//! Whom one follows, blocks and reports.

use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::request::Parts,
};
use protocol::{Empty, Friend, Friends, NewReport, OnlineFriends, PersonName, Relation, SocialSettings};

use super::{Address, json::Body};
use crate::{
    app::App,
    auth::Me,
    error::Refusal,
    limits::{Prefix, Use},
    online::Seen,
    session_watch::Ended,
    store::{Followed, Person, Report, ReportLimits, StoreError},
    vacations::DAY,
    validate,
};

/// People whom one person follows, and those whom it has blocked.
const MAX_PEOPLE: u32 = 500;
/// Reports of one person in a day, and of all that are kept.
const REPORTS_A_DAY: u32 = 10;
const REPORTS: u32 = 5000;

/// Whom one follows and who of them is there, and whom one has blocked.
#[utoipa::path(
    get, path = "/me/friends", tag = "people", security(("session" = [])), responses((status = 200, body = Friends)),
)]
pub async fn list(State(app): State<App>, Me(person): Me) -> Result<Json<Friends>, Refusal> {
    let followed = app.store().followed_by(&person.id).await?;
    let shown = followed.iter().filter(|it| shows_presence(it)).map(|it| it.person.id.clone()).collect();
    let online = app.online().find(&app, shown).await?;
    let mut following: Vec<Friend> = followed.into_iter().map(|it| friend(it, &online)).collect();
    following.sort_by_key(|it| !it.online);
    let blocked = app.store().blocked_by(&person.id).await?.into_iter().map(name_of).collect();
    Ok(Json(Friends { following, blocked, settings: app.store().social_settings(&person.id).await? }))
}

/// Those whom one follows and who are there, which is little to ask again and again.
#[utoipa::path(
    get, path = "/me/friends/online", tag = "people", security(("session" = [])),
    responses((status = 200, body = OnlineFriends)),
)]
pub async fn online(State(app): State<App>, Me(person): Me) -> Result<Json<OnlineFriends>, Refusal> {
    let ids = app.store().followed_ids(&person.id).await?;
    let online = app.online().find(&app, ids).await?;
    let ids: Vec<String> = online.keys().cloned().collect();
    let there = app.store().followed_among(&person.id, &ids).await?;
    Ok(Json(OnlineFriends { online: there.into_iter().filter(shows_presence).map(|it| friend(it, &online)).collect() }))
}

fn shows_presence(it: &Followed) -> bool {
    it.standing.allows(it.standing.settings.presence)
}

fn friend(Followed { person, standing }: Followed, online: &Seen) -> Friend {
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

/// A request about another person, whose id is in its path.
pub struct Towards {
    app: App,
    me: Person,
    prefix: Prefix,
    /// The id of the other person, who may not exist.
    id: String,
}

impl FromRequestParts<App> for Towards {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let Me(me) = Me::from_request_parts(parts, app).await?;
        let Address(prefix) = Address::from_request_parts(parts, app).await?;
        let Path(id) = Path::from_request_parts(parts, app).await.map_err(|_| Refusal::NotFound)?;
        if id == me.id {
            return Err(Refusal::bad_request("oneself"));
        }
        Ok(Towards { app: app.clone(), me, prefix, id })
    }
}

impl Towards {
    /// The other person, after this use of it is spent: ids are not guessed faster than that.
    async fn other(&self, what: Use) -> Result<Person, Refusal> {
        self.app.limits().spend(what, self.prefix, Some(&self.me))?;
        self.app.store().person(&self.id).await?.ok_or(Refusal::NotFound)
    }

    async fn relation(&self) -> Result<Json<Relation>, Refusal> {
        let (store, me) = (self.app.store(), &self.me.id);
        let standing = store.standing(&self.id, me).await?.ok_or(Refusal::NotFound)?;
        let blocks = store.blocks(me, &self.id).await?;
        Ok(Json(Relation {
            follows: store.follows(me, &self.id).await?,
            follows_you: standing.follows_back,
            blocks,
            may_invite: !blocks && standing.allows(standing.settings.invitations),
        }))
    }
}

/// How one stands to another person.
#[utoipa::path(
    get, path = "/people/{id}/relation", tag = "people", params(("id" = String, Path)), security(("session" = [])),
    responses((status = 200, body = Relation)),
)]
pub async fn relation(to: Towards) -> Result<Json<Relation>, Refusal> {
    to.relation().await
}

/// Follows a person. It is not told.
#[utoipa::path(
    post, path = "/people/{id}/follow", tag = "people", params(("id" = String, Path)), request_body = Empty,
    security(("session" = [])),
    responses(
        (status = 200, body = Relation),
        (status = 409, description = "`blocked`: one has blocked the person"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn follow(to: Towards, Body(Empty {}): Body<Empty>) -> Result<Json<Relation>, Refusal> {
    let other = to.other(Use::Follow).await?;
    if to.app.store().blocks(&to.me.id, &other.id).await? {
        return Err(Refusal::Blocked);
    }
    to.app.store().follow(&to.me.id, &other.id, to.app.registry().now(), MAX_PEOPLE).await.map_err(too_many)?;
    to.relation().await
}

/// Follows a person no longer.
#[utoipa::path(
    delete, path = "/people/{id}/follow", tag = "people", params(("id" = String, Path)), request_body = Empty,
    security(("session" = [])),
    responses((status = 200, body = Relation), (status = 429, description = "`rate`")),
)]
pub async fn unfollow(to: Towards, Body(Empty {}): Body<Empty>) -> Result<Json<Relation>, Refusal> {
    let other = to.other(Use::Follow).await?;
    to.app.store().unfollow(&to.me.id, &other.id).await?;
    to.relation().await
}

/// Blocks a person: it joins none of one's tables, invites one to none, and its chat and reactions are not shown.
///
/// It is not told. Neither follows the other any more. A game that both play goes on.
#[utoipa::path(
    post, path = "/people/{id}/block", tag = "people", params(("id" = String, Path)), request_body = Empty,
    security(("session" = [])),
    responses((status = 200, body = Relation), (status = 429, description = "`too-many`, `rate`")),
)]
pub async fn block(to: Towards, Body(Empty {}): Body<Empty>) -> Result<Json<Relation>, Refusal> {
    let other = to.other(Use::Follow).await?;
    to.app.store().block(&to.me.id, &other.id, to.app.registry().now(), MAX_PEOPLE).await.map_err(too_many)?;
    to.app.registry().end_sessions(Ended::Blocks(to.me.id.clone()));
    to.relation().await
}

/// Blocks a person no longer.
#[utoipa::path(
    delete, path = "/people/{id}/block", tag = "people", params(("id" = String, Path)), request_body = Empty,
    security(("session" = [])),
    responses((status = 200, body = Relation), (status = 429, description = "`rate`")),
)]
pub async fn unblock(to: Towards, Body(Empty {}): Body<Empty>) -> Result<Json<Relation>, Refusal> {
    let other = to.other(Use::Follow).await?;
    to.app.store().unblock(&to.me.id, &other.id).await?;
    to.app.registry().end_sessions(Ended::Blocks(to.me.id.clone()));
    to.relation().await
}

/// Tells the operator of the server about a person, who is not told.
#[utoipa::path(
    post, path = "/people/{id}/report", tag = "people", params(("id" = String, Path)), request_body = NewReport,
    security(("session" = [])),
    responses(
        (status = 200, body = Empty),
        (status = 422, description = "`bad-text`"),
        (status = 429, description = "`too-many`, `rate`"),
    ),
)]
pub async fn report(to: Towards, Body(body): Body<NewReport>) -> Result<Json<Empty>, Refusal> {
    let text = validate::report(&body.text)?;
    let about = to.other(Use::Report).await?;
    let app = &to.app;
    let table = match &body.table {
        Some(table) => app.store().table(table).await?.map(|it| it.id),
        None => None,
    };
    let at = app.registry().now();
    let (id, about) = (app.entropy().id(), (about.id, about.name));
    let report = Report { id, person: to.me, about, reason: body.reason, text, table, at };
    let limits = ReportLimits { since: at - DAY, per_person: REPORTS_A_DAY, total: REPORTS };
    app.store().add_report(&report, limits).await.map_err(too_many)?;
    metrics::counter!("comptoir_reports_total").increment(1);
    Ok(Json(Empty {}))
}

pub fn name_of(person: Person) -> PersonName {
    PersonName { id: person.id, name: person.name }
}

/// A conflict that only a limit can be the reason for.
pub fn too_many(error: StoreError) -> Refusal {
    match error {
        StoreError::Conflict => Refusal::TooMany,
        other => other.into(),
    }
}
