//! A higher level wins more often, in every game.

use catalog::{AnyGame, GAMES, Level};
use kernel::{Observer, Seat, Seats, Turn};
use record::Seed;

/// Games for each pairing and number of players: enough that a level which plays no better than the one below fails.
const N_GAMES: u64 = 24;

/// One bot of the higher level among bots of the lower one, at the least number of seats at which bots can meet.
#[test]
fn easy_beats_random() {
    for &game in GAMES {
        wins_more_than_its_share(game, Level::Easy, Level::Random);
    }
}

#[test]
fn medium_beats_easy() {
    for &game in GAMES {
        wins_more_than_its_share(game, Level::Medium, Level::Easy);
    }
}

/// Long searches on both sides: fewer games have to do, each game a test of its own.
macro_rules! masters {
    ($($test:ident: $slug:literal,)*) => {
        $(#[test]
        fn $test() {
            master_beats_expert(catalog::game($slug).unwrap());
        })*

        #[test]
        fn every_master_is_tested() {
            let masters = GAMES.iter().filter(|game| game.levels().contains(&Level::Master));
            assert_eq!(masters.map(|it| it.slug()).collect::<Vec<_>>(), [$($slug),*]);
        }
    };
}

masters! {
    master_beats_expert_at_money: "money",
    master_beats_expert_at_alhambra: "alhambra",
    master_beats_expert_at_mint_works: "mint-works",
    master_beats_expert_at_ginkgopolis: "ginkgopolis",
    master_beats_expert_at_donnant: "donnant",
}

fn master_beats_expert(game: &dyn AnyGame) {
    const GAMES_OF_MASTERS: u64 = 12;
    let players = (*game.players().start()).max(2);
    let won = wins(game, players, Level::Master, Level::Expert, GAMES_OF_MASTERS);
    let share = GAMES_OF_MASTERS as usize / usize::from(players);
    assert!(won > share, "{}: {won} of {GAMES_OF_MASTERS} games", game.slug());
}

/// At every number of players a medium bot wins most games against random bots.
#[test]
fn medium_beats_random_at_every_number_of_players() {
    for &game in GAMES {
        for players in game.players().filter(|it| *it > 1) {
            let won = wins(game, players, Level::Medium, Level::Random, N_GAMES);
            assert!(won * 4 >= N_GAMES as usize * 3, "{}: {won} of {N_GAMES} games of {players}", game.slug());
        }
    }
}

fn wins_more_than_its_share(game: &dyn AnyGame, higher: Level, lower: Level) {
    let players = (*game.players().start()).max(2);
    let won = wins(game, players, higher, lower, N_GAMES);
    let share = N_GAMES as usize / usize::from(players);
    assert!(won >= share + 3, "{}: {} won {won} of {N_GAMES} games", game.slug(), higher.id());
}

/// How many games the only bot of the higher level wins alone; it sits at another seat in every game.
fn wins(game: &dyn AnyGame, players: u8, higher: Level, lower: Level, n_games: u64) -> usize {
    let is_won = |n: &u64| {
        let own = Seat::new(*n as usize % usize::from(players));
        let mut played = game.start(players, &[], Seed::from_phrase("levels", *n)).unwrap();
        let (mut better, mut worse) = (game.bot(higher, *n), game.bot(lower, *n));
        while let Turn::Seats(seats) = played.turn() {
            let seat = seats.lowest().unwrap();
            let bot = if seat == own { &mut better } else { &mut worse };
            let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
            played.play(seat, &action).unwrap();
        }
        played.winners() == Seats::only(own)
    };
    (0..n_games).filter(is_won).count()
}
