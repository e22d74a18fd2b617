use kernel::{Game, Step, Turn};
use rand_core::Rng;

/// Plays `game` to its end at random and says how many steps that took. It allocates nothing.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng) -> u64 {
    let mut steps = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(game.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("somebody owes a choice");
                Step::Act(seat, game.pick(seat, rng))
            }
        };
        game.apply(step, &mut |_| ());
        steps += 1;
    }
}
