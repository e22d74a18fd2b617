//! Ratings of accounts by the method of Weng and Lin, updated after every game that at least two accounts have played
//! to the end.

use kernel::{Seat, Turn};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    store::{Occupant, Rating, Store, StoreError, Table},
    table::GameSession,
};

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

/// The new ratings of a game; empty if fewer than two accounts have played to the end.
async fn after(store: &dyn Store, table: &Table, session: &GameSession) -> Vec<(String, Rating)> {
    let ranks = ranks(session);
    let mut rated = Vec::new();
    for (index, occupant) in table.seats.iter().enumerate() {
        let seat = Seat::new(index);
        if let Occupant::Person { id: Some(id), .. } = occupant
            && !session.away.contains(seat)
            && let Ok(Some(person)) = store.person(id).await
            && person.login.is_some()
        {
            let rating = store.rating(id).await.ok().flatten();
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
    let rating = |((id, before, _), team): ((String, Option<Rating>, usize), Vec<WengLinRating>)| {
        let games = before.map_or(0, |it| it.games) + 1;
        (id, Rating { value: team[0].rating, uncertainty: team[0].uncertainty, games })
    };
    rated.into_iter().zip(after).map(rating).collect()
}

/// The rank of each seat: one more than the number of seats with a better result.
fn ranks(session: &GameSession) -> Vec<usize> {
    let winners = session.winning_seats();
    let scores = session.played.scores();
    let standing = |seat: Seat| {
        let total = scores.iter().find(|score| score.seat == seat).map_or(0, |score| score.total);
        (winners.contains(seat), !session.resigned.contains(seat), total)
    };
    let seats: Vec<Seat> = (0..usize::from(session.played.players())).map(Seat::new).collect();
    seats.iter().map(|&seat| 1 + seats.iter().filter(|&&other| standing(other) > standing(seat)).count()).collect()
}
