use kernel::Seat;
use session::{Departure, GameSession};

use super::*;
use crate::store::{Clock, Occupant, Settings, Status, Table};

/// A game played to its end by choices that depend on `n` alone.
fn finished(game: &str, players: u8, n: usize) -> GameSession {
    let settings = Settings {
        players,
        options: Vec::new(),
        clock: Clock::None,
        memory: true,
        hints: false,
        chat: crate::store::ChatAccess::Everyone,
        rated: true,
        shares: false,
    };
    let table = Table {
        id: "t".to_owned(),
        game: game.to_owned(),
        revision: catalog::game(game).unwrap().revision(),
        settings,
        seed: record::Seed::from_phrase("ratings", n as u64),
        status: Status::Playing,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: 0,
        started_at: Some(0),
        seats: vec![Occupant::Bot("easy".to_owned()); usize::from(players)],
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    };
    let mut session = GameSession::begin(&table).unwrap();
    session.draw_opening();
    for step in 0.. {
        let Some(seat) = session.to_move().lowest() else { break };
        let legal = session.played.legal(seat);
        let choice = &legal[(step * 7 + n * 31 + step / 5) % legal.len()];
        session.play(seat, &[choice]).unwrap();
    }
    session
}

/// The places of a finished game by seat.
fn ranks(session: &GameSession) -> Vec<u8> {
    session.outcome().unwrap().results.iter().map(|it| it.rank).collect()
}

#[test]
fn below_first_place_the_tie_breaks_of_the_game_count() {
    let mut broken_ties = 0;
    for n in 0..60 {
        let session = finished("mint-works", 4, n);
        let (ranks, winners, scores) = (ranks(&session), session.played.winners(), session.played.scores());
        for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let total = |seat: usize| scores.iter().find(|it| it.seat.index() == seat).unwrap().total;
            let lost = |seat: usize| !winners.contains(Seat::new(seat));
            if total(pair.0) == total(pair.1) && lost(pair.0) && lost(pair.1) && ranks[pair.0] != ranks[pair.1] {
                broken_ties += 1;
            }
        }
        for standing in session.played.standings() {
            assert_eq!(usize::from(ranks[standing.seat.index()]), standing.rank, "game {n}");
        }
    }
    assert!(broken_ties > 0, "the games have ties to break");
}

#[test]
fn who_leaves_its_seat_to_a_bot_is_last() {
    let mut session = finished("money", 3, 0);
    let winner = session.played.winners().lowest().unwrap();
    assert_eq!(ranks(&session)[winner.index()], 1);
    session.away = session.away.with(winner);
    let outcome = session.outcome().unwrap();
    let first: Vec<u8> = (1..).zip(&outcome.results).filter(|(_, it)| it.rank == 1).map(|(seat, _)| seat).collect();
    assert_eq!(outcome.winners, first, "who is shown as the winner is first in ratings");
    assert_eq!(
        (outcome.results[winner.index()].rank, outcome.results[winner.index()].departure),
        (3, Some(Departure::Time))
    );
    assert_eq!(outcome.results.iter().filter(|it| it.rank == 1).count(), 1, "the others move up: {outcome:?}");
    session.resigned = session.resigned.with(winner);
    assert_eq!(session.outcome().unwrap().results[winner.index()].departure, Some(Departure::Resigned));
}

#[test]
fn where_nobody_is_left_the_standings_of_the_bots_count() {
    let mut session = finished("money", 3, 0);
    let before = session.outcome().unwrap();
    session.away = (0..3).map(Seat::new).collect();
    let after = session.outcome().unwrap();
    assert_eq!(after.winners, before.winners);
    let ranks = |it: &session::Outcome| it.results.iter().map(|it| it.rank).collect::<Vec<_>>();
    assert_eq!(ranks(&after), ranks(&before));
    assert!(after.results.iter().all(|it| it.departure == Some(Departure::Time)));
}

