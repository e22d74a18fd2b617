//! Who may know what of whom. Somebody who may not see a page, or is blocked by its person, is answered as if there were
//! no such person.

use crate::{
    app::App,
    error::Refusal,
    store::{Audience, PageSettings, Person, Standing},
};

/// The person with this id and what it shows, if `viewer` may see its page.
///
/// # Errors
/// [`Refusal::NotFound`] if there is no such person, or `viewer` may not see its page.
pub async fn visible_person(app: &App, viewer: Option<&Person>, id: &str) -> Result<(Person, PageSettings), Refusal> {
    let person = app.store().person(id).await?.ok_or(Refusal::NotFound)?;
    let settings = app.store().page_settings(id).await?;
    let standing = match viewer {
        Some(viewer) if viewer.id == id => return Ok((person, settings)),
        Some(viewer) => app.store().standing(id, &viewer.id).await?.unwrap_or_default(),
        None => Standing::default(),
    };
    let may_see = match settings.audience {
        _ if standing.blocks => false,
        Audience::Everyone => true,
        Audience::Known => standing.knows || is_known(app, viewer, id).await?,
        Audience::Nobody => false,
    };
    if may_see { Ok((person, settings)) } else { Err(Refusal::NotFound) }
}

/// Whether `viewer` has begun a game with the person.
async fn is_known(app: &App, viewer: Option<&Person>, id: &str) -> Result<bool, Refusal> {
    match viewer {
        Some(viewer) => Ok(app.store().have_played(&viewer.id, id).await?),
        None => Ok(false),
    }
}
