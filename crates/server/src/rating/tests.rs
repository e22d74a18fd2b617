use kernel::Seat;

use super::*;
use crate::store::{Clock, Settings, Status};

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
            assert_eq!(ranks[standing.seat.index()], standing.rank, "game {n}");
        }
    }
    assert!(broken_ties > 0, "the games have ties to break");
}

#[test]
fn who_leaves_its_seat_to_a_bot_loses() {
    let mut session = finished("money", 3, 0);
    let winner = session.played.winners().lowest().unwrap();
    assert_eq!(ranks(&session)[winner.index()], 1);
    session.away = session.away.with(winner);
    let ranks = ranks(&session);
    assert!((0..3).all(|seat| seat == winner.index() || ranks[seat] < ranks[winner.index()]), "{ranks:?}");
}
