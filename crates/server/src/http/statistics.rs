//! What the past games of a person come to.

use std::collections::BTreeMap;

use protocol::{OpeningTally, OpponentTally, ScoreTally, Statistics};

use crate::store::{PastSeat, PlayedGame};

/// The most opponents that are listed.
const OPPONENTS: usize = 20;
/// The most first choices that are listed of a game.
const OPENINGS: usize = 8;

/// Sums up games, which come the newest first.
pub fn statistics(games: &[PlayedGame]) -> Statistics {
    Statistics {
        games: games.len() as u32,
        opponents: opponents(games),
        scores: scores(games),
        openings: openings(games),
    }
}

fn own_seat(game: &PlayedGame) -> Option<&PastSeat> {
    game.past.seats.get(usize::from(game.past.seat).checked_sub(1)?)
}

fn has_won(seat: &PastSeat) -> bool {
    seat.rank == Some(1)
}

/// Results against each person and each level of bots. Somebody who was deleted, or sat at the same device, has no id
/// and is not told from others.
fn opponents(games: &[PlayedGame]) -> Vec<OpponentTally> {
    let mut tallies: BTreeMap<String, OpponentTally> = BTreeMap::new();
    for game in games {
        let Some(own) = own_seat(game) else { continue };
        for ((number, seat), person) in (1..).zip(&game.past.seats).zip(&game.people) {
            let key = match (person, &seat.level) {
                _ if number == game.past.seat => continue,
                (Some(person), _) => format!("person {person}"),
                (None, Some(level)) => format!("bot {level}"),
                (None, None) => continue,
            };
            // The newest game comes first, so this is the name of then.
            let new =
                || OpponentTally { name: seat.name.clone(), level: seat.level.clone(), games: 0, ahead: 0, behind: 0 };
            let tally = tallies.entry(key).or_insert_with(new);
            tally.games += 1;
            if let (Some(own), Some(other)) = (own.rank, seat.rank) {
                tally.ahead += u32::from(own < other);
                tally.behind += u32::from(own > other);
            }
        }
    }
    let mut all: Vec<OpponentTally> = tallies.into_values().collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.games));
    all.truncate(OPPONENTS);
    all
}

fn scores(games: &[PlayedGame]) -> Vec<ScoreTally> {
    let mut all: BTreeMap<(&str, u8), (Vec<i64>, u32)> = BTreeMap::new();
    for game in games {
        if let Some(own) = own_seat(game)
            && let Some(points) = own.points
        {
            let (scores, wins) = all.entry((&game.past.game, game.past.seats.len() as u8)).or_default();
            scores.push(points);
            *wins += u32::from(has_won(own));
        }
    }
    let tally = |((game, players), (mut scores, wins)): ((&str, u8), (Vec<i64>, u32))| {
        scores.sort_unstable();
        let last = scores.len() - 1;
        let quartiles = [0, 1, 2, 3, 4].map(|n| scores[last * n / 4]);
        ScoreTally { game: game.to_owned(), players, games: scores.len() as u32, wins, quartiles }
    };
    all.into_iter().map(tally).collect()
}

/// Games by their first choice. Only those of games whose choices are known count.
fn openings(games: &[PlayedGame]) -> Vec<OpeningTally> {
    let mut all: BTreeMap<&str, BTreeMap<&str, (u32, u32)>> = BTreeMap::new();
    for game in games {
        if let (Some(own), Some(first)) = (own_seat(game), game.opening.first()) {
            let (games, wins) = all.entry(&game.past.game).or_default().entry(first).or_default();
            *games += 1;
            *wins += u32::from(has_won(own));
        }
    }
    let of_game = |(game, choices): (&str, BTreeMap<&str, (u32, u32)>)| {
        let tally = |(choice, (games, wins)): (&str, (u32, u32))| OpeningTally {
            game: game.to_owned(),
            choice: choice.to_owned(),
            games,
            wins,
        };
        let mut tallies: Vec<OpeningTally> = choices.into_iter().map(tally).collect();
        tallies.sort_by_key(|it| std::cmp::Reverse(it.games));
        tallies.truncate(OPENINGS);
        tallies
    };
    all.into_iter().flat_map(of_game).collect()
}
