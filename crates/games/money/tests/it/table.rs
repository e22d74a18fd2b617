//! Positions and moves in the game's own notation, for tests.
//!
//! A position is an arbiter's view, from which the state can be rebuilt exactly.
#![allow(dead_code, reason = "each test file uses its part")]

use chacha20::ChaCha8Rng;
use kernel::{Game, Observer, PlayError, Step, Turn};
use money::{Cards, Event, LastDeal, Money, Options, Phase, Refusal, View};
use rand_core::SeedableRng;

pub use testkit::seat;

pub struct Table {
    pub game: Money,
    pub news: Vec<Event>,
}

pub fn cards(codes: &str) -> Cards {
    codes.split_whitespace().map(|code| code.parse().unwrap_or_else(|_| panic!("no card {code}"))).collect()
}

pub fn options(pairs: &[(&str, &str)]) -> Options {
    testkit::options(pairs)
}

/// The currencies that are out in tests, by the number of players.
pub fn removed(players: u8) -> &'static str {
    ["SEK,RUB", "RUB", "random"][usize::from(players) - 3]
}

impl Table {
    /// One deal in its first round with these hands and rows; all other cards are in the pile.
    pub fn new(hands: &[&str], right: &str, left: &str) -> Table {
        Table::with(hands, right, left, |_| ())
    }

    pub fn with(hands: &[&str], right: &str, left: &str, change: impl FnOnce(&mut View)) -> Table {
        let players = hands.len() as u8;
        let options = options(&[("deals", "1"), ("remove", removed(players))]);
        let mut view = Money::new(players, &options).unwrap().view(Observer::Arbiter);
        view.phase = Phase::Bid;
        (view.right, view.left) = (cards(right), cards(left));
        for (number, hand) in (1..).zip(hands) {
            view.seats[seat(number)].hand = Some(cards(hand));
        }
        change(&mut view);
        Table { game: Money::determinize(&view, &mut ChaCha8Rng::from_seed([0; 32])), news: Vec::new() }
    }

    /// The same with a pile of just these cards: the rest is out of the game, which only tests do.
    pub fn with_pile(hands: &[&str], right: &str, left: &str, pile: &str) -> Table {
        let mut table = Table::new(hands, right, left);
        let unused = table.arbiter().pile.unwrap().minus(cards(pile));
        // Cards that are out of play lie in the hand of the last seat.
        table = Table::with(hands, right, left, |view| {
            let last = seat(hands.len() as u8);
            view.seats[last].hand = view.seats[last].hand.map(|hand| hand.or(unused));
        });
        assert_eq!(table.arbiter().pile, Some(cards(pile)));
        table
    }

    pub fn try_play(&mut self, number: u8, notation: &str) -> Result<(), PlayError<Refusal>> {
        let action = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        self.game.judge(seat(number), action)?;
        self.game.apply(Step::Act(seat(number), action), &mut |event| self.news.push(event));
        Ok(())
    }

    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.try_play(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        self
    }

    /// Adds these cards, in card order, and seals.
    pub fn bid(&mut self, number: u8, codes: &str) -> &mut Self {
        for card in cards(codes).iter() {
            self.play(number, &format!("add {card}"));
        }
        self.play(number, "seal")
    }

    pub fn draw(&mut self, codes: &str) -> &mut Self {
        for code in codes.split_whitespace() {
            assert_eq!(self.game.turn(), Turn::Chance, "no card is drawn now: {code}");
            let step = Step::Chance(format!("draw {code}").parse().unwrap());
            self.game.apply(step, &mut |event| self.news.push(event));
        }
        self
    }

    pub fn arbiter(&self) -> View {
        self.game.view(Observer::Arbiter)
    }

    pub fn hand(&self, number: u8) -> Cards {
        self.arbiter().seats[seat(number)].hand.unwrap()
    }

    /// Who exchanges now.
    pub fn actor(&self) -> Option<u8> {
        match self.arbiter().phase {
            Phase::Exchange { actor } => Some(actor.number()),
            _ => None,
        }
    }

    pub fn last_deal(&self) -> LastDeal {
        self.arbiter().last_deal.expect("a deal was scored")
    }
}
