//! What is foreseen of an exchange is what then happens.

use kernel::{Draw, Forecast, Game, Observer, Options as _, Seat, Step, Turn};
use money::{Action, Cards, Money, Options, Phase, tally};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays games of three, four and five at random; `visit` sees every choice, before and after.
fn choices(visit: &mut impl FnMut(&Money, Seat, Action, &Money)) {
    let mut options = Options::default();
    options.set("deals", "2").unwrap();
    for n in 0..12 {
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut game = Money::new(3 + (n % 3) as u8, &options).unwrap();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.iter().nth(rng.below(seats.len().into()) as usize).unwrap();
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

/// The hand of a seat, or how it lay when the deal ended.
fn hand(before: &Money, after: &Money, seat: Seat) -> Cards {
    let (was, is) = (before.view(Observer::Arbiter), after.view(Observer::Arbiter));
    match is.last_deal {
        Some(last) if is.deal > was.deal || is.phase == Phase::Over => last.hands[seat],
        _ => is.seats[seat].hand.unwrap(),
    }
}

#[test]
fn forecasts_follow_from_views() {
    (3..=5).for_each(|players| laws::forecasts::<Money>(players, &Options::default(), 2));
}

#[test]
fn an_exchange_brings_what_was_foreseen() {
    let mut tried = [0; 4];
    choices(&mut |before, seat, action, _| {
        for action in [action].into_iter().chain(laws::legal(before, seat)) {
            let kind = match action {
                Action::Row(_) => 0,
                Action::Swap(_) => 1,
                Action::Keep => 2,
                Action::Add(_) | Action::Seal => {
                    assert_eq!(before.forecast_choice(seat, action), None);
                    continue;
                }
            };
            let mut then = before.clone();
            then.apply(Step::Act(seat, action), &mut |_| ());
            let brought = tally(hand(before, &then, seat)).sum();
            assert_eq!(before.forecast_choice(seat, action).map(|it| it.points), Some(brought), "{action}");
            tried[kind] += 1;
            tried[3] += usize::from(then.view(Observer::Spectator).deal > before.view(Observer::Spectator).deal);
        }
    });
    assert!(tried.iter().all(|&n| n > 20), "{tried:?}");
}

/// Until all bids are gone those act whom the ranking names first, as long as nobody swaps a bid away.
#[test]
fn bids_act_in_the_order_of_their_ranking() {
    let (mut acted, mut tied) = (0, 0);
    choices(&mut |before, seat, action, after| {
        let ranking = |game: &Money| game.forecast_now(Observer::Spectator).ranking;
        let (was, is) = (ranking(before), ranking(after));
        let Phase::Exchange { actor } = before.view(Observer::Spectator).phase else {
            assert!(was.is_empty());
            return;
        };
        assert_eq!((was[0].seat, actor), (seat, seat));
        if matches!(action, Action::Row(_) | Action::Keep) && was.len() > 1 {
            assert_eq!(
                is.iter().map(|it| it.seat).collect::<Vec<_>>(),
                was[1..].iter().map(|it| it.seat).collect::<Vec<_>>()
            );
            acted += 1;
        }
        for it in &was {
            let same = was.iter().filter(|other| other.total == it.total).count();
            assert_eq!(it.tied, same > 1);
            tied += usize::from(it.tied);
        }
    });
    assert!(acted > 50 && tied > 10, "{acted} {tied}");
}
