//! Properties of the search that hold for every game.

use std::{cell::Cell, time::Duration};

use bots::{Bot, Search, SearchBot, search_with_threads};
use kernel::{
    Candidates, Estimate, Game as _, MAX_SEATS, NetUse, Observer, Opponents, Policy, SearchSettings, Seat, Step, Turn,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const FEW: SearchSettings = SearchSettings {
    iterations: 60,
    time_limit: None,
    max_nodes: 1 << 12,
    exploration: 0.6,
    temperature: 0.3,
    depth: 40,
    opponents: Opponents::Search,
    playout: 2,
    candidates: Candidates::Sample(2),
    quiescence: true,
    sense: true,
    net: NetUse::NONE,
    policy: Policy::Weights,
    rechoose: true,
    plan: false,
};

/// The state after `choices` random choices, and the seat that owes the next.
fn after<G: Estimate>(players: u8, choices: usize, seed: u64) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = G::new(players, &G::Options::default()).unwrap();
    let mut left = choices;
    loop {
        match game.turn() {
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.apply(Step::Chance(outcome), &mut |_| ());
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().last().unwrap();
                if left == 0 {
                    return (game, seat);
                }
                left -= 1;
                let action = game.pick(seat, &mut rng);
                game.apply(Step::Act(seat, action), &mut |_| ());
            }
            Turn::Over => return after(players, choices / 2, seed),
        }
    }
}

/// All properties, for one game and every number of players.
fn check<G: Estimate>() {
    for players in G::PLAYERS {
        for choices in [0, 7, 30] {
            let (game, seat) = after::<G>(players, choices, choices as u64);
            let view = game.view(Observer::Seat(seat));
            let policies = [Candidates::Sample(2), Candidates::All].map(Opponents::Policy);
            let steps = [Policy::Weights, Policy::Estimate, Policy::Weights];
            for (opponents, policy) in [Opponents::Search, policies[0], policies[1]].into_iter().zip(steps) {
                let settings = SearchSettings { opponents, policy, ..FEW };
                is_reproducible::<G>(settings, seat, &view);
                respects_the_node_limit::<G>(settings, &game, seat, &view);
                allocates_nothing::<G>(settings, seat, &view);
            }
            respects_the_time_limit::<G>(seat, &view);
            uses_the_view_alone::<G>(&game, seat, &view);
        }
    }
}

fn is_reproducible<G: Estimate>(settings: SearchSettings, seat: Seat, view: &G::View) {
    let one = |seed| {
        let mut search = Search::<G>::new(settings, seed);
        search.run(seat, view);
        search.actions(seat)
    };
    assert_eq!(one(1), one(1), "{}", G::SLUG);
    let threads = |n| search_with_threads::<G>(settings, 1, n, seat, view);
    assert_eq!(threads(1), one(1), "{}", G::SLUG);
    assert_eq!(threads(3), threads(3), "{}", G::SLUG);
    assert_eq!(threads(3).iter().map(|it| it.visits).sum::<u32>(), 3 * settings.iterations, "{}", G::SLUG);
}

fn respects_the_node_limit<G: Estimate>(settings: SearchSettings, game: &G, seat: Seat, view: &G::View) {
    for max_nodes in [0, 9, 100] {
        let settings = SearchSettings { max_nodes, ..settings };
        let mut search = Search::<G>::new(settings, 1);
        search.run(seat, view);
        assert!(search.nodes() <= max_nodes.max(MAX_SEATS), "{}: {} nodes", G::SLUG, search.nodes());
        let chosen = SearchBot::<G>::new(settings, 1).choose(seat, view);
        assert!(game.is_legal(seat, chosen), "{}: {chosen}", G::SLUG);
    }
}

fn allocates_nothing<G: Estimate>(settings: SearchSettings, seat: Seat, view: &G::View) {
    let mut search = Search::<G>::new(settings, 1);
    let counted = allocation_counter::measure(|| search.run(seat, view));
    assert_eq!(counted.count_total, 0, "{}", G::SLUG);
}

/// With a clock on which a millisecond passes between two readings, a limit of five ends the search at the fifth
/// reading: after 5 × 16 iterations.
fn respects_the_time_limit<G: Estimate>(seat: Seat, view: &G::View) {
    let time_limit = Some(Duration::from_millis(5));
    let settings = SearchSettings { iterations: 10_000, time_limit, ..FEW };
    let mut search = Search::<G>::new(settings, 1);
    let readings = Cell::new(0);
    search.run_with_clock(seat, view, || {
        readings.set(readings.get() + 1);
        Duration::from_millis(readings.get())
    });
    assert_eq!((readings.get(), search.iterations(seat)), (5, 80), "{}", G::SLUG);
    // A limit that has passed before the start still leaves time for one round of iterations, and thus for a choice.
    let mut search = Search::<G>::new(settings, 1);
    search.run_with_clock(seat, view, || Duration::from_secs(9));
    assert_eq!(search.iterations(seat), 16, "{}", G::SLUG);
    assert!(!search.actions(seat).is_empty(), "{}", G::SLUG);
}

