//! A game that implements nothing but its rules works everywhere: bots of every level search it by playouts to the end,
//! and its observations are hashed from the view. Toll has neither estimate, features nor tensor.

use catalog::{
    AnyGame, BotSpec, Level, Rules,
    learn::{BatchConfig, Masks, Observations, Reward, Rows},
};
use kernel::{Observer, Seat, Seats, Turn};
use record::Seed;
use testkit::toll::Toll;

static TOLL: Rules<Toll> = Rules::new();
const PLAYERS: u8 = 3;

/// Plays a game between bots, and returns its winners.
fn play(bots: &mut [Box<dyn catalog::AnyBot>], n: u64) -> Seats {
    let mut played = TOLL.start(PLAYERS, &[], Seed::from_phrase("toll", n)).unwrap();
    while let Turn::Seats(seats) = played.turn() {
        let seat = seats.lowest().unwrap();
        let view = played.any_view(Observer::Seat(seat));
        let action = bots[seat.index()].choose(seat, &*view);
        played.play(seat, &action).unwrap();
    }
    let first: Seats = played.standings().iter().filter(|it| it.rank == 1).map(|it| it.seat).collect();
    assert_eq!(first, played.winners(), "the first place wins");
    played.winners()
}

#[test]
fn bots_of_every_level_play_it() {
    for &level in Level::ALL {
        let mut bots: Vec<_> = (0..u64::from(PLAYERS)).map(|seed| TOLL.bot(level, seed)).collect();
        assert!(!play(&mut bots, 1).is_empty(), "{}", level.id());
    }
}

/// Without features a search learns from the ends of its playouts alone.
#[test]
fn a_search_beats_random_bots() {
    let spec: BotSpec = "search:iterations=60".parse().unwrap();
    let games = 12;
    let won = (0..games).filter(|&n| {
        let own = Seat::new(n as usize % usize::from(PLAYERS));
        let bot = |seat: Seat| match seat == own {
            true => TOLL.measure().arena_bot(&spec, n),
            false => TOLL.bot(Level::Random, n),
        };
        let mut bots: Vec<_> = Seats::first(PLAYERS).iter().map(bot).collect();
        play(&mut bots, n) == Seats::only(own)
    });
    let won = won.count();
    assert!(won >= 9, "{won} of {games} games");
}

#[test]
fn it_can_be_analysed() {
    let mut played = TOLL.start(PLAYERS, &[], Seed::from_phrase("toll", 2)).unwrap();
    let mut bot = TOLL.bot(Level::Random, 1);
    for _ in 0..6 {
        let Turn::Seats(seats) = played.turn() else { break };
        let seat = seats.lowest().unwrap();
        let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
        played.play(seat, &action).unwrap();
    }
    let mut analysis = played.analyse();
    while analysis.next() {}
    let result = analysis.result();
    assert_eq!(result.chances.len(), played.ply() + 1);
    for chances in &result.chances {
        let sum: f32 = chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{chances:?}");
    }
}

#[test]
fn states_and_batches_have_observations_of_it() {
    let game = TOLL.learn();
    assert_eq!(game.features().len(), game.n_features());
    let mut state = game.state(PLAYERS, &[], 7, Reward::Points).unwrap();
    state.resolve_chance();
    let (mut observation, mut legal) = (vec![0.0; game.n_features()], Vec::new());
    let mut seen = Vec::new();
    while let Some(player) = state.player() {
        state.observe(player, &mut observation);
        assert!(observation.iter().all(|it| it.is_finite()));
        seen.push(observation.clone());
        state.legal(player, &mut legal);
        assert!(legal.iter().all(|&it| game.action(it).and_then(|text| game.action_index(&text)) == Some(it)));
        state.step(legal[0]).unwrap();
    }
    assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "every step changes what is seen");

    let config = BatchConfig {
        games: 1,
        reward: Reward::Win,
        observations: Observations::Float32,
        masks: Masks::Bytes,
        lists: false,
        factors: false,
        threads: 1,
    };
    let mut batch = game.batch(PLAYERS, &[], config, None).unwrap();
    // A batch clears what it has written, so its rows are zeros at first.
    observation.fill(0.0);
    let mut masks = vec![0; game.n_actions()];
    batch.reset(
        &[7],
        Rows {
            dense: &mut observation,
            masks: &mut masks,
            players: &mut [0],
            rewards: &mut [0.0; PLAYERS as usize],
            done: &mut [0],
            ..Rows::default()
        },
    );
    assert_eq!(observation, seen[0]);
    assert!(masks.contains(&1));
}
