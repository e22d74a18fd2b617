//! What is foreseen is what then happens.

use std::collections::BTreeSet;

use kernel::{Forecast, Game, Observer, Options as _, Seat, Step, Turn};
use mint_works::{Action, Event, Location, MintWorks, Now, Obstacle, Options, Outcome, Phase, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// One to four players, with every advanced location and every opponent.
const KINDS: [(u8, &[(&str, &str)]); 8] = [
    (1, &[("ai", "justin")]),
    (1, &[("ai", "rachael")]),
    (1, &[("ai", "sonic")]),
    (1, &[("ai", "mort")]),
    (2, &[("advanced", "recycler,swap-meet"), ("recycler", "buildings-too")]),
    (2, &[("advanced", "crowdfunder,temp-agency")]),
    (3, &[("advanced", "recycler,temp-agency"), ("recycler", "buildings-at-cost")]),
    (4, &[("advanced", "swap-meet,temp-agency")]),
];

/// Plays games at random; `visit` sees every choice with the game before and after, nature not asked yet.
fn choices(visit: &mut impl FnMut(&MintWorks, Seat, Action, &MintWorks)) {
    for (players, texts) in KINDS {
        let mut options = Options::default();
        texts.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        for n in 0..6 {
            let mut rng = Pcg64Mcg::seed_from_u64(n);
            let mut game = MintWorks::new(players, &options).unwrap();
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        Step::Act(seat, game.pick(seat, &mut rng))
                    }
                };
                let before = game.clone();
                game.apply(step, &mut |_| ());
                if let Step::Act(seat, action) = step {
                    visit(&before, seat, action, &game);
                }
            }
        }
    }
}

fn own(game: &MintWorks, seat: Seat) -> View {
    game.view(Observer::Seat(seat))
}

/// What a placement did to its player, as far as that happens before somebody else moves.
fn happened(before: &MintWorks, seat: Seat, action: Action) -> Outcome {
    // An automatic opponent moves at once: only what was told before that counts.
    let (mut then, mut cost, mut gain, mut others) = (before.clone(), 0, 0, false);
    then.apply(Step::Act(seat, action), &mut |event| match event {
        Event::Placed { seat: other, mints, .. } if other == seat => cost = mints,
        Event::Placed { .. } | Event::Passed { .. } => others = true,
        Event::Gained { seat: other, mints } if other == seat && !others => gain = u16::from(mints),
        _ => (),
    });
    if then.turn() == Turn::Chance && own(&then, seat).phase == Phase::Lottery {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        then.apply(Step::Chance(then.sample(&mut rng)), &mut |_| ());
    }
    let (was, is) = (own(before, seat).seats[seat], own(&then, seat).seats[seat]);
    Outcome {
        cost,
        gain,
        // What others give while they move is not foreseen.
        left: was.mints.map(|mints| mints + gain - u16::from(cost)),
        stars: is.stars,
        change: i16::from(is.stars) - i16::from(was.stars),
    }
}

#[test]
fn forecasts_follow_from_views() {
    for (players, texts) in KINDS {
        let mut options = Options::default();
        texts.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        laws::forecasts::<MintWorks>(players, &options, 2);
    }
}

#[test]
fn a_placement_brings_what_was_foreseen() {
    let (mut tried, mut places) = (0, BTreeSet::new());
    choices(&mut |before, seat, _, _| {
        for action in laws::legal(before, seat) {
            let foreseen = before.forecast_choice(seat, action);
            let (Action::Place(placement) | Action::Copy(placement)) = action else {
                assert_eq!(foreseen, None, "{action}");
                continue;
            };
            assert_eq!(foreseen, Some(happened(before, seat, action)), "{action}");
            places.insert((matches!(action, Action::Copy(_)), placement.location()));
            tried += 1;
        }
    });
    assert!(tried > 5000, "{tried}");
    let placed: Vec<Location> = places.iter().filter(|(copied, _)| !copied).map(|(_, it)| *it).collect();
    assert_eq!(placed.len(), 9, "{placed:?}");
    assert!(places.iter().any(|(copied, _)| *copied), "{places:?}");
}

