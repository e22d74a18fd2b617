use std::{
    cmp::{Ordering, Reverse},
    collections::BTreeMap,
};

use async_trait::async_trait;
use server::{
    rating::{Entrant, Prior, Who, after_game, class_of},
    store::{
        Audience, LadderRating, LeaderboardFilter, Listed, Occupant, PlayerClass, Rating, RatingMaintenance,
        RatingPoint, Ratings, SeatResult, Status, StoreError,
    },
};

use super::{
    MemoryStore,
    data::{Data, StoredTable, require},
};

/// The ratings of one game and class.
#[derive(Default)]
pub struct Ladder {
    /// How many rated games have ended.
    pub n: i64,
    /// By the id of the person.
    pub now: BTreeMap<String, Rating>,
    /// The ids of a person and of the table, with the rating after it.
    pub points: Vec<(String, String, RatingPoint)>,
}

impl Ladder {
    /// Deletes what belongs to a person.
    pub(super) fn forget(&mut self, person: &str) {
        self.now.remove(person);
        self.points.retain(|(id, ..)| id != person);
    }

    /// Takes the ratings of a game into account, and returns those with which its seats began.
    fn rate(&mut self, stored: &StoredTable, n: i64) -> Vec<Option<Prior>> {
        let entrants = entrants(stored);
        let all: Vec<Entrant> = entrants.iter().flatten().cloned().collect();
        let mut rated = after_game(&stored.table.game, &all, &self.now).into_iter().flatten();
        let prior = |entrant: &Option<Entrant>| {
            let (entrant, rated) = (entrant.as_ref()?, rated.next()?);
            if let (Who::Person(person), Some(rating)) = (&entrant.who, rated.after) {
                let point = RatingPoint { n, at: stored.ended_at, rating };
                self.points.push((person.clone(), stored.table.id.clone(), point));
                self.now.insert(person.clone(), rating);
            }
            Some(rated.before)
        };
        entrants.iter().map(prior).collect()
    }
}

/// Who takes part in the rating of a game at each seat; nobody if the places are not known.
fn entrants(stored: &StoredTable) -> Vec<Option<Entrant>> {
    let entrant = |(index, (occupant, result)): (usize, (&Occupant, &SeatResult))| {
        let is_counted = stored.table.rated.iter().any(|number| usize::from(*number) == index + 1);
        let who = match occupant {
            Occupant::Bot(level) => Who::Bot(level.clone()),
            Occupant::Person { id: Some(id), .. } if is_counted => Who::Person(id.clone()),
            Occupant::Person { id: None, .. } if is_counted => Who::Gone(stored.priors.get(index).copied().flatten()),
            _ => return None,
        };
        Some(Entrant { who, rank: result.rank })
    };
    stored.table.seats.iter().zip(&stored.results).enumerate().map(entrant).collect()
}

fn class(stored: &StoredTable) -> PlayerClass {
    class_of(stored.table.seats.len())
}

impl Data {
    /// Rates a game whose results are known, if it counts.
    pub(super) fn rate(&mut self, id: &str) {
        let Some(stored) = self.tables.get_mut(id) else { return };
        if stored.table.rated.is_empty() || stored.results.is_empty() {
            return;
        }
        let ladder = self.ladders.entry((stored.table.game.clone(), class(stored))).or_default();
        ladder.n += 1;
        stored.rated_n = Some(ladder.n);
        stored.priors = ladder.rate(stored, ladder.n);
    }

    fn rebuild(&mut self, game: &str, wanted: PlayerClass) -> u64 {
        let Some(ladder) = self.ladders.get_mut(&(game.to_owned(), wanted)) else { return 0 };
        let is_kept = |(_, table, _): &(String, String, RatingPoint)| !self.tables.contains_key(table);
        let mut kept: Vec<_> = ladder.points.iter().filter(|it| is_kept(it)).cloned().collect();
        kept.sort_by_key(|(.., point)| point.n);
        (ladder.now, ladder.points) = (BTreeMap::new(), kept.clone());
        let mut kept = kept.into_iter().peekable();
        let rated = self.tables.values_mut().filter(|it| it.table.game == game && class(it) == wanted);
        let mut rated: Vec<(i64, &mut StoredTable)> = rated.filter_map(|it| Some((it.rated_n?, it))).collect();
        rated.sort_by_key(|(n, _)| *n);
        let n_games = rated.len() as u64;
        for (n, stored) in rated {
            while let Some((person, _, point)) = kept.next_if(|(.., point)| point.n < n) {
                ladder.now.insert(person, point.rating);
            }
            stored.priors = ladder.rate(stored, n);
        }
        ladder.now.extend(kept.map(|(person, _, point)| (person, point.rating)));
        n_games
    }
}

