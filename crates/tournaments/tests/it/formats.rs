//! Round robin, knock-out, arena, and how a tournament starts.

use tournaments::{Due, Event, Format, NoShow, POINT, Phase, Tournament};

use crate::harness::{KINDS, Kind, Play, settings};

#[test]
fn in_a_round_robin_every_pair_meets_once() {
    for n in 2..=13 {
        let play = Play::new(settings(Format::RoundRobin, 2, &[2]), &vec![Kind::Bot; n], 1).finish();
        assert_eq!(play.meetings().len(), n * (n - 1) / 2, "{n} entrants");
        assert!(play.meetings().values().all(|times| *times == 1));
        let byes = play.byes();
        assert!(byes.iter().all(|it| *it == byes[0]), "{byes:?}");
    }
}

#[test]
fn a_round_robin_of_larger_tables_is_even() {
    let play = Play::new(settings(Format::RoundRobin, 4, &[3, 4]), &[Kind::Bot; 13], 1).finish();
    assert_eq!(play.pairings.len(), 4);
    let meetings = play.meetings();
    assert!(meetings.values().all(|times| *times <= 2), "{meetings:?}");
}

#[test]
fn a_knock_out_halves_the_field_until_one_is_left() {
    for n in [2, 3, 7, 16, 100, 333] {
        let play = Play::new(settings(Format::Knockout, 2, &[2]), &vec![Kind::Bot; n], 9).finish();
        assert_eq!(play.tournament.tables().len(), n - 1, "each table has put one out");
        let standings = play.tournament.standings();
        assert!(standings[0].points > standings[1].points, "one winner");
        let first = &play.pairings[0];
        assert_eq!(first.byes.len(), n.next_power_of_two() - n);
        assert_eq!(first.byes, play.tournament.seeds()[..first.byes.len()], "the first seeds have the byes");
    }
}

#[test]
fn the_first_seeds_of_a_knock_out_meet_late() {
    let play = Play::new(settings(Format::Knockout, 2, &[2]), &[Kind::Bot; 8], 9).finish();
    let seeds = play.tournament.seeds();
    let is_pair = |a: u16, b: u16| play.pairings[0].tables.iter().any(|it| it.contains(&a) && it.contains(&b));
    assert!((0..4).all(|n| is_pair(seeds[n], seeds[7 - n])));
}

#[test]
fn a_knock_out_at_larger_tables_ends_with_one_table() {
    for n in [4, 5, 12, 31, 200] {
        let play = Play::new(settings(Format::Knockout, 4, &[2, 3, 4]), &vec![Kind::Bot; n], 9).finish();
        assert_eq!(play.pairings.last().unwrap().tables.len(), 1);
        let standings = play.tournament.standings();
        assert!(standings[0].points > standings[1].points, "one winner of {n}");
    }
}

#[test]
fn an_arena_pairs_free_entrants_until_its_time_is_over() {
    let kinds: Vec<Kind> = (0..60).map(|n| KINDS[n % KINDS.len()]).collect();
    let play = Play::new(settings(Format::Arena { minutes: 10 }, 2, &[2]), &kinds, 2).finish();
    assert_eq!(play.tournament.phase(), Phase::Over);
    let tables = play.tournament.tables();
    let (first, last) = (tables[0].at, tables.last().unwrap().at);
    assert!(last - first < 600_000 && last - first > 500_000, "{first} to {last}");
    assert!(play.byes().iter().all(|it| *it == 0), "who waits is given nothing");
    let standings = play.tournament.standings();
    assert!(standings[0].games > 5, "{standings:?}");
}

#[test]
fn a_forfeit_is_won_by_who_is_there_and_a_bot_may_play_instead() {
    for (no_show, is_played) in [(NoShow::Forfeit, false), (NoShow::Bot, true)] {
        let mut settings = settings(Format::Swiss { rounds: 1 }, 2, &[2]);
        settings.no_show = no_show;
        let play = Play::new(settings, &[Kind::Ghost, Kind::Reliable], 1).finish();
        assert_eq!(play.tournament.points(), [0, POINT]);
        assert_eq!(!play.tournament.tables()[0].scores.is_empty(), is_played);
    }
}

#[test]
fn it_starts_when_full_or_at_its_time_and_is_cancelled_without_entrants() {
    let mut full = settings(Format::RoundRobin, 2, &[2]);
    (full.capacity, full.starts_when_full, full.start_at) = (3, true, None);
    let mut tournament = Tournament::new(full);
    let enter = |entrant| Event::Enter { entrant, rating: None, bot: false };
    for entrant in 0..3 {
        assert_eq!(tournament.due(0), Due::Wait(None));
        tournament.apply(&enter(entrant), 0).unwrap();
    }
    assert_eq!(tournament.due(0), Due::Start);
    assert!(tournament.apply(&enter(3), 0).is_err(), "it is full");
    tournament.apply(&Event::Withdraw { entrant: 1 }, 0).unwrap();
    assert_eq!(tournament.due(0), Due::Wait(None), "somebody has left");
    let mut timed = Tournament::new(settings(Format::RoundRobin, 2, &[2]));
    timed.apply(&enter(0), 0).unwrap();
    assert_eq!(timed.due(999), Due::Wait(Some(1_000)));
    assert_eq!(timed.due(1_000), Due::Cancel);
    timed.apply(&Event::Cancel, 1_000).unwrap();
    assert!(timed.apply(&enter(1), 1_001).is_err());
}
