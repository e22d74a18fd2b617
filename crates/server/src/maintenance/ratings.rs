//! Computes results and ratings again from the logs.

use protocol::PlayerClass;
use session::GameSession;

use super::check::PAGE_SIZE;
use crate::store::{Status, Store, StoreError};

/// What a rebuild has done.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct RebuiltRatings {
    /// Finished games whose results come from their logs.
    pub games: u64,
    /// Rated games that the ratings rest on.
    pub rated: u64,
    /// The ids of finished games whose log does not replay to its end: they keep the results that they had.
    pub skipped: Vec<String>,
}

/// Replays every finished game, and folds the rated ones into ratings, in the order in which they ended. Servers may use
/// the store meanwhile.
///
/// # Errors
/// If the store fails.
pub async fn rebuild_ratings(store: &dyn Store) -> Result<RebuiltRatings, StoreError> {
    let (mut rebuilt, mut last) = (RebuiltRatings::default(), String::new());
    loop {
        let ids = store.ids_after(&last, PAGE_SIZE).await?;
        let Some(end) = ids.last() else { break };
        last.clone_from(end);
        for id in &ids {
            // The table may have been deleted meanwhile.
            let Some(table) = store.table(id).await?.filter(|it| it.status == Status::Over) else { continue };
            let entries = store.entries(id).await?;
            let outcome = GameSession::load(&table, &entries).ok().and_then(|session| session.outcome());
            match outcome {
                Some(outcome) => {
                    store.set_results(id, &outcome.results).await?;
                    rebuilt.games += 1;
                }
                None => rebuilt.skipped.push(id.clone()),
            }
        }
    }
    for game in catalog::GAMES {
        for class in PlayerClass::ALL {
            rebuilt.rated += store.rebuild_ladder(game.slug(), class).await?;
        }
    }
    Ok(rebuilt)
}
