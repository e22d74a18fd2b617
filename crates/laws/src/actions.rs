use std::collections::HashSet;

use kernel::{ActionSpace, Draw, Game, Seat, Seats, Step, Turn};
use rand_pcg::Pcg64Mcg;

use crate::{MAX_LEGAL, legal, texts::round_trip};

/// Who owes a choice has one, others none; lists, checks and numbers agree; blind choices commute.
pub fn check<G: ActionSpace>(game: &G, owing: Seats, rng: &mut Pcg64Mcg) {
    assert!(!owing.is_empty(), "somebody owes a choice");
    for seat in game.seats().iter() {
        let actions = legal(game, seat);
        assert_eq!(actions.is_empty(), !owing.contains(seat), "who owes a choice has one, others none");
        assert_eq!(actions, legal(game, seat), "the order never changes");
        assert!(actions.len() <= MAX_LEGAL, "{} legal actions", actions.len());
        let set: HashSet<_> = actions.iter().copied().collect();
        assert_eq!(set.len(), actions.len(), "each action once");
        for &action in &actions {
            assert!(game.is_legal(seat, action), "{action} is listed, so it is legal");
            round_trip(action);
            assert_eq!(G::from_index(G::index(action)), Some(action), "{action} has its number");
            assert!(G::index(action) < G::SIZE);
        }
        marks_agree(game, seat, &actions);
        if owing.contains(seat) {
            refusals_agree(game, seat, &actions, rng);
            picks_agree(game, seat, &actions, rng);
        }
    }
    commutes(game, owing, rng);
}

/// What is not listed is refused, and nothing else. Large spaces are sampled.
fn refusals_agree<G: ActionSpace>(game: &G, seat: Seat, legal: &[G::Action], rng: &mut Pcg64Mcg) {
    const MOST: usize = 256;
    for n in 0..G::SIZE.min(MOST) {
        let index = if G::SIZE <= MOST { n } else { rng.below(G::SIZE as u32) as usize };
        if let Some(action) = G::from_index(index) {
            assert_eq!(G::index(action), index);
            let verdict = game.check(seat, action);
            assert_eq!(verdict.is_ok(), legal.contains(&action), "{action} for seat {seat}: {verdict:?}");
        }
    }
    for &action in legal {
        assert_eq!(game.check(seat, action), Ok(()), "{action} for seat {seat}");
    }
}

fn marks_agree<G: ActionSpace>(game: &G, seat: Seat, actions: &[G::Action]) {
    // Whatever lay there before is written over.
    let mut mask = vec![7; G::SIZE];
    game.mark(seat, &mut mask);
    let n = mask.iter().filter(|&&it| it == 1).count();
    assert!(n == actions.len() && mask.iter().all(|&it| it <= 1), "as many marks as legal actions");
    assert!(actions.iter().all(|&action| mask[G::index(action)] == 1), "each legal action is marked");
}

fn picks_agree<G: Game>(game: &G, seat: Seat, actions: &[G::Action], rng: &mut Pcg64Mcg) {
    let mut again = rng.clone();
    let picked = game.pick(seat, rng);
    assert_eq!(picked, actions[again.below(actions.len() as u32) as usize], "a pick is a draw from the list");
    assert_eq!(*rng, again, "and takes no more from the generator");
}

/// Seats that choose at once may be asked in any order.
fn commutes<G: Game>(game: &G, owing: Seats, rng: &mut Pcg64Mcg) {
    let seats: Vec<Seat> = owing.iter().collect();
    let [one, two, ..] = seats[..] else { return };
    let (first, second) = (game.pick(one, rng), game.pick(two, rng));
    let after = |steps: [(Seat, G::Action); 2]| {
        let mut game = game.clone();
        for (seat, action) in steps {
            // A choice may call for chance, or close what the other could still choose: then there is no order to swap.
            let open = matches!(game.turn(), Turn::Seats(seats) if seats.contains(seat));
            if !open || !game.is_legal(seat, action) {
                return None;
            }
            game.apply(Step::Act(seat, action), &mut |_| ());
        }
        Some(game)
    };
    let orders = (after([(one, first), (two, second)]), after([(two, second), (one, first)]));
    if let (Some(a), Some(b)) = orders {
        assert_eq!(a, b, "{one} {first} and {two} {second} commute");
    }
}