/// The actions found from two different states with the same view are the same.
fn uses_the_view_alone<G: Estimate>(game: &G, seat: Seat, view: &G::View) {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let find = |state: &G| {
        let mut search = Search::<G>::new(FEW, 4);
        search.run(seat, &state.view(Observer::Seat(seat)));
        search.actions(seat)
    };
    let expected = find(game);
    for _ in 0..3 {
        let other = G::determinize(view, &mut rng);
        assert_eq!(find(&other), expected, "{}", G::SLUG);
    }
}

/// The deals of Money! differ in what the other players hold, so the test above compares different states.
#[test]
fn determinizations_differ_where_something_is_hidden() {
    let (game, seat) = after::<money::Money>(4, 5, 3);
    let view = game.view(Observer::Seat(seat));
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let others: Vec<money::Money> = (0..3).map(|_| kernel::Game::determinize(&view, &mut rng)).collect();
    assert!(others.iter().any(|other| *other != game));
    assert!(others.iter().all(|other| other.view(Observer::Seat(seat)) == view));
}

/// What others have chosen unseen is taken back, and nothing else: who searches sees the same besides who owes a choice,
/// may do the same, and the game goes on to its end from there.
fn takes_back_what_is_unseen<G: Estimate>(players: u8) -> usize {
    let (mut game, mut rng) = (after::<G>(players, 0, 5).0, Pcg64Mcg::seed_from_u64(6));
    let mut taken_back = 0;
    loop {
        let seats = match game.turn() {
            Turn::Over => return taken_back,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.apply(Step::Chance(outcome), &mut |_| ());
                continue;
            }
            Turn::Seats(seats) => seats,
        };
        let last = seats.iter().last().unwrap();
        let mut imagined = G::determinize(&game.view(Observer::Seat(last)), &mut rng);
        imagined.take_back_unseen(last);
        let Turn::Seats(owing) = imagined.turn() else { panic!("{}: {last} still owes a choice", G::SLUG) };
        assert!(seats.iter().all(|seat| owing.contains(seat)), "{}", G::SLUG);
        let actions = |game: &G| {
            let mut actions = Vec::new();
            game.actions(last, &mut |action| actions.push(action));
            actions
        };
        assert_eq!(actions(&imagined), actions(&game), "{}", G::SLUG);
        if owing != seats {
            taken_back += 1;
            bots::playout(&mut imagined, &mut rng);
            assert_eq!(imagined.turn(), Turn::Over);
        }
        let seat = seats.lowest().unwrap();
        let action = game.pick(seat, &mut rng);
        game.apply(Step::Act(seat, action), &mut |_| ());
    }
}

#[test]
fn unseen_choices_are_taken_back() {
    assert!(takes_back_what_is_unseen::<money::Money>(3) > 20);
    assert!(takes_back_what_is_unseen::<ginkgopolis::Ginkgopolis>(3) > 10);
    takes_back_what_is_unseen::<ginkgopolis::Ginkgopolis>(1);
    assert_eq!(takes_back_what_is_unseen::<mint_works::MintWorks>(2), 0);
    assert_eq!(takes_back_what_is_unseen::<alhambra::Alhambra>(2), 0);
}

/// What a search expects does not depend on whether the others have sealed their bids, if it chooses for them again; but
/// it does where bids are drawn at random, against which more is won.
#[test]
fn a_search_that_rechooses_does_not_go_by_drawn_bids() {
    let settings =
        SearchSettings { opponents: Opponents::Policy(Candidates::All), iterations: 3000, max_nodes: 1 << 16, ..FEW };
    let expected = |game: &money::Money, rechoose: bool| {
        let last = Seat::new(2);
        let mut search = Search::<money::Money>::new(SearchSettings { rechoose, ..settings }, 3);
        search.run(last, &game.view(Observer::Seat(last)));
        let actions = search.actions(last);
        actions.iter().map(|it| it.value * it.visits as f32).sum::<f32>() / settings.iterations as f32
    };
    let (mut game, _) = after::<money::Money>(3, 0, 8);
    let [before, drawn_before] = [true, false].map(|rechoose| expected(&game, rechoose));
    assert_eq!(before, drawn_before, "nothing is hidden yet");
    for other in [0, 1].map(Seat::new) {
        game.apply(Step::Act(other, money::Action::Seal), &mut |_| ());
    }
    let [chosen, drawn] = [true, false].map(|rechoose| expected(&game, rechoose));
    assert!((chosen - before).abs() < 0.004, "{before} {chosen}");
    assert!(drawn - before > 0.008, "{before} {drawn}");
}

