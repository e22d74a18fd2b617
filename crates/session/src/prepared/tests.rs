use catalog::GAMES;
use protocol::{ChatAccess, Clock};
use record::Seed;

use super::*;
use crate::{GameSession, Occupant, Settings, Table};

fn begin(game: &str, players: u8) -> GameSession {
    let settings = Settings {
        players,
        options: Vec::new(),
        clock: Clock::None,
        memory: true,
        hints: false,
        rated: false,
        shares: false,
        chat: ChatAccess::Everyone,
    };
    let seats = vec![Occupant::Bot("easy".to_owned()); players.into()];
    let table = Table::new("t", game, settings, seats, Seed::new([5; 32])).unwrap();
    let mut session = GameSession::begin(&table).unwrap();
    let lines = session.draw_opening();
    session.record_entry(0, 0, &lines, 0).unwrap();
    session
}

fn record(session: &mut GameSession, lines: &[Line], since: usize) {
    let n = session.n;
    session.record_entry(n, 0, lines, since).unwrap();
}

fn play(session: &mut GameSession, seat: Seat, actions: &[&str]) {
    let since = session.played.ply();
    let lines = session.play(seat, actions).unwrap();
    record(session, &lines, since);
}

fn prepare(session: &mut GameSession, seat: Seat, choice: &str, actions: &[&str]) {
    let actions = actions.iter().map(|&it| it.to_owned()).collect();
    let wanted = PreparedChoice { choice: choice.to_owned(), actions, stops: Vec::new() };
    let (line, ply) = (session.prepared.prepare(seat, &wanted).unwrap(), session.played.ply());
    record(session, &[line], ply);
}

/// Everybody bids one card. Returns who exchanges first.
fn bid(session: &mut GameSession) -> Seat {
    for seat in session.to_move().iter() {
        let card = session.played.legal(seat).into_iter().find(|it| it.starts_with("add")).unwrap();
        play(session, seat, &[&card, "seal"]);
    }
    session.to_move().iter().next().unwrap()
}

#[test]
fn what_repeats_has_an_end_that_everybody_has() {
    let all = GAMES.iter().flat_map(|game| game.preparations());
    assert!(all.clone().count() >= 5);
    for it in all {
        assert!(!it.repeats || it.stops.iter().any(|stop| stop.always), "{}", it.id);
        let mut ids: Vec<&str> = it.stops.iter().map(|stop| stop.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), it.stops.len(), "{}", it.id);
    }
}

#[test]
fn an_exchange_holds_for_the_row_that_was_seen() {
    let mut session = begin("money", 3);
    let first = bid(&mut session);
    let others: Vec<Seat> = kernel::Seats::first(3).without(first).iter().collect();
    prepare(&mut session, others[0], "row-left", &["row left"]);
    prepare(&mut session, others[1], "row-right", &["row right"]);
    assert_eq!(session.due_choice(others[0]), None, "it is not its turn");
    play(&mut session, first, &["row left"]);
    let mut asked = 0;
    while let Some(seat) = session.to_move().iter().find(|seat| others.contains(seat) && asked < 2) {
        asked += 1;
        let due = session.due_choice(seat);
        if seat == others[0] {
            assert_eq!(due, Some(Due::Stop { stop: Some("row") }), "another has taken that row");
            let ply = session.played.ply();
            record(&mut session, &[Line::Unprepare(seat)], ply);
            let shown = session.prepared.shown_to(seat);
            assert_eq!((shown.prepared, shown.dropped.unwrap().stop.as_deref()), (None, Some("row")));
            play(&mut session, seat, &["keep"]);
            assert_eq!(session.prepared.shown_to(seat).dropped, None, "the choice is made");
        } else {
            assert!(matches!(due, Some(Due::Act { stays: false, .. })), "{due:?}");
            play(&mut session, seat, &["row right"]);
        }
    }
    assert_eq!(asked, 2);
}

#[test]
fn a_bid_holds_for_the_hand_that_was_seen_and_is_played_whole() {
    let mut session = begin("money", 3);
    let first = bid(&mut session);
    play(&mut session, first, &["keep"]);
    let view: Value = view(&*session.played, first);
    let card = view["seats"][first.index()]["hand"][0].as_str().unwrap().to_owned();
    prepare(&mut session, first, "bid", &[&format!("add {card}"), "seal"]);
    for _ in 0..2 {
        let seat = session.to_move().iter().next().unwrap();
        play(&mut session, seat, &["keep"]);
    }
    let Some(Due::Act { actions, stays: false }) = session.due_choice(first) else { panic!("it acts") };
    let actions = actions.to_vec();
    play(&mut session, first, &actions.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(!session.to_move().contains(first), "the whole bid is made");

    // A choice that is taken back is not made again at once.
    prepare(&mut session, first, "row-left", &["row left"]);
    let lines = session.undo(first).unwrap();
    let ply = session.played.ply();
    record(&mut session, &lines, ply);
    assert_eq!((session.prepared.of(first), session.due_choice(first)), (None, None));
}
