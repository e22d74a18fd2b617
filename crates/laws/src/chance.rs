use std::collections::HashSet;

use kernel::{Draw, Game};
use rand_pcg::Pcg64Mcg;

use crate::texts::round_trip;

/// Outcomes have positive weight, each once, and a sample is drawn by weight. Gives that sample.
pub fn check<G: Game>(game: &G, rng: &mut Pcg64Mcg) -> G::Chance {
    let (mut outcomes, mut total) = (Vec::new(), 0);
    game.outcomes(&mut |it, weight| {
        assert!(0 < weight, "{it} cannot happen");
        total += weight;
        outcomes.push((it, total));
    });
    let distinct: HashSet<_> = outcomes.iter().map(|(it, _)| *it).collect();
    assert_eq!(distinct.len(), outcomes.len(), "each outcome once");
    let mut again = rng.clone();
    let sampled = game.sample(rng);
    let draw = again.below(total);
    let expected = outcomes.iter().find(|(_, up_to)| draw < *up_to).expect("below the total").0;
    assert_eq!(sampled, expected, "a sample is a draw by weight");
    assert_eq!(*rng, again, "and takes no more from the generator");
    round_trip(sampled);
    sampled
}