#[test]
fn an_outcome_has_the_first_choices_of_each_seat() {
    let session = finished("mint-works", 2, 3);
    for (index, result) in session.outcome().unwrap().results.iter().enumerate() {
        let own =
            session.played.steps(0).into_iter().filter(|(mover, _)| *mover == record::Mover::Seat(Seat::new(index)));
        assert_eq!(result.opening, own.take(3).map(|(_, text)| text).collect::<Vec<_>>());
        assert_eq!(result.opening.len(), 3);
    }
}

fn person(id: &str, rank: u8) -> Entrant {
    Entrant { who: Who::Person(id.to_owned()), rank }
}

fn bot(level: &str, rank: u8) -> Entrant {
    Entrant { who: Who::Bot(level.to_owned()), rank }
}

/// The rating of the first entrant after a game.
fn first(game: &str, entrants: &[Entrant], now: &BTreeMap<String, Rating>) -> f64 {
    after_game(game, entrants, now).unwrap()[0].after.unwrap().value
}

#[test]
fn bots_count_as_opponents_that_never_move() {
    let none = BTreeMap::new();
    assert_eq!(after_game("money", &[person("ada", 1), bot("easy", 2), bot("hard", 3)], &none), None, "one account");
    let met = |level| first("alhambra", &[person("ada", 1), person("bob", 2), bot(level, 2)], &none);
    assert!(met("easy") < met("hard"), "it is worth more to beat a strong one");
    assert_eq!(met("random"), first("alhambra", &[person("ada", 1), person("bob", 2)], &none), "it was never measured");
    let rated = after_game("alhambra", &[person("ada", 1), person("bob", 2), bot("hard", 2)], &none).unwrap();
    assert_eq!(rated[2].after, None);
    assert_eq!(shown(rated[2].before.value), 2061);
}

#[test]
fn beating_weak_bots_again_and_again_is_worth_nothing() {
    let mut now = BTreeMap::new();
    let strong = Rating { value: 2000.0 / SCALE, uncertainty: 150.0 / SCALE, games: 50 };
    now.insert("ada".to_owned(), strong);
    for _ in 0..100 {
        // An accomplice leaves, so that there are two accounts and one easy prey.
        let before = now["ada"].value;
        let entrants = [person("ada", 1), person("accomplice", 3), bot("easy", 2)];
        let rated = after_game("alhambra", &entrants, &now).unwrap();
        for (entrant, rated) in entrants.iter().zip(rated) {
            if let (Who::Person(id), Some(after)) = (&entrant.who, rated.after) {
                now.insert(id.clone(), after);
            }
        }
        assert!(now["ada"].value >= before);
    }
    let gained = shown(now["ada"].value - strong.value);
    assert!(gained < 200, "{gained} points from a hundred games without an opponent");
}

#[test]
fn a_rating_is_provisional_until_it_rests_on_enough() {
    let is_provisional = |games, uncertainty| {
        let rating = Rating { value: 25.0, uncertainty, games };
        shown_rating(LadderRating { game: "money".to_owned(), class: PlayerClass::Two, rating }).provisional
    };
    assert!(is_provisional(SETTLED_GAMES - 1, 1.0) && is_provisional(99, SETTLED_UNCERTAINTY + 0.01));
    assert!(!is_provisional(SETTLED_GAMES, SETTLED_UNCERTAINTY));
    // Ten games against equals are enough.
    let mut now = BTreeMap::new();
    for n in 0..10 {
        let entrants = [person("ada", 1 + n % 2), person("bob", 2 - n % 2)];
        for (id, rated) in ["ada", "bob"].iter().zip(after_game("money", &entrants, &now).unwrap()) {
            now.insert((*id).to_owned(), rated.after.unwrap());
        }
    }
    let rating = now["ada"];
    assert!(
        !shown_rating(LadderRating { game: "money".to_owned(), class: PlayerClass::Two, rating }).provisional,
        "{rating:?}"
    );
}
