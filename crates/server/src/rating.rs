//! How strong accounts are: Weng and Lin's method, after every game in which at least two of them played
//! to the end.

use kernel::{Seat, Turn};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    store::{Rating, Sitter, Store, StoreError, Table},
    table::Course,
};

/// Games of the same people may end at the same time, on several servers.
const TRIES: u32 = 5;

/// Notes the new ratings. A rating that cannot be kept is lost, the game is not.
pub async fn update(store: &dyn Store, table: &Table, course: &Course) {
    if course.played.turn() != Turn::Over {
        return;
    }
    for _ in 0..TRIES {
        let ratings = after(store, table, course).await;
        match store.rate(&ratings).await {
            Ok(()) => return,
            Err(StoreError::Conflict) => (),
            Err(why) => return tracing::warn!(%why, "ratings are not kept"),
        }
    }
}

/// What follows from a game; nothing if fewer than two were rated.
async fn after(store: &dyn Store, table: &Table, course: &Course) -> Vec<(String, Rating)> {
    let ranks = ranks(course);
    let mut rated = Vec::new();
    for (index, sitter) in table.seats.iter().enumerate() {
        let seat = Seat::new(index);
        if let Sitter::Person { id: Some(id), .. } = sitter
            && !course.away.contains(seat)
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

/// The rank of each seat: one more than how many stand better.
fn ranks(course: &Course) -> Vec<usize> {
    let winners = course.played.winners();
    let scores = course.played.scores();
    let stands = |seat: Seat| {
        let total = scores.iter().find(|score| score.seat == seat).map_or(0, |score| score.total);
        (winners.contains(seat), total)
    };
    let seats: Vec<Seat> = (0..usize::from(course.played.players())).map(Seat::new).collect();
    seats.iter().map(|&seat| 1 + seats.iter().filter(|&&other| stands(other) > stands(seat)).count()).collect()
}
