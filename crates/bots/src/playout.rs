use kernel::{Game, Step, Turn};
use rand_core::Rng;

/// Plays uniformly random actions until the game is over and returns the number of steps. It allocates nothing.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng) -> u64 {
    let mut steps = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(game.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
                Step::Act(seat, game.pick(seat, rng))
            }
        };
        game.apply(step, &mut |_| ());
        steps += 1;
    }
}
