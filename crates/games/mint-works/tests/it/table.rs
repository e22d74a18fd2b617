//! Positions and moves in the game's own notation, for tests.
//!
//! A position is an arbiter's view, from which the state can be rebuilt exactly.
#![allow(dead_code, reason = "each test file uses its part")]

use chacha20::ChaCha8Rng;
use kernel::{Game, Observer, PlayError, Seat, Seats, Step, Turn};
use mint_works::{Back, Event, Location, MintWorks, Options, Phase, Plan, Plans, Refusal, View};
use rand_core::SeedableRng;

pub use testkit::seat;

pub struct Table {
    pub game: MintWorks,
    pub news: Vec<Event>,
}

pub fn plans(codes: &str) -> Vec<Plan> {
    codes.split_whitespace().map(|code| code.parse().unwrap_or_else(|_| panic!("no Plan {code}"))).collect()
}

pub fn options(pairs: &[(&str, &str)]) -> Options {
    testkit::options(pairs)
}

/// A Plan that everybody has seen.
pub fn face_down(plan: Plan) -> Back {
    Back { plan: Some(plan), shown: true, known_to: Seats::NONE, scrap: None }
}

/// A Plan that only `known_to` could name.
pub fn secret(plan: Plan, known_to: &[u8]) -> Back {
    Back { known_to: known_to.iter().map(|number| seat(*number)).collect(), shown: false, ..face_down(plan) }
}

impl Table {
    /// A development phase in which the first seat has the token and the turn. A neighbourhood is written as
    /// its mints, its Plans and, after a stroke, its Buildings: `5 mine / truck crane`.
    pub fn new(quarters: &[&str], supply: &str) -> Table {
        Table::with(&[], quarters, supply, |_| ())
    }

    pub fn with(pairs: &[(&str, &str)], quarters: &[&str], supply: &str, change: impl FnOnce(&mut View)) -> Table {
        Table::lay(quarters.len() as u8, pairs, quarters, supply, change)
    }

    /// The same against an opponent, who has the second neighbourhood.
    pub fn solo(ai: &str, quarters: [&str; 2], supply: &str, change: impl FnOnce(&mut View)) -> Table {
        Table::lay(1, &[("ai", ai)], &quarters, supply, change)
    }

    fn lay(
        players: u8,
        pairs: &[(&str, &str)],
        quarters: &[&str],
        supply: &str,
        change: impl FnOnce(&mut View),
    ) -> Table {
        let mut view = MintWorks::new(players, &options(pairs)).unwrap().view(Observer::Arbiter);
        (view.phase, view.turn, view.first_player) = (Phase::Development, seat(1), seat(1));
        view.supply = plans(supply).into_iter().collect();
        for (number, text) in (1..).zip(quarters) {
            let (hand, built) = text.split_once('/').unwrap_or((text, ""));
            let (mints, hand) = hand.split_once(' ').unwrap_or((hand, ""));
            let it = &mut view.seats[seat(number)];
            it.mints = it.mints.map(|_| mints.parse().unwrap());
            it.plans = plans(hand).into_iter().map(face_down).collect();
            it.buildings = plans(built).into_iter().collect();
            let deeds = [(Plan::Wholesaler, Location::Wholesaler), (Plan::Lotto, Location::Lotto)];
            for (_, location) in deeds.into_iter().filter(|(deed, _)| it.buildings.contains(*deed)) {
                view.open.insert(location);
            }
        }
        change(&mut view);
        Table { game: MintWorks::determinize(&view, &mut ChaCha8Rng::from_seed([0; 32])), news: Vec::new() }
    }

    /// The same with a deck of just these cards: all others lie with the last seat as Plans.
    pub fn with_deck(mut self, codes: &str) -> Table {
        let mut view = self.view();
        let deck: Plans = plans(codes).into_iter().collect();
        let last = view.seats.seats().iter().next_back().unwrap();
        let unused = view.deck.unwrap().minus(deck);
        unused.iter().for_each(|plan| view.seats[last].plans.push(face_down(plan)));
        self.game = MintWorks::determinize(&view, &mut ChaCha8Rng::from_seed([0; 32]));
        assert_eq!(self.view().deck, Some(deck));
        self
    }

    pub fn judge(&self, number: u8, notation: &str) -> Result<(), PlayError<Refusal>> {
        self.game.judge(seat(number), notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}")))
    }

    #[track_caller]
    pub fn refuses(&self, number: u8, notation: &str, why: Refusal) {
        assert_eq!(self.judge(number, notation), Err(PlayError::Refused(why)), "{number} {notation}");
    }

    #[track_caller]
    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.judge(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        let step = Step::Act(seat(number), notation.parse().unwrap());
        self.game.apply(step, &mut |event| self.news.push(event));
        self
    }

    /// These Plans are drawn one after another.
    #[track_caller]
    pub fn draw(&mut self, codes: &str) -> &mut Self {
        for code in codes.split_whitespace() {
            assert_eq!(self.game.turn(), Turn::Chance, "no Plan is drawn now: {code}");
            let outcome = format!("draw {code}").parse().unwrap();
            let mut possible = false;
            self.game.outcomes(&mut |it, _| possible |= it == outcome);
            assert!(possible, "{code} cannot be drawn");
            self.game.apply(Step::Chance(outcome), &mut |event| self.news.push(event));
        }
        self
    }

    /// Every player passes in turn, until the phase ends.
    pub fn pass_all(&mut self) -> &mut Self {
        let round = self.view().round;
        while let (Turn::Seats(seats), Phase::Development) = (self.game.turn(), self.view().phase) {
            if self.view().round != round {
                break;
            }
            self.play(seats.lowest().unwrap().number(), "pass");
        }
        self
    }

    pub fn view(&self) -> View {
        self.game.view(Observer::Arbiter)
    }

    pub fn view_of(&self, number: u8) -> View {
        self.game.view(Observer::Seat(seat(number)))
    }

    pub fn turn(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.lowest().map(Seat::number),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    pub fn mints(&self, number: u8) -> u16 {
        self.view().seats[seat(number)].mints.unwrap()
    }

    /// Those of every seat, in order.
    pub fn all_mints(&self) -> Vec<u16> {
        self.view().seats.iter().map(|(_, it)| it.mints.unwrap()).collect()
    }

    pub fn stars(&self, number: u8) -> u8 {
        self.view().seats[seat(number)].stars
    }

    pub fn hand(&self, number: u8) -> String {
        join(self.view().seats[seat(number)].plans.iter().map(|back| back.plan.unwrap()))
    }

    pub fn buildings(&self, number: u8) -> String {
        join(self.view().seats[seat(number)].buildings.iter())
    }

    pub fn supply(&self) -> String {
        join(self.view().supply.iter())
    }

    pub fn under(&self) -> String {
        join(self.view().under.iter().map(|back| back.plan.unwrap()))
    }

    /// The spaces of a location as the snapshot has them.
    pub fn spaces(&self, location: Location) -> String {
        let snapshot = serde_json::to_value(self.game.snapshot()).unwrap();
        snapshot["locations"][location.code()]["spaces"].to_string()
    }

    pub fn owner(&self, location: Location) -> String {
        let snapshot = serde_json::to_value(self.game.snapshot()).unwrap();
        snapshot["locations"][location.code()]["owner"].to_string()
    }

    pub fn winners(&self) -> Vec<u8> {
        assert!(self.is_over());
        self.game.winners().iter().map(Seat::number).collect()
    }
}

fn join(plans: impl Iterator<Item = Plan>) -> String {
    plans.map(Plan::code).collect::<Vec<_>>().join(" ")
}