/// Money! is quiescent only while no bid is open: before the exchange it is open what a bid brings.
/// Every choice that may serve something has its chance, the best comes first, and what was left out is judged when it is
/// asked for.
#[test]
fn a_plan_judges_every_choice() {
    let mut left_out = 0;
    for (seed, choices) in (0..60).map(|n| (n, 5 * n as usize)) {
        let (game, seat) = after::<donnant::Donnant>(2, choices, seed);
        let view = game.view(Observer::Seat(seat));
        let mut legal = Vec::new();
        game.actions(seat, &mut |action| legal.push(action));
        let mut search = Search::<donnant::Donnant>::new(SearchSettings { plan: true, ..FEW }, 1);
        search.run(seat, &view);
        let found = search.actions(seat);
        assert!(found.is_sorted_by(|a, b| a.value >= b.value) && !found.is_empty(), "{found:?}");
        assert!(found.iter().all(|it| legal.contains(&it.action) && (0.0..=1.0).contains(&it.value)), "{found:?}");
        let sensible = legal.iter().filter(|it| game.is_sensible(seat, **it)).count();
        assert!(sensible == 0 || found.len() == sensible, "{found:?} of {legal:?}");
        left_out += legal.len() - found.len();
        legal.iter().for_each(|action| search.ensure_visits(seat, &view, *action, FEW.iterations));
        let all = search.actions(seat);
        assert_eq!(all.len(), legal.len());
        assert!(all.iter().all(|it| it.visits == FEW.iterations), "{all:?}");
    }
    assert!(left_out > 0);
}

#[test]
fn money_is_not_quiescent_while_bids_are_open() {
    let (mut game, mut quiescent, mut open) = (after::<money::Money>(3, 0, 1).0, 0, 0);
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for _ in 0..400 {
        let seats = match game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.apply(Step::Chance(outcome), &mut |_| ());
                continue;
            }
            Turn::Over => break,
        };
        let all = game.view(Observer::Arbiter);
        let has_bid = all.seats.iter().any(|(_, it)| it.bid.is_some_and(|bid| !bid.is_empty()));
        let is_open = seats != game.seats() || has_bid;
        assert_eq!(game.is_quiescent(), !is_open);
        *(if is_open { &mut open } else { &mut quiescent }) += 1;
        let seat = seats.lowest().unwrap();
        let action = game.pick(seat, &mut rng);
        game.apply(Step::Act(seat, action), &mut |_| ());
    }
    assert!(quiescent > 5 && open > 50, "{quiescent} {open}");
}

/// One test for each game, and proof that none of the catalogue is missing.
macro_rules! games {
    ($($test:ident: $game:ty,)*) => {
        $(#[test]
        fn $test() {
            check::<$game>();
        })*

        #[test]
        fn every_game_of_the_catalogue_is_tested() {
            let tested = [$(<$game as kernel::Game>::SLUG),*];
            assert_eq!(catalog::GAMES.iter().map(|it| it.slug()).collect::<Vec<_>>(), tested);
        }
    };
}

games! {
    money: money::Money,
    alhambra: alhambra::Alhambra,
    mint_works: mint_works::MintWorks,
    ginkgopolis: ginkgopolis::Ginkgopolis,
    donnant: donnant::Donnant,
}

/// A bid is one decision, however many cards it has, also where others bid in between.
#[test]
fn an_analysis_judges_whole_decisions() {
    let money = catalog::game("money").unwrap();
    let mut played = money.start(3, &[("deals".into(), "1".into())], record::Seed::from_phrase("whole", 1)).unwrap();
    let mut bot = money.bot(catalog::Level::Random, 3);
    for turn in 0..40 {
        let Turn::Seats(seats) = played.turn() else { break };
        // Bids are made in turns, card by card, as bots do at a table.
        let n = usize::from(seats.len());
        let seat = seats.iter().nth(turn % n).unwrap();
        let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
        played.play(seat, &action).unwrap();
    }
    let mut analysis = played.analyse();
    while analysis.next() {}
    let mistakes = analysis.result().mistakes;
    assert!(mistakes.iter().any(|it| it.played.len() > 1), "random bids of several cards are mistakes");
    for mistake in &mistakes {
        for decision in [&mistake.played, &mistake.better] {
            let adds = decision.iter().filter(|it| it.starts_with("add ")).count();
            let whole = adds + 1 == decision.len() && (adds == 0 || decision.last().unwrap() == "seal");
            assert!(whole, "{decision:?}");
        }
        assert_ne!(mistake.played, mistake.better);
    }
}