#[async_trait]
impl Ratings for MemoryStore {
    async fn rating(&self, person: &str, game: &str, class: PlayerClass) -> Result<Option<Rating>, StoreError> {
        let (person, key) = (person.to_owned(), (game.to_owned(), class));
        self.query("rating", move |data| Ok(data.ladders.get(&key).and_then(|it| it.now.get(&person).copied()))).await
    }

    async fn ratings_of(&self, person: &str) -> Result<Vec<LadderRating>, StoreError> {
        let person = person.to_owned();
        let ratings = self.query("ratings of", move |data| {
            let rating = |((game, class), ladder): (&(String, PlayerClass), &Ladder)| {
                Some(LadderRating { game: game.clone(), class: *class, rating: *ladder.now.get(&person)? })
            };
            let mut all: Vec<LadderRating> = data.ladders.iter().filter_map(rating).collect();
            all.sort_by_key(|it| (Reverse(it.rating.games), it.game.clone(), it.class.id()));
            Ok(all)
        });
        ratings.await
    }

    async fn rating_points(
        &self,
        person: &str,
        game: &str,
        class: PlayerClass,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let (person, key) = (person.to_owned(), (game.to_owned(), class));
        let points = self.query("rating points", move |data| {
            let points = data.ladders.get(&key).map_or(&[][..], |it| &it.points);
            let mut own: Vec<RatingPoint> = points.iter().filter(|it| it.0 == person).map(|it| it.2).collect();
            own.sort_by_key(|it| it.n);
            Ok(own.split_off(own.len().saturating_sub(limit as usize)))
        });
        points.await
    }

    async fn leaderboard(&self, filter: &LeaderboardFilter, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let filter = filter.clone();
        let listed = self.query("leaderboard", move |data| {
            let Some(ladder) = data.ladders.get(&(filter.game, filter.class)) else { return Ok(Vec::new()) };
            let listed = |(id, rating): (&String, &Rating)| {
                let person = data.people.get(id).filter(|it| it.page.leaderboard && it.login.is_some())?;
                let (name, audience) = (person.name.clone(), person.page.audience);
                Some(Listed { person: id.clone(), name, audience, rating: *rating })
            };
            let is_settled =
                |it: &Listed| it.rating.games >= filter.min_games && it.rating.uncertainty <= filter.max_uncertainty;
            let mut all: Vec<Listed> = ladder.now.iter().filter_map(listed).filter(is_settled).collect();
            all.sort_by(best_first);
            Ok(all.into_iter().skip(filter.skip as usize).take(limit as usize).collect())
        });
        listed.await
    }

    async fn club_leaderboard(
        &self,
        club: &str,
        game: &str,
        class: PlayerClass,
        viewer: &str,
    ) -> Result<Vec<Listed>, StoreError> {
        let (club, key, viewer) = (club.to_owned(), (game.to_owned(), class), viewer.to_owned());
        let listed = self.query("club leaderboard", move |data| {
            let Some(ladder) = data.ladders.get(&key) else { return Ok(Vec::new()) };
            let listed = |(id, rating): (&String, &Rating)| {
                data.role(&club, id)?;
                let person = data.people.get(id).filter(|it| it.login.is_some())?;
                let is_shown = person.page.audience != Audience::Nobody && person.page.ratings || *id == viewer;
                let shown = is_shown && !data.blocks.contains(&(id.clone(), viewer.clone()));
                let (name, audience) = (person.name.clone(), person.page.audience);
                shown.then(|| Listed { person: id.clone(), name, audience, rating: *rating })
            };
            let mut all: Vec<Listed> = ladder.now.iter().filter_map(listed).collect();
            all.sort_by(best_first);
            Ok(all)
        });
        listed.await
    }
}

fn best_first(a: &Listed, b: &Listed) -> Ordering {
    b.rating.value.total_cmp(&a.rating.value).then_with(|| b.person.cmp(&a.person))
}

#[async_trait]
impl RatingMaintenance for MemoryStore {
    async fn set_results(&self, id: &str, results: &[SeatResult]) -> Result<(), StoreError> {
        let (id, results) = (id.to_owned(), results.to_vec());
        let set = self.query("set results", move |data| {
            let stored = data.tables.get_mut(&id).ok_or(StoreError::Conflict)?;
            require(stored.table.status == Status::Over)?;
            stored.results = results;
            Ok(())
        });
        set.await
    }

    async fn rebuild_ladder(&self, game: &str, class: PlayerClass) -> Result<u64, StoreError> {
        let game = game.to_owned();
        self.query("rebuild ladder", move |data| Ok(data.rebuild(&game, class))).await
    }
}
