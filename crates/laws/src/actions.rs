use std::collections::HashSet;

use kernel::{ActionSpace, Draw, Game, Seat, Seats, Step, Turn};
use rand_pcg::Pcg64Mcg;

use crate::{MAX_LEGAL, legal, texts::round_trip};

/// Who owes a choice has one, others none; lists, checks and numbers agree; blind choices commute.
pub fn check<G: ActionSpace>(game: &G, owing: Seats, rng: &mut Pcg64Mcg) {
    law!("owing", !owing.is_empty(), "a turn of seats has one that owes a choice");
    for seat in game.seats().iter() {
        let actions = legal(game, seat);
        law_eq!(
            "owing",
            !actions.is_empty(),
            owing.contains(seat),
            "seat {seat} has a choice if it owes one, else none"
        );
        law_eq!("stable-order", actions, legal(game, seat), "two visits list the same actions in the same order");
        law!("few-actions", actions.len() <= MAX_LEGAL, "{} legal actions are more than {MAX_LEGAL}", actions.len());
        let set: HashSet<_> = actions.iter().copied().collect();
        law_eq!("distinct-actions", set.len(), actions.len(), "each action is listed once");
        for &action in &actions {
            law!("check", game.is_legal(seat, action), "{action} is listed for seat {seat}, so it is legal");
            law_eq!("canonical", game.canonical(seat, action), action, "a listed action means itself");
            round_trip(action);
            let number = G::index(action);
            law_eq!("action-numbers", G::from_index(number), Some(action), "{action} has number {number}");
            law!("action-numbers", number < G::SIZE, "{number}, of {action}, is below the size {}", G::SIZE);
        }
        factors_agree::<G>(&actions);
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
            law_eq!("action-numbers", G::index(action), index, "{action} has one number");
            let verdict = game.check(seat, action);
            let listed = legal.contains(&action);
            law_eq!(
                "check",
                verdict.is_ok(),
                listed,
                "{action} of seat {seat} is listed: {listed}, checked: {verdict:?}"
            );
        }
    }
    for &action in legal {
        law_eq!("check", game.check(seat, action), Ok(()), "{action} is listed for seat {seat}");
    }
}

/// Factors are within their sizes, and tell actions apart.
fn factors_agree<G: ActionSpace>(actions: &[G::Action]) {
    let mut distinct = HashSet::new();
    for &action in actions {
        let factors = G::factors(action);
        let small = |(factor, size): (i16, usize)| usize::try_from(factor).is_ok_and(|it| it < size);
        let fits = factors.into_iter().zip(G::FACTORS).all(small);
        law!("factors", fits, "the factors {factors:?} of {action} are below {:?}", G::FACTORS);
        law!("factors", distinct.insert(factors), "{action} has factors of its own");
    }
}

fn marks_agree<G: ActionSpace>(game: &G, seat: Seat, actions: &[G::Action]) {
    // Whatever lay there before is written over.
    let mut mask = vec![7; G::SIZE];
    game.mark(seat, &mut mask);
    let n = mask.iter().filter(|&&it| it == 1).count();
    law!("mask", n == actions.len() && mask.iter().all(|&it| it <= 1), "there are as many marks as legal actions");
    law!("mask", actions.iter().all(|&action| mask[G::index(action)] == 1), "each legal action is marked");
    let mut indices = Vec::new();
    game.indices(seat, &mut |index| indices.push(index));
    let expected: Vec<usize> = actions.iter().map(|&action| G::index(action)).collect();
    law_eq!("indices", indices, expected, "numbers are visited in the order of the actions");
}

fn picks_agree<G: Game>(game: &G, seat: Seat, actions: &[G::Action], rng: &mut Pcg64Mcg) {
    let mut again = rng.clone();
    let picked = game.pick(seat, rng);
    let expected = actions[again.below(actions.len() as u32) as usize];
    law_eq!("pick", picked, expected, "a pick is one draw from the list of legal actions");
    law_eq!("pick", *rng, again, "a pick takes one draw from the generator");
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
        law_eq!("commute", a, b, "{one} {first} and {two} {second} lead to one state in either order");
    }
}
