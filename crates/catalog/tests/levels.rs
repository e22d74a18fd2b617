//! A better level wins more often.

use catalog::{AnyGame, Level, game};
use kernel::{Observer, Seat, Turn};
use record::Seed;

const N_GAMES: u64 = 12;

/// One medium player among random ones, at every number of players.
#[test]
fn medium_beats_random_at_alhambra() {
    let alhambra = game("alhambra").unwrap();
    for players in alhambra.players() {
        let won = (0..N_GAMES).filter(|&n| wins(alhambra, players, n)).count();
        assert!(won >= 9, "{won} of {N_GAMES} games of {players}");
    }
}

/// Whether the medium player wins alone; it sits elsewhere in every game.
fn wins(game: &dyn AnyGame, players: u8, n: u64) -> bool {
    let medium = Seat::new(n as usize % usize::from(players));
    let mut played = game.start(players, &[], Seed::from_phrase("levels", n)).unwrap();
    let mut better = game.bot(Level::Medium, n);
    let mut random = game.bot(Level::Random, n);
    while let Turn::Seats(seats) = played.turn() {
        let seat = seats.lowest().unwrap();
        let bot = if seat == medium { &mut better } else { &mut random };
        let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
        played.play(seat, &action).unwrap();
    }
    played.winners() == kernel::Seats::only(medium)
}
