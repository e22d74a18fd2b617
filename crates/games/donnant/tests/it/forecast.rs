//! What is foreseen of a card is what it then brings.

use std::collections::BTreeSet;

use donnant::{Action, Card, Donnant, Laid, Options, Phase};
use kernel::{Draw, Forecast, Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays games at random; `visit` sees every choice, before and after.
fn choices(visit: &mut impl FnMut(&Donnant, Seat, Action, &Donnant)) {
    for n in 0..12 {
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut game = Donnant::new(2 + (n % 3) as u8, &Options::default()).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().nth(rng.below(seats.len().into()) as usize).unwrap();
                    let action = wanted(&game, seat).unwrap_or_else(|| game.pick(seat, &mut rng));
                    Step::Act(seat, action)
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

/// At random few cards are completed: a seat that can does.
fn wanted(game: &Donnant, seat: Seat) -> Option<Action> {
    laws::legal(game, seat).into_iter().find(|it| matches!(it, Action::Complete(..) | Action::Mark(..)))
}

fn stall(game: &Donnant, seat: Seat) -> Vec<Laid> {
    game.view(Observer::Seat(seat)).seats[seat].stall.clone()
}

fn done(stall: &[Laid]) -> Vec<Card> {
    stall.iter().filter(|it| it.done).map(|it| it.card).collect()
}

#[test]
fn a_card_that_is_laid_or_completed_brings_what_was_foreseen() {
    let (mut laid, mut completed) = (0, 0);
    choices(&mut |before, seat, action, after| {
        let gained = after.tally(seat).sum() - before.tally(seat).sum();
        if let Some(foreseen) = before.forecast_choice(seat, action) {
            assert_eq!(gained, foreseen.laid, "{action}");
            let cards = after.forecast_now(Observer::Seat(seat)).seats[seat.index()].gains.clone();
            let Action::Lay(card, _) = action else { panic!("{action} is foreseen") };
            assert_eq!(foreseen.laid + cards[&card], foreseen.done, "{action}");
            laid += 1;
        }
        let (old, new) = (stall(before, seat), stall(after, seat));
        let more: Vec<Card> = done(&new).into_iter().filter(|it| !done(&old).contains(it)).collect();
        if let ([card], true) = (more.as_slice(), old.len() == new.len()) {
            let now = before.forecast_now(Observer::Seat(seat));
            assert_eq!(gained, now.seats[seat.index()].gains[card], "{action}");
            completed += 1;
        }
    });
    assert!(laid > 50 && completed > 20, "{laid} {completed}");
}

#[test]
fn completed_cards_bring_all_points() {
    choices(&mut |_, seat, _, after| {
        let now = after.forecast_now(Observer::Seat(seat));
        assert_eq!(now.seats[seat.index()].points.values().sum::<i16>(), after.tally(seat).sum());
    });
}

#[test]
fn a_card_of_the_market_brings_what_its_best_place_brings() {
    let mut bought = 0;
    choices(&mut |before, seat, action, after| {
        let Action::Buy(card, _) = action else { return };
        let foreseen = before.forecast_now(Observer::Seat(seat)).market[&card];
        let best = |it: Action| after.forecast_choice(seat, it).map(|gain| gain.done);
        let lays =
            laws::legal(after, seat).into_iter().filter(|it| matches!(it, Action::Lay(laid, _) if *laid == card));
        let Some(best) = lays.filter_map(best).max() else { return };
        assert_eq!(foreseen, best.max(0), "{action}");
        bought += 1;
    });
    assert!(bought > 10, "{bought}");
}

/// Whether bonuses lead to a purchase or a completed card, found by trying them all.
fn leads_on(game: &Donnant, seat: Seat, tried: &mut BTreeSet<String>) -> bool {
    if !tried.insert(format!("{:?}", game.view(Observer::Seat(seat)).seats[seat].tweaks)) {
        return false;
    }
    laws::legal(game, seat).into_iter().any(|action| match action {
        Action::Buy(..) | Action::Complete(..) => true,
        Action::Tweak(..) | Action::Paint(..) => {
            let mut then = game.clone();
            then.apply(Step::Act(seat, action), &mut |_| ());
            leads_on(&then, seat, tried)
        }
        _ => false,
    })
}

#[test]
fn bonuses_lead_where_was_foreseen() {
    let mut seen = [0; 2];
    choices(&mut |game, seat, _, _| {
        let legal = laws::legal(game, seat);
        let changes = legal.iter().filter(|it| matches!(it, Action::Tweak(..) | Action::Paint(..))).count();
        if !legal.contains(&Action::End) || changes == 0 || seen.iter().sum::<usize>() > 400 {
            return;
        }
        let Phase::Act { .. } = game.view(Observer::Spectator).phase else { return };
        let foreseen = game.forecast_now(Observer::Seat(seat)).bonus;
        assert_eq!(foreseen, leads_on(game, seat, &mut BTreeSet::new()), "{:?}", game.view(Observer::Seat(seat)));
        seen[usize::from(foreseen)] += 1;
    });
    assert!(seen.iter().all(|&n| n > 3), "{seen:?}");
}
