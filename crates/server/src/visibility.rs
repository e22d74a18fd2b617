//! Who may know what of whom. Somebody who may not see a page, or is blocked by its person, is answered as if there were
//! no such person.

use crate::{
    app::App,
    error::Refusal,
    store::{Audience, PageSettings, Person, Standing},
};

/// The most accounts with the same name that are looked at.
const NAMESAKES: u32 = 20;

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

/// The person whose id or name this is, among those whose page `viewer` may see. Of accounts with the same name it is
/// the one that `viewer` follows, else the oldest. Guests have no name that is theirs alone, and are found by id.
///
/// # Errors
/// [`Refusal::NotFound`] if there is nobody whose page `viewer` may see.
pub async fn visible_by_id_or_name(
    app: &App,
    viewer: Option<&Person>,
    text: &str,
) -> Result<(Person, PageSettings), Refusal> {
    match visible_person(app, viewer, text).await {
        Err(Refusal::NotFound) => (),
        found => return found,
    }
    let mut oldest = None;
    for person in app.store().people_named(text, NAMESAKES).await? {
        match visible_person(app, viewer, &person.id).await {
            Ok(found) => {
                let is_followed = match viewer {
                    Some(viewer) => app.store().follows(&viewer.id, &person.id).await?,
                    None => false,
                };
                if is_followed {
                    return Ok(found);
                }
                oldest = oldest.or(Some(found));
            }
            Err(Refusal::NotFound) => (),
            Err(error) => return Err(error),
        }
    }
    oldest.ok_or(Refusal::NotFound)
}

/// Whether `viewer` has begun a game with the person.
async fn is_known(app: &App, viewer: Option<&Person>, id: &str) -> Result<bool, Refusal> {
    match viewer {
        Some(viewer) => Ok(app.store().have_played(&viewer.id, id).await?),
        None => Ok(false),
    }
}
