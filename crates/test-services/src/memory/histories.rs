use std::{cmp::Reverse, collections::BTreeMap};

use async_trait::async_trait;
use server::store::{
    Departure, GameTally, Histories, IMPORTED, Occupant, PageSettings, PastFilter, PastGame, PastSeat, PlayedGame,
    Reader, Status, StoreError,
};

use super::{
    MemoryStore,
    data::{Data, StoredTable},
};

/// The finished games of a person.
fn finished<'a>(data: &'a Data, person: &'a str) -> impl Iterator<Item = (usize, &'a StoredTable)> {
    let over = data.tables.values().filter(|it| it.table.status == Status::Over);
    over.filter_map(move |it| Some((seat_of(it, person)?, it)))
}

/// The index of the seat of a person.
fn seat_of(stored: &StoredTable, person: &str) -> Option<usize> {
    stored.table.seats.iter().position(|it| it.person().is_some_and(|id| id == person))
}

fn past_seat(stored: &StoredTable, index: usize, occupant: &Occupant) -> PastSeat {
    let (name, level) = match occupant {
        Occupant::Person { name, .. } => (Some(name.clone()), None),
        Occupant::Bot(level) => (None, Some(level.clone())),
        Occupant::Open | Occupant::Invite { .. } => (None, None),
    };
    let result = stored.results.get(index);
    let left = result.is_some_and(|it| it.departure.is_some());
    PastSeat { name, level, rank: result.map(|it| it.rank), points: result.and_then(|it| it.points), left }
}

fn played(stored: &StoredTable, index: usize) -> PlayedGame {
    let seats = &stored.table.seats;
    PlayedGame {
        past: PastGame {
            id: stored.table.id.clone(),
            game: stored.table.game.clone(),
            ended_at: stored.ended_at,
            rated: stored.rated_n.is_some(),
            seat: index as u8 + 1,
            seats: seats.iter().enumerate().map(|(index, it)| past_seat(stored, index, it)).collect(),
        },
        people: seats.iter().map(|it| it.person().cloned()).collect(),
        opening: stored.results.get(index).map(|it| it.opening.clone()).unwrap_or_default(),
    }
}

fn fits(filter: &PastFilter, stored: &StoredTable, index: usize) -> bool {
    let names = stored.table.seats.iter().enumerate().filter(|(other, _)| *other != index);
    let mut names = names.filter_map(|(_, it)| if let Occupant::Person { name, .. } = it { Some(name) } else { None });
    let has_won = stored.results.get(index).is_some_and(|it| it.rank == 1);
    let key = (stored.ended_at, &stored.table.id);
    filter.game.as_ref().is_none_or(|it| *it == stored.table.game)
        && filter.with.as_ref().is_none_or(|it| names.any(|name| name.to_lowercase().contains(it)))
        && filter.won.is_none_or(|it| it == has_won)
        && filter.from.is_none_or(|it| stored.ended_at >= it)
        && filter.to.is_none_or(|it| stored.ended_at < it)
        && filter.before.as_ref().is_none_or(|(at, id)| key < (*at, id))
        && !(filter.online && stored.table.id.starts_with(IMPORTED))
        && match &filter.reader {
            Reader::Oneself => true,
            Reader::Anybody => stored.table.public,
            Reader::Other(id) => stored.table.public || seat_of(stored, id).is_some(),
        }
}

#[async_trait]
impl Histories for MemoryStore {
    async fn past_games(&self, person: &str, filter: &PastFilter, limit: u32) -> Result<Vec<PlayedGame>, StoreError> {
        let (person, filter) = (person.to_owned(), filter.clone());
        let games = self.query("past games", move |data| {
            let fitting = finished(data, &person).filter(|(index, it)| fits(&filter, it, *index));
            let mut games: Vec<PlayedGame> = fitting.map(|(index, it)| played(it, index)).collect();
            games.sort_by_key(|it| Reverse((it.past.ended_at, it.past.id.clone())));
            games.truncate(limit as usize);
            Ok(games)
        });
        games.await
    }

    async fn tallies(&self, person: &str) -> Result<Vec<GameTally>, StoreError> {
        let person = person.to_owned();
        let tallies = self.query("tallies", move |data| {
            let mut tallies = BTreeMap::<String, GameTally>::new();
            for (index, stored) in finished(data, &person).filter(|(_, it)| !it.table.id.starts_with(IMPORTED)) {
                let game = stored.table.game.clone();
                let new = GameTally { game: game.clone(), games: 0, wins: 0, timeouts: 0 };
                let (tally, result) = (tallies.entry(game).or_insert(new), stored.results.get(index));
                tally.games += 1;
                tally.wins += i64::from(result.is_some_and(|it| it.rank == 1));
                tally.timeouts += i64::from(result.is_some_and(|it| it.departure == Some(Departure::Time)));
            }
            let mut tallies: Vec<GameTally> = tallies.into_values().collect();
            tallies.sort_by_key(|it| Reverse(it.games));
            Ok(tallies)
        });
        tallies.await
    }

    async fn have_played(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let (one, other) = (one.to_owned(), other.to_owned());
        let played = self.query("have played", move |data| {
            let begun = data.tables.values().filter(|it| it.table.status != Status::Waiting);
            Ok(begun.filter(|it| seat_of(it, &one).is_some()).any(|it| seat_of(it, &other).is_some()))
        });
        played.await
    }

    async fn page_settings(&self, person: &str) -> Result<PageSettings, StoreError> {
        let person = person.to_owned();
        let settings = move |data: &mut Data| Ok(data.people.get(&person).map(|it| it.page).unwrap_or_default());
        self.query("page settings", settings).await
    }

    async fn set_page_settings(&self, person: &str, settings: PageSettings) -> Result<(), StoreError> {
        let person = person.to_owned();
        let set = self.query("set page settings", move |data| {
            data.people.entry(person).and_modify(|it| it.page = settings);
            Ok(())
        });
        set.await
    }
}
