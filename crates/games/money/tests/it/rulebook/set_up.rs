use kernel::{Game, Observer, OptionsError, Seats, Turn};
use money::{Card, Currency, Event, Money, Options, Phase, coins};

use crate::table::options;

#[test]
fn seven_currencies_of_nine_notes_and_six_coins() {
    use kernel::Piece;
    assert_eq!((Card::COUNT, Currency::COUNT, coins().len()), (69, 7, 6));
    for currency in Currency::each() {
        let values: Vec<u16> = currency.notes().iter().map(Card::value).collect();
        assert_eq!(values, [20, 20, 20, 30, 30, 30, 40, 50, 60]);
    }
    assert!(coins().iter().all(|coin| coin.value() == 10));
}

#[test]
fn fewer_players_play_without_one_or_two_currencies() {
    for (players, n_removed, n_cards) in [(5, 0, 69), (4, 1, 60), (3, 2, 51)] {
        let mut game = Money::new(players, &Options::default()).unwrap();
        for _ in 0..n_removed {
            let mut first = None;
            game.outcomes(&mut |it, _| first = first.or(Some(it)));
            game.apply(kernel::Step::Chance(first.unwrap()), &mut |_| ());
        }
        assert_eq!(game.census(), n_cards);
        assert_eq!(game.view(Observer::Spectator).removed.len(), n_removed);
    }
}

#[test]
fn two_or_six_cannot_play() {
    for players in [0, 1, 2, 6] {
        assert_eq!(Money::new(players, &Options::default()), Err(OptionsError::Players));
    }
}

#[test]
fn named_currencies_are_out_of_all_deals_and_must_be_as_many_as_needed() {
    let game = Money::new(3, &options(&[("remove", "RUB,SEK")])).unwrap();
    assert_eq!(
        (game.census(), game.view(Observer::Spectator).removed),
        (51, "SEK RUB".split(' ').map(|it| it.parse().unwrap()).collect())
    );
    let wrong = |players, remove| Money::new(players, &options(&[("remove", remove)])).unwrap_err();
    assert!(matches!(wrong(3, "RUB"), OptionsError::Refused { key: "remove", why: "count", .. }));
    assert!(matches!(wrong(4, "RUB,SEK"), OptionsError::Refused { .. }));
    assert!(matches!(wrong(5, "RUB"), OptionsError::Refused { .. }));
    for bad in ["RUB,RUB", "XXX", "", "RUB,", "rub"] {
        let mut options = Options::default();
        assert_eq!(
            kernel::Options::set(&mut options, "remove", bad),
            Err(OptionsError::Value { key: "remove" }),
            "{bad}"
        );
    }
}

#[test]
fn six_cards_each_then_four_to_the_right_then_four_to_the_left() {
    let mut game = Money::new(5, &Options::default()).unwrap();
    let mut news = Vec::new();
    for n in 0..38 {
        assert_eq!(game.turn(), Turn::Chance);
        let view = game.view(Observer::Spectator);
        let counts: Vec<u8> = view.seats.iter().map(|(_, it)| it.n_cards).collect();
        assert_eq!(counts, (0..5).map(|at: u8| (n as u8).saturating_sub(6 * at).min(6)).collect::<Vec<_>>());
        assert_eq!(view.right.len(), (n as u32).saturating_sub(30).min(4));
        assert_eq!(view.left.len(), (n as u32).saturating_sub(34).min(4));
        let mut last = None;
        game.outcomes(&mut |it, _| last = Some(it));
        game.apply(kernel::Step::Chance(last.unwrap()), &mut |event| news.push(event));
    }
    let view = game.view(Observer::Spectator);
    assert_eq!((view.phase, view.n_pile, view.round, view.deal), (Phase::Bid, 31, 1, 1));
    assert_eq!(game.turn(), Turn::Seats(Seats::first(5)));
    assert!(matches!(news.last(), Some(Event::Round { deal: 1, round: 1, pile: 31, .. })));
}
