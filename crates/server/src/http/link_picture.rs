//! The picture of a link to a table or to a moment of a finished game.

use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use session::{PublicMoment, read_observer};
use words::{Lang, Words};

use super::{
    Address, assets,
    link_card::shows_moments,
    link_preview::{LinkQuery, LinkedMoment, card, language},
    moment_card::moment_card,
    past::{log_of, replay},
    tables::find,
};
use crate::{
    app::App,
    error::Refusal,
    limits::Use,
    picture::{Card, PictureKey, draw},
    store::Table,
};

/// A picture, as [`html`](super::link_preview::html) names it: `/previews/table/ID.jpg?lang=fr`, with `v` and `as` of a
/// moment.
pub async fn show(
    State(app): State<App>,
    address: Address,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    app.limits().spend(Use::Request, address.0, None)?;
    let table = find(&app, name.strip_suffix(".jpg").ok_or(Refusal::NotFound)?).await?;
    let query = LinkQuery::of(&uri);
    let lang = query.lang.unwrap_or_else(|| language(&headers));
    let picture = match query.moment.filter(|_| shows_moments(&table)) {
        Some(moment) => of_moment(&app, &address, table, moment, lang).await?,
        None => {
            let card = card(&app, Words::of(lang), &table).await?;
            let key = PictureKey::Card(card.clone());
            match app.pictures().get(&key) {
                Some(kept) => kept,
                None => drawn(&app, &address, key, lang, move || Ok(card)).await?,
            }
        }
    };
    app.limits().spend_many(Use::Kibibyte, (picture.len() / 1024) as u32, address.0, None)?;
    let head = [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((head, picture).into_response())
}

async fn of_moment(
    app: &App,
    address: &Address,
    table: Table,
    LinkedMoment { observer, version }: LinkedMoment,
    lang: Lang,
) -> Result<Bytes, Refusal> {
    let eyes = read_observer(&observer).ok_or_else(|| Refusal::bad_request("as"))?;
    if matches!(eyes, kernel::Observer::Seat(seat) if seat.index() >= table.seats.len()) {
        return Err(Refusal::NotFound);
    }
    let key = PictureKey::Moment { table: table.id.clone(), observer, version, lang: lang.id() };
    if let Some(kept) = app.pictures().get(&key) {
        return Ok(kept);
    }
    let entries = log_of(app, address, &table.id).await?;
    drawn(app, address, key, lang, move || {
        let moment = PublicMoment::at(&table, &entries, eyes, version)?;
        Ok(moment_card(Words::of(lang), &table, &moment))
    })
    .await
}

/// Draws a picture where logs are replayed: not on a thread that serves others, and in a fair turn.
async fn drawn(
    app: &App,
    address: &Address,
    key: PictureKey,
    lang: Lang,
    card: impl FnOnce() -> Result<Card, Refusal> + Send + 'static,
) -> Result<Bytes, Refusal> {
    app.limits().spend(Use::Picture, address.0, None)?;
    let kept = app.clone();
    let work = move || {
        // Of a crowd that asks for the same picture at once, those whose turn comes later find it.
        if let Some(picture) = kept.pictures().get(&key) {
            return Ok(picture);
        }
        let card = card()?;
        let photo = card.game.as_deref().and_then(|game| assets::picture_of(game, lang));
        let picture = draw(&card, photo).ok_or(Refusal::Unavailable)?;
        kept.pictures().keep(key, picture.clone());
        metrics::counter!("comptoir_pictures_total").increment(1);
        Ok(picture)
    };
    replay(app, Some(address.0), work).await?
}
