use std::collections::HashSet;

use kernel::{Observer, Seat, Tensor, tensor_names, tensor_names_of, visit_nonzeros, write_observation, write_tensor};
use rand_pcg::Pcg64Mcg;

/// Every number has a name of its own, and there are as many as the game says.
pub fn names_are_unique<G: Tensor>() {
    let names = tensor_names::<G>();
    law_eq!("tensor-names", names.len(), G::LEN, "`LEN` is how many numbers are written");
    let distinct: HashSet<&str> = names.iter().map(String::as_str).collect();
    law_eq!("tensor-names", distinct.len(), names.len(), "each number has a name of its own");
    let plain = |it: &char| it.is_ascii_alphanumeric() || matches!(it, '.' | '_' | '-');
    let odd = names.iter().find(|name| !name.chars().all(|it| plain(&it)));
    law_eq!("tensor-names", odd, None, "names are letters, digits, dots, dashes and underscores");
}

/// What a seat sees is the same row for every state that looks the same to it, with the same names as
/// ever, and every number of it can be reckoned with.
pub fn tells_the_view<G: Tensor>(game: &G, names: &[String], rng: &mut Pcg64Mcg) {
    for seat in game.seats().iter() {
        let view = game.view(Observer::Seat(seat));
        let other = G::determinize(&view, rng).view(Observer::Seat(seat));
        // Whatever lay there before is written over.
        let (mut row, mut again) = (vec![f32::NAN; G::LEN], vec![-1.0; G::LEN]);
        write_tensor::<G>(&view, seat, &mut row);
        write_tensor::<G>(&other, seat, &mut again);
        law_eq!("tensor-rows", row, again, "a row depends on the view alone");
        let odd = row.iter().position(|it| !it.is_finite() || it.abs() > MOST);
        law_eq!("tensor-rows", odd.map(|n| (&names[n], row[n])), None, "no number is further from zero than {MOST}");
        law_eq!("tensor-names", tensor_names_of::<G>(&view, seat), names, "names depend on nothing");
        observes_the_view(game, seat, names, &row);
    }
}

/// What is written from the state, dense or sparse, is the row of the view.
fn observes_the_view<G: Tensor>(game: &G, seat: Seat, names: &[String], row: &[f32]) {
    let mut dense = vec![f32::NAN; G::LEN];
    write_observation(game, seat, &mut dense);
    let odd = (0..G::LEN).find(|&n| dense[n].to_bits() != row[n].to_bits());
    let odd = odd.map(|n| (&names[n], dense[n], row[n]));
    law_eq!("observation", odd, None, "what seat {seat} observes of the state is what its view says");
    let mut sparse = Vec::new();
    let mut last = None;
    visit_nonzeros(game, seat, |n, value, counts| {
        law!("observation", last < Some(n), "numbers are visited once, in order");
        law_eq!("observation", counts, value != 0.0, "number {n}, which is {value}, is zero or not");
        last = Some(n);
        if counts {
            sparse.push((n, value));
        }
    });
    let expected: Vec<(usize, f32)> = row.iter().copied().enumerate().filter(|(_, value)| *value != 0.0).collect();
    law_eq!("observation", sparse, expected, "each number that is not zero is visited");
    let (n, most) = (sparse.len(), G::MAX_NONZERO);
    law!("observation", n < most || most == G::LEN, "{n} numbers that are not zero are not less than {most}");
}

/// No number is further from zero.
const MOST: f32 = 20.0;
