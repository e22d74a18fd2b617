//! The nets of master bots.

use std::sync::Arc;

use bots::{Judge, Search, net_shape};
use catalog::{GAMES, Level, LoadNetError, game};
use kernel::{Estimate, NetUse, Observer, SearchSettings, Step, Turn};
use nets::{Net, NetError};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// What a player downloads, at most.
const MAX_BYTES: u64 = 300_000;

#[test]
fn only_games_with_a_net_have_masters() {
    for game in GAMES {
        let path = format!("{}/nets/{}.net", env!("CARGO_MANIFEST_DIR"), game.slug());
        let has_file = std::fs::metadata(&path).is_ok_and(|it| it.len() <= MAX_BYTES);
        assert_eq!(game.levels().contains(&Level::Master), has_file, "{}", game.slug());
        assert_eq!(game.level("master"), has_file.then_some(Level::Master), "{}", game.slug());
        assert_eq!(game.level("expert"), Some(Level::Expert));
        if has_file {
            // Reads the net.
            drop(game.bot(Level::Master, 1));
        }
    }
}

#[test]
fn a_net_of_another_game_is_refused() {
    let alhambra = game("alhambra").unwrap();
    let (inputs, places) = net_shape::<donnant::Donnant>();
    assert_eq!(alhambra.load_net(b"no net"), Err(LoadNetError::Broken(NetError::NotANet)));
    assert_eq!(alhambra.load_net(&Net::random(inputs, places, 1).to_bytes()), Err(LoadNetError::OtherGame));
}

/// A net judges every position of every game and number of players, by chances that sum to one; and a search with it
/// allocates nothing.
#[test]
fn nets_judge_without_allocating() {
    fn check<G: Estimate>() {
        let (inputs, places) = net_shape::<G>();
        let judge = Judge::net::<G>(Arc::new(Net::random(inputs, places, 3)));
        for players in G::PLAYERS {
            let mut rng = Pcg64Mcg::seed_from_u64(u64::from(players));
            let mut state = G::new(players, &G::Options::default()).unwrap();
            let mut searched = false;
            loop {
                let step = match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(state.sample(&mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let chances = judge.win_probabilities(&state, seat);
                        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{} {chances:?}", G::SLUG);
                        if !searched {
                            for settings in [G::SEARCH, G::MASTER] {
                                let settings = SearchSettings { iterations: 40, net: NetUse::ALL, ..settings };
                                let mut search = Search::<G>::with_judge(settings, &judge, 1);
                                let view = state.view(Observer::Seat(seat));
                                let counted = allocation_counter::measure(|| search.run(seat, &view));
                                assert_eq!(counted.count_total, 0, "{}", G::SLUG);
                            }
                            searched = true;
                        }
                        Step::Act(seat, state.pick(seat, &mut rng))
                    }
                };
                state.apply(step, &mut |_| ());
            }
        }
    }
    check::<money::Money>();
    check::<alhambra::Alhambra>();
    check::<mint_works::MintWorks>();
    check::<ginkgopolis::Ginkgopolis>();
    check::<donnant::Donnant>();
}
