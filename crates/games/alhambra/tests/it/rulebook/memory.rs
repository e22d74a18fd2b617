use alhambra::{Alhambra, Bounds, Options};
use chacha20::ChaCha8Rng;
use kernel::{Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use record::{Match, Seed};

use super::position;
use crate::table::{Table, notes, seat};

#[test]
fn every_hand_could_be_remembered() {
    let mut table = Table::at(&position());
    table.play(1, "take O9").draw("O8").play(2, "buy 2 B9").draw("T13");
    for observer in [Observer::Seat(seat(3)), Observer::Spectator] {
        let view = table.game.view(observer);
        assert_eq!(view.seats[seat(1)].known, notes("Y2 Y3 Y5 Y9 O9"), "dealt openly, taken openly");
        assert_eq!(view.seats[seat(2)].known, notes("B2 B3 B5"), "paid openly");
    }
}

/// A game of three whose stack and scoring cards are known: 95 notes in piles of 19.
fn begun(before_a: u8, before_b: u8) -> Table {
    let mut table = Table::fresh(3);
    table.draw("T13 P2 J8c A4 Y9 Y9 Y9 B9 B9 B9 G9 G9 G8 O1 O2 O3 O9");
    table.chance(&format!("hide A {before_a}")).chance(&format!("hide B {before_b}"));
    table
}

#[test]
fn a_view_knows_the_pile_of_a_scoring_card_and_what_was_drawn_of_it() {
    let mut table = begun(22, 60);
    let bounds = |table: &Table, observer| {
        let view = table.game.view(observer);
        let pair = |it: Option<Bounds>| it.map(|it| (it.least, it.most));
        (pair(view.before_a), pair(view.before_b))
    };
    assert_eq!(bounds(&table, Observer::Spectator), (Some((19, 38)), Some((57, 76))));
    assert_eq!(bounds(&table, Observer::Arbiter), (Some((22, 22)), Some((60, 60))));
    // Twenty-two single notes are taken and replaced.
    for n in 0..22u8 {
        let number = table.to_act().unwrap();
        let open = table.legal(number)[0].clone();
        table.play(number, &open);
        let outcome = table.outcomes()[0].clone();
        assert_ne!(outcome, "draw A");
        table.chance(&outcome);
        let least = 18u8.saturating_sub(n);
        assert_eq!(bounds(&table, Observer::Seat(seat(1))).0, Some((least, 37 - n)), "after {} notes", n + 1);
    }
    assert_eq!(bounds(&table, Observer::Arbiter).0, Some((0, 0)), "it lies on top, and only the arbiter knows");
    assert_eq!(bounds(&table, Observer::Spectator).0, Some((0, 16)));
    let number = table.to_act().unwrap();
    let open = table.legal(number)[0].clone();
    table.play(number, &open).draw("A");
    assert_eq!(bounds(&table, Observer::Spectator), (None, Some((35, 54))));
}

#[test]
fn a_determinization_puts_a_scoring_card_anywhere_it_may_lie() {
    let table = begun(22, 60);
    let view = table.game.view(Observer::Seat(seat(2)));
    let mut rng = ChaCha8Rng::from_seed([5; 32]);
    let mut counts = [0u32; 20];
    for _ in 0..4_000 {
        let state = Alhambra::determinize(&view, &mut rng).view(Observer::Arbiter);
        counts[usize::from(state.before_a.unwrap().least) - 19] += 1;
        assert!((57..=76).contains(&state.before_b.unwrap().least));
    }
    assert!(counts.iter().all(|n| (140..260).contains(n)), "{counts:?}");
}

/// Of many games, those that look alike after so many notes have A where determinizations put it.
#[test]
fn nothing_but_the_place_of_a_and_b_is_unknown() {
    let played = Match::<Alhambra>::new(4, &Options::default(), Seed::from_phrase("unknown", 0)).unwrap();
    let mut game = played.game().clone();
    let mut rng = ChaCha8Rng::from_seed([6; 32]);
    while game.turn() != Turn::Over {
        let view = game.view(Observer::Spectator);
        let mut other = Alhambra::determinize(&view, &mut rng).view(Observer::Arbiter);
        let truth = game.view(Observer::Arbiter);
        (other.before_a, other.before_b) = (truth.before_a, truth.before_b);
        assert_eq!(other, truth);
        let step = match game.turn() {
            Turn::Seats(seats) => {
                let seat: Seat = seats.lowest().unwrap();
                Step::Act(seat, game.pick(seat, &mut rng))
            }
            _ => Step::Chance(game.sample(&mut rng)),
        };
        game.apply(step, &mut |_| ());
    }
}
