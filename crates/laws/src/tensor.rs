use std::collections::HashSet;

use kernel::{Observer, Tensor, tensor_names, tensor_names_of, write_tensor};
use rand_pcg::Pcg64Mcg;

/// Every number has a name of its own, and there are as many as the game says.
pub fn names_are_unique<G: Tensor>() {
    let names = tensor_names::<G>();
    assert_eq!(names.len(), G::LEN, "`LEN` is how many numbers are written");
    let distinct: HashSet<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(distinct.len(), names.len(), "each number has a name of its own");
    let plain = |it: &char| it.is_ascii_alphanumeric() || matches!(it, '.' | '_' | '-');
    assert!(names.iter().all(|name| name.chars().all(|it| plain(&it))), "names are plain");
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
        assert_eq!(row, again, "a row depends on the view alone");
        let odd = row.iter().position(|it| !it.is_finite() || it.abs() > MOST);
        assert_eq!(odd.map(|n| (&names[n], row[n])), None, "numbers are of about the same size");
        assert_eq!(tensor_names_of::<G>(&view, seat), names, "names depend on nothing");
    }
}

/// No number is further from zero.
const MOST: f32 = 20.0;
