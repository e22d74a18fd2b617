//! Ratings of accounts by the method of Weng and Lin. Which seats count is fixed when a game starts: those of accounts,
//! if there are two and the table is rated. Leaving does not save a rating.

use kernel::Turn;
use session::GameSession;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::store::{Occupant, Rating, Store, StoreError, Table};

/// Attempts to store ratings: two games of one person may end at the same time on different servers.
const MAX_ATTEMPTS: u32 = 5;

/// Stores the ratings after a game. Ratings that cannot be stored are lost; the result of the game is not.
pub async fn update(store: &dyn Store, table: &Table, session: &GameSession) {
    if session.played.turn() != Turn::Over {
        return;
    }
    for _ in 0..MAX_ATTEMPTS {
        let ratings = after(store, table, session).await;
        match store.rate(&ratings).await {
            Ok(()) => return,
            Err(StoreError::Conflict) => (),
            Err(error) => return tracing::warn!(table = table.id, %error, "rating_save_failed"),
        }
    }
}

/// The new ratings of a game; empty if it is not rated.
async fn after(store: &dyn Store, table: &Table, session: &GameSession) -> Vec<(String, Rating)> {
    let ranks = ranks(session);
    let mut rated = Vec::new();
    for &number in &table.rated {
        let index = usize::from(number) - 1;
        if let Some(Occupant::Person { id, .. }) = table.seats.get(index) {
            let rating = match id {
                Some(id) => store.rating(id).await.ok().flatten(),
                // The account is deleted, which does not spare the others their result.
                None => None,
            };
            rated.push((id.clone(), rating, ranks[index]));
        }
    }
    if rated.len() < 2 {
        return Vec::new();
    }
    let now = |rating: &Option<Rating>| match rating {
        Some(it) => WengLinRating { rating: it.value, uncertainty: it.uncertainty },
        None => WengLinRating::new(),
    };
    let teams: Vec<[WengLinRating; 1]> = rated.iter().map(|(_, rating, _)| [now(rating)]).collect();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(&rated).map(|(team, (.., rank))| (&team[..], MultiTeamOutcome::new(*rank))).collect();
    let after = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    let rating = |((id, before, _), team): ((Option<String>, Option<Rating>, usize), Vec<WengLinRating>)| {
        let games = before.map_or(0, |it| it.games) + 1;
        Some((id?, Rating { value: team[0].rating, uncertainty: team[0].uncertainty, games }))
    };
    rated.into_iter().zip(after).filter_map(rating).collect()
}

/// The rank of each seat by the game's own standing, tie-breaks included. A seat that was left to a bot, by resigning
/// or by running out of time and not coming back, ranks behind all others.
pub fn ranks(session: &GameSession) -> Vec<usize> {
    let players = usize::from(session.played.players());
    let mut ranks = vec![players; players];
    for standing in session.played.standings() {
        if standing.seat.index() < players {
            ranks[standing.seat.index()] = standing.rank;
        }
    }
    for seat in session.away.iter() {
        ranks[seat.index()] = players + 1;
    }
    ranks
}

#[cfg(test)]
mod tests;
