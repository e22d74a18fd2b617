//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` records them again.

use donnant::{Action, Donnant, Event, Options};
use kernel::{Game, Observer, Seat};
use rand_pcg::Pcg64Mcg;
use record::Match;
use testkit::records;

use crate::table::{deck_with, options};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// A ninth card was bought.
    Bought,
    /// A ninth card was drawn by joker.
    Drawn,
    /// Round 40 was played without a ninth card.
    Late,
    /// A ninth card came in round 40: no other round follows.
    LateNinth,
}

#[test]
fn a_ninth_card_is_bought() {
    check("bought", 3, &options(&[]), Ending::Bought);
}

#[test]
fn a_ninth_card_is_drawn() {
    check("drawn", 4, &options(&[("window", "B"), ("joker-card", "may-decline")]), Ending::Drawn);
}

#[test]
fn nobody_takes_a_card() {
    check("late", 2, &options(&[]), Ending::Late);
}

#[test]
fn the_ninth_card_comes_too_late() {
    check("late-ninth", 2, &options(&[("joker", "free")]), Ending::LateNinth);
}

/// The deck is part of the record.
#[test]
fn another_deck_travels_with_the_game() {
    let deck = deck_with(&["E01,green,violet,FIXED,*1 *1,PER_ADJ_COMPLETED,,9,0"]);
    check("other-deck", 2, &options(&[("deck", &deck)]), Ending::Bought);
}

fn check(name: &str, players: u8, options: &Options, ending: Ending) {
    let ends_so = |played: &Match<Donnant>| ending_of(played) == Some(ending);
    let played = records::check(env!("CARGO_MANIFEST_DIR"), name, || {
        records::find_by(players, options, |game, seat, rng| choose(game, seat, ending, rng), ends_so)
    });
    assert!(ends_so(&played) && played.options() == options, "{name}");
}

/// Random play; where it is to be late, nobody takes a card before the last round but one.
fn choose(game: &Donnant, seat: Seat, ending: Ending, rng: &mut Pcg64Mcg) -> Action {
    let view = game.view(Observer::Arbiter);
    let late = matches!(ending, Ending::Late | Ending::LateNinth);
    let refrains = late && view.seats[seat].stall.len() >= 8 && (ending == Ending::Late || view.round < 40);
    loop {
        let action = game.pick(seat, rng);
        if !(refrains && matches!(action, Action::Buy(..) | Action::JokerCard(_))) {
            return action;
        }
    }
}

fn ending_of(played: &Match<Donnant>) -> Option<Ending> {
    let (mut ending, mut drew) = (None, false);
    for (_, event) in played.news(Observer::Spectator, 0) {
        match event {
            Event::Drew { .. } => drew = true,
            Event::Turn { .. } => drew = false,
            Event::Ninth { .. } => ending = Some(if drew { Ending::Drawn } else { Ending::Bought }),
            Event::Late => ending = Some(if ending.is_some() { Ending::LateNinth } else { Ending::Late }),
            _ => (),
        }
    }
    ending
}
