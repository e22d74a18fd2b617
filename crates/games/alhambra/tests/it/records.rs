//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` records them again.
//!
//! Where dice alone would hardly ever bring such an end, chance is bent: those records have no seed.
//! Even so no whole game was found that ends before A is drawn: the buildings cost 384 at least, and at
//! most about 400 is dealt and drawn until then. The rulebook tests show that end from a position.

use alhambra::{Action, Alhambra, Building, Drawn, Event, Notes, Options, Phase, Scoring, View};
use kernel::{Draw, Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::{End, Match, Mover, Record, Seed};
use testkit::records;

/// What is to be seen of the end of a game.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
struct Ending {
    /// Scorings A and B: scored in time, in the last refill, or never.
    a: When,
    b: When,
    reshuffled: bool,
    /// Left-over buildings that nobody got.
    unclaimed: usize,
    /// Buildings that Martin got after scoring B.
    martins_third: usize,
    n_winners: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
enum When {
    #[default]
    Never,
    InTime,
    LastRefill,
}

#[test]
fn the_yard_runs_short() {
    check("yard-short", 4, false, |it| it.a == When::InTime && it.b == When::InTime && !it.reshuffled);
}

#[test]
fn discards_are_shuffled() {
    check("reshuffled", 3, false, |it| it.reshuffled && it.unclaimed == 0);
}

#[test]
fn martin_gets_a_third() {
    check("martins-third", 2, false, |it| it.martins_third >= 3 && it.unclaimed == 0);
}

#[test]
fn left_over_buildings_are_tied_for() {
    check("left-over-tie", 5, false, |it| it.unclaimed >= 2);
}

#[test]
fn a_win_is_shared() {
    check("shared-win", 6, false, |it| it.n_winners > 1);
}

#[test]
fn b_comes_in_the_last_refill() {
    check("b-in-last-refill", 6, true, |it| it.a == When::InTime && it.b == When::LastRefill);
}

#[test]
fn b_is_never_drawn() {
    check("b-never", 6, true, |it| it.a == When::InTime && it.b == When::Never);
}

fn check(name: &str, players: u8, bent: bool, wanted: impl Fn(&Ending) -> bool) {
    let played = records::check::<Alhambra>(env!("CARGO_MANIFEST_DIR"), name, || {
        if bent { find_bent(players, &wanted) } else { find(players, &wanted) }
    });
    played.game().census();
    let ending = ending_of(played.news(Observer::Spectator, 0).map(|(_, event)| event));
    assert!(wanted(&ending), "{ending:?}");
}

fn ending_of(news: impl Iterator<Item = Event>) -> Ending {
    let mut ending = Ending::default();
    // Scored since somebody last acted.
    let mut fresh = [false; 2];
    for event in news {
        match event {
            Event::Took { .. } | Event::Bought { .. } | Event::Passed { .. } | Event::Offered { .. } => {
                fresh = [false; 2];
            }
            Event::Scored { scoring: Scoring::A, .. } => (ending.a, fresh[0]) = (When::InTime, true),
            Event::Scored { scoring: Scoring::B, .. } => (ending.b, fresh[1]) = (When::InTime, true),
            Event::Martin { .. } if fresh[1] => ending.martins_third += 1,
            Event::Reshuffled { .. } => ending.reshuffled = true,
            Event::LastBuildings => {
                let late = |fresh: bool, when| if fresh { When::LastRefill } else { when };
                (ending.a, ending.b) = (late(fresh[0], ending.a), late(fresh[1], ending.b));
            }
            Event::Unclaimed { .. } => ending.unclaimed += 1,
            Event::Won { winners, .. } => ending.n_winners = winners.len(),
            _ => (),
        }
    }
    ending
}

/// Buys where possible: exactly if possible, and the dearest; else takes most.
fn thrifty(game: &Alhambra, seat: Seat, rng: &mut Pcg64Mcg) -> Action {
    let view = game.view(Observer::Arbiter);
    let worth = |action: Action| match action {
        Action::Buy { place, notes, gift } => {
            let price = view.yard[kernel::Piece::index(place)].map_or(0, Building::price);
            let exact = if notes.sum() == price { 200 } else { 100 - 10 * i32::from(notes.sum() - price) };
            exact + i32::from(price) - 50 * i32::from(gift)
        }
        Action::Take(notes) => i32::from(notes.sum()) + 50,
        Action::Pass => 0,
    };
    let actions = laws::legal(game, seat);
    let best = actions.iter().map(|&it| worth(it)).max().unwrap();
    let equal: Vec<Action> = actions.into_iter().filter(|&it| worth(it) == best).collect();
    equal[rng.below(equal.len() as u32) as usize]
}

/// By the dice: half the games are random, half are thrifty.
fn find(players: u8, wanted: &dyn Fn(&Ending) -> bool) -> Record {
    for n in 0..100_000 {
        let seed = Seed::from_phrase("records", n);
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut played = Match::<Alhambra>::new(players, &Options::default(), seed).unwrap();
        while let Turn::Seats(seats) = played.game().turn() {
            let seat = seats.lowest().unwrap();
            let random = n % 2 == 0 || rng.below(4) == 0;
            let action =
                if random { played.game().pick(seat, &mut rng) } else { thrifty(played.game(), seat, &mut rng) };
            played.play(seat, action).unwrap();
        }
        if wanted(&ending_of(played.news(Observer::Spectator, 0).map(|(_, event)| event))) {
            return Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
        }
    }
    panic!("no game ends like that");
}

/// With bent chance: high notes first, scoring cards as deep as they may lie, buildings for which the
/// next player has the exact money.
fn find_bent(players: u8, wanted: &dyn Fn(&Ending) -> bool) -> Record {
    for n in 0..2_000 {
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut game = Alhambra::new(players, &Options::default()).unwrap();
        let (mut steps, mut news) = (Vec::new(), Vec::new());
        let depth = rng.below(4) as u8;
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(bent(&game, depth, &mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    Step::Act(seat, thrifty(&game, seat, &mut rng))
                }
            };
            steps.push(match step {
                Step::Act(seat, action) => (Mover::Seat(seat), action.to_string()),
                Step::Chance(drawn) => (Mover::Chance, drawn.to_string()),
            });
            game.apply(step, &mut |event| news.push(event));
        }
        if wanted(&ending_of(news.into_iter())) {
            let scores = game.scored().iter().map(|seat| (seat, game.total(seat))).collect();
            let end = Some(End { scores, winners: game.winners().iter().collect() });
            let begun = Match::<Alhambra>::new(players, &Options::default(), Seed::new([0; 32])).unwrap();
            return Record { steps, end, ..begun.record() };
        }
    }
    panic!("no game ends like that");
}

fn bent(game: &Alhambra, depth: u8, rng: &mut Pcg64Mcg) -> Drawn {
    let view = game.view(Observer::Arbiter);
    let mut outcomes = Vec::new();
    game.outcomes(&mut |it, _| outcomes.push(it));
    let worth = |drawn: &Drawn| match *drawn {
        Drawn::Hide(_, n_notes) => i32::from(n_notes) - 200 * i32::from(depth == 0),
        Drawn::Note(note) => dealt(&view, note.value()),
        Drawn::Building(building) => building_worth(&view, building),
        Drawn::Scoring(_) => 0,
    };
    let best = outcomes.iter().map(worth).max().unwrap();
    let equal: Vec<Drawn> = outcomes.into_iter().filter(|it| worth(it) == best).collect();
    equal[rng.below(equal.len() as u32) as usize]
}

/// Hands come to 19 and then get a 9; afterwards high notes come first.
fn dealt(view: &View, value: u8) -> i32 {
    let Phase::Deal { seat } = view.phase else { return i32::from(value) };
    let total = view.seats[seat].known.total();
    match 19 - i32::from(total) {
        0 => i32::from(value),
        left if i32::from(value) > left => -100,
        left => -i32::from(value.abs_diff(left.min(7) as u8)),
    }
}

/// Good if the next player, or one after, has the exact money; else cheap.
fn building_worth(view: &View, building: Building) -> i32 {
    let Some(gap) = view.yard.iter().position(Option::is_none) else { return 0 };
    let Some(turn) = view.turn else { return -i32::from(building.price()) };
    let n_seats = usize::from(view.seats.seats().len());
    for later in 1..=n_seats {
        let seat = Seat::new((turn.index() + later) % n_seats);
        if can_pay_exactly(view.seats[seat].known, gap, building.price()) {
            return 100 - 10 * later as i32 + i32::from(building.price());
        }
    }
    -i32::from(building.price())
}

fn can_pay_exactly(hand: Notes, place: usize, price: u8) -> bool {
    let values = hand.iter().filter(|note| kernel::Piece::index(note.currency()) == place).map(|note| note.value());
    let sums = values.fold(1u64, |sums, value| sums | sums << value.min(63));
    sums >> price & 1 == 1
}
