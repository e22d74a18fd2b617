//! What holds of the search whatever the game.

use std::time::{Duration, Instant};

use bots::{Bot, EVERY, Others, Search, Settings, Thinker, search_with_threads};
use kernel::{Estimate, Game as _, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const FEW: Settings = Settings {
    iterations: 60,
    time: None,
    nodes: 1 << 12,
    explore: 0.6,
    heat: 0.3,
    depth: 40,
    others: Others::Search,
    playout: 2,
    tries: 2,
    calm: true,
};

/// The state after so many random choices, and who owes the next.
fn after<G: Estimate>(players: u8, choices: usize, seed: u64) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = G::new(players, &G::Options::default()).unwrap();
    let mut left = choices;
    loop {
        match game.turn() {
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.apply(Step::Chance(outcome), &mut |_| ());
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().last().unwrap();
                if left == 0 {
                    return (game, seat);
                }
                left -= 1;
                let action = game.pick(seat, &mut rng);
                game.apply(Step::Act(seat, action), &mut |_| ());
            }
            Turn::Over => return after(players, choices / 2, seed),
        }
    }
}

/// Everything below, for one game.
fn holds<G: Estimate>(players: u8) {
    for choices in [0, 7, 30] {
        let (game, seat) = after::<G>(players, choices, choices as u64);
        let view = game.view(Observer::Seat(seat));
        for others in [Others::Search, Others::Guess(2), Others::Guess(EVERY)] {
            let settings = Settings { others, ..FEW };
            repeats::<G>(settings, seat, &view);
            fits_its_room::<G>(settings, &game, seat, &view);
            allocates_nothing::<G>(settings, seat, &view);
        }
        ends_in_time::<G>(seat, &view);
    }
}

fn repeats<G: Estimate>(settings: Settings, seat: Seat, view: &G::View) {
    let one = |seed| {
        let mut search = Search::<G>::new(settings, seed);
        search.run(seat, view);
        search.choices(seat)
    };
    assert_eq!(one(1), one(1), "{}", G::SLUG);
    let threads = |n| search_with_threads::<G>(settings, 1, n, seat, view);
    assert_eq!(threads(1), one(1), "{}", G::SLUG);
    assert_eq!(threads(3), threads(3), "{}", G::SLUG);
    assert_eq!(threads(3).iter().map(|it| it.visits).sum::<u32>(), 3 * settings.iterations, "{}", G::SLUG);
}

fn fits_its_room<G: Estimate>(settings: Settings, game: &G, seat: Seat, view: &G::View) {
    for nodes in [0, 9, 100] {
        let mut search = Search::<G>::new(Settings { nodes, ..settings }, 1);
        search.run(seat, view);
        assert!(search.nodes() <= nodes.max(kernel::MAX_SEATS), "{}: {} nodes", G::SLUG, search.nodes());
        let chosen = Thinker::<G>::new(Settings { nodes, ..settings }, 1).choose(seat, view);
        assert!(game.is_legal(seat, chosen), "{}: {chosen}", G::SLUG);
    }
}

fn allocates_nothing<G: Estimate>(settings: Settings, seat: Seat, view: &G::View) {
    let mut search = Search::<G>::new(settings, 1);
    let counted = allocation_counter::measure(|| search.run(seat, view));
    assert_eq!(counted.count_total, 0, "{}", G::SLUG);
}

fn ends_in_time<G: Estimate>(seat: Seat, view: &G::View) {
    let time = Some(Duration::from_millis(5));
    let mut search = Search::<G>::new(Settings { iterations: u32::MAX, time, ..FEW }, 1);
    let begun = Instant::now();
    search.run(seat, view);
    assert!(!search.choices(seat).is_empty(), "{}", G::SLUG);
    // A machine with other work to do may be late, but not by so much.
    assert!(begun.elapsed() < Duration::from_secs(20), "{}", G::SLUG);
}

/// Nothing is judged while bids are open: a judgement of what they may bring would be one of the judge's hopes.
#[test]
fn a_bid_is_judged_when_it_is_exchanged() {
    let (mut game, mut calm, mut open) = (after::<money::Money>(3, 0, 1).0, 0, 0);
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for _ in 0..400 {
        let seats = match game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.apply(Step::Chance(outcome), &mut |_| ());
                continue;
            }
            Turn::Over => break,
        };
        // Everybody owes a bid and has all cards in hand, or somebody has begun.
        let all = game.view(Observer::Arbiter);
        let begun = seats != game.seats() || all.seats.iter().any(|(_, it)| it.bid.is_some_and(|bid| !bid.is_empty()));
        assert_eq!(game.is_quiescent(), !begun);
        if begun {
            open += 1;
        } else {
            calm += 1;
        }
        let seat = seats.lowest().unwrap();
        let action = game.pick(seat, &mut rng);
        game.apply(Step::Act(seat, action), &mut |_| ());
    }
    assert!(calm > 5 && open > 50, "{calm} {open}");
}

#[test]
fn money() {
    holds::<money::Money>(3);
}

#[test]
fn alhambra() {
    holds::<alhambra::Alhambra>(2);
}

#[test]
fn mint_works() {
    holds::<mint_works::MintWorks>(2);
    holds::<mint_works::MintWorks>(1);
}

#[test]
fn ginkgopolis() {
    holds::<ginkgopolis::Ginkgopolis>(2);
}

#[test]
fn donnant() {
    holds::<donnant::Donnant>(2);
}

/// What others hold and have chosen unseen makes no difference to what is chosen: only the view is looked at.
#[test]
fn hidden_cards_are_not_peeked_at() {
    let (game, seat) = after::<money::Money>(4, 5, 3);
    let view = game.view(Observer::Seat(seat));
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    for _ in 0..5 {
        let other = <money::Money as kernel::Game>::determinize(&view, &mut rng);
        let seen = other.view(Observer::Seat(seat));
        assert_eq!(seen, view);
        let choose = |view| Thinker::<money::Money>::new(FEW, 4).choose(seat, view);
        assert_eq!(choose(&seen), choose(&view));
    }
}
