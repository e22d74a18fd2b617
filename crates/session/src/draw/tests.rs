use super::*;
use protocol::{ChatAccess, Clock, Status};

use crate::Settings;

const AT: Millis = 1000;

fn table(players: usize) -> Table {
    let person = |n: usize| Occupant::Person { id: Some(n.to_string()), name: n.to_string(), entropy: None };
    Table {
        id: "t".to_owned(),
        game: "money".to_owned(),
        revision: 1,
        settings: Settings {
            players: players as u8 + 1,
            options: Vec::new(),
            clock: Clock::None,
            memory: true,
            hints: false,
            chat: ChatAccess::Everyone,
            rated: false,
            shares: true,
        },
        seed: Seed::new([1; 32]),
        status: Status::Playing,
        public: true,
        maker: None,
        maker_prefix: None,
        created_at: 0,
        started_at: Some(0),
        seats: (0..players).map(person).chain([Occupant::Bot("easy".to_owned())]).collect(),
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        club: None,
        fill_at: None,
        pauses: Vec::new(),
        tournament: None,
    }
}

fn share(byte: u8) -> String {
    Share::new([byte; 32]).to_string()
}

fn commitment(seat: usize, byte: u8) -> String {
    Share::new([byte; 32]).commitment(Seed::new([1; 32]).hash(), Seat::new(seat)).to_string()
}

fn commit(draw: &mut Draw, seat: usize, byte: u8) {
    let line = draw.commit(Seat::new(seat), &commitment(seat, byte)).unwrap().unwrap();
    draw.apply(&line, AT).unwrap();
}

fn reveal(draw: &mut Draw, seat: usize, byte: u8) {
    let line = draw.reveal(Seat::new(seat), &share(byte)).unwrap().unwrap();
    draw.apply(&line, AT).unwrap();
}

#[test]
fn shares_are_shown_after_all_are_committed_and_told_after_all_are_shown() {
    let mut draw = Draw::new(&table(2));
    commit(&mut draw, 0, 7);
    assert_eq!(draw.reveal(Seat::new(0), &share(7)), Err(Refusal::Forbidden), "not before the last commitment");
    assert_eq!(draw.commit(Seat::new(0), &commitment(0, 7)), Ok(None), "a repeated message changes nothing");
    assert_eq!(draw.commit(Seat::new(0), &commitment(0, 8)), Err(Refusal::Forbidden), "no second thoughts");
    assert_eq!(draw.commit(Seat::new(2), &commitment(2, 8)), Err(Refusal::Forbidden), "a bot adds nothing");
    commit(&mut draw, 1, 8);
    assert_eq!(draw.phase(), DrawPhase::Reveal);
    assert_eq!(draw.reveal(Seat::new(1), &share(9)), Err(Refusal::Forbidden), "not what was committed to");
    assert_eq!(draw.reveal(Seat::new(1), "x"), Err(Refusal::BadText));
    reveal(&mut draw, 1, 8);
    let told = draw.message(0).unwrap();
    assert!(told.seats.iter().all(|it| it.share.is_none()), "who has not shown its share sees none: {told:?}");
    reveal(&mut draw, 0, 7);
    assert!(draw.is_done() && draw.message(0).unwrap().seats[0].share.is_some());
    assert_ne!(draw.dice(), Seed::new([1; 32]));
}

#[test]
fn a_browser_that_is_not_there_is_left_out() {
    let mut draw = Draw::new(&table(2));
    commit(&mut draw, 0, 7);
    draw.apply(&Line::LeaveOut(Seat::new(1)), AT).unwrap();
    assert_eq!((draw.phase(), draw.awaited().len()), (DrawPhase::Reveal, 1));
    reveal(&mut draw, 0, 7);
    assert_eq!((draw.is_done(), draw.absent(), draw.withheld()), (true, vec![Seat::new(1)], vec![]));
}

#[test]
fn a_withheld_share_repeats_the_draw_without_that_seat() {
    let mut draw = Draw::new(&table(2));
    commit(&mut draw, 0, 7);
    commit(&mut draw, 1, 8);
    reveal(&mut draw, 0, 7);
    draw.apply(&Line::LeaveOut(Seat::new(1)), AT + 5).unwrap();
    assert_eq!((draw.phase(), draw.since(), draw.withheld()), (DrawPhase::Commit, AT + 5, vec![Seat::new(1)]));
    assert!(draw.shares().is_empty(), "what was shown is void");
    assert_eq!(draw.reveal(Seat::new(1), &share(8)), Err(Refusal::Forbidden), "too late");
    assert_eq!(draw.commit(Seat::new(1), &commitment(1, 8)), Err(Refusal::Forbidden), "not a second time");
    commit(&mut draw, 0, 9);
    reveal(&mut draw, 0, 9);
    assert_eq!((draw.is_done(), draw.shares().len(), draw.message(0).unwrap().round), (true, 1, 2));
}

#[test]
fn a_table_without_shares_has_nothing_to_draw() {
    let mut without = table(2);
    without.settings.shares = false;
    let draw = Draw::new(&without);
    assert!(draw.is_done() && draw.message(0).is_none());
    assert_eq!(draw.dice(), without.seed);
}