#[test]
fn what_cannot_be_used_is_what_no_choice_uses() {
    let mut seen = BTreeSet::new();
    choices(&mut |game, seat, _, _| {
        let view = own(game, seat);
        if view.phase != Phase::Development {
            return;
        }
        let now = game.forecast_now(Observer::Seat(seat));
        let words: Vec<String> = laws::legal(game, seat).iter().map(ToString::to_string).collect();
        let is_used = |start: &str| words.iter().any(|it| *it == start || it.starts_with(&format!("{start} ")));
        for location in view.open.iter() {
            let obstacle = now.unusable.get(&location);
            assert_eq!(obstacle.is_none(), is_used(&format!("place {location}")), "{location} {obstacle:?}");
            seen.extend(obstacle.map(|it| format!("{it:?}").split_whitespace().next().unwrap().to_owned()));
            if let Some(Obstacle::Mints { missing }) = obstacle {
                assert!(is_usable_with(&view, seat, location, *missing), "{location} {missing}");
                assert!(!is_usable_with(&view, seat, location, missing - 1), "{location} {missing}");
            }
        }
        for plan in view.supply.iter() {
            let is_bought = is_used(&format!("place supplier {plan}"));
            assert_eq!(now.unaffordable.get(&plan).is_some(), !is_bought, "{plan}");
        }
    });
    let all = ["Copy", "Deck", "Full", "Mints", "NoCard", "NoPlan"];
    assert!(all.iter().all(|it| seen.contains(*it)), "{seen:?}");
}

/// Whether something could be done there with so many mints more.
fn is_usable_with(view: &View, seat: Seat, location: Location, more: u16) -> bool {
    let mut view = *view;
    view.seats[seat].mints = view.seats[seat].mints.map(|mints| mints + more);
    let game = MintWorks::determinize(&view, &mut Pcg64Mcg::seed_from_u64(0));
    game.forecast_now(Observer::Seat(seat)).unusable.get(&location).is_none()
}

#[test]
fn prices_are_what_is_paid() {
    choices(&mut |before, seat, action, _| {
        let now = before.forecast_now(Observer::Seat(seat));
        let Some(Outcome { cost, .. }) = before.forecast_choice(seat, action) else { return };
        match action {
            Action::Place(mint_works::Placement::Supplier(plan)) => assert_eq!(now.plans[&plan], cost),
            Action::Place(placement) => assert_eq!(now.prices[&placement.location()], cost),
            _ => (),
        }
    });
}

#[test]
fn buildings_are_worth_the_stars_of_their_owner() {
    choices(&mut |_, _, _, game| {
        let (view, now): (View, Now) = (game.view(Observer::Spectator), game.forecast_now(Observer::Spectator));
        for (seat, it) in view.seats.iter() {
            assert_eq!(now.seats[seat.index()].stars.values().sum::<u8>(), it.stars);
        }
    });
}

/// The last of the passes ends the phase, and upkeep brings what was foreseen before it.
#[test]
fn upkeep_comes_from_whom_and_brings_what_was_foreseen() {
    let (mut ended, mut open) = (0, 0);
    choices(&mut |before, seat, action, after| {
        let is_last = matches!(after.turn(), Turn::Chance) || own(after, seat).round > own(before, seat).round;
        if action != Action::Pass || !is_last || own(after, seat).phase == Phase::Over {
            return;
        }
        let (now, mut then) = (before.forecast_now(Observer::Seat(seat)), after.clone());
        // An opponent that plays by itself may place on before it passes.
        let rival_moved = own(before, seat).solo && now.closes != Some(seat);
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        while then.turn() == Turn::Chance {
            then.apply(Step::Chance(then.sample(&mut rng)), &mut |_| ());
        }
        if let Phase::CoOp { owner } = own(&then, seat).phase {
            let action = then.pick(owner, &mut rng);
            then.apply(Step::Act(owner, action), &mut |_| ());
            open += 1;
        }
        let (was, is) = (own(before, seat), own(&then, seat));
        if is.phase == Phase::Over || rival_moved || was.solo {
            return;
        }
        assert_eq!(now.closes, Some(seat));
        for (seat, it) in is.seats.iter() {
            let income = now.seats[seat.index()].income;
            let gained = it.mints.unwrap() - was.seats[seat].mints.unwrap();
            assert!((income.least..=income.most).contains(&gained), "{seat} {gained} {income:?}");
            assert!(income.most - income.least <= 1, "{income:?}");
        }
        ended += 1;
    });
    assert!(ended > 100 && open > 5, "{ended} {open}");
}
