use std::collections::HashSet;

use kernel::{Draw, Game};
use rand_pcg::Pcg64Mcg;

use crate::texts::round_trip;

/// Outcomes have positive weight, each once, and a sample is drawn by weight. Gives that sample.
pub fn check<G: Game>(game: &G, rng: &mut Pcg64Mcg) -> G::Chance {
    let (mut outcomes, mut total) = (Vec::new(), 0);
    game.outcomes(&mut |it, weight| {
        law!("outcome-weights", 0 < weight, "{it} is listed with weight zero");
        total += weight;
        outcomes.push((it, total));
    });
    let distinct: HashSet<_> = outcomes.iter().map(|(it, _)| *it).collect();
    law_eq!("distinct-outcomes", distinct.len(), outcomes.len(), "each outcome is listed once");
    let mut again = rng.clone();
    let sampled = game.sample(rng);
    let draw = again.below(total);
    let expected = outcomes.iter().find(|(_, up_to)| draw < *up_to).expect("below the total").0;
    law_eq!("sample", sampled, expected, "a sample is one draw by weight");
    law_eq!("sample", *rng, again, "a sample takes one draw from the generator");
    round_trip(sampled);
    sampled
}
